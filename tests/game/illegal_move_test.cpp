// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/illegal_move.hpp>
#include <inarow/game/position.hpp>

#include "support/at_both_times.hpp"

namespace illegal_move_test {
namespace {

using namespace inarow;
using test::expect;
using enum illegal_move::reason;

constexpr bool names() {
    expect(name_of(game_over) == "game_over");
    expect(name_of(not_a_move) == "not_a_move");
    expect(name_of(wrong_player) == "wrong_player");
    expect(name_of(names_no_row) == "names_no_row");
    expect(name_of(off_the_board) == "off_the_board");
    expect(name_of(column_full) == "column_full");
    expect(name_of(taken) == "taken");
    return expect(name_of(floating) == "floating");
}
AT_BOTH_TIMES(names)

constexpr bool a_refusal_is_plain_until_told_more() {
    constexpr illegal_move why{};
    expect(why.kind == not_a_move);
    expect(why.attempted == move{} && why.to_move == first && why.number == 1);
    return expect(why.holder == mark::none && why.lands == square{} &&
                  why.ended == outcome::in_play);
}
AT_BOTH_TIMES(a_refusal_is_plain_until_told_more)

template <rules Rules, class... Moves>
constexpr position_of<Rules> after(Moves... moves) {
    auto p = *position_of<Rules>::start(Rules);
    (expect(p.apply(moves).has_value()), ...);
    return p;
}

template <int Capacity>
constexpr bool refused(const basic_position<Capacity>& p, move m, const illegal_move& why) {
    const auto result = p.resolve(m);
    return !result && result.error() == why;
}

constexpr bool taken_names_the_holder() {
    const auto p = after<tic_tac_toe>(square{1, 1}, square{0, 0});
    expect(refused(p, square{1, 1},
                   {.kind = taken,
                    .attempted = square{1, 1},
                    .to_move = first,
                    .number = 3,
                    .holder = mark::first}));
    return expect(refused(p, square{0, 0},
                          {.kind = taken,
                           .attempted = square{0, 0},
                           .to_move = first,
                           .number = 3,
                           .holder = mark::second}));
}
AT_BOTH_TIMES(taken_names_the_holder)

constexpr bool a_square_off_the_board() {
    const auto p = after<tic_tac_toe>(square{1, 1});
    for (const square s : {square{3, 0}, square{0, 3}, square{-1, 0}, square{0, -1}})
        expect(
            refused(p, s, {.kind = off_the_board, .attempted = s, .to_move = second, .number = 2}));
    return true;
}
AT_BOTH_TIMES(a_square_off_the_board)

constexpr bool a_column_off_the_board_or_full() {
    constexpr auto down = move::into_column(2);
    const auto p = after<connect_four>(down, down, down, down, down, down);
    expect(
        refused(p, down, {.kind = column_full, .attempted = down, .to_move = first, .number = 7}));
    for (const int column : {-1, 7, 1000000})
        expect(refused(p, move::into_column(column),
                       {.kind = off_the_board,
                        .attempted = move::into_column(column),
                        .to_move = first,
                        .number = 7}));
    return true;
}
AT_BOTH_TIMES(a_column_off_the_board_or_full)

constexpr bool a_dropped_stone_cannot_float() {
    const auto p = after<connect_four>(move::into_column(2));
    return expect(refused(p, square{2, 2},
                          {.kind = floating,
                           .attempted = square{2, 2},
                           .to_move = second,
                           .number = 2,
                           .lands = {2, 4}}));
}
AT_BOTH_TIMES(a_dropped_stone_cannot_float)

constexpr bool a_column_alone_is_no_move_where_stones_are_placed() {
    const auto p = after<tic_tac_toe>();
    expect(refused(p, move::into_column(1),
                   {.kind = names_no_row, .attempted = move::into_column(1), .to_move = first}));
    return expect(
        refused(p, move::into_column(9),
                {.kind = names_no_row, .attempted = move::into_column(9), .to_move = first}));
}
AT_BOTH_TIMES(a_column_alone_is_no_move_where_stones_are_placed)

constexpr bool after_the_end_nothing_else_matters() {
    const auto p =
        after<tic_tac_toe>(square{0, 0}, square{0, 1}, square{1, 0}, square{1, 1}, square{2, 0});
    for (const move m : {move(square{2, 2}), move(square{0, 0}), move(square{9, 9}),
                         move::into_column(0), move(square{2, 2}).made_by(first)})
        expect(refused(p, m,
                       {.kind = game_over,
                        .attempted = m,
                        .to_move = second,
                        .number = 6,
                        .ended = outcome::first_won}));
    return true;
}
AT_BOTH_TIMES(after_the_end_nothing_else_matters)

constexpr bool a_move_of_the_other_player() {
    const auto p = after<tic_tac_toe>(square{1, 1});
    const move wrong = move(square{1, 1}).made_by(first);  // taken as well: the player goes first
    expect(refused(p, wrong,
                   {.kind = wrong_player, .attempted = wrong, .to_move = second, .number = 2}));
    expect(p.resolve(move(square{0, 0}).made_by(second)).has_value());
    const auto turned = after<starting_with(second, tic_tac_toe)>();
    expect(turned.resolve(move(square{0, 0}).made_by(second)).has_value());
    return expect(!turned.resolve(move(square{0, 0}).made_by(first)).has_value());
}
AT_BOTH_TIMES(a_move_of_the_other_player)

}  // namespace
}  // namespace illegal_move_test
