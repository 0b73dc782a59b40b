// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/threads.hpp>

#include <atomic>

#include <doctest/doctest.h>

namespace threads_test {
namespace {

using namespace inarow;

TEST_CASE("the work of a thread is done when the thread is destroyed") {
    std::atomic<int> done = 0;
    {
        const core::jthread one([&] { ++done; });
        const core::jthread two([&] { ++done; });
    }
    CHECK(done == 2);
}

TEST_CASE("a default stop token is never stopped") { CHECK(!core::stop_token{}.stop_requested()); }

TEST_CASE("the standard library's threads are used where it has them") {
#if defined(__STDCPP_THREADS__)
    static_assert(core::has_threads);
    core::jthread waiting([](const core::stop_token& stop) {
        while (!stop.stop_requested()) std::this_thread::yield();
    });
    CHECK(waiting.joinable());
    CHECK(waiting.request_stop());
#else
    static_assert(!core::has_threads);
#endif
}

}  // namespace
}  // namespace threads_test
