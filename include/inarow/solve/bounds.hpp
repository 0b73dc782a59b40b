// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/rules.hpp>

namespace inarow::inline v0::solve {

/// A range that contains a score, from `lower` to `upper`.
struct bounds {
    int lower;
    int upper;

    constexpr bool operator==(const bounds&) const = default;
};

[[nodiscard]] constexpr bool is_exact(const bounds& b) { return b.lower == b.upper; }

/// Returns the bounds from the opponent's point of view.
[[nodiscard]] constexpr bounds negated(const bounds& b) { return {-b.upper, -b.lower}; }

/// Converts bounds between the point of view of the player to move and the point of view of the
/// first player.
[[nodiscard]] constexpr bounds for_first(const bounds& b, player to_move) {
    return to_move == first ? b : negated(b);
}

}  // namespace inarow::inline v0::solve
