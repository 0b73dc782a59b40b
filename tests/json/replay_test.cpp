// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/json/replay.hpp>

#include <string>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace replay_test {
namespace {

using namespace inarow;
using inarow_tests::after;
using inarow_tests::after_columns;

using replay_text = core::fixed_string<1000>;

constexpr replay_text replayed(const auto& position, int moves) {
    replay_text result;
    json::write_replay(result, position, moves);
    return result;
}
constexpr replay_text replayed(const auto& position, int moves, const move_text& refused) {
    replay_text result;
    json::write_replay(result, position, moves, explain_refusal(position, refused), refused);
    return result;
}

constexpr bool a_game_in_play() {
    return replayed(after<tic_tac_toe>({{1, 1}, {0, 2}}), 2) ==
           R"({"moves": 2, "outcome": "in play", "to_move": "first", )"
           R"("board": ["...", ".X.", "O.."], "decisive_line": null, "error": null})";
}
static_assert(a_game_in_play());
TEST_CASE("a game in play") { CHECK(a_game_in_play()); }

constexpr bool a_won_game() {
    return replayed(after_columns<connect_four>("1212121"), 7) ==
           R"({"moves": 7, "outcome": "first won", "to_move": null, "board": [".......", )"
           R"(".......", "X......", "XO.....", "XO.....", "XO....."], )"
           R"("decisive_line": ["a4", "a3", "a2", "a1"], "error": null})";
}
static_assert(a_won_game());
TEST_CASE("a won game") { CHECK(a_won_game()); }

constexpr bool a_misere_game_is_won_by_the_other() {
    return replayed(after_columns<misere(connect_four)>("1212121"), 7) ==
           R"({"moves": 7, "outcome": "second won", "to_move": null, "board": [".......", )"
           R"(".......", "X......", "XO.....", "XO.....", "XO....."], )"
           R"("decisive_line": ["a4", "a3", "a2", "a1"], "error": null})";
}
static_assert(a_misere_game_is_won_by_the_other());
TEST_CASE("a misère game is won by the other player") {
    CHECK(a_misere_game_is_won_by_the_other());
}

constexpr bool a_line_that_is_too_long_is_not_written() {
    constexpr rules one_row = exactly({.columns = 8, .rows = 1, .run = 3});
    return replayed(after<one_row>({{0, 0}, {5, 0}, {1, 0}, {7, 0}, {3, 0}, {4, 0}, {2, 0}}), 7) ==
           R"({"moves": 7, "outcome": "in play", "to_move": "second", )"
           R"("board": ["XXXXOO.O"], "decisive_line": null, "error": null})";
}
static_assert(a_line_that_is_too_long_is_not_written());
TEST_CASE("a line that is too long is not written") {
    CHECK(a_line_that_is_too_long_is_not_written());
}

constexpr bool a_draw_has_no_winning_line() {
    constexpr rules one_row{.columns = 2, .rows = 1, .run = 2};
    return replayed(after<one_row>({{0, 0}, {1, 0}}), 2) ==
           R"({"moves": 2, "outcome": "draw", "to_move": null, "board": ["XO"], )"
           R"("decisive_line": null, "error": null})";
}
static_assert(a_draw_has_no_winning_line());
TEST_CASE("a draw has no winning line") { CHECK(a_draw_has_no_winning_line()); }

constexpr bool a_refused_move_is_escaped() {
    return replayed(after<tic_tac_toe>({{1, 1}}), 1, move_text{"b2"})
               .view()
               .ends_with(
                   R"("error": {"kind": "taken", "move": 2, "text": "Move 2: second (O) cannot )"
                   R"(play \"b2\": b2 is already taken by first (X)."}})") &&
           replayed(after<tic_tac_toe>(), 0, move_text{"\\\"\x01"})
               .view()
               .contains(R"(play \"\\\"\\x01\": it is not a move)");
}
static_assert(a_refused_move_is_escaped());
TEST_CASE("a refused move is escaped") { CHECK(a_refused_move_is_escaped()); }

// The stones of a set-up are not moves of the list.
constexpr bool moves_are_counted_from_the_start_of_the_list() {
    return replayed(after<tic_tac_toe>({{1, 1}, {0, 2}}), 0, move_text{"b2"})
        .view()
        .contains(R"("move": 1, "text": "Move 1: first (X) cannot)");
}
static_assert(moves_are_counted_from_the_start_of_the_list());
TEST_CASE("moves are counted from the start of the list") {
    CHECK(moves_are_counted_from_the_start_of_the_list());
}

/// The parts of a replay, as other documents hold them.
constexpr replay_text part(auto write) {
    replay_text result;
    json::writer json(result);
    write(json);
    return result;
}
constexpr bool parts_of_a_replay() {
    constexpr auto won = after_columns<connect_four>("1212121");
    constexpr auto fresh = after<tic_tac_toe>();
    const move_text text{"d1"};
    return part([&](auto& json) { json::write_board(json, fresh); }) ==
               R"(["...", "...", "..."])" &&
           part([&](auto& json) { json::write_decisive_line(json, fresh); }) == "null" &&
           part([&](auto& json) { json::write_decisive_line(json, won); }) ==
               R"(["a4", "a3", "a2", "a1"])" &&
           // The number is that of the list, also in the sentence.
           part([&](auto& json) {
               json::write_refusal(json, tic_tac_toe, explain_refusal(fresh, text), 5, text);
           }) == R"({"kind": "off_the_board", "move": 5, "text": "Move 5: first (X) cannot play )"
                 R"(\"d1\": it is off the board (a1 to c3)."})" &&
           part([&](auto& json) {
               json.begin_object();
               json.key("board");
               json::write_board(json, fresh);
               json.key("line");
               json::write_decisive_line(json, fresh);
               json.end_object();
           }) == R"({"board": ["...", "...", "..."], "line": null})";
}
static_assert(parts_of_a_replay());
TEST_CASE("parts of a replay") { CHECK(parts_of_a_replay()); }

TEST_CASE("into a string, from a board of any size") {
    std::string text;
    json::write_replay(text, position::start({.columns = 1, .rows = 2, .run = 5}).value(), 0);
    CHECK(text == R"({"moves": 0, "outcome": "in play", "to_move": "first", "board": [".", "."], )"
                  R"("decisive_line": null, "error": null})");
}

}  // namespace
}  // namespace replay_test
