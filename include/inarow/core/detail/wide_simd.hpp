// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/simd.hpp>
#include <inarow/core/wide_uint.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>

/// SIMD vectors of 128-bit words, and arrays that store words for SIMD vectors.
namespace inarow::inline v0::core::detail {

/// An array of `Count` words. `load` reads words into a SIMD vector, beginning with the word at the
/// index `first`. `store` writes a vector over these words.
template <class Word, std::size_t Count>
struct simd_array {
    Word words[Count];

    [[nodiscard, gnu::always_inline]] constexpr Word operator[](int i) const { return words[i]; }
    constexpr void set(int i, Word word) { words[i] = word; }
    template <class Simd>
    [[gnu::always_inline]] void load(int first, Simd& lanes) const {
        std::memcpy(&lanes, words + first, sizeof lanes);
    }
    template <class Simd>
    [[gnu::always_inline]] void store(int first, const Simd& lanes) {
        std::memcpy(words + first, &lanes, sizeof lanes);
    }
};

/// Sets all bits of `zero` in each lane in which `words` is 0, and clears all other lanes of
/// `zero`.
template <class Simd>
[[gnu::always_inline]] inline void zero_lanes(const Simd& words, Simd& zero) {
    zero = ~Simd{} & (words == 0);
}

#if defined(__SIZEOF_INT128__)

/// A SIMD vector of `Lanes` words of 128 bits. It consists of a vector of lower halves and a vector
/// of upper halves. It supports shifts by 1 to 63 bits.
template <int Lanes>
struct wide_simd {
    simd<Lanes> low;
    simd<Lanes> high;

    wide_simd() = default;
    /// Sets all lanes to the same word.
    // NOLINTNEXTLINE(google-explicit-constructor): expressions combine vectors with single words
    [[gnu::always_inline]] wide_simd(uint128 all)
        : low{simd<Lanes>{} + low_word(all)}, high{simd<Lanes>{} + high_word(all)} {}
    [[gnu::always_inline]] wide_simd(const simd<Lanes>& lower, const simd<Lanes>& upper)
        : low{lower}, high{upper} {}

    [[gnu::always_inline]] wide_simd& operator&=(const wide_simd& b) { return *this = *this & b; }
    [[gnu::always_inline]] wide_simd& operator|=(const wide_simd& b) { return *this = *this | b; }

    [[gnu::always_inline]] friend wide_simd operator&(const wide_simd& a, const wide_simd& b) {
        return {a.low & b.low, a.high & b.high};
    }
    [[gnu::always_inline]] friend wide_simd operator|(const wide_simd& a, const wide_simd& b) {
        return {a.low | b.low, a.high | b.high};
    }
    [[gnu::always_inline]] friend wide_simd operator~(const wide_simd& a) {
        return {~a.low, ~a.high};
    }
    [[gnu::always_inline]] friend wide_simd operator+(const wide_simd& a, const wide_simd& b) {
        const simd<Lanes> sum = a.low + b.low;
        return {sum, a.high + b.high - (sum < b.low)};  // a true comparison is -1 in its lane
    }
    [[gnu::always_inline]] friend wide_simd operator-(const wide_simd& a, const wide_simd& b) {
        return {a.low - b.low, a.high - b.high + (a.low < b.low)};
    }
    /// `bits` is a number for all lanes, or a vector with a number for each lane.
    template <class Bits>
    [[gnu::always_inline]] friend wide_simd operator<<(const wide_simd& a, const Bits& bits) {
        return {a.low << bits, a.high << bits | a.low >> (64 - bits)};
    }
    template <class Bits>
    [[gnu::always_inline]] friend wide_simd operator>>(const wide_simd& a, const Bits& bits) {
        return {a.low >> bits | a.high << (64 - bits), a.high >> bits};
    }
    /// Keeps the lanes that `mask` selects and clears all other lanes. Precondition: in each lane
    /// of `mask`, all bits are set or all bits are clear.
    [[gnu::always_inline]] friend wide_simd operator&(const wide_simd& a, const simd<Lanes>& mask) {
        return {a.low & mask, a.high & mask};
    }
    [[gnu::always_inline]] friend wide_simd operator|(const wide_simd& a, const simd<Lanes>& mask) {
        return {a.low | mask, a.high | mask};
    }
};

template <int Lanes>
[[gnu::always_inline]] inline void zero_lanes(const wide_simd<Lanes>& words, simd<Lanes>& zero) {
    zero_lanes(words.low | words.high, zero);
}

/// Stores the lower and the upper halves of the words in separate arrays, because a wide_simd
/// consists of one vector for each half.
template <std::size_t Count>
struct simd_array<uint128, Count> {
    std::uint64_t low[Count];
    std::uint64_t high[Count];

    [[nodiscard, gnu::always_inline]] constexpr uint128 operator[](int i) const {
        return uint128{high[i]} << 64 | low[i];
    }
    constexpr void set(int i, uint128 word) {
        low[i] = low_word(word);
        high[i] = high_word(word);
    }
    template <int Lanes>
    [[gnu::always_inline]] void load(int first, wide_simd<Lanes>& lanes) const {
        std::memcpy(&lanes.low, low + first, sizeof lanes.low);
        std::memcpy(&lanes.high, high + first, sizeof lanes.high);
    }
    template <int Lanes>
    [[gnu::always_inline]] void store(int first, const wide_simd<Lanes>& lanes) {
        std::memcpy(low + first, &lanes.low, sizeof lanes.low);
        std::memcpy(high + first, &lanes.high, sizeof lanes.high);
    }
};

#endif

/// Returns the bits that are set in at least one lane.
[[nodiscard, gnu::always_inline]] inline std::uint64_t union_of_lanes(const simd<4>& words) {
    return (words[0] | words[1]) | (words[2] | words[3]);
}
[[nodiscard, gnu::always_inline]] inline std::uint64_t union_of_lanes(const simd<8>& words) {
    simd<4> halves[2];
    std::memcpy(halves, &words, sizeof words);
    return union_of_lanes(halves[0] | halves[1]);
}
#if defined(__SIZEOF_INT128__)
[[nodiscard, gnu::always_inline]] inline uint128 union_of_lanes(const wide_simd<4>& words) {
    return uint128{union_of_lanes(words.high)} << 64 | union_of_lanes(words.low);
}
#endif

/// Counts the set bits of each lane. IsNative tells whether the CPU has an instruction that counts
/// the bits.
template <bool IsNative, class Simd>
[[gnu::always_inline]] inline void popcount_lanes(const Simd& words, Simd& counts) {
    if constexpr (IsNative) {
        popcount_each_native(words, counts);
    } else {
        popcount_each(words, counts);
    }
}
#if defined(__SIZEOF_INT128__)
template <bool IsNative, int Lanes>
[[gnu::always_inline]] inline void popcount_lanes(const wide_simd<Lanes>& words,
                                                  simd<Lanes>& counts) {
    simd<Lanes> high;
    popcount_lanes<IsNative>(words.low, counts);
    popcount_lanes<IsNative>(words.high, high);
    counts += high;
}
#endif

template <class Word, int Lanes>
struct word_simd_type {
    using type = simd<Lanes>;
};
#if defined(__SIZEOF_INT128__)
template <int Lanes>
struct word_simd_type<uint128, Lanes> {
    using type = wide_simd<Lanes>;
};
#endif

/// A SIMD vector of Lanes words of 64 or 128 bits.
template <class Word, int Lanes>
using word_simd = typename word_simd_type<Word, Lanes>::type;

}  // namespace inarow::inline v0::core::detail
