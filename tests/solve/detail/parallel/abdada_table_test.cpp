// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/parallel/abdada_table.hpp>

#include <cstdint>
#include <memory>
#include <random>

#include <doctest/doctest.h>

namespace abdada_table_test {
namespace {

using inarow::solve::detail::parallel::abdada_table;

// The upper bits of a hash are the index of its slot.
constexpr std::uint64_t hash = 0x123'0000'0000'0001U;
constexpr std::uint64_t same_slot = 0x123'0000'0000'0002U;
constexpr std::uint64_t other_slot = 0x8123'0000'0000'0001U;

TEST_CASE("an inserted hash is contained until it is erased") {
    const auto in_progress = std::make_unique<abdada_table>();
    CHECK(!in_progress->contains(hash));
    in_progress->insert(hash);
    CHECK(in_progress->contains(hash));
    CHECK(!in_progress->contains(other_slot));
    in_progress->remove(hash);
    CHECK(!in_progress->contains(hash));
}

TEST_CASE("a new table contains nothing") {
    const auto in_progress = std::make_unique<abdada_table>();
    std::mt19937_64 random(1);
    bool any = false;
    for (int i = 0; i < 100'000; ++i) any = any || in_progress->contains(random() | 1U);
    CHECK(!any);
}

TEST_CASE("two hashes of the same slot are told apart") {
    const auto in_progress = std::make_unique<abdada_table>();
    in_progress->insert(hash);
    CHECK(!in_progress->contains(same_slot));
    in_progress->remove(same_slot);
    CHECK(in_progress->contains(hash));
}

TEST_CASE("the later hash of a slot replaces the earlier one") {
    const auto in_progress = std::make_unique<abdada_table>();
    in_progress->insert(hash);
    in_progress->insert(same_slot);
    CHECK(in_progress->contains(same_slot));
    CHECK(!in_progress->contains(hash));
    in_progress->remove(hash);
    CHECK(in_progress->contains(same_slot));
    in_progress->remove(same_slot);
    CHECK(!in_progress->contains(same_slot));
}

TEST_CASE("every slot holds a hash") {
    const auto in_progress = std::make_unique<abdada_table>();
    constexpr std::uint64_t slots = 4096;
    for (std::uint64_t i = 0; i < slots; ++i) in_progress->insert(i << 52 | 1U);
    bool all = true;
    for (std::uint64_t i = 0; i < slots; ++i) all = all && in_progress->contains(i << 52 | 1U);
    CHECK(all);
}

}  // namespace
}  // namespace abdada_table_test
