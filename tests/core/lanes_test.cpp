// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/lanes.hpp>

#include <bit>
#include <cstdint>
#include <cstring>
#include <random>

#include <doctest/doctest.h>

namespace {

using inarow::core::lanes;

constexpr int count = 8;
static_assert(sizeof(lanes) == count * sizeof(std::uint64_t));

struct eight_words {
    std::uint64_t at[count];
};

eight_words random_words(std::mt19937_64& random) {
    eight_words result{};
    for (std::uint64_t& word : result.at) word = random();
    return result;
}

/// Whether an operation, which changes its first operand, does to all eight words what it does to
/// each.
template <class Operation>
bool is_done_to_each(Operation operation) {
    std::mt19937_64 random(1);
    bool same = true;
    for (int time = 0; time < 100; ++time) {
        eight_words a = random_words(random);
        const eight_words b = random_words(random);
        lanes x{};
        lanes y{};
        std::memcpy(&x, a.at, sizeof x);
        std::memcpy(&y, b.at, sizeof y);
        operation(x, y);
        for (int i = 0; i < count; ++i) {
            operation(a.at[i], b.at[i]);
            same = same && x[i] == a.at[i];
        }
    }
    return same;
}

TEST_CASE("each of eight words is added, shifted and combined by itself") {
    CHECK(is_done_to_each([](auto& a, const auto& b) { a = a + b; }));
    CHECK(is_done_to_each([](auto& a, const auto& b) { a = a - b; }));
    CHECK(is_done_to_each([](auto& a, const auto& b) { a = a & b; }));
    CHECK(is_done_to_each([](auto& a, const auto& b) { a = a | b; }));
    CHECK(is_done_to_each([](auto& a, const auto& b) { a = a ^ ~b; }));
    CHECK(is_done_to_each([](auto& a, const auto&) { a = a << 7; }));
    CHECK(is_done_to_each([](auto& a, const auto&) { a = a >> 9; }));
    CHECK(is_done_to_each([](auto& a, const auto&) { a = a & (a - 1); }));
}

TEST_CASE("one word goes with all eight") {
    CHECK(is_done_to_each([](auto& a, const auto&) { a = a & 0xf0f0f0f0U; }));
    CHECK(is_done_to_each([](auto& a, const auto&) { a = a + 0x123456789abcdefU; }));
}

TEST_CASE("a comparison gives all ones where it holds, and zeros elsewhere") {
    lanes some{};
    some[2] = 5;
    some[7] = ~std::uint64_t{0};
    const auto are_zero = some == 0;
    for (int i = 0; i < count; ++i)
        CHECK(static_cast<std::uint64_t>(are_zero[i]) ==
              (i == 2 || i == 7 ? 0 : ~std::uint64_t{0}));
    const lanes chosen = some == 0 ? lanes{} + 3 : some;
    CHECK(chosen[0] == 3);
    CHECK(chosen[2] == 5);
}

TEST_CASE("the bits of each are counted") {
    std::mt19937_64 random(1);
    for (int round = 0; round < 100; ++round) {
        lanes words{};
        for (int i = 0; i < count; ++i) words[i] = random() & random();
        words[3] = 0;
        words[5] = ~std::uint64_t{0};
        lanes counts;
        inarow::core::count_each(words, counts);
        for (int i = 0; i < count; ++i)
            CHECK(static_cast<int>(counts[i]) == std::popcount(std::uint64_t{words[i]}));
    }
}

}  // namespace
