// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/node_limited_search.hpp>
#include <inarow/solve/detail/reference/negamax.hpp>
#include <inarow/solve/detail/reference/position_table.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/scores.hpp"

#include <cstddef>
#include <string_view>

#include <doctest/doctest.h>

// The reference search is compared with a minimax that has neither bounds nor windows.

namespace negamax_test {
namespace {

using namespace inarow;
using solve::detail::node_budget;
using solve::detail::reference::negamax_search;
using solve::detail::reference::no_table;
using solve::detail::reference::position_table;
using test::expect;
using test::position_shown;

template <rules Rules>
constexpr bool finds_score(std::string_view rows, int score) {
    const auto p = position_shown<Rules>(rows);
    no_table table;
    node_budget budget{100'000};
    negamax_search<decltype(p)::capacity, no_table, node_budget> search(table, budget);
    for (int alpha = test::min_score(4); alpha <= test::max_score(4); ++alpha)
        expect(test::is_right(search.null_window(p, alpha), score, alpha));
    return expect(!search.is_stopped());
}

constexpr bool it_solves_without_a_table() {
    expect(finds_score<tic_tac_toe>("XOXO.X.O.", 2));
    expect(finds_score<misere(tic_tac_toe)>("XOXOXO...", -1));
    return expect(finds_score<exactly(rules{8, 1, 3})>("XX.XOO.O", 0));
}
AT_BOTH_TIMES(it_solves_without_a_table)

/// Every position of a game, finished ones too, with every alpha. The table is kept from one to the
/// next.
void check_all_positions(const rules& r, std::size_t table_bytes) {
    CAPTURE(test::named(r));
    const position start = position::start(r).value();
    test::minimax<position> plain;
    (void)plain.value(start);
    position_table<dynamic> table(start, table_bytes);
    node_budget budget{1'000'000'000};
    negamax_search<dynamic, position_table<dynamic>, node_budget> search(table, budget);
    bool all_right = true;
    for (const auto& [p, value] : plain.known()) {
        const int free = test::free_squares(p);
        const int score = score_of(value, free, p.to_move());
        for (int alpha = test::min_score(free); alpha <= test::max_score(free); ++alpha) {
            const int bound = search.null_window(p, alpha);
            all_right = all_right && (bound == score || test::is_right(bound, score, alpha));
        }
    }
    CHECK(all_right);
    CHECK(!search.is_stopped());
}

TEST_CASE("all positions of small rules of every kind") {
    for (const rules& numbers :
         {tic_tac_toe, rules{3, 3, 2}, rules{4, 2, 2}, rules{2, 4, 3}, rules{8, 1, 3},
          rules{1, 8, 2}, rules{3, 2, 1}, rules{2, 3, 4}, rules{1, 1, 1}}) {
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            check_all_positions(r, std::size_t{1} << 16);
            check_all_positions(starting_with(second, r), std::size_t{1} << 16);
        }
    }
}

TEST_CASE("the smallest table is enough") {
    for (const rules& r : test::kinds_of_rules(3, 2, 2)) check_all_positions(r, 0);
}

TEST_CASE("a stopped search stays stopped, and stores nothing wrong") {
    const position p = position::start(exactly(rules{3, 3, 2})).value();
    test::minimax<position> plain;
    const int score = plain.score(p);
    position_table<dynamic> table(p, std::size_t{1} << 16);
    for (long long nodes = 0; nodes < 200; ++nodes) {
        node_budget small{nodes};
        negamax_search<dynamic, position_table<dynamic>, node_budget> stopping(table, small);
        (void)stopping.null_window(p, 0);
        if (stopping.is_stopped()) {
            CHECK(small.left < 0);
            (void)stopping.null_window(p, -1);
            CHECK(stopping.is_stopped());
        }
        node_budget large{1'000'000};
        auto copy = table;
        negamax_search<dynamic, position_table<dynamic>, node_budget> whole(copy, large);
        for (int alpha = -6; alpha <= 6; ++alpha)
            CHECK(test::is_right(whole.null_window(p, alpha), score, alpha));
    }
}

TEST_CASE("a search that would be too deep stops") {
    const position p = position::start(rules{31, 7, 5, drop}).value();
    position_table<dynamic> table(p, std::size_t{1} << 16);
    node_budget budget{1'000'000};
    negamax_search<dynamic, position_table<dynamic>, node_budget> search(table, budget);
    (void)search.null_window(p, 0);
    CHECK(search.is_stopped());
    CHECK(budget.left > 990'000);
}

}  // namespace
}  // namespace negamax_test
