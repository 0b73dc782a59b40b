// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/engine.hpp>
#include <inarow/solve/detail/engine_search.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/place_board/position_searcher.hpp>

#include <optional>

namespace inarow::inline v0::solve::detail {

namespace place_board {

/// Reads the clock more often, because a node may take a millisecond.
using solver_budget = limit_budget<8>;

/// The maker-breaker search of a solver.
template <int Squares>
class engine_search final
    : public engine_search_with<transposition_table<Squares>,
                                position_searcher<Squares, solver_budget>, solver_budget> {
public:
    using engine_search::engine_search_with::engine_search_with;

    [[nodiscard]] searcher& begin(const inarow::detail::position_view& root, const limit& allowed,
                                  const std::optional<loaded_book>& book) override {
        const rules& r = root.rules();
        auto& table = this->table_for(r, r, this->max_table_bytes());
        return this->search_with(book, table, this->budget_of(allowed), this->threads());
    }
};

}  // namespace place_board

INAROW_SOLVER_INLINE engine_search_maker place_board_search_maker(const rules& r) {
    if constexpr (!is_small_program)
        if (r.squares() <= 64) return make_engine_search<place_board::engine_search<64>>;
    return make_engine_search<place_board::engine_search<max_place_squares>>;
}

}  // namespace inarow::inline v0::solve::detail
