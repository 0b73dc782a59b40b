// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/engine.hpp>

namespace inarow::inline v0::solve::detail {

/// Calls f with a zero of a word type wide enough for a board of these rules, of up to max_bits;
/// returns false if it has more. Only the widths that a board of Capacity squares can need are
/// instantiated; of a dynamic board above 128 bits every other power of two, for searches there end
/// near the end of a game only, or not at all. A constant evaluation counts its steps.
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
