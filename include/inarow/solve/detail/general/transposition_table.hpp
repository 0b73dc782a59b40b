// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>

/// Transposition tables of the general search: open addressing without chains, a newer position
/// replaces an older one. Whole positions are the keys, so that a score is never that of another
/// position with the same hash.
namespace inarow::inline v0::solve::detail::general {

/// A position and the bounds of its score: 0 where nothing is known, else the score plus `bias`, so
/// that zeroed memory is an empty table.
template <class Word>
struct tt_entry {
    static constexpr int bias = 1 << 14;

    Word own;
    Word opponent;
    std::int16_t at_least;
    std::int16_t at_most;
};

/// 2^Bits entries inside the object, for constant evaluation.
template <class Word, int Bits>
struct fixed_transposition_table {
    tt_entry<Word> entries[std::size_t{1} << Bits]{};

    [[nodiscard]] constexpr tt_entry<Word>& slot(std::uint64_t hash) {
        return entries[hash >> (64 - Bits)];
    }
};

}  // namespace inarow::inline v0::solve::detail::general
