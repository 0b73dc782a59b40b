// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/threads.hpp>

#include <atomic>

#include <doctest/doctest.h>

namespace {

using namespace inarow;

TEST_CASE("work given to a thread is done when the thread is gone") {
    std::atomic<int> done = 0;
    {
        const core::jthread one([&] { ++done; });
        const core::jthread two([&] { ++done; });
    }
    CHECK(done == 2);
}

TEST_CASE("no stop is requested unless somebody does") {
    CHECK(!core::stop_token{}.stop_requested());
}

TEST_CASE("where the standard library has threads they are what is used") {
#if defined(__cpp_lib_jthread)
    static_assert(core::has_threads);
    core::jthread waits([](const core::stop_token& stop) {
        while (!stop.stop_requested()) std::this_thread::yield();
    });
    CHECK(waits.joinable());
    CHECK(waits.request_stop());
#else
    static_assert(!core::has_threads);
#endif
}

}  // namespace
