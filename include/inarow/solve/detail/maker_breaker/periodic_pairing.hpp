// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/line.hpp>

/// Pairs the squares of an infinite board in such a way that every nine squares in a row contain a
/// pair. A player who answers each stone on one square of a pair with a stone on the other square
/// prevents every run of nine, on boards of any size. Source of the idea: Hales and Jewett,
/// Regularity and positional games (1963).
namespace inarow::inline v0::solve::detail::maker_breaker {

/// The shortest run that the pairing breaks.
inline constexpr int min_periodic_run = 9;

/// Returns the neighbor that a square is paired with. The neighbor may be off the board. The
/// pattern repeats every eight columns and rows. Each of its rows, columns and diagonals has one
/// pair in its own direction: 32 pairs for 64 squares.
[[nodiscard]] constexpr square periodic_partner(square s) {
    // Directions as on a keypad: 6 is right, 9 up-right, 8 up.
    constexpr int period = 8;
    constexpr char directions[period][period + 1] = {"97916427", "22936482", "88227648",
                                                     "31882264", "97318864", "13971364",
                                                     "13796479", "31716439"};
    const int key = directions[s.row % period][s.column % period] - '1';
    return {.column = s.column + key % 3 - 1, .row = s.row + 1 - key / 3};
}

}  // namespace inarow::inline v0::solve::detail::maker_breaker
