// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/export.hpp>

#include "acting.hpp"
#include "support/at_both_times.hpp"

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace export_test {
namespace {

using namespace inarow;
using notation::kind;
using test::expect;
using test::state_of;
using ui::document;
using ui::export_format;

std::string exported(export_format format, std::string_view state_text) {
    const auto s = state_of(state_text);
    REQUIRE(format.supports(s.rules()));
    std::string result;
    export_as(result, format, s);
    return result;
}

constexpr bool a_format_is_a_notation_or_a_document() {
    constexpr std::string_view documents[] = {"position", "drawing", "picture",
                                              "sgf",      "program", "state"};
    expect(export_format::notations == notation::kind_names.size() - 1);  // all but `any`
    expect(export_format::count == export_format::notations + std::size(documents));
    for (std::size_t i = 0; i < export_format::count; ++i) {
        const export_format format(i);
        expect(format.has_moves() == (i < export_format::notations));
        const std::string_view name = format.has_moves()
                                          ? std::string_view(name_of(static_cast<kind>(i + 1)))
                                          : documents[i - export_format::notations];
        expect(format.name() == name);
        expect(export_format::find(format.name()) == format);
        expect(format.has_moves() ? format == export_format(format.notation())
                                  : format == export_format(format.what()));
        expect(!format.title().empty());
    }
    expect(export_format(kind::columns).notation() == kind::columns);
    expect(export_format(document::svg).what() == document::svg);
    expect(export_format(kind::algebraic).title() == "Algebraic (b3)");
    expect(export_format(document::svg).title() == "Picture (SVG)");
    expect(export_format(kind::xy) != export_format(document::state));
    for (const std::string_view name : {"", "any", "svg", "Names", "nothing"})
        expect(!export_format::find(name));
    return true;
}
AT_BOTH_TIMES(a_format_is_a_notation_or_a_document)

constexpr std::string_view dropped = "rules=connect-four&moves=4453&ply=3";
constexpr std::string_view placed = "moves=b2,a1,c3";

TEST_CASE("the moves that are shown, in every notation") {
    CHECK(exported(kind::columns, dropped) == "445");
    CHECK(exported(kind::algebraic, dropped) == "d1 d2 e1");
    CHECK(exported(kind::xy, dropped) == "41 42 51");
    CHECK(exported(kind::openspiel, dropped) == "x3 o3 x4");
    CHECK(exported(kind::algebraic, placed) == "b2 a1 c3");
    CHECK(exported(kind::xy, placed) == "22 11 33");
    CHECK(exported(kind::names, placed) == "center bottom-left top-right");
    CHECK(exported(kind::openspiel, placed) == "x(1,1) o(2,0) x(0,2)");
    CHECK(exported(kind::columns, "rules=10x3/3/drop&moves=10,1,1") == "10 1 1");
    CHECK(exported(kind::xy, "rules=10x3/3/drop&moves=10,1,1") == "10,1 1,1 1,2");
    CHECK(exported(kind::algebraic, "").empty());
}

TEST_CASE("who started is seen where the notation says it") {
    CHECK(exported(kind::openspiel, "rules=3x3/3/second&moves=b2,a1") == "o(1,1) x(2,0)");
}

TEST_CASE("a notation that cannot write such squares is none") {
    CHECK(export_format(kind::columns).supports(connect_four));
    CHECK(!export_format(kind::columns).supports(tic_tac_toe));
    CHECK(export_format(kind::names).supports(tic_tac_toe));
    CHECK(!export_format(kind::names).supports(connect_four));
    for (const export_format format : std::initializer_list<export_format>{
             kind::algebraic, kind::xy, kind::openspiel, document::position, document::drawing,
             document::svg, document::sgf, document::program, document::state})
        for (const rules& r : {tic_tac_toe, connect_four, gomoku}) CHECK(format.supports(r));
}

TEST_CASE("the position in one line") {
    CHECK(exported(document::position, dropped) ==
          "......./......./......./......./...O.../...XX.. O");
    CHECK(exported(document::position, placed) == "..X/.X./O.. O");
}

TEST_CASE("the documents of a game by the other rules") {
    constexpr std::string_view lost = "rules=3x3/3/misere&moves=a1,a2,b1,b2,c1";
    CHECK(exported(document::drawing, lost) ==
          "3  . . .\n"
          "2  O O .\n"
          "1 [X X X]\n"
          "   a b c\n");
    CHECK(exported(document::position, lost) == ".../OO./XXX O");
    CHECK(exported(document::svg, lost).contains("tic-tac-toe/misere: O has won"));
    CHECK(exported(document::state, lost) == lost);
    CHECK(exported(document::state, "rules=15x15/5/exactly&moves=h8") ==
          "rules=15x15/5/exactly&moves=h8");
}

TEST_CASE("the game as SGF, with all moves and variations") {
    CHECK(exported(document::sgf, placed) ==
          "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3];B[bb];W[ac];B[ca])");
    CHECK(exported(document::sgf, dropped) ==
          "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[7:6]RU[7x6/4/drop];B[df];W[de];B[ef];W[cf])");
    CHECK(
        exported(document::sgf, "moves=b2,a1(a2,c3)(a3)c2&ply=1") ==
        "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3];B[bb](;W[ac];B[cb])(;W[ab];B[ca])(;W[aa]))");
    CHECK(exported(document::sgf, "rules=3x3/3/second&position=3/1O1/3&moves=a1") ==
          "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3/second]AW[bb]PL[B];B[ac])");
    CHECK(
        exported(
            document::sgf,
            "moves=b2,a1(a2)&record=;PB[Anna]RE[B+Resign]ZZ[1][2];AT[2]C[x~5C~5D];AT[2.2]N[y]") ==
        "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[3]RU[3x3/3]PB[Anna]RE[B+Resign]ZZ[1][2];B[bb](;W[ac]C[x"
        "\\]])(;W[ab]N[y]))");
    CHECK(export_format(document::sgf).title() == "Game (SGF)");
    CHECK(!export_format(document::sgf).supports({.columns = 53, .rows = 3, .run = 3}));
    CHECK(export_format(document::svg).supports({.columns = 53, .rows = 3, .run = 3}));
}

TEST_CASE("the game as a program") {
    CHECK(exported(document::program, dropped) ==
          "#include <inarow.hpp>\n\nusing namespace inarow;\n\n"
          "using start = new_game<connect_four>;\n"
          "using game = play<start, 4, 4, 5>;\n\n"
          "static_assert(is_ongoing<game>);\n");
    CHECK(exported(document::program, placed).contains("play<start, \"b2\", \"a1\", \"c3\">;"));
    CHECK(exported(document::program, "rules=connect-four&position=7/7/7/7/7/3X3&moves=44")
              .contains("using start = set_up<connect_four, \"7/7/7/7/7/3X3\">;\n"
                        "using game = play<start, 4, 4>;"));
    CHECK(
        exported(document::program, "").contains("using game = start;\n\nstatic_assert(is_fresh"));
    CHECK(exported(document::program, "moves=a1,a2,b1,b2,c1").contains("first_has_won<game>"));
    CHECK(exported(document::program, "rules=10x3/3/drop&moves=10,1")
              .contains("new_game<rules{.columns = 10, .rows = 3, .run = 3, .gravity = drop}>;\n"
                        "using game = play<start, 10, 1>;"));
    CHECK(exported(document::program, "rules=3x3/3/exactly/misere/second&moves=")
              .contains("new_game<starting_with(second, misere(exactly(tic_tac_toe)))>"));
    CHECK(exported(document::program, "rules=connect-four&moves=44444466666652")
              .contains("6, 6, 6, 6, 6, 6,\n                  5, 2>;"));
}

TEST_CASE("the board as a drawing") {
    CHECK(exported(document::drawing, placed) ==
          "3 . . X\n"
          "2 . X .\n"
          "1 O . .\n"
          "  a b c\n");
}

TEST_CASE("the board as a picture, with the last move marked") {
    const std::string picture = exported(document::svg, placed);
    CHECK(picture.starts_with("<svg "));
    CHECK(picture.ends_with("</svg>\n"));
    std::string marked;
    draw::svg(marked, state_of(placed).position(), {.marked = {.column = 2, .row = 0}});
    CHECK(picture == marked);
    std::string plain;
    draw::svg(plain, ui::state::initial().position());
    CHECK(exported(document::svg, "moves=") == plain);
    CHECK(picture != plain);
}

TEST_CASE("all there is to the state, moves that were taken back too") {
    CHECK(exported(document::state, "rules=connect-four&moves=4453&ply=3&hints=on") ==
          "rules=7x6/4/drop&moves=4453&ply=3&hints=on");
}

TEST_CASE("exported moves are read again") {
    for (const kind k : {kind::algebraic, kind::xy, kind::names})
        CHECK(state_of("moves=" + exported(k, placed)) == state_of(placed));
    for (const kind k : {kind::columns, kind::algebraic})
        CHECK(state_of("rules=connect-four&moves=" + exported(k, dropped)) ==
              state_of("rules=connect-four&moves=445"));
}

}  // namespace
}  // namespace export_test
