// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/mix64.hpp>

#include "support/at_both_times.hpp"

#include <cstdint>
#include <random>

namespace mix64_test {
namespace {

using namespace inarow;
using core::mix64;
using test::expect;

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;

// The published first outputs of SplitMix64, whose state is a multiple of `golden`.
constexpr bool the_outputs_are_those_of_splitmix64() {
    constexpr std::uint64_t of_seed_0[] = {0xe220a8397b1dcdafU, 0x6e789e6aa1b965f4U,
                                           0x06c45d188009454fU, 0xf88bb8a8724c81ecU,
                                           0x1b39896a51a8749bU};
    std::uint64_t state = 0;
    for (const std::uint64_t expected : of_seed_0) expect(mix64(state += golden) == expected);
    constexpr std::uint64_t of_seed_1234567[] = {6457827717110365317U, 3203168211198807973U,
                                                 9817491932198370423U, 4593380528125082431U,
                                                 16408922859458223821U};
    state = 1234567;
    for (const std::uint64_t expected : of_seed_1234567) expect(mix64(state += golden) == expected);
    return expect(mix64(0) == 0);
}
AT_BOTH_TIMES(the_outputs_are_those_of_splitmix64)

/// The word that x ^= x >> shift made.
constexpr std::uint64_t unshifted(std::uint64_t word, int shift) {
    std::uint64_t result = word;
    for (int i = shift; i < 64; i += shift) result = word ^ result >> shift;
    return result;
}
/// The multiplicative inverse of an odd number.
constexpr std::uint64_t inverse(std::uint64_t odd) {
    std::uint64_t result = odd;  // each step doubles the number of correct bits
    for (int i = 0; i < 5; ++i) result *= 2 - odd * result;
    return result;
}
constexpr std::uint64_t unmixed(std::uint64_t word) {
    word = unshifted(word, 31) * inverse(0x94d049bb133111ebU);
    word = unshifted(word, 27) * inverse(0xbf58476d1ce4e5b9U);
    return unshifted(word, 30);
}

constexpr bool it_is_a_bijection() {
    for (int bit = 0; bit < 64; ++bit) {
        const std::uint64_t word = std::uint64_t{1} << bit;
        expect(unmixed(mix64(word)) == word && unmixed(mix64(~word)) == ~word);
    }
    return true;
}
AT_BOTH_TIMES(it_is_a_bijection)

}  // namespace

TEST_CASE("random words are recovered") {
    std::mt19937_64 random(1);
    bool all_recovered = true;
    for (int i = 0; i < 10'000; ++i) {
        const std::uint64_t word = random();
        all_recovered = all_recovered && unmixed(mix64(word)) == word;
    }
    CHECK(all_recovered);
}

TEST_CASE("every input bit changes every output bit half of the time") {
    constexpr int words = 2'000;
    std::mt19937_64 random(1);
    int changes[64][64]{};
    for (int i = 0; i < words; ++i) {
        const std::uint64_t word = random();
        for (int input = 0; input < 64; ++input) {
            const std::uint64_t change = mix64(word) ^ mix64(word ^ std::uint64_t{1} << input);
            for (int output = 0; output < 64; ++output)
                changes[input][output] += static_cast<int>(change >> output & 1U);
        }
    }
    // The standard deviation is 22.
    for (const auto& outputs : changes) {
        for (const int count : outputs) {
            CHECK(count > words / 2 - 150);
            CHECK(count < words / 2 + 150);
        }
    }
}

}  // namespace mix64_test
