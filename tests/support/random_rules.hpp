// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/rules.hpp>

#include "support/named.hpp"

#include <cstddef>
#include <ostream>
#include <vector>

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

/// A game or a position to be: rules, and a number for each move. Smaller numbers are simpler
/// moves, to which RapidCheck shrinks.
struct script {
    inarow::rules rules;
    std::vector<unsigned> choices;
};

/// Prints a counterexample.
inline std::ostream& operator<<(std::ostream& out, const script& s) {
    out << named(s.rules) << ':';
    for (const unsigned choice : s.choices) out << ' ' << choice;
    return out;
}

/// That many choices, in a generator.
inline std::vector<unsigned> some_choices(int count) {
    return *rc::gen::container<std::vector<unsigned>>(static_cast<std::size_t>(count),
                                                      rc::gen::inRange(0U, 1U << 16));
}

}  // namespace test
