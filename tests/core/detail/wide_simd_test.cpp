// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/detail/wide_simd.hpp>

#include <cstddef>
#include <cstdint>
#include <random>

#include <doctest/doctest.h>

namespace wide_simd_test {
namespace {

using namespace inarow::core::detail;
using inarow::core::uint128;

uint128 random_word(std::mt19937_64& random) { return uint128{random()} << 64 | random(); }

template <int Lanes>
using words = simd_array<uint128, static_cast<std::size_t>(Lanes)>;

template <int Lanes>
words<Lanes> random_words(std::mt19937_64& random) {
    words<Lanes> result{};
    for (int i = 0; i < Lanes; ++i) result.set(i, random_word(random));
    return result;
}

/// Whether an operation on vectors does to each lane what it does to a word.
template <int Lanes>
bool is_lane_by_lane(const words<Lanes>& a, const words<Lanes>& b, auto&& operation) {
    wide_simd<Lanes> x;
    wide_simd<Lanes> y;
    a.load(0, x);
    b.load(0, y);
    words<Lanes> found{};
    found.store(0, operation(x, y));
    bool same = true;
    for (int i = 0; i < Lanes; ++i) same = same && found[i] == operation(a[i], b[i]);
    return same;
}

template <int Lanes>
void check_operators() {
    std::mt19937_64 random(1);
    bool same = true;
    const auto check = [&](auto&& operation) {
        const auto a = random_words<Lanes>(random);
        const auto b = random_words<Lanes>(random);
        same = same && is_lane_by_lane<Lanes>(a, b, operation) &&
               is_lane_by_lane<Lanes>(a, a, operation);
    };
    for (int round = 0; round < 200; ++round) {
        check([](const auto& a, const auto& b) { return a & b; });
        check([](const auto& a, const auto& b) { return a | b; });
        check([](const auto& a, const auto& b) { return a + b; });
        check([](const auto& a, const auto& b) { return a - b; });
        check([](const auto& a, const auto& b) { return ~a | (b & uint128{12345}); });
        check([](const auto& a, const auto& b) {
            auto all = b;
            all |= uint128{3} << 63;
            auto result = a;
            return result &= all;
        });
    }
    for (int bits = 1; bits < 64; ++bits) {
        check([bits](const auto& a, const auto&) { return a << bits; });
        check([bits](const auto& a, const auto&) { return a >> bits; });
    }
    CHECK(same);
}

TEST_CASE("operators apply to each lane") {
    check_operators<4>();
    check_operators<8>();
}

TEST_CASE("a carry and a borrow cross the halves") {
    simd_array<uint128, 4> words{};
    words.set(0, ~std::uint64_t{0});
    words.set(1, uint128{1} << 64);
    wide_simd<4> lanes;
    words.load(0, lanes);
    simd_array<uint128, 4> found{};
    found.store(0, lanes + 1);
    CHECK((found[0] == uint128{1} << 64 && found[1] == (uint128{1} << 64) + 1 && found[3] == 1));
    found.store(0, lanes - 1);
    CHECK((found[0] == ~std::uint64_t{0} - 1 && found[1] == ~std::uint64_t{0}));
    CHECK(found[3] == ~uint128{});
}

TEST_CASE("each lane is shifted by its own number") {
    std::mt19937_64 random(1);
    const auto words = random_words<4>(random);
    wide_simd<4> lanes;
    words.load(0, lanes);
    const simd<4> bits{1, 17, 40, 63};
    simd_array<uint128, 4> left{};
    simd_array<uint128, 4> right{};
    left.store(0, lanes << bits);
    right.store(0, lanes >> bits);
    for (int i = 0; i < 4; ++i) {
        CHECK((left[i] == words[i] << bits[i]));
        CHECK((right[i] == words[i] >> bits[i]));
    }
}

TEST_CASE("masks keep lanes, or fill them") {
    simd_array<uint128, 4> words{};
    words.set(1, 1);
    words.set(2, uint128{1} << 127);
    wide_simd<4> lanes;
    words.load(0, lanes);
    simd<4> zero;
    zero_lanes(lanes, zero);
    const std::uint64_t ones = ~std::uint64_t{0};
    CHECK((zero[0] == ones && zero[1] == 0 && zero[2] == 0 && zero[3] == ones));
    zero_lanes(lanes.low, zero);
    CHECK((zero[0] == ones && zero[1] == 0 && zero[2] == ones));
    simd_array<uint128, 4> found{};
    found.store(0, lanes & zero);
    CHECK((found[1] == 0 && found[2] == words[2]));
    found.store(0, lanes | zero);
    CHECK((found[0] == ~uint128{} && found[1] == 1));
}

TEST_CASE("lanes are counted and united") {
    std::mt19937_64 random(1);
    const auto words = random_words<4>(random);
    wide_simd<4> lanes;
    words.load(0, lanes);
    simd<4> native;
    simd<4> counts;
    popcount_lanes<true>(lanes, native);
    popcount_lanes<false>(lanes, counts);
    uint128 all{};
    std::uint64_t all_low = 0;
    for (int i = 0; i < 4; ++i) {
        const auto expected = static_cast<std::uint64_t>(inarow::core::popcount(words[i]));
        CHECK((native[i] == expected && counts[i] == expected));
        all |= words[i];
        all_low |= inarow::core::low_word(words[i]);
    }
    CHECK((union_of_lanes(lanes) == all));
    CHECK(union_of_lanes(lanes.low) == all_low);
    simd<8> eight{};
    for (int i = 0; i < 8; ++i) eight[i] = std::uint64_t{1} << 7 * i;
    CHECK(union_of_lanes(eight) == 0x0002'0408'1020'4081U);
}

TEST_CASE("an array of 64-bit words is loaded and stored from any index") {
    simd_array<std::uint64_t, 6> words{{1, 2, 3, 4, 5, 6}};
    simd<4> lanes;
    words.load(2, lanes);
    CHECK((lanes[0] == 3 && lanes[3] == 6));
    words.store(0, lanes);
    CHECK((words[0] == 3 && words[3] == 6 && words[4] == 5));
    words.set(5, 7);
    CHECK(words[5] == 7);
}

}  // namespace
}  // namespace wide_simd_test
