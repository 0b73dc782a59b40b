// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <cstdint>

/// Transposition tables of the general search. A newer position replaces an older position in the
/// same slot. An entry contains the whole position, so a table never confuses positions with equal
/// hashes.
namespace inarow::inline v0::solve::detail::general {

/// A position and the bounds of its score. Stores an unknown bound as 0, and a known bound as the
/// score plus `bias`, so that zeroed memory is an empty table.
template <class Word>
struct tt_entry {
    static constexpr int bias = 1 << 14;

    Word own;
    Word opponent;
    std::int16_t lower;
    std::int16_t upper;
};

/// A transposition table for constant evaluation and for a node_limit. The object contains its
/// 2^Bits entries. A solver uses detail::transposition_table instead.
template <class Word, int Bits>
struct fixed_transposition_table {
    tt_entry<Word> entries[std::size_t{1} << Bits]{};

    [[nodiscard]] constexpr tt_entry<Word>& slot(std::uint64_t hash) {
        return entries[hash >> (64 - Bits)];
    }
};

}  // namespace inarow::inline v0::solve::detail::general
