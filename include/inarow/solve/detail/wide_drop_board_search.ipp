// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/wide_uint.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/drop_board/engine_search.hpp>
#include <inarow/solve/detail/engine.hpp>

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE engine_search_maker wide_drop_board_search_maker() {
    using namespace drop_board;
    if constexpr (max_drop_bits > 64)
        return make_engine_search<drop_board::engine_search<variable_board<64, core::uint128>>>;
    else
        return nullptr;
}

}  // namespace inarow::inline v0::solve::detail
