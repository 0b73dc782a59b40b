// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/wide_uint.hpp>

#include "support/at_both_times.hpp"

#include <cstdint>
#include <random>
#include <set>
#include <type_traits>

namespace wide_uint_test {
namespace {

using namespace inarow;
using core::wide_uint;
using test::expect;

constexpr std::uint64_t all_ones = ~std::uint64_t{0};
constexpr std::uint64_t top = std::uint64_t{1} << 63;

/// The integer of these words, most significant first.
constexpr wide_uint<2> words(std::uint64_t high, std::uint64_t low) {
    wide_uint<2> result(low);
    result.words_[1] = high;
    return result;
}
constexpr wide_uint<3> words(std::uint64_t high, std::uint64_t middle, std::uint64_t low) {
    wide_uint<3> result(low);
    result.words_[1] = middle;
    result.words_[2] = high;
    return result;
}

constexpr bool word_for_is_the_narrowest_type() {
    expect(std::is_same_v<core::word_for<1>, std::uint64_t>);
    expect(std::is_same_v<core::word_for<64>, std::uint64_t>);
    expect(std::is_same_v<core::word_for<65>, wide_uint<2>>);
    expect(std::is_same_v<core::word_for<128>, wide_uint<2>>);
    expect(std::is_same_v<core::word_for<129>, wide_uint<3>>);
    return expect(std::is_same_v<core::word_for<2048>, wide_uint<32>>);
}
AT_BOTH_TIMES(word_for_is_the_narrowest_type)

constexpr bool the_default_is_zero_and_a_word_is_the_lowest() {
    expect(wide_uint<3>{} == words(0, 0, 0));
    expect(wide_uint<3>{7} == words(0, 0, 7));
    expect(!wide_uint<3>{});
    expect(static_cast<bool>(wide_uint<3>{7}));
    expect(static_cast<bool>(words(0, 1, 0)));
    return expect(static_cast<bool>(words(top, 0, 0)));
}
AT_BOTH_TIMES(the_default_is_zero_and_a_word_is_the_lowest)

constexpr bool bitwise_operators_apply_to_each_word() {
    expect((words(12, 5) & words(10, 6)) == words(8, 4));
    expect((words(12, 5) | words(10, 6)) == words(14, 7));
    expect((words(12, 5) ^ words(10, 6)) == words(6, 3));
    expect(~words(0, all_ones - 1) == words(all_ones, 1));
    auto word = words(12, 5);
    expect((word &= words(10, 6)) == words(8, 4) && word == words(8, 4));
    expect((word |= words(1, 1)) == words(9, 5) && word == words(9, 5));
    return expect((word ^= words(9, 4)) == words(0, 1) && word == words(0, 1));
}
AT_BOTH_TIMES(bitwise_operators_apply_to_each_word)

constexpr bool a_sum_carries_through_every_word() {
    expect(words(1, 2) + words(3, 4) == words(4, 6));
    expect(words(0, all_ones) + words(0, 1) == words(1, 0));
    expect(words(0, all_ones) + words(0, all_ones) == words(1, all_ones - 1));
    expect(words(0, all_ones, all_ones) + words(0, 0, 1) == words(1, 0, 0));
    // A carry into a word that overflows anyway, and into one that only the carry overflows.
    expect(words(0, all_ones, all_ones) + words(0, all_ones, 1) == words(1, all_ones, 0));
    expect(words(0, top, all_ones) + words(0, top, 1) == words(1, 1, 0));
    expect(words(5, all_ones, all_ones) + words(0, 0, 1) == words(6, 0, 0));
    // The last carry is lost.
    return expect(words(all_ones, all_ones) + words(0, 1) == words(0, 0));
}
AT_BOTH_TIMES(a_sum_carries_through_every_word)

constexpr bool popcount_counts_all_words() {
    expect(core::popcount(std::uint64_t{0}) == 0);
    expect(core::popcount(all_ones) == 64);
    expect(core::popcount(top | 5) == 3);
    expect(core::popcount(words(0, 0)) == 0);
    expect(core::popcount(words(7, top)) == 4);
    return expect(core::popcount(words(all_ones, all_ones, all_ones)) == 192);
}
AT_BOTH_TIMES(popcount_counts_all_words)

constexpr bool the_lowest_bit_is_found_and_cleared() {
    expect(core::lowest_bit(std::uint64_t{1}) == 0 && core::lowest_bit(top) == 63);
    expect(core::lowest_bit(words(6, 0)) == 65 && core::lowest_bit(words(6, 8)) == 3);
    expect(core::lowest_bit(words(top, 0, 0)) == 191);
    expect(core::clear_lowest_bit(std::uint64_t{12}) == 8);
    expect(core::clear_lowest_bit(std::uint64_t{0}) == 0);
    expect(core::clear_lowest_bit(words(6, 12)) == words(6, 8));
    expect(core::clear_lowest_bit(words(6, 8)) == words(6, 0));
    expect(core::clear_lowest_bit(words(6, 0)) == words(4, 0));
    return expect(core::clear_lowest_bit(words(0, 0)) == words(0, 0));
}
AT_BOTH_TIMES(the_lowest_bit_is_found_and_cleared)

// Any total order will do.
constexpr bool the_order_is_total() {
    const wide_uint<2> ordered[] = {words(0, 0), words(0, 1),   words(1, 0),
                                    words(1, 1), words(0, top), words(top, 0)};
    for (const auto& a : ordered) {
        for (const auto& b : ordered) {
            expect(a == b ? !(a < b) && !(b < a) : (a < b) != (b < a));
            for (const auto& c : ordered) expect(a < c || !(a < b) || !(b < c));
        }
    }
    return true;
}
AT_BOTH_TIMES(the_order_is_total)

constexpr bool hash_combine_tells_sets_apart() {
    expect(core::hash_combine(std::uint64_t{1}, 2) != core::hash_combine(std::uint64_t{2}, 1));
    expect(core::hash_combine(words(0, 1), words(0, 2)) !=
           core::hash_combine(words(0, 2), words(0, 1)));
    return expect(core::hash_combine(words(1, 0), words(0, 0)) !=
                  core::hash_combine(words(0, 1), words(0, 0)));
}
AT_BOTH_TIMES(hash_combine_tells_sets_apart)

TEST_CASE("hash_combine spreads every bit over the upper bits") {
    std::set<std::uint64_t> slots;
    for (int a = 0; a < 128; ++a)
        for (int b = 0; b < 128; ++b)
            slots.insert(core::hash_combine(wide_uint<2>(1) << a, wide_uint<2>(1) << b) >> 52);
    CHECK(slots.size() > 3500);  // of 4,096
}

__extension__ using number = unsigned __int128;

constexpr number number_of(const wide_uint<2>& w) {
    return (number{w.words_[1]} << 64) | w.words_[0];
}

/// A word of mostly ones, mostly zeros, or random bits, so that carries are long and short.
std::uint64_t random_word(std::mt19937_64& random) {
    std::uint64_t few = random();
    few &= random();
    few &= random();
    switch (random() % 5) {
        case 0: return 0;
        case 1: return all_ones;
        case 2: return few;
        case 3: return ~few;
        default: return few ^ random();
    }
}

TEST_CASE("two words behave as one integer of 128 bits") {
    std::mt19937_64 random(1);
    bool same = true;
    for (int i = 0; i < 5000; ++i) {
        const auto a = words(random_word(random), random_word(random));
        const auto b = words(random_word(random), random_word(random));
        const number x = number_of(a);
        const number y = number_of(b);
        same = same && number_of(a & b) == (x & y) && number_of(a | b) == (x | y) &&
               number_of(a ^ b) == (x ^ y) && number_of(~a) == ~x && number_of(a + b) == x + y &&
               (a == b) == (x == y) && static_cast<bool>(a) == (x != 0) &&
               number_of(core::clear_lowest_bit(a)) == (x & (x - 1));
        const int shift = static_cast<int>(random() % 128);
        same =
            same && number_of(a << shift) == (x << shift) && number_of(a >> shift) == (x >> shift);
        int count = 0;
        int lowest = 128;
        for (int bit = 127; bit >= 0; --bit) {
            if (((x >> bit) & 1) == 0) continue;
            ++count;
            lowest = bit;
        }
        same = same && core::popcount(a) == count && (x == 0 || core::lowest_bit(a) == lowest);
    }
    CHECK(same);
}

constexpr bool has(const wide_uint<3>& w, int bit) {
    return bit >= 0 && bit < 192 && ((w.words_[bit / 64] >> (bit % 64)) & 1) != 0;
}

TEST_CASE("shifts of three words, bit by bit") {
    std::mt19937_64 random(1);
    bool same = true;
    for (int i = 0; i < 20; ++i) {
        const auto w = words(random_word(random), random_word(random), random_word(random));
        for (int shift = 0; shift < 200; ++shift) {
            const auto left = w << shift;
            const auto right = w >> shift;
            for (int bit = 0; bit < 192; ++bit)
                same = same && has(left, bit) == has(w, bit - shift) &&
                       has(right, bit) == has(w, bit + shift);
        }
    }
    CHECK(same);
}

constexpr bool the_compilers_integer_of_128_bits_has_the_same_functions() {
    using core::uint128;
    constexpr uint128 some = uint128{5} << 90 | 12;
    expect(core::low_word(some) == 12);
    expect(core::high_word(some) == std::uint64_t{5} << 26);
    expect(core::popcount(some) == 4);
    expect(core::lowest_bit(some) == 2);
    expect(core::lowest_bit(some >> 4) == 86);
    expect(core::clear_lowest_bit(some) == (uint128{5} << 90 | 8));
    expect(core::clear_lowest_bit(uint128{1} << 100) == 0);
    expect(core::popcount(1U) == 1);
    return expect(core::has_uint128);
}
AT_BOTH_TIMES(the_compilers_integer_of_128_bits_has_the_same_functions)

}  // namespace
}  // namespace wide_uint_test
