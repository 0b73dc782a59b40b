// SPDX-License-Identifier: BSL-1.0
#include "../../apps/inarow/solve/ordered_workers.hpp"

#include <atomic>
#include <cstddef>
#include <stdexcept>
#include <vector>

#include <doctest/doctest.h>

namespace ordered_workers_test {
namespace {

using workers = inarow::app::ordered_workers<int, int>;

int square_of(std::size_t /*worker*/, int task) { return task * task; }

TEST_CASE("results come in the order of their tasks") {
    for (const std::size_t threads : {1U, 2U, 5U}) {
        std::vector<int> taken;
        const auto compute = [&](std::size_t worker, int task) {
            CHECK(worker < threads);
            // The tasks take different times.
            std::atomic<int> spent = 0;
            while (spent < task % 7 * 1000) ++spent;
            return square_of(worker, task);
        };
        workers each(threads, compute, [&](int task, int result) {
            CHECK(result == task * task);
            taken.push_back(task);
            return true;
        });
        for (int task = 0; task < 1000; ++task) each.add(task);
        each.finish();
        std::vector<int> all;
        for (int task = 0; task < 1000; ++task) all.push_back(task);
        CHECK(taken == all);
    }
}

TEST_CASE("tasks that were added are done, without finish too") {
    int taken = 0;
    {
        workers each(2, square_of, [&](int, int) { return ++taken != 0; });
        for (int task = 0; task < 10; ++task) each.add(task);
    }
    CHECK(taken == 10);
}

TEST_CASE("all work ends early as soon as it is asked for") {
    int taken = 0;
    workers each(2, square_of, [&](int, int) { return ++taken < 3; });
    for (int task = 0; task < 1000; ++task) each.add(task);
    each.finish();
    CHECK(taken == 3);
    CHECK(each.has_ended());
    each.add(1);
    each.finish();
    CHECK(taken == 3);
}

TEST_CASE("what is thrown ends all work, and is thrown again") {
    const auto fail_at = [](int which) {
        return [which](std::size_t, int task) {
            return task == which ? throw std::runtime_error("as wished") : task;
        };
    };
    int taken = 0;
    workers computes(2, fail_at(20), [&](int, int) { return ++taken != 0; });
    for (int task = 0; task < 1000; ++task) computes.add(task);
    CHECK_THROWS_WITH_AS(computes.finish(), "as wished", std::runtime_error);
    CHECK(taken <= 20);
    workers takes(2, square_of, [](int, int) -> bool { throw std::runtime_error("no room"); });
    takes.add(1);
    CHECK_THROWS_WITH_AS(takes.finish(), "no room", std::runtime_error);
}

}  // namespace
}  // namespace ordered_workers_test
