// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/wide_uint.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/drop_board/engine_search.hpp>
#include <inarow/solve/detail/engine.hpp>

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE engine_search_maker
wide_drop_board_search_maker([[maybe_unused]] const inarow::detail::position_view& root) {
    if constexpr (max_drop_bits > 64)
        return drop_board::maker_for<drop_board::variable_board<64, core::uint128>>(root);
    else
        return nullptr;
}

}  // namespace inarow::inline v0::solve::detail
