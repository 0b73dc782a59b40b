// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/wide.hpp>

#include "support/at_both_times.hpp"

#include <cstdint>
#include <initializer_list>
#include <random>
#include <set>
#include <type_traits>

namespace {

using namespace inarow;
using core::wide;
using test::expect;

constexpr std::uint64_t all_ones = ~std::uint64_t{0};
constexpr std::uint64_t top = std::uint64_t{1} << 63;

/// The number with these words, the uppermost first, as numbers are written.
constexpr wide<2> of(std::uint64_t high, std::uint64_t low) {
    wide<2> result(low);
    result.words_[1] = high;
    return result;
}
constexpr wide<3> of(std::uint64_t high, std::uint64_t middle, std::uint64_t low) {
    wide<3> result(low);
    result.words_[1] = middle;
    result.words_[2] = high;
    return result;
}

constexpr bool a_word_is_as_wide_as_it_must_be() {
    expect(std::is_same_v<core::word_of<1>, std::uint64_t>);
    expect(std::is_same_v<core::word_of<64>, std::uint64_t>);
    expect(std::is_same_v<core::word_of<65>, wide<2>>);
    expect(std::is_same_v<core::word_of<128>, wide<2>>);
    expect(std::is_same_v<core::word_of<129>, wide<3>>);
    return expect(std::is_same_v<core::word_of<2048>, wide<32>>);
}
AT_BOTH_TIMES(a_word_is_as_wide_as_it_must_be)

constexpr bool it_begins_as_nothing_or_with_a_lowest_word() {
    expect(wide<3>{} == of(0, 0, 0));
    expect(wide<3>{7} == of(0, 0, 7));
    expect(!wide<3>{});
    expect(static_cast<bool>(wide<3>{7}));
    expect(static_cast<bool>(of(0, 1, 0)));
    return expect(static_cast<bool>(of(top, 0, 0)));
}
AT_BOTH_TIMES(it_begins_as_nothing_or_with_a_lowest_word)

constexpr bool bitwise_operators_take_each_word() {
    expect((of(12, 5) & of(10, 6)) == of(8, 4));
    expect((of(12, 5) | of(10, 6)) == of(14, 7));
    expect((of(12, 5) ^ of(10, 6)) == of(6, 3));
    expect(~of(0, all_ones - 1) == of(all_ones, 1));
    auto word = of(12, 5);
    expect((word &= of(10, 6)) == of(8, 4) && word == of(8, 4));
    expect((word |= of(1, 1)) == of(9, 5) && word == of(9, 5));
    return expect((word ^= of(9, 4)) == of(0, 1) && word == of(0, 1));
}
AT_BOTH_TIMES(bitwise_operators_take_each_word)

constexpr bool a_shift_goes_from_word_to_word() {
    expect((of(3, 5) << 0) == of(3, 5));
    expect((of(3, 5) << 1) == of(6, 10));
    expect((of(0, 3) << 63) == of(1, top));
    expect((of(3, 5) << 64) == of(5, 0));
    expect((of(3, 5) << 65) == of(10, 0));
    expect((of(3, 5) >> 0) == of(3, 5));
    expect((of(3, 5) >> 1) == of(1, top | 2));
    expect((of(3, 5) >> 63) == of(0, 6));
    expect((of(3, 5) >> 64) == of(0, 3));
    expect((of(3, 5) >> 65) == of(0, 1));
    expect((of(0, 0, 3) << 127) == of(1, top, 0));
    return expect((of(3, 0, 0) >> 65) == of(0, 1, top));
}
AT_BOTH_TIMES(a_shift_goes_from_word_to_word)

constexpr bool beyond_the_width_nothing_is_left() {
    for (const int by : {128, 129, 191, 192, 1000}) {
        expect(!(of(all_ones, all_ones) << by));
        expect(!(of(all_ones, all_ones) >> by));
    }
    return expect((of(all_ones, all_ones) << 127) == of(top, 0) &&
                  (of(all_ones, all_ones) >> 127) == of(0, 1));
}
AT_BOTH_TIMES(beyond_the_width_nothing_is_left)

constexpr bool a_sum_carries_through_every_word() {
    expect(of(1, 2) + of(3, 4) == of(4, 6));
    expect(of(0, all_ones) + of(0, 1) == of(1, 0));
    expect(of(0, all_ones) + of(0, all_ones) == of(1, all_ones - 1));
    expect(of(0, all_ones, all_ones) + of(0, 0, 1) == of(1, 0, 0));
    // Here the carry meets a word that overflows anyway, and one that only the carry overflows.
    expect(of(0, all_ones, all_ones) + of(0, all_ones, 1) == of(1, all_ones, 0));
    expect(of(0, top, all_ones) + of(0, top, 1) == of(1, 1, 0));
    expect(of(5, all_ones, all_ones) + of(0, 0, 1) == of(6, 0, 0));
    return expect(of(all_ones, all_ones) + of(0, 1) == of(0, 0));  // the last one is lost
}
AT_BOTH_TIMES(a_sum_carries_through_every_word)

constexpr bool bits_are_counted() {
    expect(core::count(std::uint64_t{0}) == 0);
    expect(core::count(all_ones) == 64);
    expect(core::count(top | 5) == 3);
    expect(core::count(of(0, 0)) == 0);
    expect(core::count(of(7, top)) == 4);
    return expect(core::count(of(all_ones, all_ones, all_ones)) == 192);
}
AT_BOTH_TIMES(bits_are_counted)

constexpr bool the_lowest_bit_is_found_and_taken_away() {
    expect(core::lowest(std::uint64_t{1}) == 0 && core::lowest(top) == 63);
    expect(core::lowest(of(6, 0)) == 65 && core::lowest(of(6, 8)) == 3);
    expect(core::lowest(of(top, 0, 0)) == 191);
    expect(core::without_lowest(std::uint64_t{12}) == 8);
    expect(core::without_lowest(std::uint64_t{0}) == 0);
    expect(core::without_lowest(of(6, 12)) == of(6, 8));
    expect(core::without_lowest(of(6, 8)) == of(6, 0));
    expect(core::without_lowest(of(6, 0)) == of(4, 0));
    return expect(core::without_lowest(of(0, 0)) == of(0, 0));
}
AT_BOTH_TIMES(the_lowest_bit_is_found_and_taken_away)

// Which order it is does not matter, only that it is one.
constexpr bool numbers_are_ordered() {
    const wide<2> ordered[] = {of(0, 0), of(0, 1), of(1, 0), of(1, 1), of(0, top), of(top, 0)};
    for (const auto& a : ordered) {
        for (const auto& b : ordered) {
            expect(a == b ? !(a < b) && !(b < a) : (a < b) != (b < a));
            for (const auto& c : ordered) expect(a < c || !(a < b) || !(b < c));
        }
    }
    return true;
}
AT_BOTH_TIMES(numbers_are_ordered)

constexpr bool spread_tells_the_one_set_from_the_other() {
    expect(core::spread(std::uint64_t{1}, 2) != core::spread(std::uint64_t{2}, 1));
    expect(core::spread(of(0, 1), of(0, 2)) != core::spread(of(0, 2), of(0, 1)));
    return expect(core::spread(of(1, 0), of(0, 0)) != core::spread(of(0, 1), of(0, 0)));
}
AT_BOTH_TIMES(spread_tells_the_one_set_from_the_other)

TEST_CASE("spread uses the upper bits, whichever bits are set") {
    std::set<std::uint64_t> places;
    for (int a = 0; a < 128; ++a)
        for (int b = 0; b < 128; ++b)
            places.insert(core::spread(wide<2>(1) << a, wide<2>(1) << b) >> 52);
    CHECK(places.size() > 3500);  // of 4,096
}

__extension__ using number = unsigned __int128;

constexpr number number_of(const wide<2>& w) { return (number{w.words_[1]} << 64) | w.words_[0]; }

/// A word with many ones, many zeros, or as it comes: so that carries go far, and stop.
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

TEST_CASE("two words are one number of 128 bits") {
    std::mt19937_64 random(1);
    bool same = true;
    for (int i = 0; i < 5000; ++i) {
        const auto a = of(random_word(random), random_word(random));
        const auto b = of(random_word(random), random_word(random));
        const number x = number_of(a);
        const number y = number_of(b);
        same = same && number_of(a & b) == (x & y) && number_of(a | b) == (x | y) &&
               number_of(a ^ b) == (x ^ y) && number_of(~a) == ~x && number_of(a + b) == x + y &&
               (a == b) == (x == y) && static_cast<bool>(a) == (x != 0) &&
               number_of(core::without_lowest(a)) == (x & (x - 1));
        const int by = static_cast<int>(random() % 128);
        same = same && number_of(a << by) == (x << by) && number_of(a >> by) == (x >> by);
        int count = 0;
        int lowest = 128;
        for (int bit = 127; bit >= 0; --bit) {
            if (((x >> bit) & 1) == 0) continue;
            ++count;
            lowest = bit;
        }
        same = same && core::count(a) == count && (x == 0 || core::lowest(a) == lowest);
    }
    CHECK(same);
}

constexpr bool has(const wide<3>& w, int bit) {
    return bit >= 0 && bit < 192 && ((w.words_[bit / 64] >> (bit % 64)) & 1) != 0;
}

TEST_CASE("shifts of three words, bit by bit") {
    std::mt19937_64 random(1);
    bool same = true;
    for (int i = 0; i < 20; ++i) {
        const auto w = of(random_word(random), random_word(random), random_word(random));
        for (int by = 0; by < 200; ++by) {
            const auto left = w << by;
            const auto right = w >> by;
            for (int bit = 0; bit < 192; ++bit)
                same = same && has(left, bit) == has(w, bit - by) &&
                       has(right, bit) == has(w, bit + by);
        }
    }
    CHECK(same);
}

}  // namespace
