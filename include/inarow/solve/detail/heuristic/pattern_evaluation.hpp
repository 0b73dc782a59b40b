// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/pattern_board.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>

namespace inarow::inline v0::solve::detail::heuristic {

/// Returns the static evaluation of a position, from the point of view of the player to move.
[[nodiscard]] inline int pattern_evaluation(pattern_board& board) {
    return static_value(board.evaluation());
}

}  // namespace inarow::inline v0::solve::detail::heuristic
