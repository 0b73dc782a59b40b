// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>

#include "support/at_both_times.hpp"

#include <type_traits>

#include <doctest/doctest.h>

namespace game_test {
namespace {

using namespace inarow;
using test::expect;

using started_game = new_game<tic_tac_toe>;
using set_up_game = set_up<tic_tac_toe, "X../.../...">;
using played_game = play<started_game, "center", "a1">;

/// A class of somebody else.
struct node {
    using links = int;
};

constexpr bool game_types_are_told_from_others() {
    expect(game_type<started_game> && game_type<set_up_game> && game_type<played_game>);
    expect(!game_type<node> && !game_type<int> && !game_type<game_of<tic_tac_toe>> &&
           !game_type<position_of<tic_tac_toe>>);
    expect(!game_type<rules> && !game_type<try_play<started_game, "b2">>);
    expect(game_type<try_play<started_game, "b2">::game>);
    // What is no game has none of the properties of games.
    expect(!legal_moves<int> && !has_moves<rules, 0> && !finished<int> && !in_play<int>);
    return expect(!in_play<int> && !finished<int> && !has_moves<int> && !legal_moves<int, "a1">);
}
AT_BOTH_TIMES(game_types_are_told_from_others)

constexpr bool nothing_is_in_a_game_type() {
    return expect(std::is_empty_v<started_game> && std::is_empty_v<set_up_game> &&
                  std::is_empty_v<played_game>);
}
AT_BOTH_TIMES(nothing_is_in_a_game_type)

constexpr bool a_game_type_names_a_position() {
    static_assert(std::is_same_v<decltype(played_game::position), const position_of<tic_tac_toe>>);
    auto p = *position_of<tic_tac_toe>::start(tic_tac_toe);
    expect(started_game::position == p);
    p = *p.play(square{.column = 1, .row = 1});
    p = *p.play(square{.column = 0, .row = 2});
    expect(played_game::position == p);
    // A position is a value like any other: the game goes on with values.
    return expect(
        basic_game(played_game::position).play(square{.column = 2, .row = 2}).has_value());
}
AT_BOTH_TIMES(a_game_type_names_a_position)

constexpr bool the_moves_are_counted() {
    expect(started_game::ply == 0 && played_game::ply == 2);
    // Those on a board that was set up are not moves of the game.
    return expect(set_up_game::ply == 0 && play<set_up_game, "center">::ply == 1);
}
AT_BOTH_TIMES(the_moves_are_counted)

constexpr bool the_room_is_that_of_the_board() {
    return expect(started_game::position.capacity == 9 && played_game::position.capacity == 9 &&
                  new_game<connect_four>::position.capacity == 42);
}
AT_BOTH_TIMES(the_room_is_that_of_the_board)

constexpr bool the_same_moves_give_the_same_type() {
    expect(std::is_same_v<play<started_game, "b2", "a1">, played_game>);
    // However they are written, and whoever says whose they are.
    expect(std::is_same_v<play<started_game, made_by(first, 22), "bottom-left">, played_game>);
    // Other moves to the same board do not: each has its own moves to take back.
    using other_way = play<started_game, "c3", "a1", "b2">;
    using one_way = play<started_game, "b2", "a1", "c3">;
    expect(one_way::position == other_way::position);
    return expect(!std::is_same_v<one_way, other_way>);
}
AT_BOTH_TIMES(the_same_moves_give_the_same_type)

// Games of different rules, side by side.

using small = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2", "c1">;
using large = play<new_game<square_board(4)>, "a1", "a2", "b1", "b2", "c1">;
using dropping = play<new_game<connect_four>, 4, 4, 5, 5, 6>;
using wide = play<new_game<rules{.columns = 5, .rows = 2, .run = 3}>, "c1", "c2", "d1", "d2", "e1">;

constexpr bool games_of_different_rules_live_side_by_side() {
    expect(first_has_won<small> && is_ongoing<large> && is_ongoing<dropping> &&
           first_has_won<wide>);
    expect(!std::is_same_v<new_game<tic_tac_toe>, new_game<square_board(4)>>);
    using gravity_only = new_game<rules{.columns = 3, .rows = 3, .run = 3, .gravity = drop}>;
    using run_only = new_game<rules{.columns = 3, .rows = 3, .run = 2}>;
    expect(!std::is_same_v<new_game<tic_tac_toe>, gravity_only>);
    expect(!std::is_same_v<new_game<tic_tac_toe>, run_only>);
    using five_by_two = play<new_game<exactly(rules{.columns = 5, .rows = 2, .run = 3})>, "c1",
                             "c2", "d1", "d2", "a1", "a2", "b1">;
    return expect(is_ongoing<five_by_two> &&
                  second_has_won<play<new_game<misere(tic_tac_toe)>, 11, 12, 21, 22, 31>>);
}
AT_BOTH_TIMES(games_of_different_rules_live_side_by_side)

}  // namespace
}  // namespace game_test
