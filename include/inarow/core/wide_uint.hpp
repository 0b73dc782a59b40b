// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/equal.hpp>

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>

/// Unsigned integers of more than 64 bits, for boards that do not fit into one word. This header
/// also defines the bit operations that bitboards of every width use.
namespace inarow::inline v0::core {

/// An unsigned integer of 64 * Words bits. The least significant word is stored first. A wide_uint
/// supports bitwise operators, addition, and shifts by 0 or more bits. A shift inserts zeros, so a
/// shift by the width or more gives 0.
template <int Words>
struct wide_uint {
    std::uint64_t words_[static_cast<std::size_t>(Words)]{};

    constexpr wide_uint() = default;
    explicit constexpr wide_uint(std::uint64_t low) { words_[0] = low; }

    explicit constexpr operator bool() const {
        for (const std::uint64_t word : words_)
            if (word != 0) return true;
        return false;
    }
    constexpr wide_uint& operator&=(const wide_uint& other) {
        for (int i = 0; i < Words; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr wide_uint& operator|=(const wide_uint& other) {
        for (int i = 0; i < Words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr wide_uint& operator^=(const wide_uint& other) {
        for (int i = 0; i < Words; ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    constexpr bool operator==(const wide_uint& other) const {
        return detail::equal(words_, other.words_);
    }
    /// Compares the lowest word first. This total order is not the numeric order. Callers use this
    /// order to choose one of two mirror images.
    constexpr std::strong_ordering operator<=>(const wide_uint& other) const {
        for (int i = 0; i < Words; ++i)
            if (words_[i] != other.words_[i]) return words_[i] <=> other.words_[i];
        return std::strong_ordering::equal;
    }
};

// The operators are defined outside the class. If the class defined them as friends, g++ 12 would
// warn, after some errors in a program, that the friends are not defined.

template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator&(wide_uint<Words> a, const wide_uint<Words>& b) {
    return a &= b;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator|(wide_uint<Words> a, const wide_uint<Words>& b) {
    return a |= b;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator^(wide_uint<Words> a, const wide_uint<Words>& b) {
    return a ^= b;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator~(wide_uint<Words> a) {
    for (std::uint64_t& word : a.words_) word = ~word;
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator+(wide_uint<Words> a, const wide_uint<Words>& b) {
    bool carry = false;
    for (int i = 0; i < Words; ++i) {
        const std::uint64_t sum = a.words_[i] + b.words_[i];
        const bool overflow = sum < b.words_[i];
        a.words_[i] = sum + static_cast<std::uint64_t>(carry);
        carry = overflow || (carry && a.words_[i] == 0);
    }
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator<<(const wide_uint<Words>& a, int bits) {
    wide_uint<Words> result;
    const int whole = bits / 64;
    const int rest = bits % 64;
    for (int i = Words - 1; i >= whole; --i) {
        // The static analyzer does not know that every shift is at least 0.
        result.words_[i] = a.words_[i - whole] << rest;  // NOLINT(clang-analyzer-security.*)
        if (rest != 0 && i > whole) result.words_[i] |= a.words_[i - whole - 1] >> (64 - rest);
    }
    return result;
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> operator>>(const wide_uint<Words>& a, int bits) {
    wide_uint<Words> result;
    const int whole = bits / 64;
    const int rest = bits % 64;
    for (int i = 0; i + whole < Words; ++i) {
        result.words_[i] = a.words_[i + whole] >> rest;
        if (rest != 0 && i + whole + 1 < Words)
            result.words_[i] |= a.words_[i + whole + 1] << (64 - rest);
    }
    return result;
}

// These functions call the compilers' builtins directly. Each function of <bit> would make three
// additional calls, and each call slows constant evaluation.

/// Returns the number of set bits.
[[nodiscard]] constexpr int popcount(std::uint64_t word) { return __builtin_popcountll(word); }
template <int Words>
[[nodiscard]] constexpr int popcount(const wide_uint<Words>& set) {
    int result = 0;
    for (const std::uint64_t word : set.words_) result += popcount(word);
    return result;
}

/// Returns the index of the lowest set bit. Precondition: the word is not 0.
[[nodiscard]] constexpr int lowest_bit(std::uint64_t word) { return __builtin_ctzll(word); }
template <int Words>
[[nodiscard]] constexpr int lowest_bit(const wide_uint<Words>& set) {
    int i = 0;
    // The static analyzer does not know the precondition.
    while (set.words_[i] == 0) ++i;  // NOLINT(clang-analyzer-security.ArrayBound)
    return i * 64 + lowest_bit(set.words_[i]);
}

/// Returns the word with its lowest set bit cleared. Returns 0 for 0.
[[nodiscard]] constexpr std::uint64_t clear_lowest_bit(std::uint64_t word) {
    return word & (word - 1);
}
template <int Words>
[[nodiscard]] constexpr wide_uint<Words> clear_lowest_bit(wide_uint<Words> set) {
    for (std::uint64_t& word : set.words_) {
        if (word == 0) continue;
        word &= word - 1;
        break;
    }
    return set;
}

#if defined(__SIZEOF_INT128__)
/// The compiler's unsigned integer of 128 bits, or wide_uint<2> if the compiler has none.
__extension__ using uint128 = unsigned __int128;
inline constexpr bool has_uint128 = true;

[[nodiscard]] constexpr std::uint64_t low_word(uint128 word) {
    return static_cast<std::uint64_t>(word);
}
[[nodiscard]] constexpr std::uint64_t high_word(uint128 word) {
    return static_cast<std::uint64_t>(word >> 64);
}
// These functions are templates, so that the compiler does not convert narrower integers to
// uint128.
template <std::same_as<uint128> Word>
[[nodiscard]] constexpr int popcount(Word set) {
    return popcount(low_word(set)) + popcount(high_word(set));
}
template <std::same_as<uint128> Word>
[[nodiscard]] constexpr int lowest_bit(Word set) {
    return low_word(set) != 0 ? lowest_bit(low_word(set)) : 64 + lowest_bit(high_word(set));
}
template <std::same_as<uint128> Word>
[[nodiscard]] constexpr Word clear_lowest_bit(Word set) {
    return set & (set - 1);
}
#else
using uint128 = wide_uint<2>;
inline constexpr bool has_uint128 = false;
#endif

/// Returns a hash of two words. Use the upper bits of the hash as the index into a table.
[[nodiscard]] constexpr std::uint64_t hash_combine(std::uint64_t a, std::uint64_t b) {
    return (a * 0x9e3779b97f4a7c15U) ^ (b * 0xc2b2ae3d27d4eb4fU);
}
template <int Words>
[[nodiscard]] constexpr std::uint64_t hash_combine(const wide_uint<Words>& a,
                                                   const wide_uint<Words>& b) {
    std::uint64_t result = 0;
    for (int i = 0; i < Words; ++i)
        result = (result ^ (result >> 29)) * 0xbf58476d1ce4e5b9U +
                 hash_combine(a.words_[i], b.words_[i]);
    return result;
}

namespace detail {

template <int Words>
struct uint_of_words {
    using type = wide_uint<Words>;
};
template <>
struct uint_of_words<1> {
    using type = std::uint64_t;
};

}  // namespace detail

/// An unsigned integer of at least Bits bits: std::uint64_t for up to 64 bits, otherwise a
/// wide_uint.
template <int Bits>
using word_for = detail::uint_of_words<(Bits + 63) / 64>::type;

}  // namespace inarow::inline v0::core
