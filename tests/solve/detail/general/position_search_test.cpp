// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/general/position_search.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/scores.hpp"

#include <cstdint>

#include <doctest/doctest.h>

// It adds to the search what negamax_search::null_window excludes: positions that are over, or won
// with the next stone.

namespace position_search_test {
namespace {

using namespace inarow;
using solve::detail::node_budget;
using solve::detail::general::fixed_transposition_table;
using solve::detail::general::position_search;

template <class Word>
void check_every_position(const rules& r) {
    CAPTURE(test::named(r));
    test::minimax<position> plain;
    const position start = position::start(r).value();
    (void)plain.value(start);
    fixed_transposition_table<Word, 8> table{};
    node_budget budget{1'000'000'000};
    position_search<Word, decltype(table), node_budget> search(start, table, budget);
    for (const auto& [p, value] : plain.known()) {
        const int free = r.squares() - p.stones();
        const int score = score_of(value, free, p.to_move());
        bool all_right = true;
        for (int alpha = test::min_score(free); alpha <= test::max_score(free); ++alpha) {
            const int bound = search.null_window(p, alpha);
            all_right = all_right && (bound == score || test::is_right(bound, score, alpha));
        }
        CHECK(all_right);
    }
    CHECK(!search.is_stopped());
}

TEST_CASE("a position_search searches every position, won and drawn ones too") {
    for (const rules& numbers :
         {tic_tac_toe, rules{3, 3, 2}, rules{4, 2, 1}, rules{2, 3, 4}, rules{1, 1, 1}})
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run))
            check_every_position<std::uint64_t>(r);
    for (const rules& r : {test::dropped(3, 3, 3), exactly({4, 2, 2}), misere({3, 3, 2, drop})})
        check_every_position<core::wide_uint<2>>(r);
}

}  // namespace
}  // namespace position_search_test
