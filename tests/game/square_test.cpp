// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/square.hpp>

#include "support/at_both_times.hpp"

namespace square_test {
namespace {

using namespace inarow;
using test::expect;

constexpr bool a_board_has_all_squares_from_0_and_no_other() {
    constexpr rules r{.columns = 4, .rows = 3, .run = 3};
    int count = 0;
    for (int column = -3; column < 8; ++column)
        for (int row = -3; row < 8; ++row) {
            const bool within = column >= 0 && column <= 3 && row >= 0 && row <= 2;
            expect(is_on_board(r, {column, row}) == within);
            count += within ? 1 : 0;
        }
    return expect(count == 12);
}
AT_BOTH_TIMES(a_board_has_all_squares_from_0_and_no_other)

constexpr bool index_goes_row_by_row() {
    constexpr rules r{.columns = 4, .rows = 3, .run = 3};
    expect(index_of(r, {0, 0}) == 0);
    expect(index_of(r, {3, 0}) == 3);
    expect(index_of(r, {0, 1}) == 4);
    expect(index_of(r, {3, 2}) == 11);
    int index = 0;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column, ++index) {
            expect(index_of(r, {column, row}) == index);
            expect(square_at(r, index) == square{column, row});
        }
    return expect(square_at(r, 0) == square{});
}
AT_BOTH_TIMES(index_goes_row_by_row)

constexpr bool squares_are_equal_in_both_parts() {
    expect(square{1, 2} == square{1, 2});
    expect(square{1, 2} != square{2, 1});
    expect(square{1, 2} != square{1, 1});
    return expect(square{1, 2} != square{2, 2});
}
AT_BOTH_TIMES(squares_are_equal_in_both_parts)

constexpr bool a_move_is_a_square_or_a_column() {
    constexpr move placed = square{2, 1};
    expect(placed.column == 2 && placed.row == 1);
    expect(placed.names_row());
    constexpr move dropped = move::into_column(2);
    expect(dropped.column == 2 && dropped.row == move::no_row);
    expect(!dropped.names_row());
    expect(placed != dropped);
    expect(!move{}.names_row());
    expect(move{} == move::into_column(0));
    expect(move(square{0, -1}).names_row());
    return expect(move(square{2, 1}) == placed);
}
AT_BOTH_TIMES(a_move_is_a_square_or_a_column)

constexpr bool a_move_names_its_player_only_when_told() {
    constexpr move m = square{2, 1};
    expect(m.mover == mark::none);
    expect(move::into_column(3).mover == mark::none);
    expect(m.made_by(first).mover == mark::first);
    expect(m.made_by(second).mover == mark::second);
    expect(m.made_by(first) != m);
    expect(m.made_by(first) != m.made_by(second));
    expect(m.made_by(first).made_by(second) == m.made_by(second));
    return expect(m.made_by(second).column == 2 && m.made_by(second).row == 1);
}
AT_BOTH_TIMES(a_move_names_its_player_only_when_told)

constexpr bool a_move_onto_a_square_always_names_a_row() {
    return expect(move(square{3, move::no_row}).names_row() && !move::into_column(3).names_row());
}
AT_BOTH_TIMES(a_move_onto_a_square_always_names_a_row)

}  // namespace
}  // namespace square_test
