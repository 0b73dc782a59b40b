// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

/// Words of more than 64 bits, for sets of squares that are shifted as a whole.
namespace inarow::inline v0::core {

/// An unsigned number of Words * 64 bits, least significant word first: bitwise operators, shifts
/// (which fill with zeros, also from beyond the width) and what the functions below give.
template <int Words>
struct wide {
    std::uint64_t words_[static_cast<std::size_t>(Words)]{};

    constexpr wide() = default;
    explicit constexpr wide(std::uint64_t low) { words_[0] = low; }

    explicit constexpr operator bool() const {
        for (const std::uint64_t word : words_)
            if (word != 0) return true;
        return false;
    }
    constexpr wide& operator&=(const wide& other) {
        for (int i = 0; i < Words; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr wide& operator|=(const wide& other) {
        for (int i = 0; i < Words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr wide& operator^=(const wide& other) {
        for (int i = 0; i < Words; ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    constexpr bool operator==(const wide&) const = default;
    /// Any order will do for those who ask: the lowest words come first.
    constexpr auto operator<=>(const wide&) const = default;
};

// Not friends in the class: g++ 12 warns of those after some errors, though they are defined.

template <int Words>
[[nodiscard]] constexpr wide<Words> operator&(wide<Words> a, const wide<Words>& b) {
    return a &= b;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator|(wide<Words> a, const wide<Words>& b) {
    return a |= b;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator^(wide<Words> a, const wide<Words>& b) {
    return a ^= b;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator~(wide<Words> a) {
    for (std::uint64_t& word : a.words_) word = ~word;
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator+(wide<Words> a, const wide<Words>& b) {
    bool carry = false;
    for (int i = 0; i < Words; ++i) {
        const std::uint64_t sum = a.words_[i] + b.words_[i];
        const bool over = sum < b.words_[i];
        a.words_[i] = sum + static_cast<std::uint64_t>(carry);
        carry = over || (carry && a.words_[i] == 0);
    }
    return a;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator<<(const wide<Words>& a, int by) {
    wide<Words> result;
    const int whole = by / 64;
    const int rest = by % 64;
    for (int i = Words - 1; i >= whole; --i) {
        // The analyzer does not know that no shift is negative.
        result.words_[i] = a.words_[i - whole] << rest;  // NOLINT(clang-analyzer-security.*)
        if (rest != 0 && i > whole) result.words_[i] |= a.words_[i - whole - 1] >> (64 - rest);
    }
    return result;
}
template <int Words>
[[nodiscard]] constexpr wide<Words> operator>>(const wide<Words>& a, int by) {
    wide<Words> result;
    const int whole = by / 64;
    const int rest = by % 64;
    for (int i = 0; i + whole < Words; ++i) {
        result.words_[i] = a.words_[i + whole] >> rest;
        if (rest != 0 && i + whole + 1 < Words)
            result.words_[i] |= a.words_[i + whole + 1] << (64 - rest);
    }
    return result;
}

// The compilers' own functions instead of those of <bit>, which call three others each: a constant
// evaluation pays for that.

/// How many bits are set.
[[nodiscard]] constexpr int count(std::uint64_t word) { return __builtin_popcountll(word); }
template <int Words>
[[nodiscard]] constexpr int count(const wide<Words>& set) {
    int result = 0;
    for (const std::uint64_t word : set.words_) result += count(word);
    return result;
}

/// The number of the lowest bit that is set. Precondition: there is one.
[[nodiscard]] constexpr int lowest(std::uint64_t word) { return __builtin_ctzll(word); }
template <int Words>
[[nodiscard]] constexpr int lowest(const wide<Words>& set) {
    int i = 0;
    while (set.words_[i] == 0) ++i;
    return i * 64 + lowest(set.words_[i]);
}

/// The set without its lowest bit.
[[nodiscard]] constexpr std::uint64_t without_lowest(std::uint64_t word) {
    return word & (word - 1);
}
template <int Words>
[[nodiscard]] constexpr wide<Words> without_lowest(wide<Words> set) {
    for (std::uint64_t& word : set.words_) {
        if (word == 0) continue;
        word &= word - 1;
        break;
    }
    return set;
}

/// Two sets in one number, well spread, to find a place by.
[[nodiscard]] constexpr std::uint64_t spread(std::uint64_t a, std::uint64_t b) {
    return (a * 0x9e3779b97f4a7c15U) ^ (b * 0xc2b2ae3d27d4eb4fU);
}
template <int Words>
[[nodiscard]] constexpr std::uint64_t spread(const wide<Words>& a, const wide<Words>& b) {
    std::uint64_t result = 0;
    for (int i = 0; i < Words; ++i)
        result = (result ^ (result >> 29)) * 0xbf58476d1ce4e5b9U + spread(a.words_[i], b.words_[i]);
    return result;
}

namespace word {

template <int Words>
struct of_words {
    using type = wide<Words>;
};
template <>
struct of_words<1> {
    using type = std::uint64_t;
};

}  // namespace word

/// The word for so many bits: a plain number up to 64.
template <int Bits>
using word_of = word::of_words<(Bits + 63) / 64>::type;

}  // namespace inarow::inline v0::core
