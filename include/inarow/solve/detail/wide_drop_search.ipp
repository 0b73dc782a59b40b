// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/wide_uint.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/drop_search/solver_search.hpp>
#include <inarow/solve/detail/search_kind.hpp>

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE solver_search_maker wide_drop_search_maker() {
    using namespace drop_search;
    if constexpr (max_drop_bits > 64)
        return make_solver_search<drop_search::solver_search<variable_board<64, core::uint128>>>;
    else
        return nullptr;
}

}  // namespace inarow::inline v0::solve::detail
