// SPDX-License-Identifier: BSL-1.0
// A program of its own, in which the standard library says that it has threads but no std::jthread.
#include <version>
#undef __cpp_lib_jthread

#include <inarow/core/threads.hpp>

#include <atomic>
#include <type_traits>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace threads_test {
namespace {

using namespace inarow;

static_assert(core::has_threads);
static_assert(!std::is_copy_constructible_v<core::jthread>);

TEST_CASE("the work of a thread is done when the thread is destroyed") {
    std::atomic<int> done = 0;
    {
        std::vector<core::jthread> many;
        many.reserve(3);
        for (int i = 0; i < 3; ++i) many.emplace_back([&] { ++done; });
    }
    CHECK(done == 3);
}

TEST_CASE("the destructor requests a stop") {
    std::atomic<bool> was_stopped = false;
    {
        const core::jthread waiting([&](const core::stop_token& stop) {
            while (!stop.stop_requested()) std::this_thread::yield();
            was_stopped = true;
        });
    }
    CHECK(was_stopped);
}

TEST_CASE("assignment stops and joins what was there before") {
    std::atomic<int> stopped = 0;
    const auto wait = [&](const core::stop_token& stop) {
        while (!stop.stop_requested()) std::this_thread::yield();
        ++stopped;
    };
    core::jthread one(wait);
    one = core::jthread(wait);
    CHECK(stopped == 1);
    core::jthread other(std::move(one));
    CHECK(other.joinable());
    other = core::jthread();
    CHECK(stopped == 2);
    CHECK(!other.joinable());
}

TEST_CASE("a stop is requested once, and all tokens see it") {
    const core::stop_source source;
    const core::stop_token token = source.get_token();
    const core::stop_token copy = token;
    CHECK(!token.stop_requested());
    CHECK(source.request_stop());
    CHECK(!source.request_stop());
    CHECK(token.stop_requested());
    CHECK(copy.stop_requested());
    CHECK(source.stop_requested());
    CHECK(!core::stop_token().stop_requested());
}

}  // namespace
}  // namespace threads_test
