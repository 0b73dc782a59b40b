// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/node_limited_search.hpp>
#include <inarow/solve/detail/reference/position_search.hpp>
#include <inarow/solve/detail/reference/position_table.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/scores.hpp"

#include <cstddef>

#include <doctest/doctest.h>

namespace position_search_test {
namespace {

using namespace inarow;
using solve::detail::node_budget;
using solve::detail::reference::position_search;
using solve::detail::reference::position_table;
using table_type = position_table<dynamic>;

TEST_CASE("positions of any capacity are searched") {
    using small_position = basic_position<9>;
    for (const rules& r : test::kinds_of_rules(3, 2, 2)) {
        CAPTURE(test::named(r));
        const auto start = small_position::start(r).value();
        test::minimax<small_position> plain;
        (void)plain.value(start);
        table_type table(position::start(r).value(), std::size_t{1} << 16);
        node_budget budget{1'000'000};
        position_search<table_type, node_budget> search(start, table, budget);
        for (const auto& [p, value] : plain.known()) {
            const int score = score_of(value, test::free_squares(p), p.to_move());
            for (int alpha = -4; alpha <= 4; ++alpha) {
                const int bound = search.null_window(p, alpha);
                CHECK((bound == score || test::is_right(bound, score, alpha)));
            }
        }
        CHECK(!search.is_stopped());
    }
}

TEST_CASE("it stops with its budget") {
    const position start = position::start(rules{60, 60, 5}).value();
    table_type table(start, 0);
    node_budget budget{10};
    position_search<table_type, node_budget> search(start, table, budget);
    (void)search.null_window(start, 0);
    CHECK(search.is_stopped());
    CHECK(budget.consumed(10) == 10);
}

}  // namespace
}  // namespace position_search_test
