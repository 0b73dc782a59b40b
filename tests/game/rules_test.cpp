// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/rules.hpp>

#include "support/at_both_times.hpp"

#include <initializer_list>

namespace rules_test {
namespace {

using namespace inarow;
using test::expect;

template <class Side>
concept is_side = requires(Side side) { square_board(side); };

constexpr bool a_side_is_an_integer() {
    expect(is_side<int> && is_side<long> && is_side<unsigned char>);
    return expect(!is_side<bool> && !is_side<char> && !is_side<float> && !is_side<double>);
}
AT_BOTH_TIMES(a_side_is_an_integer)

constexpr bool named_rules() {
    expect(tic_tac_toe == rules{.columns = 3, .rows = 3, .run = 3});
    expect(connect_four == rules{.columns = 7, .rows = 6, .run = 4, .gravity = drop});
    expect(gomoku == rules{.columns = 15, .rows = 15, .run = 5});
    expect(square_board(11) == rules{.columns = 11, .rows = 11, .run = 11});
    return expect(square_board(3) == tic_tac_toe);
}
AT_BOTH_TIMES(named_rules)

constexpr bool plain_rules_are_filled_in_by_default() {
    expect(rules{}.columns == 0 && rules{}.rows == 0 && rules{}.run == 0);  // no game: say which
    expect(rules{}.gravity == place);
    expect(rules{}.length == line_length::at_least);
    expect(rules{}.convention == convention::normal);
    expect(rules{}.edges == edges::bounded);
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
    expect(r ==
           rules{4, 5, 3, place, line_length::at_least, convention::normal, edges::bounded, first});
    expect(r != rules{5, 5, 3});
    expect(r != rules{4, 4, 3});
    expect(r != rules{4, 5, 4});
    expect(r != rules{4, 5, 3, drop});
    expect(r != exactly(r));
    expect(r != misere(r));
    expect(r != on_torus(r));
    return expect(r != starting_with(second, r));
}
AT_BOTH_TIMES(rules_differ_in_each_part)

constexpr bool starting_with_changes_only_who_starts() {
    constexpr rules turned = starting_with(second, connect_four);
    expect(turned == rules{.columns = 7, .rows = 6, .run = 4, .gravity = drop, .starts = second});
    return expect(starting_with(first, turned) == connect_four);
}
AT_BOTH_TIMES(starting_with_changes_only_who_starts)

constexpr bool exactly_changes_only_which_lines_count() {
    constexpr rules r = starting_with(second, connect_four);
    rules expected = r;
    expected.length = line_length::exactly;
    expect(exactly(r) == expected);
    return expect(exactly(exactly(r)) == expected);
}
AT_BOTH_TIMES(exactly_changes_only_which_lines_count)

constexpr bool misere_changes_only_who_wins() {
    constexpr rules r = starting_with(second, connect_four);
    rules expected = r;
    expected.convention = convention::misere;
    expect(misere(r) == expected);
    expect(misere(misere(r)) == expected);  // not normal play again
    return expect(misere(exactly(r)) == exactly(misere(r)));
}
AT_BOTH_TIMES(misere_changes_only_who_wins)

constexpr bool on_torus_changes_only_the_edges() {
    constexpr rules r = starting_with(second, misere(connect_four));
    rules expected = r;
    expected.edges = edges::wrapping;
    expect(on_torus(r) == expected);
    return expect(on_torus(on_torus(r)) == expected);
}
AT_BOTH_TIMES(on_torus_changes_only_the_edges)

constexpr bool lines_that_decide() {
    for (const rules& r : {gomoku, misere(gomoku)}) {
        expect(!is_decisive(r, 0) && !is_decisive(r, 4));
        expect(is_decisive(r, 5) && is_decisive(r, 6) && is_decisive(r, 15));
        expect(!is_decisive(exactly(r), 0) && !is_decisive(exactly(r), 4));
        expect(is_decisive(exactly(r), 5));
        expect(!is_decisive(exactly(r), 6) && !is_decisive(exactly(r), 10));
    }
    // The longest line there is: a diagonal of the torus meets every square.
    expect(is_decisive(on_torus({.columns = 999, .rows = 998, .run = 3}), 999 * 998));
    return expect(is_decisive({1, 1, 1}, 1) && is_decisive(exactly({1, 1, 1}), 1));
}
AT_BOTH_TIMES(lines_that_decide)

constexpr bool who_wins_by_a_line() {
    for (const player completer : {first, second}) {
        expect(winner_of_line(gomoku, completer) == completer);
        expect(winner_of_line(exactly(gomoku), completer) == completer);
        expect(winner_of_line(misere(gomoku), completer) == other(completer));
        // Who starts has no say in it.
        expect(winner_of_line(starting_with(second, gomoku), completer) == completer);
    }
    return true;
}
AT_BOTH_TIMES(who_wins_by_a_line)

constexpr bool parts_of_rules_have_names() {
    expect(edges_names[edges::bounded] == "bounded" && edges_names[edges::wrapping] == "wrapping");
    expect(player_names[first] == "first" && player_names[second] == "second");
    expect(gravity_names[place] == "place" && gravity_names[drop] == "drop");
    expect(line_length_names[line_length::at_least] == "at_least");
    expect(line_length_names[line_length::exactly] == "exactly");
    expect(convention_names[convention::normal] == "normal");
    return expect(convention_names[convention::misere] == "misere");
}
AT_BOTH_TIMES(parts_of_rules_have_names)

constexpr bool numbers_from_1_to_999_make_sense() {
    expect(check(tic_tac_toe).has_value());
    expect(check({1, 1, 1}).has_value());
    expect(check({999, 999, 999}).has_value());
    expect(is_valid({1, 1, 1}) && is_valid({999, 999, 999}));
    return expect(check({.columns = 1, .rows = 2, .run = 999, .gravity = drop, .starts = second})
                      .has_value());  // can only be drawn
}
AT_BOTH_TIMES(numbers_from_1_to_999_make_sense)

constexpr bool other_numbers_are_refused_by_name() {
    using enum illegal_rules::number;
    const auto refused = [](rules r, illegal_rules why) {
        return !is_valid(r) && !check(r).has_value() && check(r).error() == why;
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
}  // namespace rules_test
