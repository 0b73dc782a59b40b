// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/zeroed.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <doctest/doctest.h>

#ifndef __has_feature
#define __has_feature(x) 0
#endif

namespace {

using inarow::core::zeroed;

TEST_CASE("memory is as large as asked for, and all zeros") {
    struct three {
        std::uint64_t a, b, c;
    };
    const zeroed<std::uint64_t> words(100'000);
    CHECK(words.size() == 100'000);
    CHECK(words.bytes() == 800'000);
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < words.size(); ++i) any |= words.data()[i];
    CHECK(any == 0);
    CHECK(zeroed<three>(7).bytes() == 7 * sizeof(three));
    CHECK(zeroed<char>(1).size() == 1);
}

TEST_CASE("what is written stays") {
    const zeroed<std::uint64_t> words(1 << 16);
    for (std::size_t i = 0; i < words.size(); ++i) words.data()[i] = i * i;
    bool all_stayed = true;
    for (std::size_t i = 0; i < words.size(); ++i)
        all_stayed = all_stayed && words.data()[i] == i * i;
    CHECK(all_stayed);
}

TEST_CASE("none at all") {
    const zeroed<int> unmade;
    CHECK(unmade.size() == 0);
    CHECK(unmade.bytes() == 0);
    CHECK(unmade.data() == nullptr);
    const zeroed<int> none(0);
    CHECK(none.size() == 0);
    CHECK(none.data() == nullptr);
}

TEST_CASE("memory has one owner, and is handed on") {
    static_assert(!std::is_copy_constructible_v<zeroed<int>>);
    zeroed<int> from(1000);
    from.data()[999] = 5;
    const zeroed<int> to = std::move(from);
    CHECK(to.size() == 1000);
    CHECK(to.data()[999] == 5);
}

TEST_CASE("memory taken again is zeros again") {
    for (int i = 0; i < 3; ++i) {
        const zeroed<std::uint64_t> words(1 << 16);
        std::uint64_t any = 0;
        for (std::size_t at = 0; at < words.size(); ++at) any |= std::exchange(words.data()[at], 1);
        CHECK(any == 0);
    }
}

#if !__has_feature(address_sanitizer)  // which ends a program that asks for so much
TEST_CASE("where there is not so much, it is halved until it is found") {
    constexpr std::size_t too_many = std::size_t{1} << 58;
    const zeroed<std::uint64_t> words(too_many);
    CHECK(words.size() > 0);
    CHECK(words.size() < too_many);
    CHECK((words.size() & (words.size() - 1)) == 0);
    words.data()[words.size() - 1] = 1;
    CHECK(words.data()[words.size() - 1] == 1);
}
#endif

}  // namespace
