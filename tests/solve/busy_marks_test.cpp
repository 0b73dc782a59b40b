// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/busy_marks.hpp>

#include <cstdint>
#include <memory>
#include <random>

#include <doctest/doctest.h>

namespace {

using inarow::solve::busy_marks;

// The upper bits say where a mark is kept.
constexpr std::uint64_t here = 0x123'0000'0000'0001U;
constexpr std::uint64_t same_place = 0x123'0000'0000'0002U;
constexpr std::uint64_t elsewhere = 0x8123'0000'0000'0001U;

TEST_CASE("what is marked has a mark, until that is cleared") {
    const auto marks = std::make_unique<busy_marks>();
    CHECK(!marks->has(here));
    marks->set(here);
    CHECK(marks->has(here));
    CHECK(!marks->has(elsewhere));
    marks->clear(here);
    CHECK(!marks->has(here));
}

TEST_CASE("nothing is marked at first") {
    const auto marks = std::make_unique<busy_marks>();
    std::mt19937_64 random(1);
    bool any = false;
    for (int i = 0; i < 100'000; ++i) any = any || marks->has(random() | 1U);
    CHECK(!any);
}

TEST_CASE("one that has the same place is not taken for it") {
    const auto marks = std::make_unique<busy_marks>();
    marks->set(here);
    CHECK(!marks->has(same_place));
    marks->clear(same_place);
    CHECK(marks->has(here));
}

TEST_CASE("the later one of a place takes it") {
    const auto marks = std::make_unique<busy_marks>();
    marks->set(here);
    marks->set(same_place);
    CHECK(marks->has(same_place));
    CHECK(!marks->has(here));
    marks->clear(here);
    CHECK(marks->has(same_place));
    marks->clear(same_place);
    CHECK(!marks->has(same_place));
}

TEST_CASE("there are places for many") {
    const auto marks = std::make_unique<busy_marks>();
    constexpr std::uint64_t places = 4096;
    for (std::uint64_t i = 0; i < places; ++i) marks->set(i << 52 | 1U);
    bool all = true;
    for (std::uint64_t i = 0; i < places; ++i) all = all && marks->has(i << 52 | 1U);
    CHECK(all);
}

}  // namespace
