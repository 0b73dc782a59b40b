// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/solve/solver.hpp>

#include <atomic>
#include <chrono>
#include <utility>

#include <doctest/doctest.h>

namespace limit_test {
namespace {

using namespace inarow;
using solve::limit;

TEST_CASE("a time beyond the range of the clock gives no deadline") {
    CHECK(limit::of_time(std::chrono::nanoseconds::max()).deadline ==
          std::chrono::steady_clock::time_point::max());
}

TEST_CASE("a search keeps the number of its nodes current, except for its last nodes") {
    const auto searched = [](const rules& r) {
        std::atomic<long long> progress = 0;
        solve::solver solver;
        solver.set_limit({.progress = &progress});
        const auto found = solve::outcome(position::start(r).value(), solver);
        CHECK(found.has_value());
        return std::pair(progress.load(), solver.total_stats().nodes);
    };
    const auto dropping = searched(rules{5, 4, 4, drop});
    CHECK(dropping.first > dropping.second - 1000);
    CHECK(dropping.first <= dropping.second);
    const auto placing = searched(rules{5, 5, 4});
    CHECK(placing.first > 0);
    CHECK(placing.first <= placing.second);
}

}  // namespace
}  // namespace limit_test
