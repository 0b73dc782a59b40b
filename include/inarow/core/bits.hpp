// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/capacity.hpp>

#include <cstddef>
#include <cstdint>

namespace inarow::inline v0::core {

/// One 64-bit mix, for hashes that must agree between builds. Constants: SplitMix64's finalizer.
constexpr std::uint64_t mixed(std::uint64_t hash) {
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111ebU;
    return hash ^ (hash >> 31);
}

/// Where the words of a set are kept; <inarow/dynamic.hpp> adds one that grows.
template <int Capacity>
struct words_of {
    using type = std::uint64_t[(static_cast<std::size_t>(Capacity) + 63) / 64];
    static constexpr void make_room(type& /*words*/, int /*squares*/) {}
};

/// A set of square indices 0 .. Capacity - 1, one bit each.
/// Structural, so that a board can be a template argument; hence the public member.
template <int Capacity>
struct bits {
    words_of<Capacity>::type words_{};

    constexpr void make_room(int squares) { words_of<Capacity>::make_room(words_, squares); }

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
        for (const std::uint64_t word : words_) seed = mixed(seed ^ word) + 0x9e3779b97f4a7c15U;
        return seed;
    }
    constexpr bool operator==(const bits&) const = default;
};

}  // namespace inarow::inline v0::core
