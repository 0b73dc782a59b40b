// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/parallel/node_quota.hpp>

#include "support/counted_budget.hpp"

#include <atomic>

#include <doctest/doctest.h>

namespace node_quota_test {
namespace {

using inarow::solve::detail::parallel::node_quota;
using test::counted_budget;

TEST_CASE("a quota stops at its limit, when the search is over, or with the whole budget") {
    counted_budget whole{5};
    std::atomic<bool> is_over = false;
    {
        node_quota<counted_budget> small(whole, is_over, 2);
        CHECK(small.consume());
        CHECK(small.consume());
        CHECK(!small.is_used_up());
        CHECK(!small.consume());
        CHECK(small.is_used_up());
        CHECK(small.nodes() == 2);
    }
    CHECK(whole.nodes == 2);
    node_quota<counted_budget> large(whole, is_over, 100);
    for (int i = 0; i < 3; ++i) CHECK(large.consume());
    CHECK(!large.consume());
    CHECK(!large.is_used_up());
    CHECK(large.nodes() == 3);
    CHECK(whole.nodes == 5);
}

TEST_CASE("reserved nodes that were not consumed are given back") {
    counted_budget whole{1'000};
    std::atomic<bool> is_over = false;
    {
        node_quota<counted_budget> quota(whole, is_over, 700);
        for (int i = 0; i < 520; ++i) CHECK(quota.consume());
        CHECK(quota.nodes() == 520);
    }
    CHECK(whole.nodes == 520);
}

TEST_CASE("a helper has no limit, and stops soon after the search is over") {
    std::atomic<bool> is_over = false;
    node_quota<counted_budget> helper(is_over);
    for (int i = 0; i < 10'000; ++i) CHECK(helper.consume());
    CHECK(helper.nodes() == 10'000);
    is_over = true;
    int more = 0;
    while (helper.consume()) ++more;
    CHECK(more < 512);
    CHECK(helper.nodes() == 10'000 + more);
}

}  // namespace
}  // namespace node_quota_test
