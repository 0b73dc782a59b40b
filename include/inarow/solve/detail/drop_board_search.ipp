// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/drop_board/engine_search.hpp>
#include <inarow/solve/detail/engine.hpp>

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE engine_search_maker
drop_board_search_maker(const inarow::detail::position_view& root) {
    using namespace drop_board;
    const rules& r = root.rules();
    if (starting_with(first, r) == connect_four)
        return maker_for<constant_board<connect_four>>(root);
    if constexpr (max_drop_bits > 64)
        if (bitboard::bits_needed(r) > 64) return wide_drop_board_search_maker(root);
    return maker_for<variable_board<32>>(root);
}

}  // namespace inarow::inline v0::solve::detail
