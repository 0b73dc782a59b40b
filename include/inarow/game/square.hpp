// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/rules.hpp>

namespace inarow::inline v0 {

/// A square of a board. Columns are numbered from 0 at the left, and rows from 0 at the top.
struct square {
    int column = 0;
    int row = 0;

    constexpr bool operator==(const square&) const = default;
};

[[nodiscard]] constexpr bool is_on_board(const rules& r, square s) {
    return s.column >= 0 && s.column < r.columns && s.row >= 0 && s.row < r.rows;
}

/// Returns the row-major index of a square, from 0. Precondition: the square is on the board.
[[nodiscard]] constexpr int index_of(const rules& r, square s) {
    return s.row * r.columns + s.column;
}
[[nodiscard]] constexpr square square_at(const rules& r, int index) {
    return {.column = index % r.columns, .row = index / r.columns};
}

/// A move: a square to place a stone on or, without a row, a column to drop a stone into. A move
/// with a `mover` is refused if it is not the turn of that player.
struct move {
    static constexpr int no_row = -0x8000;

    int column = 0;
    int row = no_row;
    mark mover = mark::none;

    // The name is in parentheses, because move(y, x) is a macro of some curses libraries.
    constexpr(move)() = default;
    // A square in row no_row is off the board. Row -1 is also off the board, but does not turn the
    // move into a move without a row.
    constexpr(move)(square s) : column{s.column}, row{s.row == no_row ? -1 : s.row} {}

    [[nodiscard]] static constexpr move into_column(int column) {
        move result;
        result.column = column;
        return result;
    }
    [[nodiscard]] constexpr bool names_row() const { return row != no_row; }
    [[nodiscard]] constexpr move made_by(player side) const {
        move result = *this;
        result.mover = mark_of(side);
        return result;
    }
    constexpr bool operator==(const move&) const = default;
};

}  // namespace inarow::inline v0
