// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/line_patterns.hpp>

#include <cstdint>
#include <string_view>

#include <doctest/doctest.h>

namespace line_patterns_test {
namespace {

using namespace inarow;
using solve::detail::heuristic::line_patterns;
using solve::detail::heuristic::pattern;
using solve::detail::heuristic::pattern_of;

/// The pattern of the first player at the middle of a row; '#' is beyond the edge.
pattern of_row(const rules& r, std::string_view row) {
    std::uint32_t code = 0;
    const std::size_t middle = row.size() / 2;
    for (std::size_t i = row.size(); i-- > 0;) {
        if (i == middle) continue;
        code = code << 2U | static_cast<std::uint32_t>(std::string_view(".XO#").find(row[i]));
    }
    return pattern_of(first, line_patterns(r).both(code));
}
pattern of_row(std::string_view row) { return of_row(gomoku, row); }

TEST_CASE("what a stone makes of a row") {
    // The stone goes to the square in the middle.
    CHECK(of_row("XXXX.....") == pattern::five);
    CHECK(of_row("..XX.XX..") == pattern::five);
    CHECK(of_row(".XXX.....") == pattern::open_four);
    CHECK(of_row("OXXX.....") == pattern::four);
    CHECK(of_row(".X.X.X.X.") == pattern::open_four);  // two squares complete five
    CHECK(of_row("..XX..O..") == pattern::open_three);
    CHECK(of_row(".OXX.....") == pattern::three);
    CHECK(of_row(".OXX..O..") == pattern::none);
    CHECK(of_row("...X.....") == pattern::open_two);
    CHECK(of_row("#..X..O..") == pattern::two);
    CHECK(of_row(".........") == pattern::open_one);
    CHECK(of_row("##O...O##") == pattern::none);
    CHECK(of_row("O#.....##") == pattern::one);
}

TEST_CASE("a line that is too long is no five where only five count") {
    CHECK(of_row(exactly(gomoku), "..XXX.XX...") == pattern::none);
    CHECK(of_row(rules{15, 15, 5}, ".XXX.XX..") == pattern::five);
    CHECK(of_row(exactly(gomoku), ".OXXX......") == pattern::four);
    CHECK(of_row(exactly(gomoku), "..XXX......") == pattern::open_four);
    // The fifth stone on the left would be a sixth.
    CHECK(of_row(exactly(gomoku), "X.XXX......") == pattern::four);
}

TEST_CASE("the names of patterns are those of other runs too") {
    CHECK(of_row(rules{7, 6, 4}, ".XX....") == pattern::open_four);
    CHECK(of_row(rules{7, 6, 4}, "XXX....") == pattern::five);
    CHECK(of_row(rules{7, 6, 4}, "..X....") == pattern::open_three);
    CHECK(of_row(rules{9, 9, 6}, ".XXXX......") == pattern::open_four);
    CHECK(of_row(tic_tac_toe, "#..##") == pattern::none);
    CHECK(of_row(tic_tac_toe, "#..X#") == pattern::four);
}

TEST_CASE("the second player's patterns are in the upper bits") {
    const line_patterns patterns(gomoku);
    CHECK(patterns.reach() == 4);
    // Four stones of the second player before the square.
    CHECK(pattern_of(second, patterns.both(0b10101010U)) == pattern::five);
    CHECK(pattern_of(first, patterns.both(0b10101010U)) == pattern::one);
}

}  // namespace
}  // namespace line_patterns_test
