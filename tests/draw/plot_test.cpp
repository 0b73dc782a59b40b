// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/plot.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace plot_test {
namespace {

using namespace inarow;
using draw::plot_style;
using solve::bounds;
using test::expect;

/// An analysis with these scores; the moves' squares do not matter to a plot.
template <int Capacity>
constexpr auto scored(const basic_position<Capacity>& start, bounds at_start, auto scores) {
    solve::analysis<Capacity> result{.start = start, .at_start = at_start};
    bounds before = at_start;
    player mover = start.to_move();
    int number = start.stones();
    for (const bounds& after : scores) {
        solve::analyzed_move<Capacity> m{.number = ++number, .mover = mover};
        m.before = before;
        m.after = before = after;
        m.judgment = judged(for_first(m.before, mover), for_first(m.after, mover));
        result.moves.push_back(m);
        mover = other(mover);
    }
    return result;
}
constexpr auto small(std::initializer_list<bounds> scores) {
    return scored(position_of<tic_tac_toe>::start(tic_tac_toe).value(), {0, 0}, scores);
}

constexpr auto plotted(const auto& a, const plot_style& look = {}) {
    core::fixed_string<2000> result;
    draw::plot(result, a, look);
    return result;
}

constexpr bool bars_stand_on_the_side_of_who_wins() {
    return expect(plotted(small({{0, 0}, {2, 2}, {1, 1}, {1, 1}, {-1, -1}, {-2, -2}})).view() ==
                  R"(  +2     X
  +1     X X X
   0 -------------
  -1           O O
  -2             O
         ^ ~   ^
move 0   2   4   6
     X first wins  O second wins  ^ mistake  ~ inaccuracy
)");
}
AT_BOTH_TIMES(bars_stand_on_the_side_of_who_wins)

constexpr bool an_even_game_has_a_line_only() {
    return expect(plotted(small({})).view() == R"(  +1
   0 -
  -1
move 0
)");
}
AT_BOTH_TIMES(an_even_game_has_a_line_only)

constexpr bool unknown_scores_are_question_marks() {
    // Of a win whose time is unknown, the part that is sure.
    return expect(plotted(small({{-4, 4}, {-4, 0}, {-4, -1}})).view() == R"(  +1
   0 --?-?--
  -1       O
move 0   2
     O second wins  ? unknown
)");
}
AT_BOTH_TIMES(unknown_scores_are_question_marks)

TEST_CASE("with wide signs") {
    CHECK(plotted(small({{0, 0}, {2, 2}}), {.set = draw::emoji}).view() == R"(  +2       ❌
  +1       ❌
   0 ────────
  -1
           ^
move 0     2
     ❌ first wins  ^ mistake
)");
}

TEST_CASE("move numbers count the stones of a set-up") {
    auto p = position_of<tic_tac_toe>::start(tic_tac_toe).value();
    for (int i = 0; i < 3; ++i) p = p.after(square_at(tic_tac_toe, i));
    const auto a = scored(p, {0, 0}, std::initializer_list<bounds>{{0, 0}, {0, 0}});
    CHECK(plotted(a).view() == R"(  +1
   0 -----
  -1
move   4
)");
}

/// 361 moves between the lowest and the highest scores there are.
auto long_game() {
    const rules r{.columns = 19, .rows = 19, .run = 19};
    core::inplace_vector<bounds, dynamic> scores;
    for (int i = 1; i <= 361; ++i) scores.push_back(i % 90 < 45 ? bounds{0, 0} : bounds{i, i});
    for (std::size_t i = 181; i < 361; ++i) scores[i] = {181 - static_cast<int>(i), 0};
    return scored(position::start(r).value(), {0, 0}, scores);
}

/// The longest line; every glyph here takes as many columns as it has bytes.
std::size_t width_of(std::string_view lines) {
    std::size_t longest = 0;
    while (!lines.empty()) {
        const std::size_t length = lines.find('\n');
        if (length > longest) longest = length;
        lines.remove_prefix(length + 1);
    }
    return longest;
}

TEST_CASE("a long game on a large board keeps to the terminal") {
    const auto a = long_game();
    for (const int columns : {30, 40, 79, 80, 132, 200, 400, 1'000}) {
        CAPTURE(columns);
        std::string text;
        draw::plot(text, a, {.columns = columns});
        CHECK(width_of(text) <= static_cast<std::size_t>(columns));
        CHECK(text.find(" \n") == std::string::npos);
    }
}

TEST_CASE("too little room is no harm") {
    const auto a = long_game();
    for (const int size : {0, 1, 5, 6}) {
        std::string text;
        draw::plot(text, a, {.columns = size, .rows = size});
        CHECK(text.contains("   0 "));
    }
}

TEST_CASE("longer labels push the columns to the right") {
    const rules r{.columns = 60, .rows = 60, .run = 60};
    const auto a = scored(position::start(r).value(), {0, 0},
                          std::initializer_list<bounds>{{1'000, 1'000}, {-1'000, -1'000}});
    std::string text;
    draw::plot(text, a, {.rows = 2});
    CHECK(text == R"(+1000   X
 +500   X
    0 -----
 -500     O
-1000     O
 move 0   2
      X first wins  O second wins
)");
}

constexpr bool steps_are_round() {
    expect(draw::detail::round_step(0) == 1 && draw::detail::round_step(1) == 1 &&
           draw::detail::round_step(2) == 2);
    expect(draw::detail::round_step(3) == 5 && draw::detail::round_step(6) == 10 &&
           draw::detail::round_step(11) == 20);
    return expect(draw::detail::round_step(21) == 50 && draw::detail::round_step(51) == 100);
}
AT_BOTH_TIMES(steps_are_round)

}  // namespace
}  // namespace plot_test
