// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/vcf.hpp>
#include <inarow/solve/detail/node_budget.hpp>
#include <inarow/solve/limit.hpp>

#include <cstddef>
#include <optional>

/// Victory by continuous fours: wins by threats to complete a line, each of which leaves the
/// opponent one reply. Found on boards that are far too large to solve.
namespace inarow::inline v0::solve {

/// A proven win of the player to move.
struct forced_win {
    square where{};
    int plies = 0;  ///< to the end, this move included; an upper bound

    constexpr bool operator==(const forced_win&) const = default;
};

/// The shortest win of the player to move by continuous fours; nothing if there is none or the
/// limit was reached. A win by other means may be shorter than one of more than five plies (three
/// where stones drop). Precondition: the game goes on. Source: Allis, van den Herik and Huntjens,
/// Go-Moku and Threat-Space Search (1993).
template <int Capacity>
[[nodiscard]] std::optional<forced_win> vcf_search(const basic_position<Capacity>& p,
                                                   const limit& allowed = {}) {
    constexpr std::size_t table_size = std::size_t{1} << 16;
    constexpr long long check_interval = 32;
    detail::heuristic::open_lines board(p);
    detail::limit_budget<check_interval> budget(allowed);
    detail::heuristic::vcf_searcher searcher(board, budget, table_size);
    const auto [move, plies] = searcher.shortest(detail::heuristic::max_threats, allowed.nodes);
    if (move < 0) return std::nullopt;
    return forced_win{square_at(p.rules(), move), plies};
}

}  // namespace inarow::inline v0::solve
