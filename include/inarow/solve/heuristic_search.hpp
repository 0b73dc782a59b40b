// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/limit.hpp>

#include <optional>
#include <span>

/// Finds a strong move in positions where no proof is within reach. In normal play, the search
/// first looks for a win by threats, such as victory by continuous fours. Then it runs a principal
/// variation search with a static evaluation. In misère play, it runs an alpha-beta search over the
/// safest moves.
namespace inarow::inline v0::solve {

/// The move that a heuristic search found.
struct search_result {
    square where{};
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, including this move
    int depth = 0;                          ///< in plies
    long long nodes = 0;

    constexpr bool operator==(const search_result&) const = default;
};

/// Returns the best move found within the limit. Accepts a position of any capacity. With a node
/// limit and one thread, the same arguments always give the same result. If `candidates` is not
/// empty, its squares must be legal moves, and the result is one of them. Uses several threads only
/// in normal play on bounded boards without gravity. For this, the run must be 3 to 6 or, if only
/// lines of exactly that length count, 3 to 5. Precondition: the game is in play.
[[nodiscard]] INAROW_SOLVER_API search_result
heuristic_search(const position_view& p, const limit& allowed,
                 std::span<const square> candidates = {}, int threads = 1);

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/heuristic_search.ipp>
#endif
