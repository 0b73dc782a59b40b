// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/limit.hpp>

#include <chrono>

#include <doctest/doctest.h>

namespace limit_test {
namespace {

using namespace inarow;
using solve::limit;

TEST_CASE("a time beyond the range of the clock gives no deadline") {
    CHECK(limit::of_time(std::chrono::nanoseconds::max()).deadline ==
          std::chrono::steady_clock::time_point::max());
}

}  // namespace
}  // namespace limit_test
