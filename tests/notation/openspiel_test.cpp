// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/openspiel.hpp>

#include "spelling.hpp"

namespace openspiel_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;

constexpr move by_first(const move& m) { return m.made_by(first); }
constexpr move by_second(const move& m) { return m.made_by(second); }

/// OpenSpiel numbers the squares of tic_tac_toe from the top left and writes (row,column).
constexpr bool row_and_column_from_zero_from_the_top() {
    expect(means(kind::openspiel, tic_tac_toe, "x(0,0)", by_first(square{0, 0})));
    expect(means(kind::openspiel, tic_tac_toe, "x(0,2)", by_first(square{2, 0})));
    expect(means(kind::openspiel, tic_tac_toe, "o(2,0)", by_second(square{0, 2})));
    expect(means(kind::openspiel, tic_tac_toe, "X(1,2)", by_first(square{2, 1})));
    expect(means(kind::openspiel, tic_tac_toe, "O(1,2)", by_second(square{2, 1})));
    for (int action = 0; action < 9; ++action) {
        const auto theirs = core::to_fixed_string<6>('x', '(', action / 3, ',', action % 3, ')');
        expect(printed(kind::openspiel, tic_tac_toe, square_at(tic_tac_toe, action)) ==
               theirs.view());
    }
    return expect(printed(kind::openspiel, board_40x40, {2, 39}, second) == "o(39,2)");
}
AT_BOTH_TIMES(row_and_column_from_zero_from_the_top)

constexpr bool columns_from_zero_where_stones_are_dropped() {
    expect(means(kind::openspiel, connect_four, "x3", by_first(move::into_column(3))));
    expect(means(kind::openspiel, connect_four, "o0", by_second(move::into_column(0))));
    expect(printed(kind::openspiel, connect_four, {6, 5}, second) == "o6");
    return expect(printed(kind::openspiel, connect_four, {0, 0}) == "x0");
}
AT_BOTH_TIMES(columns_from_zero_where_stones_are_dropped)

constexpr bool off_the_board_is_still_a_move() {
    expect(means(kind::openspiel, tic_tac_toe, "x(3,0)", by_first(square{0, 3})));
    return expect(means(kind::openspiel, connect_four, "x7", by_first(move::into_column(7))));
}
AT_BOTH_TIMES(off_the_board_is_still_a_move)

constexpr bool what_openspiel_does_not_write() {
    const auto placing = [](std::string_view text, expected_token what, int offset) {
        return refused(kind::openspiel, tic_tac_toe, text, what, offset);
    };
    expect(placing("", a_player, 0));
    expect(placing("(1,2)", a_player, 0));
    expect(placing("y(1,2)", a_player, 0));
    expect(placing("x", an_opening_parenthesis, 1));
    expect(placing("x3", an_opening_parenthesis, 1));
    expect(placing("x(", a_row_number, 2));
    expect(placing("x(-1,0)", a_row_number, 2));
    expect(placing("x(1", a_comma, 3));
    expect(placing("x(1 ,2)", a_comma, 3));
    expect(placing("x(1,", a_column_number, 4));
    expect(placing("x(1, 2)", a_column_number, 4));
    expect(placing("x(1,2", a_closing_parenthesis, 5));
    expect(placing("x(1,2) ", the_end, 6));
    const auto dropping = [](std::string_view text, expected_token what, int offset) {
        return refused(kind::openspiel, connect_four, text, what, offset);
    };
    expect(dropping("3", a_player, 0));
    expect(dropping("x", a_column_number, 1));
    expect(dropping("x(1,2)", a_column_number, 1));
    return expect(dropping("x3o", the_end, 2));
}
AT_BOTH_TIMES(what_openspiel_does_not_write)

EVERY_SQUARE_SURVIVES(kind::openspiel)

}  // namespace
}  // namespace openspiel_test
