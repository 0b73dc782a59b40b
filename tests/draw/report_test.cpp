// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/report.hpp>
#include <inarow/dynamic.hpp>

#include <string>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace {

using namespace inarow;
using inarow_tests::after;
using inarow_tests::after_columns;

using report_text = core::text<1000>;

constexpr report_text reported(const auto& position, int moves) {
    report_text result;
    draw::write_report(result, position, moves);
    return result;
}
constexpr report_text reported(const auto& position, int moves, const move_text& refused) {
    report_text result;
    draw::write_report(result, position, moves, why_refused(position, refused), refused);
    return result;
}

constexpr bool a_game_in_play() {
    return reported(after<tic_tac_toe>({{1, 1}, {0, 2}}), 2) ==
           R"({"moves": 2, "outcome": "in play", "to_move": "first", )"
           R"("board": ["...", ".X.", "O.."], "winning_line": null, "error": null})";
}
static_assert(a_game_in_play());
TEST_CASE("a game in play") { CHECK(a_game_in_play()); }

constexpr bool a_won_game() {
    return reported(after_columns<connect_four>("1212121"), 7) ==
           R"({"moves": 7, "outcome": "first won", "to_move": null, "board": [".......", )"
           R"(".......", "X......", "XO.....", "XO.....", "XO....."], )"
           R"("winning_line": ["a4", "a3", "a2", "a1"], "error": null})";
}
static_assert(a_won_game());
TEST_CASE("a won game") { CHECK(a_won_game()); }

constexpr bool a_draw_has_no_winning_line() {
    constexpr rules one_row{.columns = 2, .rows = 1, .run = 2};
    return reported(after<one_row>({{0, 0}, {1, 0}}), 2) ==
           R"({"moves": 2, "outcome": "draw", "to_move": null, "board": ["XO"], )"
           R"("winning_line": null, "error": null})";
}
static_assert(a_draw_has_no_winning_line());
TEST_CASE("a draw has no winning line") { CHECK(a_draw_has_no_winning_line()); }

constexpr bool a_refused_move_is_escaped() {
    return reported(after<tic_tac_toe>({{1, 1}}), 1, move_text{"b2"})
               .view()
               .ends_with(
                   R"("error": {"kind": "taken", "move": 2, "text": "Move 2: second (O) cannot )"
                   R"(play \"b2\": b2 is already taken by first (X)."}})") &&
           reported(after<tic_tac_toe>(), 0, move_text{"\\\"\x01"})
               .view()
               .contains(R"(play \"\\\"\\x01\": it is not a move)");
}
static_assert(a_refused_move_is_escaped());
TEST_CASE("a refused move is escaped") { CHECK(a_refused_move_is_escaped()); }

// The stones of a set-up are no moves of the line.
constexpr bool moves_are_counted_from_the_beginning_of_the_line() {
    return reported(after<tic_tac_toe>({{1, 1}, {0, 2}}), 0, move_text{"b2"})
        .view()
        .contains(R"("move": 1, "text": "Move 1: first (X) cannot)");
}
static_assert(moves_are_counted_from_the_beginning_of_the_line());
TEST_CASE("moves are counted from the beginning of the line") {
    CHECK(moves_are_counted_from_the_beginning_of_the_line());
}

TEST_CASE("into a string, from a board of any size") {
    std::string to;
    draw::write_report(to, position::start({.columns = 1, .rows = 2, .run = 5}).value(), 0);
    CHECK(to == R"({"moves": 0, "outcome": "in play", "to_move": "first", "board": [".", "."], )"
                R"("winning_line": null, "error": null})");
}

}  // namespace
