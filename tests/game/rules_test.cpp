// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/rules.hpp>

#include "support/at_both_times.hpp"

namespace {

using namespace inarow;
using test::expect;

constexpr bool named_rules() {
    expect(tic_tac_toe == rules{3, 3, 3, place, first});
    expect(connect_four == rules{7, 6, 4, drop, first});
    expect(gomoku == rules{15, 15, 5, place, first});
    expect(square_board(11) == rules{11, 11, 11, place, first});
    return expect(square_board(3) == tic_tac_toe);
}
AT_BOTH_TIMES(named_rules)

constexpr bool plain_rules_are_filled_in_by_default() {
    expect(rules{}.columns == 0 && rules{}.rows == 0 && rules{}.run == 0);  // no game: say which
    expect(rules{}.gravity == place);
    expect(rules{}.starts == first);
    return expect(smallest_rule == 1 && largest_rule == 999);
}
AT_BOTH_TIMES(plain_rules_are_filled_in_by_default)

constexpr bool players_and_marks() {
    expect(other(first) == second);
    expect(other(second) == first);
    expect(mark_of(first) == mark::first);
    return expect(mark_of(second) == mark::second);
}
AT_BOTH_TIMES(players_and_marks)

constexpr bool squares_are_columns_times_rows() {
    expect(connect_four.squares() == 42);
    expect(rules{999, 999, 1}.squares() == 998001);
    return expect(rules{1, 1, 1}.squares() == 1);
}
AT_BOTH_TIMES(squares_are_columns_times_rows)

constexpr bool rules_differ_in_each_part() {
    constexpr rules r{4, 5, 3};
    expect(r == rules{4, 5, 3, place, first});
    expect(r != rules{5, 5, 3});
    expect(r != rules{4, 4, 3});
    expect(r != rules{4, 5, 4});
    expect(r != rules{4, 5, 3, drop});
    return expect(r != rules{4, 5, 3, place, second});
}
AT_BOTH_TIMES(rules_differ_in_each_part)

constexpr bool starting_with_changes_only_who_starts() {
    constexpr rules turned = starting_with(second, connect_four);
    expect(turned == rules{7, 6, 4, drop, second});
    return expect(starting_with(first, turned) == connect_four);
}
AT_BOTH_TIMES(starting_with_changes_only_who_starts)

constexpr bool numbers_from_1_to_999_make_sense() {
    expect(check(tic_tac_toe).has_value());
    expect(check({1, 1, 1}).has_value());
    expect(check({999, 999, 999}).has_value());
    return expect(check({1, 2, 999, drop, second}).has_value());  // can only be drawn
}
AT_BOTH_TIMES(numbers_from_1_to_999_make_sense)

constexpr bool other_numbers_are_refused_by_name() {
    using enum illegal_rules::number;
    const auto refused = [](rules r, illegal_rules why) {
        return !check(r).has_value() && check(r).error() == why;
    };
    for (const int number : {0, -1, -999, 1000, 2147483647, -2147483647 - 1}) {
        expect(refused({number, 3, 3}, {columns, number, 999}));
        expect(refused({3, number, 3}, {rows, number, 999}));
        expect(refused({3, 3, number}, {run, number, 999}));
    }
    // The first that is wrong is the one named.
    expect(refused({0, 0, 0}, {columns, 0, 999}));
    expect(refused({1, 1000, 0}, {rows, 1000, 999}));
    return expect(refused({}, {columns, 0, 999}));
}
AT_BOTH_TIMES(other_numbers_are_refused_by_name)

}  // namespace
