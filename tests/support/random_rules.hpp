// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/rules.hpp>

#include "support/named.hpp"

#include <rapidcheck.h>

namespace test {

/// A number of that range, in a generator.
inline int between(int lower, int upper) { return *rc::gen::inRange(lower, upper + 1); }

/// Random rules but for their numbers, in a generator; shrinks to the usual ones.
inline inarow::rules random_kind_of_rules() {
    inarow::rules result;
    auto& [columns, rows, run, gravity, length, convention, edges, starts] = result;
    columns = rows = run = 0;
    gravity = between(0, 1) == 1 ? inarow::drop : inarow::place;
    length = between(0, 2) == 2 ? inarow::line_length::exactly : inarow::line_length::at_least;
    convention = between(0, 2) == 2 ? inarow::convention::misere : inarow::convention::normal;
    edges = between(0, 3) == 3 ? inarow::edges::wrapping : inarow::edges::bounded;
    starts = between(0, 1) == 1 ? inarow::second : inarow::first;
    return result;
}

}  // namespace test
