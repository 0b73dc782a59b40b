// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/export.hpp>
#include <inarow/ui/import.hpp>

#include "acting.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <random>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace import_test {
namespace {

using namespace inarow;
using test::state_of;
using test::text_of;

std::string imported(std::string_view text, std::string_view before = "rules=3x3/3&moves=b2") {
    const auto result = ui::import_game(text, state_of(before));
    return result ? text_of(result->state) : std::string(ui::sentence(result.error()).view());
}

TEST_CASE("a game in each form that moves are exported in") {
    CHECK(imported("a1 b2 c3") == "rules=3x3/3&moves=a1,b2,c3");
    CHECK(imported(" a1\tb2\n") == "rules=3x3/3&moves=a1,b2");
    CHECK(imported("center bottom-left") == "rules=3x3/3&moves=b2,a1");
    CHECK(imported("rules=7x6/4/drop&moves=44") == "rules=7x6/4/drop&moves=44");
    CHECK(imported("rules=7x6/4/drop\nmoves=44\n") == "rules=7x6/4/drop&moves=44");
    CHECK(imported("https://example.org/a/#rules=7x6/4/drop&moves=44&hints=on") ==
          "rules=7x6/4/drop&moves=44&hints=on");
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh];W[ig])") == "rules=15x15/5&moves=h8,i9");
}

TEST_CASE("digits are columns of Connect Four where they are no moves of the rules") {
    CHECK(imported("4444172") == "rules=7x6/4/drop&moves=4444172");
    CHECK(imported("4444172", "rules=9x9/5/drop&moves=") == "rules=9x9/5/drop&moves=4444172");
}

TEST_CASE("a game in SGF has its variations and its start position") {
    CHECK(imported("(;FF[4]GM[4]SZ[15]AB[aa];W[hh])") ==
          "rules=15x15/5&position=X14/15/15/15/15/15/15/15/15/15/15/15/15/15/15&moves=h8");
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh](;W[ig];B[aa])(;W[hg](;B[bb])(;B[cc])))") ==
          "rules=15x15/5&moves=h8,i9(h9,b14(c13))a15");
    std::string many = "(;GM[4]SZ[15];B[hh]";
    for (int i = 0; i < 101; ++i) {
        many += "(;W[";
        many += static_cast<char>('a' + i % 15);
        many += static_cast<char>('a' + i / 15);
        many += "])";
    }
    CHECK(imported(many + ')') ==
          "The game has more than 100 variations, the most that a game can have here.");
}

TEST_CASE("a position, of the rules of the game or of a game with a name") {
    CHECK(imported("..X/.X./O.. O") == "rules=3x3/3&position=2X/1X1/O2&moves=");
    CHECK(imported("..X/.../O.. O") == "rules=3x3/3/second&position=2X/3/O2&moves=");
    CHECK(imported("7/7/7/7/7/3X3") == "rules=7x6/4/drop&position=7/7/7/7/7/3X3&moves=");
    CHECK(imported("...X/..../..../....", "rules=4x4/3&moves=&hints=on") ==
          "rules=4x4/3&position=3X/4/4/4&moves=&hints=on");
    CHECK(imported("7/7/7/7/3X3/7") ==
          "No game reaches this board: there is a free square under the stone on d2.");
}

TEST_CASE("settings stay") {
    CHECK(imported("a1", "rules=3x3/3&moves=b2&second=computer&second-level=3&hints=on") ==
          "rules=3x3/3&moves=a1&second=computer&second-level=3&hints=on");
}

TEST_CASE("a game in SGF has the rules that it says, whatever was played before") {
    for (const std::string_view before : {"rules=3x3/3", "rules=7x6/4/drop&moves=4"}) {
        CHECK(imported("(;GM[4]SZ[15];B[aa];W[hh];B[ba])", before) ==
              "rules=15x15/5&moves=a15,h8,b15");
        CHECK(imported("(;RU[7x6/4/drop];B[df])", before) == "rules=7x6/4/drop&moves=4");
    }
}

TEST_CASE("links, drawings and lists in every form") {
    const std::string game = "rules=3x3/3&moves=b2,a1";
    for (const std::string_view text :
         {"https://x/#rules=3x3%2F3&moves=b2%2Ca1", "Look: <https://x/#rules=3x3/3&mov\nes=b2,a1>.",
          "[\"b2\", \"a1\"]", "1. b2 a1", "b2-a1", "b2\na1\n"})
        CHECK(imported(text, "rules=3x3/3&moves=") == game);
    CHECK(imported("https://connect4.gamesolver.org/?pos=4453") == "rules=7x6/4/drop&moves=4453");
    CHECK(imported("3 O . X\n2 . X .\n1 . . .\n  a b c") ==
          "rules=3x3/3&position=O1X/1X1/3&moves=");
}

TEST_CASE("what is not read is said") {
    const auto warnings = [](std::string_view text) {
        const auto read = ui::import_game(text, ui::state::initial());
        REQUIRE(read);
        std::string names;
        for (const auto& w : read->warnings) names += std::string(name_of(w.kind)) + ' ';
        return names;
    };
    CHECK(warnings("(;GM[4]SZ[15]RU[Renju];B[hh])") == "rules_not_applied ");
    CHECK(warnings("(;FF[4]GM[4]SZ[15];B[hh](;W[ig])(;W[hh]))") == "partly_read ");
    CHECK(warnings("see https://x/#rules=3x3/3&moves=b2 now") == "text_ignored ");
    CHECK(warnings("rules=3x3/3&foo&moves=b2") == "partly_read ");
    CHECK(warnings("rules=3x3/3&utm_source=x&moves=b2").empty());
    CHECK(ui::import_game("(;B[hh])(;B[ii])", ui::state::initial())->games == 2);
}

TEST_CASE("what is no game is refused in words") {
    CHECK(imported("a1 a1") ==
          "Move 2: second (O) cannot play \"a1\": a1 is already taken by first (X). A link, a list "
          "of moves, a position, a drawn board or a game in SGF can be pasted.");
    CHECK(imported("") ==
          "There is no game in it: a link, a list of moves, a position, a drawn board or a game in "
          "SGF can be pasted.");
    CHECK(imported(" \n") == imported(""));
    CHECK(imported("x=y").starts_with("Move 1: first (X) cannot play \"x=y\": it is not a move"));
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh];W[hh])") ==
          "The game cannot be read at character 28: Move 2: second (O) cannot play \"h8\": "
          "h8 is "
          "already taken by first (X).");
    CHECK(imported("(;FF[4]GM[4]SZ[30]RU[30x30/5];B[hh])") ==
          "The board is too large: it has 30 columns, but there is room for 19 here.");
    CHECK(imported("X.O/.Q./... X") ==
          "The game cannot be read at character 6: expected X, O or . for a square.");
    CHECK(imported("XX./.../... X") ==
          "No game reaches this board: with 2 X and 0 O it cannot be the turn of first (X).");
}

TEST_CASE(
    "every export of moves, SGF and state is read back, to the same game if it names squares") {
    std::mt19937 random(20261124);
    for (const rules& r : {tic_tac_toe, connect_four, gomoku, exactly(tic_tac_toe)}) {
        for (int i = 0; i < 50; ++i) {
            auto s = state_of("rules=3x3/3&moves=");
            game played(position::start_unchecked(r));
            const int plies = 1 + test::below(r.squares(), random);
            while (!played.position().is_over() && played.ply() < plies) {
                const auto moves = played.position().available_moves();
                const int chosen = test::below(static_cast<int>(moves.size()), random);
                REQUIRE(played.apply(moves[static_cast<std::size_t>(chosen)]));
            }
            notation::record record(ui::start_of(played));
            (void)record.add_moves(played.moves());
            const auto made = ui::detail::with_game(s, record);
            REQUIRE(made);
            for (std::size_t f = 0; f < ui::export_format::count; ++f) {
                const ui::export_format format(f);
                const bool is_read = format.has_moves() || format == ui::document::sgf ||
                                     format == ui::document::state;
                if (!format.supports(r) || !is_read) continue;
                std::string text;
                ui::export_as(text, format, *made);
                CAPTURE(format.name());
                CAPTURE(text);
                const auto back = ui::import_game(text, *made);
                REQUIRE(back);
                // Numbers of columns and rows can be moves in another notation, too.
                if (format.has_moves() && (format.notation() == notation::kind::xy ||
                                           format.notation() == notation::kind::gomocup))
                    continue;
                CHECK(back->state.game == made->game);
            }
        }
    }
}

}  // namespace
}  // namespace import_test
