// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/reference/position_table.hpp>

#include <cstddef>

#include <doctest/doctest.h>

namespace position_table_test {
namespace {

using namespace inarow;
using solve::bounds;
using solve::detail::no_bound;
using solve::detail::reference::position_table;

constexpr bounds unknown{-no_bound, no_bound};
position empty_board() { return position::start(tic_tac_toe).value(); }

TEST_CASE("a table knows what was stored, and nothing else") {
    const position empty = empty_board();
    position_table<dynamic> table(empty, 10'000);
    CHECK(table.probe(empty) == unknown);
    CHECK(table.probe(empty.after({1, 1})) == unknown);
    table.store(empty, {-1, 2});
    CHECK(table.probe(empty) == bounds{-1, 2});
    CHECK(table.probe(empty.after({1, 1})) == unknown);
    CHECK(table.probe(position::start(misere(tic_tac_toe)).value()) == unknown);
    CHECK(table.probe(position::start(exactly(tic_tac_toe)).value()) == unknown);
}

TEST_CASE("a newer position replaces an older one, and is never taken for it") {
    const position empty = empty_board();
    position_table<dynamic> table(empty, 1);  // room for one
    const position next = empty.after({0, 0});
    table.store(empty, {0, 0});
    table.store(next, {-1, 1});
    CHECK(table.probe(next) == bounds{-1, 1});
    CHECK(table.probe(empty) == unknown);
}

TEST_CASE("the table is at most as large as allowed, but for its one entry") {
    const position empty = empty_board();
    for (const std::size_t bytes : {std::size_t{1'000}, std::size_t{100'000}}) {
        const position_table<dynamic> table(empty, bytes);
        CHECK(table.bytes() <= bytes);
        CHECK(table.bytes() > bytes / 2);
    }
    CHECK(position_table<dynamic>(empty, 0).bytes() > 0);
    // Positions of larger boards take more, so fewer fit.
    const position large = position::start(rules{60, 60, 5}).value();
    CHECK(position_table<dynamic>(large, 0).bytes() > position_table<dynamic>(empty, 0).bytes());
}

}  // namespace
}  // namespace position_table_test
