// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>
#include <inarow/solve/bounds.hpp>

namespace inarow::inline v0::solve::detail {

/// Returns the square opposite to a square: its image under the point reflection of the board or,
/// if stones drop, its mirror image. Both reflections map lines to lines of the same length, even
/// on a board with joined edges.
[[nodiscard]] constexpr square opposite_of(const rules& r, square s) {
    switch (r.gravity) {
        case drop: break;
        case place:
        default: s.row = r.rows - 1 - s.row; break;
    }
    s.column = r.columns - 1 - s.column;
    return s;
}

/// Returns whether each stone is opposite to a stone of the other player, and each free square is
/// opposite to a free square. Ignores squares that are opposite to themselves.
[[nodiscard]] constexpr bool is_antisymmetric(const position_view& p) {
    for (int i = 0; i < p.rules().squares(); ++i) {
        const int image = index_of(p.rules(), opposite_of(p.rules(), square_at(p.rules(), i)));
        if (image != i && p.has_stone(first, i) != p.has_stone(second, image)) return false;
    }
    return true;
}

/// Narrows the bounds of the score of a position in play by the symmetry strategy: a player who
/// answers each move on the opposite square never loses in misère play.
///
/// Proof. Before each move of the opponent, each stone is opposite to a stone of the other player.
/// The square opposite to a free square is therefore free. If stones drop, the square opposite to a
/// playable square is playable. Assume that the answer completes a decisive line. The image of this
/// line consists of the opponent's stones, has the same length and contains the opponent's last
/// stone. So the opponent has completed a line and lost before the answer. This proof assumes that
/// no square is opposite to itself.
///
/// If stones are placed on a board with an odd number of squares, only the center is opposite to
/// itself. The player with the strategy needs the center, and takes the center first if it is free.
/// The proof above does not cover this player's lines through the center. A line that continues on
/// both sides of the center would contain two opposite squares, and one of these squares has a
/// stone of the opponent. A line through the center therefore ends at the center. If the edges do
/// not wrap, such a line has at most half as many squares as the longer side of the board, rounded
/// up. The strategy works if the run is longer than this number.
[[nodiscard]] constexpr bounds narrowed_by_symmetry_strategy(const position_view& p, bounds known) {
    // The proof covers both values of line_length, and both players as the player who starts.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        p.rules();
    switch (convention) {
        case convention::misere: break;
        case convention::normal:
        default: return known;
    }
    const square center{.column = columns / 2, .row = rows / 2};
    // If stones drop, all squares of the middle column are opposite to themselves.
    const bool has_fixed_squares = opposite_of(p.rules(), center) == center;
    if (has_fixed_squares) {
        const int side = columns > rows ? columns : rows;
        if (gravity != place || edges != edges::bounded || run <= (side + 1) / 2) return known;
    }
    if (!is_antisymmetric(p)) return known;
    const mark center_mark = p.at(center);
    if (!has_fixed_squares || center_mark == mark_of(other(p.to_move()))) {
        known.upper = known.upper < 0 ? known.upper : 0;
    } else if (center_mark == mark::none) {
        known.lower = known.lower > 0 ? known.lower : 0;
    }
    return known;
}

}  // namespace inarow::inline v0::solve::detail
