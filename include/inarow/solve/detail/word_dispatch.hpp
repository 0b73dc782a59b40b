// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>

namespace inarow::inline v0::solve {

/// The largest bitboard that is searched, in bits.
inline constexpr int max_bits = 2048;

namespace detail {

/// Calls f with a zero of a word type wide enough for a board of these rules; returns false if none
/// is. Only the widths that a board of Capacity squares can need are instantiated.
template <int Capacity, int Words = 1>
[[nodiscard]] constexpr bool with_word_for(const rules& r, auto&& f) {
    constexpr int bits = Capacity == dynamic || 2 * Capacity > max_bits ? max_bits : 2 * Capacity;
    if (bitboard::bits_needed(r) <= 64 * Words) {
        f(core::word_for<64 * Words>{});
        return true;
    }
    if constexpr (64 * Words < bits) return with_word_for<Capacity, 2 * Words>(r, f);
    return false;
}

}  // namespace detail

}  // namespace inarow::inline v0::solve
