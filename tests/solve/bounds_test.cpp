// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/bounds.hpp>

#include "support/at_both_times.hpp"

#include <initializer_list>

namespace bounds_test {
namespace {

using namespace inarow;
using solve::bounds;
using test::expect;

constexpr bool equal_bounds_have_equal_ends() {
    expect(bounds{-1, 2} == bounds{.lower = -1, .upper = 2});
    expect(bounds{-1, 2} != bounds{-1, 3});
    return expect(bounds{-1, 2} != bounds{-2, 2});
}
AT_BOTH_TIMES(equal_bounds_have_equal_ends)

constexpr bool bounds_of_one_score_are_exact() {
    expect(is_exact(bounds{0, 0}) && is_exact(bounds{-3, -3}) && is_exact(bounds{4, 4}));
    return expect(!is_exact(bounds{0, 1}) && !is_exact(bounds{-3, 3}));
}
AT_BOTH_TIMES(bounds_of_one_score_are_exact)

constexpr bool negation_swaps_and_negates_the_ends() {
    expect(negated(bounds{-1, 4}) == bounds{-4, 1});
    expect(negated(bounds{2, 5}) == bounds{-5, -2});
    expect(negated(bounds{3, 3}) == bounds{-3, -3});
    expect(negated(bounds{0, 0}) == bounds{0, 0});
    for (int lower = -3; lower <= 3; ++lower)
        for (int upper = lower; upper <= 3; ++upper)
            expect(negated(negated(bounds{lower, upper})) == bounds{lower, upper});
    return true;
}
AT_BOTH_TIMES(negation_swaps_and_negates_the_ends)

constexpr bool bounds_are_converted_to_the_first_player_and_back() {
    expect(for_first(bounds{-1, 4}, first) == bounds{-1, 4});
    expect(for_first(bounds{-1, 4}, second) == bounds{-4, 1});
    for (const player to_move : {first, second})
        expect(for_first(for_first(bounds{-1, 4}, to_move), to_move) == bounds{-1, 4});
    return true;
}
AT_BOTH_TIMES(bounds_are_converted_to_the_first_player_and_back)

}  // namespace
}  // namespace bounds_test
