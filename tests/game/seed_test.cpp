// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "seed_cases.hpp"
#include "support/against_oracle.hpp"
#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <cstddef>
#include <utility>

#include <doctest/doctest.h>

namespace seed_test {
namespace {

using namespace inarow;
using test::expect;

/// The game of a case after its steps, each of them legal or refused as the case says.
template <int Capacity>
constexpr basic_game<Capacity> played(const seed::seed_case& c) {
    using game = basic_game<Capacity>;
    using layout = basic_layout<Capacity>;
    auto g = c.start.empty()
                 ? *game::start(c.rules)
                 : game(test::laid<layout>(c.rules, c.start, c.start_to_move).unchecked());
    for (const seed::step& s : c.steps) {
        const auto before = g;
        const auto done = g.apply(s.attempted);
        expect(done.has_value() != s.is_refused);
        if (s.is_refused) expect(!done && done.error().kind == s.why && g == before);
    }
    expect(g.position().outcome() == c.outcome);
    expect(g.position().to_move() == c.to_move);
    return g;
}

template <std::size_t... Indices>
constexpr bool hold_all(std::index_sequence<Indices...> /*all*/) {
    (played<seed::cases[Indices].rules.squares()>(seed::cases[Indices]), ...);
    return true;
}

constexpr bool all_cases_hold() { return hold_all(std::make_index_sequence<seed::case_count>{}); }
AT_BOTH_TIMES(all_cases_hold)

constexpr bool every_row_has_a_case() {
    for (int row = 0; row <= 16; ++row) {
        bool found = false;
        for (const seed::seed_case& c : seed::cases) found = found || c.row == row;
        expect(found);
    }
    return true;
}
AT_BOTH_TIMES(every_row_has_a_case)

TEST_CASE("dynamic: all cases hold, and the oracle agrees") {
    for (const seed::seed_case& c : seed::cases) {
        CAPTURE(c.row);
        CAPTURE(c.what);
        oracle::game o = test::oracle_of(c.rules);
        if (!c.start.empty()) o.mover = test::letter(c.start_to_move);
        for (std::size_t i = 0; i < c.start.size(); ++i)
            o.board[i / o.board[0].size()][i % o.board[0].size()] = c.start[i];
        for (const seed::step& s : c.steps)
            if (!s.is_refused) o.play(test::wish_of(s.attempted));
        CHECK(test::difference(o, played<dynamic>(c).position()) == "");
    }
}

constexpr bool the_boards_that_play_does_not_reach_are_so() {
    using enum illegal_layout::reason;
    const auto small =
        test::laid<basic_layout<9>>(tic_tac_toe, seed::boards::nearly_drawn_3x3, second);
    expect(small.checked().error() == illegal_layout{stone_counts, {}, 4, 4});
    const auto large =
        test::laid<basic_layout<42>>(connect_four, seed::boards::nearly_drawn_7x6, first);
    return expect(large.checked().error() == illegal_layout{stone_counts, {}, 20, 21});
}
AT_BOTH_TIMES(the_boards_that_play_does_not_reach_are_so)

}  // namespace
}  // namespace seed_test
