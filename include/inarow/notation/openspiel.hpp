// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// `x(1,2)` where stones are placed: the player (x the first, o the second), the row from 0 at
/// the top, the column from 0. `x3` where they are dropped: the player and the column from 0.
/// As OpenSpiel's tic_tac_toe and connect_four write their actions.
namespace inarow::inline v0::notation::openspiel {

constexpr move read(reader& from, const rules& r) {
    const player side = lower(from.next()) == 'o' ? second : first;
    if (!from.skip('x') && !from.skip('o')) from.fail(expected_here::a_player);
    if (r.gravity == drop)
        return move::into_column(from.number(expected_here::a_column_number)).made_by(side);
    from.expect('(', expected_here::an_opening_parenthesis);
    const int row = from.number(expected_here::a_row_number);
    from.expect(',', expected_here::a_comma);
    const int column = from.number(expected_here::a_column_number);
    from.expect(')', expected_here::a_closing_parenthesis);
    return move{square{.column = column, .row = row}}.made_by(side);
}

constexpr void print(core::sink auto& to, const rules& r, square s, player mover) {
    core::write(to, mover == first ? 'x' : 'o');
    if (r.gravity == drop) {
        core::write(to, s.column);
    } else {
        core::write(to, '(', s.row, ',', s.column, ')');
    }
}

}  // namespace inarow::inline v0::notation::openspiel
