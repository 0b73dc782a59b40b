// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/capacity.hpp>

#include "support/at_both_times.hpp"

#include <type_traits>

#include <doctest/doctest.h>

namespace capacity_test {
namespace {

using namespace inarow;
using test::expect;

/// The capacities of boards are numbers of squares, from 1; this is none of them.
constexpr bool dynamic_is_no_number_of_squares() { return expect(dynamic == -1); }
AT_BOTH_TIMES(dynamic_is_no_number_of_squares)

constexpr bool types_of_any_size_have_the_dynamic_capacity() {
    expect(std::is_same_v<position, basic_position<dynamic>>);
    expect(std::is_same_v<game, basic_game<dynamic>>);
    expect(std::is_same_v<layout, basic_layout<dynamic>>);
    expect(position::capacity == dynamic);
    return expect(position_of<tic_tac_toe>::capacity == 9);
}
AT_BOTH_TIMES(types_of_any_size_have_the_dynamic_capacity)

TEST_CASE("dynamic: any board fits") {
    for (const rules& r : {tic_tac_toe, gomoku, rules{.columns = 999, .rows = 999, .run = 5}})
        CHECK(position::start(r).has_value());
}

}  // namespace
}  // namespace capacity_test
