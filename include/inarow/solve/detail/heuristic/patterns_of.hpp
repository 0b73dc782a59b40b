// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/rules.hpp>
#include <inarow/solve/detail/heuristic/line_patterns.hpp>

namespace inarow::inline v0::solve::detail::heuristic {

template <int Run, line_length Length>
[[nodiscard]] const line_patterns& made_patterns() {
    static const line_patterns result({.columns = Run, .rows = 1, .run = Run, .length = Length});
    return result;
}
/// Returns the table of patterns for the rules. The first call for given rules computes the table.
/// Precondition: pattern_board::supports(r).
[[nodiscard]] inline const line_patterns& patterns_of(const rules& r) {
    switch (r.length) {
        case line_length::at_least: break;
        case line_length::exactly: {
            constexpr auto exactly = line_length::exactly;
            return r.run == 3   ? made_patterns<3, exactly>()
                   : r.run == 4 ? made_patterns<4, exactly>()
                                : made_patterns<5, exactly>();
        }
        default: break;
    }
    constexpr auto at_least = line_length::at_least;
    return r.run == 3   ? made_patterns<3, at_least>()
           : r.run == 4 ? made_patterns<4, at_least>()
           : r.run == 5 ? made_patterns<5, at_least>()
                        : made_patterns<6, at_least>();
}

}  // namespace inarow::inline v0::solve::detail::heuristic
