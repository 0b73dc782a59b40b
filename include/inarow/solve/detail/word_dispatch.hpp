// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/search_kind.hpp>

namespace inarow::inline v0::solve::detail {

/// Calls f with the value 0 of a word type that is wide enough for a board with these rules.
/// Returns false if the board needs more than max_bits. Instantiates f only for the widths that a
/// board of Capacity squares can need. With a dynamic capacity, skips the widths 256 and 1,024,
/// because a search of such a large board rarely finds an answer before the game is almost over.
/// With a fixed capacity, skips no width, because a constant evaluation takes more steps with a
/// word that is wider than necessary.
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
