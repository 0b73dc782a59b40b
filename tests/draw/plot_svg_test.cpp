// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/plot_svg.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace plot_svg_test {
namespace {

using namespace inarow;
using inarow_tests::drawing;
using inarow_tests::has;
using solve::analyzed_move;
using solve::bounds;
using solve::judgment;
using test::expect;

/// Tic-tac-toe in which second throws away a draw, and first the win.
constexpr auto judged_game = [] {
    solve::analysis<9> a{.start = position_of<tic_tac_toe>::start(tic_tac_toe).value()};
    a.moves.push_back({.number = 1, .mover = first, .where = {1, 1}, .judgment = judgment::best});
    analyzed_move<9> m{.number = 2, .mover = second, .where = {1, 0}, .after = {2, 2}};
    m.judgment = judgment::mistake;
    m.better.push_back({0, 0});
    m.better.push_back({2, 0});
    a.moves.push_back(m);
    m = {.number = 3, .mover = first, .where = {2, 1}, .before = {2, 2}, .after = {1, 1}};
    m.judgment = judgment::inaccuracy;
    a.moves.push_back(m);
    return a;
}();

constexpr drawing plotted(const auto& a) {
    drawing result;
    draw::plot_svg(result, a);
    return result;
}
constexpr std::string_view head(std::string_view svg) { return svg.substr(0, svg.find("<style>")); }
constexpr std::string_view body(std::string_view svg) {
    constexpr std::string_view end = "</style>\n";
    return svg.substr(svg.find(end) + end.size());
}

constexpr bool the_head_tells_the_game_in_words() {
    return expect(
        head(plotted(judged_game).view()) ==
        R"svg(<svg xmlns='http://www.w3.org/2000/svg' class='inarow plot' role='img' viewBox='0 0 296 176' width='296' height='176'>
<title>tic-tac-toe: the score after each move</title>
<desc>Positive when X wins. At the start 0, at the end +1. Move 2, O: threw away a draw (better: a3 c3). Move 3, X: wins later: with move 9 instead of 7.</desc>
)svg");
}
AT_BOTH_TIMES(the_head_tells_the_game_in_words)

TEST_CASE("the picture") {
    CHECK(body(plotted(judged_game).view()) ==
          R"svg(<rect class='card' width='296' height='176' rx='12'/>
<path class='grid' d='M56 66H168M56 22H168'/>
<g class='names' text-anchor='end'>
<text x='46' y='71'>0</text>
<text x='46' y='27'>+2</text>
</g>
<g class='names'>
<text x='180' y='46'>X wins</text>
<text x='180' y='71'>draw</text>
<text x='180' y='96'>O wins</text>
</g>
<path class='first' d='M56 66H112V22H140V44H168V66z'/>
<path class='second' d='M56 66H168V66z'/>
<path class='zero' d='M56 66H168'/>
<path class='mistake' d='M126 15l7 7-7 7-7-7z'><title>Move 2, O: threw away a draw (better: a3 c3)</title></path>
<path class='inaccuracy' d='M154 40a4 4 0 1 1 0 8 4 4 0 1 1 0-8z'><title>Move 3, X: wins later: with move 9 instead of 7</title></path>
<g class='names' text-anchor='middle'>
<text x='70' y='132'>0</text>
<text x='126' y='132'>2</text>
</g>
<g class='names'>
<text x='180' y='132'>move</text>
</g>
<path class='mistake' d='M63 148l7 7-7 7-7-7z'><title>mistake</title></path>
<g class='names'>
<text x='76' y='160'>mistake</text>
</g>
<path class='inaccuracy' d='M183 151a4 4 0 1 1 0 8 4 4 0 1 1 0-8z'><title>inaccuracy</title></path>
<g class='names'>
<text x='196' y='160'>inaccuracy</text>
</g>
</svg>
)svg");
}

TEST_CASE("mistakes and inaccuracies have shapes of their own") {
    const drawing picture = plotted(judged_game);
    CHECK(has(picture, "<path class='mistake' d='M126 15l7 7-7 7-7-7z'>"));
    CHECK(has(picture, "<path class='inaccuracy' "));
}

TEST_CASE("discs have the colors of discs, and dark pages theirs") {
    solve::analysis<42> a{.start = position_of<connect_four>::start(connect_four).value()};
    const drawing picture = plotted(a);
    CHECK(has(picture, "class='inarow plot discs'"));
    CHECK(has(picture, "<title>connect-four: the score after each move</title>"));
    CHECK(has(picture, "Positive when Yellow wins. At the start 0.</desc>"));
    CHECK(has(picture, "Red wins"));
    CHECK(has(picture, "@media (prefers-color-scheme:dark){"));
}

TEST_CASE("what is unknown is an area, and in the legend") {
    auto a = judged_game;
    a.at_start = {-4, 5};
    CHECK(!has(plotted(judged_game), "<path class='unknown'"));
    CHECK(!has(plotted(judged_game), ">unknown</text>"));
    CHECK(has(plotted(a), "<path class='unknown' d='M56 22h28V110h-28z'/>"));
    CHECK(has(plotted(a), ">unknown</text>"));
}

/// How often a part occurs.
std::size_t count(std::string_view whole, std::string_view part) {
    std::size_t result = 0;
    for (std::size_t offset = whole.find(part); offset != std::string_view::npos;
         offset = whole.find(part, offset + part.size()))
        ++result;
    return result;
}

TEST_CASE("a game of 361 moves") {
    const rules r{.columns = 19, .rows = 19, .run = 19};
    solve::analysis<dynamic> a{.start = position::start(r).value()};
    for (int i = 1; i <= 361; ++i) {
        analyzed_move<dynamic> m{.number = i, .mover = i % 2 != 0 ? first : second};
        m.before = a.moves.empty() ? a.at_start : a.moves.back().after;
        m.after = i % 60 < 30 ? bounds{0, 0} : bounds{i / 2, i / 2};
        m.judgment = judged(for_first(m.before, m.mover), for_first(m.after, m.mover));
        a.moves.push_back(m);
    }
    std::string picture;
    draw::plot_svg(picture, a);
    CHECK(picture.contains("viewBox='0 0 1252 "));
    CHECK(picture.contains("' width='1200' "));
    // In the picture each has its sign and its words; the legend has one more.
    const auto mistakes = a.count(first, judgment::mistake) + a.count(second, judgment::mistake);
    CHECK(mistakes > 0);
    CHECK(count(picture, "<path class='mistake'") == static_cast<std::size_t>(mistakes) + 1);
    CHECK(count(picture, "<title>") == count(picture, "</title>"));
    CHECK(count(picture, "<g ") == count(picture, "</g>"));
}

}  // namespace
}  // namespace plot_svg_test
