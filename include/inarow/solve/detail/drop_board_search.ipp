// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/drop_board/engine_search.hpp>
#include <inarow/solve/detail/engine.hpp>

namespace inarow::inline v0::solve::detail {

INAROW_SOLVER_INLINE engine_search_maker drop_board_search_maker(const rules& r) {
    using namespace drop_board;
    if (starting_with(first, r) == connect_four)
        return make_engine_search<drop_board::engine_search<constant_board<connect_four>>>;
    if constexpr (max_drop_bits > 64)
        if (bitboard::bits_needed(r) > 64) return wide_drop_board_search_maker();
    return make_engine_search<drop_board::engine_search<variable_board<32>>>;
}

}  // namespace inarow::inline v0::solve::detail
