// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/search_result.hpp>

#include <span>

/// Finds a strong move in positions that are too hard to solve within the limit. In normal play,
/// the search first looks for a win by threats, such as victory by continuous fours, in which each
/// threat leaves the opponent only one reply. If the search finds no such win, a principal
/// variation search with a static evaluation follows. In misère play, the search is an alpha-beta
/// search over the safest moves.
namespace inarow::inline v0::solve {

/// Returns the best move found within the limit. Accepts a position of any capacity. If the only
/// limit is a number of nodes, and the options have one thread and no table, the same arguments
/// always give the same result.
/// Precondition: the game is in play.
[[nodiscard]] INAROW_SOLVER_API search_result heuristic_search(const position_view& p,
                                                               const limit& allowed,
                                                               const search_options& options);

/// Returns the best move found within the limit. `candidates` and `threads` are the options with
/// these names. All other options have their defaults.
[[nodiscard]] inline search_result heuristic_search(const position_view& p, const limit& allowed,
                                                    std::span<const square> candidates = {},
                                                    int threads = 1) {
    return heuristic_search(p, allowed,
                            search_options{.candidates = candidates, .threads = threads});
}

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/heuristic_search.ipp>
#endif
