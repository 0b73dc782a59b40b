// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/engine.hpp>

namespace inarow::inline v0::solve::detail {

/// Calls f with a zero of a word type wide enough for a board of these rules; returns false if the
/// board needs more than max_bits. Instantiates only the widths that a board of Capacity squares
/// can need. A dynamic capacity skips every other power of two above 128 bits, because searches of
/// boards that wide succeed only near the end of a game, if at all. Other capacities skip none: a
/// constant evaluation counts its steps.
template <int Capacity, int Words = 1>
[[nodiscard]] constexpr bool with_word_for(const rules& r, auto&& f) {
    constexpr int bits = Capacity == dynamic || 2 * Capacity > max_bits ? max_bits : 2 * Capacity;
    if (bitboard::bits_needed(r) <= 64 * Words) {
        f(core::word_for<64 * Words>{});
        return true;
    }
    constexpr int wider = is_small_program                    ? max_bits / 64
                          : Capacity != dynamic || Words == 1 ? 2 * Words
                                                              : 4 * Words;
    if constexpr (64 * Words < bits) return with_word_for<Capacity, wider>(r, f);
    return false;
}

}  // namespace inarow::inline v0::solve::detail
