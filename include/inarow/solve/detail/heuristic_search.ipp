// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/root_search.hpp>
#include <inarow/solve/heuristic_search.hpp>

namespace inarow::inline v0::solve {

INAROW_SOLVER_INLINE search_result heuristic_search(const inarow::detail::position_view& p,
                                                    const limit& allowed) {
    return detail::heuristic::root_search(p, allowed).run();
}

}  // namespace inarow::inline v0::solve
