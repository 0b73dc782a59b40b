// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/rules.hpp>

namespace inarow::inline v0::solve {

/// The range of a score, from `least` to `most`.
struct bounds {
    int least;
    int most;

    constexpr bool operator==(const bounds&) const = default;
};

[[nodiscard]] constexpr bool is_exact(const bounds& b) { return b.least == b.most; }

/// The same score from the opponent's side.
[[nodiscard]] constexpr bounds negated(const bounds& b) { return {-b.most, -b.least}; }

/// Converts a score of the player to move into one of the first player, or back.
[[nodiscard]] constexpr bounds for_first(const bounds& b, player to_move) {
    return to_move == first ? b : negated(b);
}

}  // namespace inarow::inline v0::solve
