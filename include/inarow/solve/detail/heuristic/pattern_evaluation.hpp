// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/pattern_board.hpp>

namespace inarow::inline v0::solve::detail::heuristic {

/// Returns the static evaluation by the patterns of free squares, from the point of view of the
/// player to move.
[[nodiscard]] inline int pattern_evaluation(const pattern_board& board) {
    return board.weights() + tempo_weight;
}

}  // namespace inarow::inline v0::solve::detail::heuristic
