// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/vct.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/vcf_search.hpp>

#include <cstddef>

namespace inarow::inline v0::solve {

INAROW_SOLVER_INLINE std::optional<forced_win> vcf_search(const position_view& p,
                                                          const limit& allowed) {
    constexpr std::size_t table_size = std::size_t{1} << 16;
    constexpr long long check_interval = 32;
    switch (p.rules().convention) {
        case convention::normal: break;
        case convention::misere: return std::nullopt;  // a completed line loses
        default: break;
    }
    if (!detail::heuristic::open_lines::supports(p.rules())) return std::nullopt;
    detail::heuristic::open_lines board(p);
    detail::limit_budget<check_interval> budget(allowed);
    detail::heuristic::vct_search fours(board, budget, detail::heuristic::threat_kind::fours,
                                        table_size);
    const auto [move, plies] = fours.shortest(detail::heuristic::max_threats, allowed.nodes);
    if (move < 0) return std::nullopt;
    return forced_win{square_at(p.rules(), move), plies};
}

}  // namespace inarow::inline v0::solve
