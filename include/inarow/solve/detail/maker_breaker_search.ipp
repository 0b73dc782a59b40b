// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/maker_breaker/position_search.hpp>
#include <inarow/solve/detail/search_kind.hpp>
#include <inarow/solve/detail/solver_search.hpp>

#include <optional>
#include <vector>

namespace inarow::inline v0::solve::detail {

namespace maker_breaker {

/// The maker-breaker search of a solver.
template <int Squares>
class solver_search final
    : public solver_search_with<transposition_table<Squares>,
                                position_search<Squares, slow_node_budget>, slow_node_budget> {
public:
    using solver_search::solver_search_with::solver_search_with;

    [[nodiscard]] search_interface& begin(const position_view& root, const limit& allowed,
                                          const std::optional<loaded_book>& book) override {
        auto& table = table_of(root);
        return this->search_with(book, table, this->budget_of(allowed), this->threads());
    }
    /// Repeats the last steps of the search, which finds its answers in the table.
    [[nodiscard]] std::optional<std::vector<square>> relevance_zone(
        const position_view& p) override {
        constexpr long long max_nodes = 1000;
        if (p.is_over()) return std::nullopt;
        auto& table = table_of(p);
        zone<Squares> proof;
        if (table.lines().size() > 0) {
            incremental_board board(table.rules(), table.lines(), table.images());
            board.place_all(p);
            slow_node_budget budget(limit{.nodes = max_nodes});
            maker_breaker_search<Squares, slow_node_budget> search(board, table, budget, nullptr);
            const win_question asked{p.to_move(), p.to_move(), maker_moves::all, 0};
            const auto found = search.win(asked, max_nodes, proof);
            if (!found.is_complete || found.score > 0 || !search.has_zones()) return std::nullopt;
        }
        std::vector<square> result;
        for (int s = 0; s < p.rules().squares(); ++s) {
            const square where = square_at(p.rules(), s);
            if (proof.has(s) && p.at(where) == mark::none) result.push_back(where);
        }
        return result;
    }

private:
    [[nodiscard]] transposition_table<Squares>& table_of(const position_view& p) {
        const rules r = table_rules(p.rules());
        return this->table_for(r, r, this->max_table_bytes());
    }
};

}  // namespace maker_breaker

INAROW_SOLVER_INLINE solver_search_maker maker_breaker_search_maker(const rules& r) {
    if constexpr (!is_small_program)
        if (r.squares() <= 64) return make_solver_search<maker_breaker::solver_search<64>>;
    return make_solver_search<maker_breaker::solver_search<max_maker_breaker_squares>>;
}

}  // namespace inarow::inline v0::solve::detail
