// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/rules.hpp>
#include <inarow/game/square.hpp>

#include <cstdlib>

namespace inarow::inline v0::solve::detail::heuristic {

/// Returns twice the distance of a square from the center of the board. The distance is the
/// difference of the columns plus the difference of the rows. The function doubles the distance,
/// because the center may be between two squares.
[[nodiscard]] inline int center_distance(const rules& r, square s) {
    return (std::abs)(2 * s.column - (r.columns - 1)) + (std::abs)(2 * s.row - (r.rows - 1));
}

}  // namespace inarow::inline v0::solve::detail::heuristic
