// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/line.hpp>

/// Pairs the squares of an infinite board so that any nine squares in a row contain a pair. A
/// player can answer each stone on one square of a pair with a stone on the other square. This
/// strategy prevents every run of nine on boards of any size. Source: the idea of Hales and Jewett,
/// Regularity and positional games (1963).
namespace inarow::inline v0::solve::detail::maker_breaker {

/// The shortest run that the pairing breaks.
inline constexpr int min_periodic_run = 9;

/// Returns the neighbor that a square is paired with. The neighbor may be off the board. The
/// pattern repeats every eight columns and rows. Each row, column and diagonal of the pattern
/// contains one pair in its own direction, so the 64 squares form 32 pairs.
[[nodiscard]] constexpr square periodic_partner(square s) {
    // The digits are directions, like the keys of a number pad: 6 is right, 9 up-right, 8 up.
    constexpr int period = 8;
    constexpr char directions[period][period + 1] = {"97916427", "22936482", "88227648",
                                                     "31882264", "97318864", "13971364",
                                                     "13796479", "31716439"};
    const int key = directions[s.row % period][s.column % period] - '1';
    return {.column = s.column + key % 3 - 1, .row = s.row + 1 - key / 3};
}

}  // namespace inarow::inline v0::solve::detail::maker_breaker
