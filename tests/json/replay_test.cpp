// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/notation/moves_text.hpp>

#include "support/at_both_times.hpp"

#include <string>

#include <doctest/doctest.h>

namespace replay_test {
namespace {

using namespace inarow;

using replay_text = core::fixed_string<1000>;

template <rules Rules>
constexpr game_of<Rules> after(core::string_view moves = "") {
    return notation::play_moves(game_of<Rules>(position_of<Rules>::start(Rules).value()), moves)
        .value();
}

/// A part of an object.
constexpr replay_text part(auto write) {
    replay_text result;
    json::writer json(result);
    write(json);
    return result;
}
constexpr replay_text replayed(const auto& game) {
    replay_text result;
    json::write_replay(result, {.line = 7}, game.position(), game.moves());
    return result;
}
constexpr replay_text replayed(const auto& game, const move_text& refused) {
    replay_text result;
    json::write_replay(result, {}, game.position(), game.moves(),
                       explain_refusal(game.position(), refused), refused);
    return result;
}

constexpr bool a_game_in_play() {
    return replayed(after<tic_tac_toe>("b2 a1")) ==
           R"({"kind": "position", "line": 7, "rules": "3x3/3", "ply": 2, )"
           R"("moves": ["b2", "a1"], "warnings": [], "outcome": "in play", "to_move": "first", )"
           R"("board": ["...", ".X.", "O.."], "decisive_line": null, "error": null})";
}
AT_BOTH_TIMES(a_game_in_play)

constexpr bool a_won_game() {
    return replayed(after<connect_four>("1212121")) ==
           R"({"kind": "position", "line": 7, "rules": "7x6/4/drop", "ply": 7, )"
           R"("moves": ["1", "2", "1", "2", "1", "2", "1"], "warnings": [], )"
           R"("outcome": "first won", "to_move": null, "board": [".......", )"
           R"(".......", "X......", "XO.....", "XO.....", "XO....."], )"
           R"("decisive_line": ["a4", "a3", "a2", "a1"], "error": null})";
}
AT_BOTH_TIMES(a_won_game)

constexpr bool a_misere_game_is_won_by_the_other() {
    const auto text = replayed(after<misere(connect_four)>("1212121"));
    return text.view().contains(R"("rules": "7x6/4/drop/misere")") &&
           text.view().ends_with(
               R"("outcome": "second won", "to_move": null, "board": [".......", )"
               R"(".......", "X......", "XO.....", "XO.....", "XO....."], )"
               R"("decisive_line": ["a4", "a3", "a2", "a1"], "error": null})");
}
AT_BOTH_TIMES(a_misere_game_is_won_by_the_other)

constexpr bool a_line_that_is_too_long_is_not_written() {
    constexpr rules one_row = exactly({.columns = 8, .rows = 1, .run = 3});
    return replayed(after<one_row>("a1 f1 b1 h1 d1 e1 c1"))
        .view()
        .ends_with(R"("outcome": "in play", "to_move": "second", "board": ["XXXXOO.O"], )"
                   R"("decisive_line": null, "error": null})");
}
AT_BOTH_TIMES(a_line_that_is_too_long_is_not_written)

constexpr bool a_draw_has_no_winning_line() {
    constexpr rules one_row{.columns = 2, .rows = 1, .run = 2};
    return replayed(after<one_row>("a1 b1"))
        .view()
        .ends_with(R"("outcome": "draw", "to_move": null, "board": ["XO"], )"
                   R"("decisive_line": null, "error": null})");
}
AT_BOTH_TIMES(a_draw_has_no_winning_line)

constexpr replay_text moves_of(const auto& game, notation::kind k) {
    return part([&](auto& json) { json::write_moves(json, k, game.position(), game.moves()); });
}
constexpr bool moves_are_in_the_notation() {
    constexpr auto placed = after<starting_with(second, tic_tac_toe)>("b2 a1 c3");
    constexpr auto dropped = after<connect_four>("44");
    return moves_of(placed, notation::kind::any) == R"(["b2", "a1", "c3"])" &&
           moves_of(placed, notation::kind::names) == R"(["center", "bottom-left", "top-right"])" &&
           moves_of(placed, notation::kind::openspiel) == R"-(["o(1,1)", "x(2,0)", "o(0,2)"])-" &&
           moves_of(dropped, notation::kind::any) == R"(["4", "4"])" &&
           moves_of(dropped, notation::kind::algebraic) == R"(["d1", "d2"])" &&
           moves_of(after<tic_tac_toe>(), notation::kind::any) == "[]";
}
AT_BOTH_TIMES(moves_are_in_the_notation)

constexpr replay_text heading_of(const json::written_moves& moves) {
    return part([&](auto& json) {
        json.begin_object();
        json::write_heading(json, "position", {}, after<tic_tac_toe>("b2").position(), moves);
        json.end_object();
    });
}
constexpr bool moves_that_are_written_already() {
    return heading_of({.count = 1, .strings = R"("b2")"}) ==
               R"({"kind": "position", "line": null, "rules": "3x3/3", "ply": 1, )"
               R"("moves": ["b2"], "warnings": []})" &&
           heading_of({}).view().contains(R"("ply": 0, "moves": [], "warnings": [])");
}
AT_BOTH_TIMES(moves_that_are_written_already)

constexpr bool a_refused_move_is_escaped() {
    return replayed(after<tic_tac_toe>("b2"), move_text{"b2"})
               .view()
               .ends_with(
                   R"("error": {"kind": "taken", "move": 2, "text": "Move 2: second (O) cannot )"
                   R"(play \"b2\": b2 is already taken by first (X)."}})") &&
           replayed(after<tic_tac_toe>(), move_text{"\\\"\x01"})
               .view()
               .contains(R"(play \"\\\"\\x01\": it is not a move)");
}
AT_BOTH_TIMES(a_refused_move_is_escaped)

// The stones of a set-up are not moves of the list.
constexpr bool moves_are_counted_from_the_start_of_the_list() {
    const game_of<tic_tac_toe> set_up(after<tic_tac_toe>("b2 a3").position());
    return replayed(set_up, move_text{"b2"})
        .view()
        .contains(R"("move": 1, "text": "Move 1: first (X) cannot)");
}
AT_BOTH_TIMES(moves_are_counted_from_the_start_of_the_list)

// A refused line has the keys of an accepted one.
constexpr bool a_refused_list_differs_in_its_error() {
    const auto accepted = part([&](auto& json) {
        const auto game = after<tic_tac_toe>("b2");
        json.begin_object();
        json::write_heading(json, "position", {}, game.position(), game.moves());
        json.end_object();
    });
    const core::string_view heading = accepted.view().substr(0, accepted.size() - 1);
    return replayed(after<tic_tac_toe>("b2"), move_text{"b2"}).view().starts_with(heading);
}
AT_BOTH_TIMES(a_refused_list_differs_in_its_error)

constexpr bool parts_of_a_replay() {
    constexpr auto won = after<connect_four>("1212121").position();
    constexpr auto fresh = after<tic_tac_toe>().position();
    const move_text text{"d1"};
    return part([&](auto& json) { json::write_board(json, fresh); }) ==
               R"(["...", "...", "..."])" &&
           part([&](auto& json) { json::write_to_move(json, fresh); }) == R"("first")" &&
           part([&](auto& json) { json::write_to_move(json, won); }) == "null" &&
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
               json.key("decisive_line");
               json::write_decisive_line(json, fresh);
               json.end_object();
           }) == R"({"board": ["...", "...", "..."], "decisive_line": null})";
}
AT_BOTH_TIMES(parts_of_a_replay)

TEST_CASE("into a string, from a board of any size") {
    std::string text;
    const auto g = game::start({.columns = 1, .rows = 2, .run = 5}).value();
    json::write_replay(text, {}, g.position(), g.moves());
    CHECK(text == R"({"kind": "position", "line": null, "rules": "1x2/5", "ply": 0, "moves": [], )"
                  R"("warnings": [], "outcome": "in play", "to_move": "first", )"
                  R"("board": [".", "."], "decisive_line": null, "error": null})");
}

}  // namespace
}  // namespace replay_test
