// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// If stones are placed, a move is the player (x is first, o is second), the row and the column,
/// such as `x(1,2)`. If stones are dropped, a move is the player and the column, such as `x3`. Rows
/// and columns are counted from 0 at the top left. OpenSpiel's tic_tac_toe and connect_four write
/// actions in this form.
namespace inarow::inline v0::notation::openspiel {

constexpr move read(reader& input, const rules& r) {
    const player side = core::lower(input.next()) == 'o' ? second : first;
    if (!input.skip('x') && !input.skip('o')) input.fail(expected_token::a_player);
    switch (r.gravity) {
        case place: break;
        case drop:
            return move::into_column(input.number(expected_token::a_column_number)).made_by(side);
        default: break;
    }
    input.expect('(', expected_token::an_opening_parenthesis);
    const int row = input.number(expected_token::a_row_number);
    input.expect(',', expected_token::a_comma);
    const int column = input.number(expected_token::a_column_number);
    input.expect(')', expected_token::a_closing_parenthesis);
    return move{square{.column = column, .row = row}}.made_by(side);
}

constexpr void print(core::sink auto& out, const rules& r, square s, player mover) {
    core::write(out, mover == first ? 'x' : 'o');
    switch (r.gravity) {
        case place: return core::write(out, '(', s.row, ',', s.column, ')');
        case drop: return core::write(out, s.column);
        default: break;
    }
}

}  // namespace inarow::inline v0::notation::openspiel
