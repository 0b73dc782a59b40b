// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/detail/zeroed_pages.hpp>

#include "support/sanitized.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <doctest/doctest.h>

namespace zeroed_pages_test {
namespace {

using inarow::core::detail::zeroed_pages;

TEST_CASE("the array has the requested size, all zeros") {
    struct three {
        std::uint64_t a, b, c;
    };
    const zeroed_pages<std::uint64_t> words(100'000);
    CHECK(words.size() == 100'000);
    CHECK(words.bytes() == 800'000);
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < words.size(); ++i) any |= words.data()[i];
    CHECK(any == 0);
    CHECK(zeroed_pages<three>(7).bytes() == 7 * sizeof(three));
    CHECK(zeroed_pages<char>(1).size() == 1);
}

TEST_CASE("written values stay") {
    const zeroed_pages<std::uint64_t> words(1 << 16);
    for (std::size_t i = 0; i < words.size(); ++i) words.data()[i] = i * i;
    bool all_kept = true;
    for (std::size_t i = 0; i < words.size(); ++i) all_kept = all_kept && words.data()[i] == i * i;
    CHECK(all_kept);
}

TEST_CASE("an empty array") {
    const zeroed_pages<int> unallocated;
    CHECK(unallocated.size() == 0);
    CHECK(unallocated.bytes() == 0);
    CHECK(unallocated.data() == nullptr);
    const zeroed_pages<int> none(0);
    CHECK(none.size() == 0);
    CHECK(none.data() == nullptr);
}

TEST_CASE("memory has one owner, and is moved") {
    static_assert(!std::is_copy_constructible_v<zeroed_pages<int>>);
    zeroed_pages<int> source(1000);
    source.data()[999] = 5;
    const zeroed_pages<int> target = std::move(source);
    CHECK(target.size() == 1000);
    CHECK(target.data()[999] == 5);
}

TEST_CASE("memory allocated again is zeros again") {
    for (int i = 0; i < 3; ++i) {
        const zeroed_pages<std::uint64_t> words(1 << 16);
        std::uint64_t any = 0;
        for (std::size_t j = 0; j < words.size(); ++j) any |= std::exchange(words.data()[j], 1);
        CHECK(any == 0);
    }
}

// The address sanitizer aborts on such a size.
TEST_CASE("the size is halved until memory suffices" * doctest::skip(test::is_sanitized)) {
    constexpr std::size_t too_large = std::size_t{1} << 58;
    const zeroed_pages<std::uint64_t> words(too_large);
    CHECK(words.size() > 0);
    CHECK(words.size() < too_large);
    CHECK((words.size() & (words.size() - 1)) == 0);
    words.data()[words.size() - 1] = 1;
    CHECK(words.data()[words.size() - 1] == 1);
}

}  // namespace
}  // namespace zeroed_pages_test
