// SPDX-License-Identifier: BSL-1.0
// A program of its own, in which the standard library says that it has no threads.
#include "no_threads.hpp"
#if defined(__STDCPP_THREADS__)
#error "The standard library still says that it has threads."
#endif

#include <inarow/core/threads.hpp>

#include <vector>

#include <doctest/doctest.h>

namespace threads_test {
namespace {

using namespace inarow;

static_assert(!core::has_threads);

TEST_CASE("work runs in the constructor") {
    int done = 0;
    const core::jthread one([&] { ++done; });
    CHECK(done == 1);
    std::vector<core::jthread> many;
    many.reserve(3);
    for (int i = 0; i < 3; ++i) many.emplace_back([&] { ++done; });
    CHECK(done == 4);
}

TEST_CASE("a stop is never requested") {
    CHECK(!core::stop_token().stop_requested());
    const core::stop_source source;
    CHECK(!source.request_stop());
    CHECK(!source.stop_requested());
    CHECK(!source.get_token().stop_requested());
}

}  // namespace
}  // namespace threads_test
