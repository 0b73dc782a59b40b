// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/limit.hpp>

#include <optional>

/// Victory by continuous fours: a win by threats to complete a line. Each threat leaves the
/// opponent only one reply. The search works on boards that are far too large to solve.
namespace inarow::inline v0::solve {

/// A proven win of the player to move.
struct forced_win {
    square where{};
    int plies = 0;  ///< upper bound on the plies to the end of the game, including this move

    constexpr bool operator==(const forced_win&) const = default;
};

/// Returns the shortest win by continuous fours for the player to move. Returns `nullopt` if there
/// is no such win with at most 40 threats, if the search reaches the limit, or if the convention is
/// misère. If the win takes more than five plies (three with gravity), another kind of win may be
/// shorter. Precondition: the game is in play. Source: Allis, van den Herik and Huntjens, Go-Moku
/// and Threat-Space Search (1993).
[[nodiscard]] INAROW_SOLVER_API std::optional<forced_win> vcf_search(const position_view& p,
                                                                     const limit& allowed = {});

}  // namespace inarow::inline v0::solve

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/vcf_search.ipp>
#endif
