// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/svg.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace svg_test {
namespace {

using namespace inarow;
using draw::coordinates;
using inarow_tests::after;
using inarow_tests::after_columns;
using inarow_tests::drawn_svg;
using inarow_tests::has;

constexpr auto opened = after<tic_tac_toe>({{1, 1}, {0, 0}});
constexpr auto won = after<tic_tac_toe>({{0, 2}, {0, 0}, {1, 1}, {1, 0}, {2, 0}});
constexpr auto dropped = after_columns<connect_four>("4141414");

/// What stands before the style sheet, and what behind it.
constexpr std::string_view head(std::string_view svg) { return svg.substr(0, svg.find("<style>")); }
constexpr std::string_view body(std::string_view svg) {
    constexpr std::string_view end = "</style>\n";
    return svg.substr(svg.find(end) + end.size());
}

constexpr bool the_head_tells_size_and_content() {
    return head(drawn_svg(won)) ==
           "<svg xmlns='http://www.w3.org/2000/svg' class='inarow placed' role='img' "
           "viewBox='0 0 179 182' width='179' height='182'>\n"
           "<title>tic-tac-toe: X has won</title>\n"
           "<desc>X on c3, b2, a1. O on a3, b3. The winning line is a1, b2, c3.</desc>\n";
}
AT_BOTH_TIMES(the_head_tells_size_and_content)

constexpr bool the_line_of_a_misere_game_has_lost() {
    const auto svg =
        drawn_svg(after<misere(tic_tac_toe)>({{0, 2}, {0, 0}, {1, 1}, {1, 0}, {2, 0}}));
    return has(svg,
               "<title>tic-tac-toe/misere: O has won</title>\n"
               "<desc>X on c3, b2, a1. O on a3, b3. The losing line is a1, b2, c3.</desc>\n") &&
           has(svg, "<path class='line' d='M57 122L137 42'/>");
}
AT_BOTH_TIMES(the_line_of_a_misere_game_has_lost)

constexpr bool a_line_around_the_board_is_drawn_in_parts() {
    const auto svg =
        drawn_svg(after<on_torus(tic_tac_toe)>({{0, 0}, {1, 1}, {1, 2}, {2, 2}, {2, 1}}));
    return has(svg, "<title>tic-tac-toe/torus: X has won</title>\n") &&
           has(svg, "<path class='line' d='M57 42L57 42M97 122L137 82'/>");
}
AT_BOTH_TIMES(a_line_around_the_board_is_drawn_in_parts)

constexpr bool a_line_that_is_too_long_is_not_drawn() {
    constexpr rules one_row = exactly({.columns = 8, .rows = 1, .run = 3});
    const auto svg =
        drawn_svg(after<one_row>({{0, 0}, {5, 0}, {1, 0}, {7, 0}, {3, 0}, {4, 0}, {2, 0}}));
    return has(svg, "<title>8x1/3/exactly: O to move</title>") && !has(svg, "class='line'") &&
           !has(svg, "line is");
}
AT_BOTH_TIMES(a_line_that_is_too_long_is_not_drawn)

constexpr bool crosses_and_rings_on_a_grid() {
    return body(drawn_svg(won)) ==
           R"(<rect class='card' width='179' height='182' rx='12'/>
<g class='names' text-anchor='end'>
<text x='21' y='47'>3</text>
<text x='21' y='87'>2</text>
<text x='21' y='127'>1</text>
</g>
<g class='names' text-anchor='middle'>
<text x='57' y='167'>a</text>
<text x='97' y='167'>b</text>
<text x='137' y='167'>c</text>
</g>
<path class='grid' d='M77 22v120M117 22v120M37 62h120M37 102h120'/>
<path class='band' d='M57 122L137 42'/>
<path class='line' d='M57 122L137 42'/>
<g class='first'>
<path d='M127 32l20 20m0-20l-20 20'/>
<path d='M87 72l20 20m0-20l-20 20'/>
<path d='M47 112l20 20m0-20l-20 20'/>
</g>
<g class='second'>
<circle cx='57' cy='42' r='11'/>
<circle cx='97' cy='42' r='11'/>
</g>
</svg>
)";
}
AT_BOTH_TIMES(crosses_and_rings_on_a_grid)

constexpr bool discs_in_a_panel() {
    constexpr rules two{.columns = 2, .rows = 2, .run = 2, .gravity = drop};
    return body(drawn_svg(after_columns<two>("121"), {.coordinates = coordinates::none})) ==
           R"(<rect class='card' width='124' height='124' rx='12'/>
<rect class='panel' x='16' y='16' width='92' height='92' rx='14'/>
<g class='hole'>
<circle cx='82' cy='42' r='16'/>
</g>
<g class='first'>
<circle cx='42' cy='42' r='14'/>
<circle cx='42' cy='82' r='14'/>
</g>
<g class='second'>
<circle cx='82' cy='82' r='14'/>
</g>
<path class='band' d='M42 42L42 82'/>
<path class='line' d='M42 42L42 82'/>
</svg>
)";
}
AT_BOTH_TIMES(discs_in_a_panel)

constexpr bool the_line_can_be_left_out() {
    const auto svg = drawn_svg(won, {.decisive_line = false});
    return !has(svg, "class='line'") && !has(svg, "class='band'") && !has(svg, "winning line") &&
           has(svg, "X has won");
}
AT_BOTH_TIMES(the_line_can_be_left_out)

constexpr bool a_marked_square() {
    constexpr std::string_view on_grid =
        "<rect class='marked' x='80' y='65' width='34' height='34' rx='6'/>\n";
    constexpr std::string_view in_panel =
        "<g class='marked'>\n<circle cx='57' cy='242' r='18'/>\n</g>\n";
    return has(drawn_svg(opened, {.marked = {1, 1}}), on_grid) &&
           has(drawn_svg(dropped, {.marked = {0, 5}}), in_panel) &&
           !has(drawn_svg(opened), "class='marked'") &&
           !has(drawn_svg(opened, {.marked = {3, 0}}), "class='marked'");
}
AT_BOTH_TIMES(a_marked_square)

constexpr bool squares_can_be_clicked() {
    constexpr std::string_view last_of_nine =
        "<rect data-square='8' x='117' y='102' width='40' height='40'/>\n</g>\n</svg>\n";
    return has(drawn_svg(opened, {.targets = true}), last_of_nine) &&
           has(drawn_svg(dropped, {.targets = true}), "data-square='41'") &&
           !has(drawn_svg(opened), "data-square");
}
AT_BOTH_TIMES(squares_can_be_clicked)

constexpr bool titles_tell_how_the_game_stands() {
    constexpr rules small{.columns = 2, .rows = 1, .run = 2, .gravity = drop};
    constexpr rules lone{.columns = 1, .rows = 1, .run = 1};
    constexpr rules turned = starting_with(second, tic_tac_toe);
    return has(drawn_svg(opened), "<title>tic-tac-toe: X to move</title>") &&
           has(drawn_svg(after<turned>()), "<title>tic-tac-toe: O to move</title>") &&
           has(drawn_svg(dropped), "<title>connect-four: Yellow has won</title>") &&
           has(drawn_svg(after_columns<exactly(connect_four)>("4141414")),
               "<title>connect-four/exactly: Yellow has won</title>") &&
           has(drawn_svg(after_columns<misere(connect_four)>("4141414")),
               "<title>connect-four/misere: Red has won</title>") &&
           has(drawn_svg(after_columns<small>("1")), "<title>2x1/2/drop: Red to move</title>") &&
           has(drawn_svg(after_columns<small>("12")), "<title>2x1/2/drop: a draw</title>") &&
           has(drawn_svg(after<lone>({{0, 0}})), "<title>1x1/1: X has won</title>");
}
AT_BOTH_TIMES(titles_tell_how_the_game_stands)

constexpr bool descriptions_tell_the_stones() {
    constexpr auto one_stone = after<tic_tac_toe>({{2, 2}});
    return has(drawn_svg(after<tic_tac_toe>()), "<desc>The board is empty.</desc>") &&
           has(drawn_svg(one_stone), "<desc>X on c1.</desc>") &&
           has(drawn_svg(after_columns<connect_four>("4453")),
               "<desc>Yellow on d1, e1. Red on d2, c1.</desc>");
}
AT_BOTH_TIMES(descriptions_tell_the_stones)

constexpr bool names_follow_the_coordinates() {
    return has(drawn_svg(dropped), ">7</text>") && !has(drawn_svg(dropped), ">a</text>") &&
           has(drawn_svg(dropped, {.coordinates = coordinates::letters}), ">g</text>") &&
           !has(drawn_svg(won, {.coordinates = coordinates::none}), "<text");
}
AT_BOTH_TIMES(names_follow_the_coordinates)

constexpr bool nothing_but_the_picture_is_needed() {
    for (const auto& svg : {drawn_svg(won), drawn_svg(dropped)})
        if (has(svg, "href") || has(svg, "url(") || has(svg, "@import") || has(svg, " id="))
            return false;
    return true;
}
AT_BOTH_TIMES(nothing_but_the_picture_is_needed)

/// Every element is closed in its turn, the outermost last; no character needs escaping.
constexpr bool is_well_formed(std::string_view xml) {
    std::string_view open[8];
    std::size_t depth = 0;
    while (!xml.empty()) {
        const std::size_t end = xml.find('>');
        if (xml[0] != '<' || end == std::string_view::npos) return false;
        const std::string_view tag = xml.substr(1, end - 1);
        int quotes = 0;
        for (const char c : tag) quotes += c == '\'' ? 1 : 0;
        if (quotes % 2 != 0 || tag.contains('<')) return false;
        if (tag[0] == '/') {
            if (depth == 0 || open[--depth] != tag.substr(1)) return false;
        } else if (!tag.ends_with('/')) {
            if (depth == 8) return false;
            open[depth++] = tag.substr(0, tag.find(' '));
        }
        xml.remove_prefix(end + 1);
        const std::string_view text = xml.substr(0, xml.find('<'));
        if (text.contains('&') || (depth == 0 && text != "\n")) return false;
        xml.remove_prefix(text.size());
    }
    return depth == 0;
}
static_assert(is_well_formed("<a b='c'><d/>e</a>\n") && !is_well_formed("<a><b></a></b>\n"));
static_assert(!is_well_formed("<a>\n") && !is_well_formed("<a b='></a>\n"));

constexpr bool pictures_are_well_formed() {
    return is_well_formed(drawn_svg(opened, {.marked = {0, 0}})) &&
           is_well_formed(drawn_svg(won, {.coordinates = coordinates::none})) &&
           is_well_formed(drawn_svg(dropped, {.marked = {3, 2}}));
}
AT_BOTH_TIMES(pictures_are_well_formed)

TEST_CASE("pictures of every size are well-formed") {
    for (const gravity how : {place, drop}) {
        for (int columns = 1; columns <= 41; columns += 8) {
            for (int rows = 1; rows <= 121; rows += 40) {
                const auto p = position::start({columns, rows, 3, how}).value();
                std::string text;
                draw::svg(text, p);
                CHECK(is_well_formed(text));
            }
        }
    }
}

TEST_CASE("a large board is shown smaller") {
    std::string text;
    draw::svg(text, position::start({.columns = 40, .rows = 40, .run = 5}).value());
    CHECK(head(text).contains("viewBox='0 0 1669 1662' width='800' height='796'>"));
    CHECK(text.contains(">an</text>"));
}

TEST_CASE("large boards on which stones are placed are gobans") {
    constexpr auto p = after<rules{.columns = 9, .rows = 9, .run = 5}>({{4, 4}, {0, 8}});
    const auto svg = drawn_svg(p, {.marked = {0, 8}});
    CHECK(has(svg, "class='inarow goban'"));
    CHECK(has(svg,
              "<title>9x9/5: Black to move</title>\n"
              "<desc>Black on e5. White on a1.</desc>"));
    // Nine lines each way, through the centers of the squares, and five dots.
    CHECK(has(body(svg), "<path class='grid' d='M57 42v320M97 42v320"));
    CHECK(has(body(svg), "M57 362h320'/>"));
    CHECK(has(body(svg), "<g class='star'>\n<circle cx='137' cy='122' r='4'/>"));
    CHECK(has(body(svg), "<g class='first'>\n<circle cx='217' cy='202' r='18'/>\n</g>"));
    // The last move is a dot on its stone.
    CHECK(has(body(svg), "<g class='marked'>\n<circle cx='57' cy='362' r='5'/>\n</g>\n</svg>"));
}

}  // namespace
}  // namespace svg_test
