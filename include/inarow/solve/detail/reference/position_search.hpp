// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/reference/negamax.hpp>

namespace inarow::inline v0::solve::detail::reference {

/// Adapts the reference search to the interface that queries call. Supports positions of any
/// capacity.
template <class Table, class Budget>
class position_search {
public:
    position_search(const position_view& /*root*/, Table& table, Budget& budget)
        : search_(table, budget) {}

    [[nodiscard]] bool is_stopped() const { return search_.is_stopped(); }

    /// Does the same as negamax_search::null_window.
    int null_window(const position_view& p, int alpha) {
        return search_.null_window(layout::copy_of(p).unchecked(), alpha);
    }

private:
    negamax_search<dynamic, Table, Budget> search_;
};

}  // namespace inarow::inline v0::solve::detail::reference
