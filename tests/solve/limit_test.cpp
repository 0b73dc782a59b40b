// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/limit.hpp>

#include <chrono>
#include <stop_token>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using namespace std::chrono_literals;
using solve::limit;
using budget = solve::detail::budget<32>;

/// How many positions may be looked at, of so many.
int spent(const limit& of, int most) {
    budget left(of);
    int result = 0;
    while (result < most && left.spend()) ++result;
    return result;
}

TEST_CASE("a number of positions is kept exactly") {
    CHECK(spent({}, 1'000) == 1'000);
    CHECK(spent({.positions = 0}, 1'000) == 0);
    CHECK(spent({.positions = 77}, 1'000) == 77);
}

TEST_CASE("of many positions at once so many are had as are left until the next look") {
    budget left({.positions = 77});
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
    CHECK(left.positions() == 177);
}

TEST_CASE("the clock and the token are looked at now and then") {
    CHECK(spent(limit::of_time(0s), 1'000) == 32);
    CHECK(spent(limit::of_time(1h), 1'000) == 1'000);
    const std::stop_source stop;
    const limit stoppable{.stop = stop.get_token()};
    CHECK(spent(stoppable, 1'000) == 1'000);
    stop.request_stop();
    CHECK(spent(stoppable, 1'000) == 32);
}

TEST_CASE("a time that is longer than the clock goes is none") {
    CHECK(limit::of_time(std::chrono::nanoseconds::max()).until ==
          std::chrono::steady_clock::time_point::max());
}

}  // namespace
