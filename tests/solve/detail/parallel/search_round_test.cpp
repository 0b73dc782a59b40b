// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/parallel/search_round.hpp>

#include "support/counted_budget.hpp"

#include <atomic>
#include <new>
#include <optional>

#include <doctest/doctest.h>

// Kept short: the thread sanitizer runs it too.

namespace search_round_test {
namespace {

using inarow::solve::detail::parallel::node_quota;
using inarow::solve::detail::parallel::search_round;
using test::counted_budget;
using quota = node_quota<counted_budget>;

constexpr long long unlimited = quota::unlimited;

TEST_CASE("one result is found, whichever thread is first, and the others stop") {
    for (const int threads : {1, 2, 4}) {
        counted_budget budget{1'000'000'000};
        std::atomic<int> number = 0;
        std::atomic<unsigned> seen = 0;
        const auto search = [&](quota& nodes, int thread) -> std::optional<int> {
            seen |= 1U << thread;
            if (++number == 1) return 7;
            while (nodes.consume()) {
            }
            return std::nullopt;
        };
        const auto round = search_round<int>(budget, threads, unlimited, search);
        CHECK(round.found == 7);
        CHECK(!round.is_quota_used_up);
        CHECK(number == threads);
        CHECK(seen == (1U << threads) - 1);
    }
}

TEST_CASE("a round ends with the quota of the calling thread, and counts the nodes of all") {
    counted_budget budget{1'000'000'000};
    const auto search = [&](quota& nodes, int) -> std::optional<int> {
        while (nodes.consume()) {
        }
        return std::nullopt;
    };
    const auto round = search_round<int>(budget, 3, 5'000, search);
    CHECK(!round.found);
    CHECK(round.is_quota_used_up);
    CHECK(round.nodes == 5'000);
    CHECK(budget.nodes >= 5'000);
}

TEST_CASE("a round ends with the budget") {
    counted_budget budget{3'000};
    const auto search = [&](quota& nodes, int) -> std::optional<int> {
        while (nodes.consume()) {
        }
        return std::nullopt;
    };
    const auto round = search_round<int>(budget, 2, unlimited, search);
    CHECK(!round.found);
    CHECK(!round.is_quota_used_up);
    CHECK(round.nodes == 3'000);
}

TEST_CASE("a helper that has no memory is done without") {
    counted_budget budget{1'000'000'000};
    std::atomic<int> helpers = 0;
    const auto search = [&](quota& nodes, int thread) -> std::optional<int> {
        if (thread != 0) {
            ++helpers;
            throw std::bad_alloc();
        }
        while (helpers < 2) (void)nodes.consume();
        return 7;
    };
    CHECK(search_round<int>(budget, 3, unlimited, search).found == 7);
}

TEST_CASE("a round in which the calling thread has no memory ends for its helpers too") {
    counted_budget budget{1'000'000'000};
    std::atomic<int> helpers = 0;
    const auto search = [&](quota& nodes, int thread) -> std::optional<int> {
        if (thread != 0) {
            ++helpers;
            while (nodes.consume()) {
            }
            return std::nullopt;
        }
        while (helpers < 2) {
        }
        throw std::bad_alloc();
    };
    CHECK_THROWS_AS((void)search_round<int>(budget, 3, unlimited, search), std::bad_alloc);
}

}  // namespace
}  // namespace search_round_test
