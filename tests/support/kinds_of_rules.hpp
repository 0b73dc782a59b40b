// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/rules.hpp>

#include <array>
#include <cstddef>

namespace test {

/// The kinds of rules that a board can have, apart from its numbers, its edges and who starts:
/// on a torus all searches but one have nothing to say.
inline constexpr std::size_t kinds = inarow::gravity_names.size() *
                                     inarow::line_length_names.size() *
                                     inarow::convention_names.size();

/// All kinds of rules with these numbers.
constexpr std::array<inarow::rules, kinds> kinds_of_rules(int columns, int rows, int run) {
    std::array<inarow::rules, kinds> result{};
    for (std::size_t i = 0; i < kinds; ++i) {
        std::size_t rest = i;
        const auto next = [&rest]<class Enum, std::size_t Size>(
                              const inarow::core::enum_names<Enum, Size>& /*names*/, Enum& value) {
            value = static_cast<Enum>(rest % Size);
            rest /= Size;
        };
        auto& [columns_, rows_, run_, gravity, length, convention, edges, starts] = result[i];
        columns_ = columns;
        rows_ = rows;
        run_ = run;
        next(inarow::gravity_names, gravity);
        next(inarow::line_length_names, length);
        next(inarow::convention_names, convention);
        edges = inarow::edges::bounded;
        starts = inarow::first;
    }
    return result;
}

/// The same for every number of columns and rows with that many squares, and every run up to one
/// more than fits.
constexpr void for_each_rules_of(int squares, auto&& visit) {
    for (int columns = 1; columns <= squares; ++columns) {
        if (squares % columns != 0) continue;
        const int rows = squares / columns;
        for (int run = 1; run <= (columns > rows ? columns : rows) + 1; ++run)
            for (const inarow::rules& r : kinds_of_rules(columns, rows, run)) visit(r);
    }
}

}  // namespace test
