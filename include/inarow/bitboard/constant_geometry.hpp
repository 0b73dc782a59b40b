// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/bitboard/geometry.hpp>
#include <inarow/core/wide_uint.hpp>

namespace inarow::inline v0::bitboard {

/// A geometry whose rules are a template argument. If lines of at least 4 stones count and fit in
/// all directions, this class finds lines with expressions in which all shifts are constants. In
/// constant evaluation, these expressions take less than half the time of the loops of `geometry`.
template <class Word, rules Rules>
struct constant_geometry : geometry<Word> {
private:
    static constexpr geometry<core::word_for<bits_needed(Rules)>> numbers{Rules};
    static constexpr int level = numbers.stride;
    static constexpr int rising = level + 1;
    static constexpr int falling = level - 1;
    static constexpr bool has_fours =
        numbers.formula == line_formula::fours && numbers.directions == 4;

public:
    // A compiler reads a constant faster than a member of an object.
    static constexpr int rows = numbers.rows;
    static constexpr int stride = numbers.stride;
    static constexpr line_formula formula = numbers.formula;
    static constexpr auto column = numbers.column;
    static constexpr auto squares = numbers.squares;
    static constexpr auto bottom_row = numbers.bottom_row;
    static constexpr auto claimeven_squares = numbers.claimeven_squares;

    constexpr constant_geometry() : geometry<Word>(Rules) {}

    /// `fits_twice` is true if winning_squares accepts a core::uint128 that contains two boards.
    /// The second board is `distance` bits above the first, so that a shift moves no stone from one
    /// board to the other.
    static constexpr int distance = 128 - bits_needed(Rules);
    static constexpr bool fits_twice =
        core::has_uint128 && has_fours && bits_needed(Rules) + 3 * rising <= distance;

    /// Returns the same free squares as geometry::winning_squares. The other bits of the result can
    /// differ. A call for two boards in one integer takes little more time than a call for one
    /// board.
    template <class Set>
    [[nodiscard]] static constexpr Set winning_squares(const Set& own) {
        if constexpr (has_fours) {
            const Set flat = own & own << level;
            const Set up = own & own << rising;
            const Set down = own & own << falling;
            // If stones drop, free squares are above all stones of their column, so only a stone at
            // the top completes a vertical line.
            return (numbers.drops ? own << 1 & own << 2 & own << 3
                                  : (own << 1 & own << 2 & (own << 3 | own >> 1)) |
                                        (own >> 1 & own >> 2 & (own << 1 | own >> 3))) |
                   (flat << level & (own << 3 * level | own >> level)) |
                   (flat >> 2 * level & (own << level | own >> 3 * level)) |
                   (up << rising & (own << 3 * rising | own >> rising)) |
                   (up >> 2 * rising & (own << rising | own >> 3 * rising)) |
                   (down << falling & (own << 3 * falling | own >> falling)) |
                   (down >> 2 * falling & (own << falling | own >> 3 * falling));
        } else {
            return numbers.winning_squares(own);
        }
    }

    /// Does the same as geometry::has_line.
    [[nodiscard]] static constexpr bool has_line(const Word& set) {
        if constexpr (has_fours) {
            const Word flat = set & set << level;
            const Word up = set & set << rising;
            const Word down = set & set << falling;
            return static_cast<bool>((set & set << 1 & set << 2 & set << 3) |
                                     (flat & flat << 2 * level) | (up & up << 2 * rising) |
                                     (down & down << 2 * falling));
        } else {
            return numbers.has_line(set);
        }
    }
};

}  // namespace inarow::inline v0::bitboard
