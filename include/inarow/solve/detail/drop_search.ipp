// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/drop_search/solver_search.hpp>
#include <inarow/solve/detail/search_kind.hpp>

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE solver_search_maker drop_search_maker(const rules& r) {
    using namespace drop_search;
    if (starting_with(first, r) == connect_four)
        return make_solver_search<drop_search::solver_search<constant_board<connect_four>>>;
    if constexpr (max_drop_bits > 64)
        if (bitboard::bits_needed(r) > 64) return wide_drop_search_maker();
    return make_solver_search<drop_search::solver_search<variable_board<32>>>;
}

}  // namespace inarow::inline v0::solve::detail
