// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>
#include <inarow/type/board.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include <doctest/doctest.h>

namespace board_test {
namespace {

using namespace inarow;
using test::expect;

template <int Columns, int Rows>
constexpr bool stands(board<Columns, Rows> b, std::size_t row, std::string_view expected) {
    return expect(b.row(row) == expected);
}

constexpr bool the_board_of_a_game_is_in_its_name() {
    using game = play<new_game<tic_tac_toe>, "a3", "c1">;
    stands(game::board, 0, "X..");
    stands(game::board, 1, "...");
    return stands(game::board, 2, "..O");
}
AT_BOTH_TIMES(the_board_of_a_game_is_in_its_name)

template <class Game, std::size_t... Row>
constexpr bool is_as_its_position(std::index_sequence<Row...>) {
    constexpr auto from_position =
        detail::board_of<Game::position.rules().columns, sizeof...(Row)>(Game::position);
    return (stands(Game::board, Row, auto(from_position).row(Row)) && ...);
}
template <class Game>
constexpr bool is_as_its_position() {
    return is_as_its_position<Game>(std::make_index_sequence<Game::position.rules().rows>{});
}

/// Stones in the corners and the middle; row 9 is the last of a group, row 10 the first of the
/// next.
template <int Columns, int Rows>
constexpr bool stones_stand_where_the_position_has_them() {
    using empty = new_game<rules{.columns = Columns, .rows = Rows, .run = 3}>;
    using game = play<empty, square{0, 0}, square{Columns - 1, Rows - 1}, square{Columns - 1, 0},
                      square{0, Rows - 1}, square{Columns / 2, Rows / 2}>;
    return is_as_its_position<empty>() && is_as_its_position<game>() &&
           is_as_its_position<take_back<game, 2>>();
}

constexpr bool a_board_changed_move_by_move_is_that_of_the_position() {
    return stones_stand_where_the_position_has_them<3, 3>() &&
           stones_stand_where_the_position_has_them<15, 9>() &&
           stones_stand_where_the_position_has_them<4, 10>() &&
           stones_stand_where_the_position_has_them<15, 11>() &&
           stones_stand_where_the_position_has_them<15, 15>();
}
AT_BOTH_TIMES(a_board_changed_move_by_move_is_that_of_the_position)

template <class T>
concept has_board = requires { T::board; };

constexpr bool names_of_boards_beyond_fifteen_have_none() {
    expect(has_board<new_game<rules{.columns = 15, .rows = 15, .run = 5}>>);
    expect(!has_board<new_game<rules{.columns = 16, .rows = 15, .run = 5}>>);
    return expect(!has_board<new_game<rules{.columns = 15, .rows = 16, .run = 5}>>);
}
AT_BOTH_TIMES(names_of_boards_beyond_fifteen_have_none)

constexpr bool the_standing_of_each_outcome() {
    expect(standing_of(outcome::in_play, first) == standing::first_to_move);
    expect(standing_of(outcome::in_play, second) == standing::second_to_move);
    expect(standing_of(outcome::first_won, second) == standing::first_has_won);
    expect(standing_of(outcome::second_won, first) == standing::second_has_won);
    return expect(standing_of(outcome::draw, first) == standing::drawn);
}
AT_BOTH_TIMES(the_standing_of_each_outcome)

template <class Game>
constexpr standing standing_in_name = standing::drawn;
template <auto Board, standing Standing, auto Link>
constexpr standing standing_in_name<game_on<Board, Standing, Link>> = Standing;

constexpr bool the_standing_of_a_game_is_in_its_name() {
    using game = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2">;
    expect(standing_in_name<game> == standing::first_to_move);
    expect(standing_in_name<take_back<game>> == standing::second_to_move);
    expect(standing_in_name<play<game, "c1">> == standing::first_has_won);
    expect(standing_in_name<play<game, "c3", "c2">> == standing::second_has_won);
    using misered = play<new_game<misere(tic_tac_toe)>, "a1", "a2", "b1", "b2", "c1">;
    return expect(standing_in_name<misered> == standing::second_has_won);
}
AT_BOTH_TIMES(the_standing_of_a_game_is_in_its_name)

constexpr bool one_board_after_other_moves_is_another_game() {
    using one_way = play<new_game<tic_tac_toe>, "a1", "b2", "c3">;
    using other_way = play<new_game<tic_tac_toe>, "c3", "b2", "a1">;
    expect(!std::is_same_v<one_way, other_way>);
    using again = play<take_back<one_way, 3>, "bottom-left", "center", "top-right">;
    expect(std::is_same_v<one_way, again>);
    return expect(std::is_same_v<take_back<again>, take_back<one_way>>);
}
AT_BOTH_TIMES(one_board_after_other_moves_is_another_game)

constexpr bool a_row_of_a_game_is_a_text() {
    expect(std::string_view(play<new_game<tic_tac_toe>, "b2">::board.row(1)) == ".X.");
    expect(std::string_view(play<new_game<3, 10, 3>, "b2">::board.row(8)) == ".X.");
    return expect(std::string_view(play<new_game<3, 12, 3>, "b2">::board.row(10)) == ".X.");
}
AT_BOTH_TIMES(a_row_of_a_game_is_a_text)

}  // namespace
}  // namespace board_test
