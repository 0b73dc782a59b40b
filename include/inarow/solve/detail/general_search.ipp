// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/general/position_search.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/reference/position_search.hpp>
#include <inarow/solve/detail/reference/position_table.hpp>
#include <inarow/solve/detail/solver_search.hpp>
#include <inarow/solve/detail/transposition_table.hpp>
#include <inarow/solve/detail/word_dispatch.hpp>

#include <optional>

namespace inarow::inline v0::solve::detail {

namespace general {

/// The general search of a solver.
template <class Word>
class solver_search final
    : public solver_search_with<
          transposition_table<tt_entry<Word>>,
          position_search<Word, transposition_table<tt_entry<Word>>, limit_budget<512>>,
          limit_budget<512>> {
public:
    using solver_search::solver_search_with::solver_search_with;

    [[nodiscard]] search_interface& begin(const position_view& root, const limit& allowed,
                                          const std::optional<loaded_book>& book) override {
        auto& table = this->table_for(root.rules(), this->max_table_bytes());
        return this->search_with(book, root, table, this->budget_of(allowed));
    }
};

}  // namespace general

namespace reference {

/// The reference search of a solver.
class solver_search final
    : public solver_search_with<position_table<dynamic>,
                                position_search<position_table<dynamic>, limit_budget<512>>,
                                limit_budget<512>> {
public:
    using solver_search_with::solver_search_with;

    [[nodiscard]] search_interface& begin(const position_view& root, const limit& allowed,
                                          const std::optional<loaded_book>& book) override {
        auto& table = table_for(root.rules(), layout::copy_of(root).unchecked(), max_table_bytes());
        return search_with(book, root, table, budget_of(allowed));
    }
};

}  // namespace reference

INAROW_SOLVER_INLINE solver_search_maker general_search_maker(const rules& r) {
    solver_search_maker result = nullptr;
    (void)with_word_for<dynamic>(r, [&](auto zero) {
        using word = decltype(zero);
        result = make_solver_search<general::solver_search<word>>;
    });
    return result;
}

INAROW_SOLVER_INLINE solver_search_maker reference_search_maker() {
    return make_solver_search<reference::solver_search>;
}

}  // namespace inarow::inline v0::solve::detail
