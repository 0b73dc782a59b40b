// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/maker_breaker/position_search.hpp>
#include <inarow/solve/detail/search_kind.hpp>
#include <inarow/solve/detail/solver_search.hpp>

#include <optional>

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
        const rules r = table_rules(root.rules());
        auto& table = this->table_for(r, r, this->max_table_bytes());
        return this->search_with(book, table, this->budget_of(allowed), this->threads());
    }
};

}  // namespace maker_breaker

INAROW_SOLVER_INLINE solver_search_maker maker_breaker_search_maker(const rules& r) {
    if constexpr (!is_small_program)
        if (r.squares() <= 64) return make_solver_search<maker_breaker::solver_search<64>>;
    return make_solver_search<maker_breaker::solver_search<max_maker_breaker_squares>>;
}

}  // namespace inarow::inline v0::solve::detail
