// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/limit_budget.hpp>

#include <chrono>

#include <doctest/doctest.h>

namespace limit_budget_test {
namespace {

using namespace inarow;
using namespace std::chrono_literals;
using solve::limit;
using budget = solve::detail::limit_budget<32>;

/// The number of nodes that a limit allows, of at most `wanted`.
int consumed(const limit& allowed, int wanted) {
    budget left(allowed);
    int result = 0;
    while (result < wanted && left.consume()) ++result;
    return result;
}

TEST_CASE("a node limit is exact") {
    CHECK(consumed({}, 1'000) == 1'000);
    CHECK(consumed({.nodes = 0}, 1'000) == 0);
    CHECK(consumed({.nodes = 77}, 1'000) == 77);
}

TEST_CASE("a block of nodes ends at the next check of the clock, or at the limit") {
    budget left({.nodes = 77});
    CHECK(left.take(10) == 10);
    CHECK(left.take(100) == 22);
    CHECK(left.take(100) == 32);
    left.add(-5);
    CHECK(left.take(100) == 5);
    left.add(3);
    CHECK(left.take(100) == 10);
    CHECK(left.take(100) == 0);
    left.add(100);
    CHECK(left.take(100) == 0);
    CHECK(left.nodes() == 177);
}

TEST_CASE("the clock and the stop token are checked every 32 nodes") {
    CHECK(consumed(limit::of_time(0s), 1'000) == 32);
    CHECK(consumed(limit::of_time(1h), 1'000) == 1'000);
    core::stop_source stop;
    const limit stoppable{.stop = stop.get_token()};
    CHECK(consumed(stoppable, 1'000) == 1'000);
    stop.request_stop();
    CHECK(consumed(stoppable, 1'000) == 32);
}

}  // namespace
}  // namespace limit_budget_test
