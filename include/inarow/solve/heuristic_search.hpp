// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/detail/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/limit.hpp>

#include <optional>
#include <span>

/// A strong move for positions that are out of reach of a proof: victory by continuous fours, then
/// principal variation search with a static evaluation. In misère play: alpha-beta over the safest
/// moves.
namespace inarow::inline v0::solve {

/// The move that a heuristic search found.
struct search_result {
    square where{};
    std::optional<int> forced_win_plies{};  ///< plies to a proven win, this move included
    int depth = 0;                          ///< in plies
    long long nodes = 0;

    constexpr bool operator==(const search_result&) const = default;
};

/// The best move found within the limit, for a position of any capacity. Deterministic for a node
/// limit and one thread. If `candidates` is not empty, its squares must be legal moves and the
/// result is one of them. Several threads are used only in normal play without gravity and with
/// runs of 3 to 6. Precondition: the game is in play.
[[nodiscard]] INAROW_SOLVER_API search_result
heuristic_search(const inarow::detail::position_view& p, const limit& allowed,
                 std::span<const square> candidates = {}, int threads = 1);

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/heuristic_search.ipp>
#endif
