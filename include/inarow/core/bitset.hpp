// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/equal.hpp>
#include <inarow/core/mix64.hpp>

#include <cstddef>
#include <cstdint>

namespace inarow::inline v0::core {

/// Stores the words of a bitset in an array. For the capacity `dynamic` (a number of bits that is
/// known only at run time), <inarow/dynamic.hpp> adds storage that can grow.
template <int Capacity>
struct bitset_storage {
    using type = std::uint64_t[(static_cast<std::size_t>(Capacity) + 63) / 64];
    static constexpr void resize(type& /*words*/, int /*bits*/) {}
};

/// A set of bits with the indices 0 to Capacity - 1. Initially all bits are 0.
/// The type is structural, so that a board can be a template argument. A structural type needs
/// public members.
template <int Capacity>
struct bitset {
    bitset_storage<Capacity>::type words_{};

    constexpr void resize(int bits) { bitset_storage<Capacity>::resize(words_, bits); }

    [[nodiscard]] constexpr bool test(int index) const {
        return ((words_[static_cast<unsigned>(index) / 64] >> (static_cast<unsigned>(index) % 64)) &
                1U) != 0;
    }
    constexpr void set(int index) {
        words_[static_cast<unsigned>(index) / 64] |= std::uint64_t{1}
                                                     << (static_cast<unsigned>(index) % 64);
    }
    constexpr void reset(int index) {
        words_[static_cast<unsigned>(index) / 64] &=
            ~(std::uint64_t{1} << (static_cast<unsigned>(index) % 64));
    }
    [[nodiscard]] constexpr std::uint64_t hash(std::uint64_t seed) const {
        for (const std::uint64_t word : words_) seed = mix64(seed ^ word) + 0x9e3779b97f4a7c15U;
        return seed;
    }
    constexpr bool operator==(const bitset& other) const {
        return detail::equal(words_, other.words_);
    }
};

/// Returns whether the bit `index` is set in `a` or in `b`. Combines the two words and tests a
/// single bit, because two calls of `test` would slow constant evaluation.
template <int Capacity>
[[nodiscard]] constexpr bool test_either(const bitset<Capacity>& a, const bitset<Capacity>& b,
                                         int index) {
    const auto word = static_cast<unsigned>(index) / 64;
    return ((a.words_[word] | b.words_[word]) >> (static_cast<unsigned>(index) % 64) & 1) != 0;
}

}  // namespace inarow::inline v0::core
