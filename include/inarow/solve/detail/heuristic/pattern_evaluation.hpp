// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/pattern_board.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>

namespace inarow::inline v0::solve::detail::heuristic {

/// Returns the static evaluation of a position, from the point of view of the player to move. Sums
/// the weights of the patterns of all free squares.
[[nodiscard]] inline int pattern_evaluation(const pattern_board& board) {
    return static_value(board.weights() + tempo_weight);
}

}  // namespace inarow::inline v0::solve::detail::heuristic
