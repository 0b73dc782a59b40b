// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/bitset.hpp>
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"

#include <cstdint>
#include <initializer_list>
#include <random>
#include <set>
#include <type_traits>

namespace bitset_test {
namespace {

using namespace inarow;
using core::bitset;
using test::expect;

/// A bitset of at least `size` bits.
template <class Bits>
constexpr Bits made(int size, std::initializer_list<int> indices) {
    Bits result;
    result.resize(size);
    for (const int index : indices) result.set(index);
    return result;
}

template <class Bits, int Size>
constexpr bool all_bits_are_zero_at_first() {
    const auto bits = made<Bits>(Size, {});
    for (int i = 0; i < Size; ++i) expect(!bits.test(i));
    return true;
}
AT_BOTH_TIMES(all_bits_are_zero_at_first<bitset<9>, 9>)
AT_BOTH_TIMES(all_bits_are_zero_at_first<bitset<130>, 130>)

template <class Bits, int Size>
constexpr bool set_and_reset_change_one_bit() {
    for (int changed = 0; changed < Size; changed += 7) {
        auto bits = made<Bits>(Size, {changed});
        for (int i = 0; i < Size; ++i) expect(bits.test(i) == (i == changed));
        bits.set(changed);
        expect(bits == made<Bits>(Size, {changed}));
        bits.reset(changed);
        expect(bits == made<Bits>(Size, {}));
        bits.reset(changed);
        expect(bits == made<Bits>(Size, {}));
    }
    return true;
}
AT_BOTH_TIMES(set_and_reset_change_one_bit<bitset<9>, 9>)
AT_BOTH_TIMES(set_and_reset_change_one_bit<bitset<64>, 64>)
AT_BOTH_TIMES(set_and_reset_change_one_bit<bitset<130>, 130>)

static_assert(sizeof(bitset<1>) == 8);
static_assert(sizeof(bitset<64>) == 8);
static_assert(sizeof(bitset<65>) == 16);

template <class Bits>
constexpr bool the_last_bits_of_words_are_apart() {
    const auto bits = made<Bits>(130, {0, 63, 64, 127, 128, 129});
    for (const int index : {1, 62, 65, 126}) expect(!bits.test(index));
    for (const int index : {0, 63, 64, 127, 128, 129}) expect(bits.test(index));
    return true;
}
AT_BOTH_TIMES(the_last_bits_of_words_are_apart<bitset<130>>)

template <class Bits>
constexpr bool equal_bits_have_equal_hashes() {
    expect(made<Bits>(100, {3, 70}) == made<Bits>(100, {70, 3}));
    expect(made<Bits>(100, {3, 70}) != made<Bits>(100, {3, 71}));
    expect(made<Bits>(100, {3, 70}).hash(5) == made<Bits>(100, {70, 3}).hash(5));
    expect(made<Bits>(100, {3, 70}).hash(5) != made<Bits>(100, {3, 71}).hash(5));
    return expect(made<Bits>(100, {3, 70}).hash(5) != made<Bits>(100, {3, 70}).hash(6));
}
AT_BOTH_TIMES(equal_bits_have_equal_hashes<bitset<100>>)

// Hashes agree between builds and between capacities of as many words.
constexpr bool hashes_are_the_same_everywhere() {
    constexpr std::uint64_t step = 0x9e3779b97f4a7c15U;
    expect(bitset<64>{}.hash(0) == step);
    expect(made<bitset<9>>(9, {0, 2}).hash(7) == core::mix64(7U ^ 5U) + step);
    expect(made<bitset<128>>(128, {0, 65}).hash(7) ==
           core::mix64((core::mix64(7U ^ 1U) + step) ^ 2U) + step);
    return expect(made<bitset<9>>(9, {4}).hash(1) == made<bitset<64>>(9, {4}).hash(1));
}
AT_BOTH_TIMES(hashes_are_the_same_everywhere)

template <bitset<9> Bits>
struct tag {
    static constexpr bool has_center = Bits.test(4);
};
static_assert(tag<made<bitset<9>>(9, {4, 7})>::has_center);
static_assert(std::is_same_v<tag<made<bitset<9>>(9, {4, 7})>, tag<made<bitset<9>>(9, {7, 4})>>);

// Only at run time: clang cannot evaluate the std::vector of g++ 12 in a constant expression.
TEST_CASE("the same for a dynamic capacity") {
    CHECK(all_bits_are_zero_at_first<bitset<dynamic>, 130>());
    CHECK(set_and_reset_change_one_bit<bitset<dynamic>, 130>());
    CHECK(the_last_bits_of_words_are_apart<bitset<dynamic>>());
    CHECK(equal_bits_have_equal_hashes<bitset<dynamic>>());
    CHECK(made<bitset<9>>(9, {4}).hash(1) == made<bitset<dynamic>>(9, {4}).hash(1));
}

}  // namespace

TEST_CASE("any bits, set and reset, are those of a set of numbers") {
    std::mt19937 random(1);
    bitset<200> bits;
    auto other = made<bitset<dynamic>>(200, {});
    std::set<int> expected;
    bool same = true;
    for (int i = 0; i < 2'000; ++i) {
        const int index = static_cast<int>(random() % 200);
        if (random() % 2 == 0) {
            bits.set(index);
            other.set(index);
            expected.insert(index);
        } else {
            bits.reset(index);
            other.reset(index);
            expected.erase(index);
        }
        for (int j = 0; j < 200; ++j)
            same = same && bits.test(j) == expected.contains(j) && other.test(j) == bits.test(j);
    }
    CHECK(same);
}

}  // namespace bitset_test
