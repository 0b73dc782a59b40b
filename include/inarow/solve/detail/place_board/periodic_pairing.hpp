// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/line.hpp>

/// A pairing of the squares of every board such that each nine in a row contain a pair. So nobody
/// completes a run of nine against an opponent who answers in pairs, however large the board.
/// Source of the idea: Hales and Jewett, Regularity and positional games (1963).
namespace inarow::inline v0::solve::detail::place_board {

/// The shortest run that the pairing breaks.
inline constexpr int min_periodic_run = 9;

/// The neighbor with which a square is paired; it may be off the board. The pattern repeats every
/// eight columns and rows: each row, column and diagonal of it has one pair in its own direction,
/// which are 32 pairs for 64 squares.
[[nodiscard]] constexpr square periodic_partner(square s) {
    // The direction as on a keypad: 6 is right, 9 up-right, 8 up.
    constexpr int period = 8;
    constexpr char directions[period][period + 1] = {"97916427", "22936482", "88227648",
                                                     "31882264", "97318864", "13971364",
                                                     "13796479", "31716439"};
    const int key = directions[s.row % period][s.column % period] - '1';
    return {.column = s.column + key % 3 - 1, .row = s.row + 1 - key / 3};
}

}  // namespace inarow::inline v0::solve::detail::place_board
