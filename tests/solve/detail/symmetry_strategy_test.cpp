// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/score.hpp>
#include <inarow/solve/detail/symmetry_strategy.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/scores.hpp"

#include <doctest/doctest.h>

namespace symmetry_strategy_test {
namespace {

using namespace inarow;
using solve::bounds;
using solve::detail::no_bound;
using test::expect;
using test::position_shown;
using small_position = basic_position<12>;

constexpr bounds unknown{-no_bound, no_bound};
constexpr bounds not_won{-no_bound, 0};
constexpr bounds not_lost{0, no_bound};

template <int Capacity>
constexpr bounds narrowed(const basic_position<Capacity>& p) {
    return solve::detail::narrowed_by_symmetry_strategy(p, unknown);
}
template <rules Rules>
constexpr bounds narrowed_start() {
    return narrowed(position_of<Rules>::start(Rules).value());
}

constexpr bool empty_boards_without_a_center_are_not_won() {
    expect(narrowed_start<misere(rules{4, 3, 3})>() == not_won);
    expect(narrowed_start<misere(square_board(4))>() == not_won);
    expect(narrowed_start<on_torus(misere(rules{4, 3, 3}))>() == not_won);
    expect(narrowed_start<misere(rules{4, 3, 3, drop})>() == not_won);
    return expect(narrowed_start<exactly(misere(rules{6, 1, 2}))>() == not_won);
}
AT_BOTH_TIMES(empty_boards_without_a_center_are_not_won)

constexpr bool the_center_decides_if_no_line_ends_there() {
    expect(narrowed_start<misere(tic_tac_toe)>() == not_lost);
    expect(narrowed_start<misere(rules{5, 5, 4})>() == not_lost);
    expect(narrowed_start<misere(rules{5, 5, 3})>() == unknown);
    expect(narrowed_start<on_torus(misere(tic_tac_toe))>() == unknown);
    expect(narrowed_start<misere(rules{5, 4, 4, drop})>() == unknown);
    constexpr rules r = misere(tic_tac_toe);
    expect(narrowed(position_shown<r>("....X....")) == not_won);
    expect(narrowed(position_shown<r>("XO..X....")) == unknown);
    return expect(narrowed(position_shown<r>("X.......O")) == not_lost);
}
AT_BOTH_TIMES(the_center_decides_if_no_line_ends_there)

constexpr bool normal_play_has_no_such_strategy() {
    expect(narrowed_start<tic_tac_toe>() == unknown);
    return expect(narrowed_start<square_board(4)>() == unknown);
}
AT_BOTH_TIMES(normal_play_has_no_such_strategy)

/// Compares the bounds of every position with its score. Returns how many bounds are narrowed.
int check_every_position(const rules& r) {
    test::minimax<small_position> plain;
    (void)plain.value(small_position::start(r).value());
    int narrow = 0;
    bool all_right = true;
    for (const auto& [p, value] : plain.known()) {
        if (p.is_over()) continue;
        const bounds known = narrowed(p);
        const int score = score_of(value, test::free_squares(p), p.to_move());
        all_right = all_right && known.lower <= score && score <= known.upper;
        narrow += static_cast<int>(known != unknown);
    }
    CHECK_MESSAGE(all_right, test::named(r));
    return narrow;
}

TEST_CASE("the score of every position is within the bounds") {
    int narrow = 0;
    for (int squares = 1; squares <= 9; ++squares)
        test::for_each_rules_of(squares, [&](const rules& r) {
            narrow += check_every_position(r);
            if (squares <= 8) narrow += check_every_position(on_torus(r));
        });
    CHECK(narrow > 1000);
}

TEST_CASE("known bounds are never widened") {
    const auto p = small_position::start(misere(rules{4, 3, 3})).value();
    CHECK(solve::detail::narrowed_by_symmetry_strategy(p, {-3, -1}) == bounds{-3, -1});
    CHECK(solve::detail::narrowed_by_symmetry_strategy(p, {-3, 2}) == bounds{-3, 0});
}

}  // namespace
}  // namespace symmetry_strategy_test
