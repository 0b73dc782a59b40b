// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/detail/simd.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>

#include <doctest/doctest.h>

namespace simd_test {
namespace {

using inarow::core::detail::simd;

template <class Simd>
constexpr std::size_t lanes_of = sizeof(Simd) / sizeof(std::uint64_t);
static_assert(lanes_of<simd<4>> == 4);
static_assert(lanes_of<simd<8>> == 8);

template <class Simd>
using words_of = std::array<std::uint64_t, lanes_of<Simd>>;

/// Whether an operation, which changes its first operand, is the same for vectors as for each lane.
template <class Simd, class Operation>
bool is_lane_by_lane(Operation operation) {
    std::mt19937_64 random(1);
    bool same = true;
    for (int round = 0; round < 100; ++round) {
        words_of<Simd> a{};
        words_of<Simd> b{};
        for (std::uint64_t& word : a) word = random();
        for (std::uint64_t& word : b) word = random();
        Simd x{};
        Simd y{};
        std::memcpy(&x, a.data(), sizeof x);
        std::memcpy(&y, b.data(), sizeof y);
        operation(x, y);
        for (std::size_t i = 0; i < a.size(); ++i) {
            operation(a.at(i), b.at(i));
            same = same && x[i] == a.at(i);
        }
    }
    return same;
}

TEST_CASE_TEMPLATE("operators apply lane by lane", vector, simd<4>, simd<8>) {
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto& b) { a = a + b; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto& b) { a = a - b; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto& b) { a = a & b; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto& b) { a = a | b; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto& b) { a = a ^ ~b; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto&) { a = a << 7; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto&) { a = a >> 9; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto&) { a = a & (a - 1); }));
}

TEST_CASE_TEMPLATE("a scalar operand applies to every lane", vector, simd<4>, simd<8>) {
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto&) { a = a & 0xf0f0f0f0U; }));
    CHECK(is_lane_by_lane<vector>([](auto& a, const auto&) { a = a + 0x123456789abcdefU; }));
}

TEST_CASE_TEMPLATE("a comparison gives all ones where it holds, and zeros elsewhere", vector,
                   simd<4>, simd<8>) {
    vector some{};
    some[1] = 5;
    some[3] = ~std::uint64_t{0};
    const auto are_zero = some == 0;
    for (std::size_t i = 0; i < lanes_of<vector>; ++i)
        CHECK(static_cast<std::uint64_t>(are_zero[i]) ==
              (i == 1 || i == 3 ? 0 : ~std::uint64_t{0}));
    const vector chosen = some == 0 ? vector{} + 3 : some;
    CHECK(chosen[0] == 3);
    CHECK(chosen[1] == 5);
}

TEST_CASE_TEMPLATE("both popcounts count the bits of each lane", vector, simd<4>, simd<8>) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 100; ++round) {
        vector words{};
        for (std::size_t i = 0; i < lanes_of<vector>; ++i) words[i] = random() & random();
        words[1] = 0;
        words[2] = ~std::uint64_t{0};
        vector counts;
        inarow::core::detail::popcount_each(words, counts);
        vector native;
        inarow::core::detail::popcount_each_native(words, native);
        for (std::size_t i = 0; i < lanes_of<vector>; ++i) {
            CHECK(static_cast<int>(counts[i]) == std::popcount(std::uint64_t{words[i]}));
            CHECK(std::uint64_t{native[i]} == std::uint64_t{counts[i]});
        }
    }
}

}  // namespace
}  // namespace simd_test
