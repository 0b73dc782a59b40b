// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/root_games.hpp>
#include <inarow/solve/detail/heuristic/root_search.hpp>
#include <inarow/solve/detail/heuristic/search_by_rules.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include <cstddef>
#include <memory>
#include <optional>

namespace inarow::inline v0::solve {

namespace detail::heuristic {

/// Searches for the best move under rules that no other search supports.
[[nodiscard]] inline search_result search_other_rules(const position_view& p,
                                                      const search_options& options) {
    const auto [where, wins, nodes] = search_by_rules(p).run(options.candidates);
    const std::optional<int> plies = wins ? std::optional(1) : std::nullopt;
    search_result result{where, plies, 1, nodes, {}};
    if (options.lines > 0)
        result.lines.push_back({.evaluation = wins ? search_line::win - 1 : 0,
                                .forced_win_plies = plies,
                                .moves = {where}});
    return result;
}

}  // namespace detail::heuristic

INAROW_SOLVER_INLINE bool search_line::has_unit(const rules& r) {
    return detail::heuristic::pattern_board::supports(r);
}

INAROW_SOLVER_INLINE heuristic_table::heuristic_table(std::size_t max_bytes)
    : kept_{std::make_unique<detail::heuristic::kept_table>(max_bytes)} {}
INAROW_SOLVER_INLINE heuristic_table::heuristic_table(heuristic_table&&) noexcept = default;
INAROW_SOLVER_INLINE heuristic_table& heuristic_table::operator=(heuristic_table&&) noexcept =
    default;
INAROW_SOLVER_INLINE heuristic_table::~heuristic_table() = default;
INAROW_SOLVER_INLINE std::size_t heuristic_table::bytes() const { return kept_->bytes(); }
INAROW_SOLVER_INLINE void(heuristic_table::clear)() { kept_->erase_all(); }

INAROW_SOLVER_INLINE search_result heuristic_search(const position_view& p, const limit& allowed,
                                                    const search_options& options) {
    using namespace detail::heuristic;
    kept_table* const table = options.table != nullptr ? options.table->kept_.get() : nullptr;
    if (pattern_board::supports(p.rules()))
        return root_search<pattern_game>(p, allowed, options, table).run();
    if (!open_lines::supports(p.rules())) return search_other_rules(p, options);
    switch (p.rules().convention) {
        case convention::normal:
            return root_search<open_lines_game>(p, allowed, options, table).run();
        case convention::misere:
        default: break;
    }
    return root_search<misere_game>(p, allowed, options, table).run();
}

}  // namespace inarow::inline v0::solve
