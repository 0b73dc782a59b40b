// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>
#include <inarow/core/detail/wide_simd.hpp>

#include <cstddef>
#include <cstdint>

/// Represents boards with gravity in the form that the drop search needs.
namespace inarow::inline v0::solve::detail::drop_search {

/// A board with room for MaxColumns columns, stored in words of 64 or 128 bits.
template <std::size_t MaxColumns, class Word = std::uint64_t>
struct drop_geometry {
    using word = Word;
    static constexpr std::size_t max_columns = MaxColumns;

    bitboard::geometry<Word> geometry;
    core::detail::simd_array<Word, MaxColumns> columns{};  ///< squares of each column; 0 if unused
    bool shifts_are_short = true;
    std::int64_t column_bonus[MaxColumns]{};  ///< move ordering: greater toward the middle
    std::uint64_t steps[4]{};                 ///< copy of geometry.steps, for SIMD lanes
    Word bonus_rows[4]{};                     ///< rows to search earlier, indexed by aim_of
    Word malus_rows[4]{};                     ///< rows to search later, indexed by aim_of

    /// Returns a number from 0 to 3. Its lower bit is 1 if the player to move aims to win, and 0 if
    /// they aim not to lose. Its upper bit is 1 if the number of free squares is odd. On a board
    /// with an even number of squares, the number of free squares is even when the player who
    /// started is to move.
    [[nodiscard]] static constexpr int aim_of(int free, int alpha) {
        return free % 2 * 2 + (alpha >= 0 ? 1 : 0);
    }

    /// Returns whether winning squares can be found in SIMD lanes. Lanes of 128 bits can shift only
    /// by 1 to 63 bits.
    [[nodiscard, gnu::always_inline]] constexpr bool shifts_in_lanes() const {
        return sizeof(Word) == sizeof(std::uint64_t) || shifts_are_short;
    }

    explicit constexpr drop_geometry(const rules& r) : geometry(r) {
        const bool is_common = geometry.formula == bitboard::line_formula::threes ||
                               geometry.formula == bitboard::line_formula::fours;
        for (int i = 0; i < 4; ++i) {
            steps[i] = static_cast<std::uint64_t>(geometry.steps[i]);
            const int longest = (geometry.run - 1) * geometry.steps[i];
            shifts_are_short = shifts_are_short && is_common && longest > 0 && longest < 64;
        }
        for (int i = 0; i < r.columns; ++i) {
            columns.set(i, geometry.column << i * geometry.stride);
            const int offset = 2 * i - (r.columns - 1);
            column_bonus[i] = offset > 0 ? -2 * offset : 2 * offset + 1;
        }
        if (r.rows == 6) set_row_bonuses();
    }

private:
    /// Sets bonuses and penalties for rows. The bonuses and penalties were tuned on Connect Four,
    /// and help only on boards with six rows. The lowest rows get penalties, because the lower
    /// squares of the middle column are worth less than the upper squares of this column. If the
    /// follower (the player who answers in the same column) aims to win, the rows of claimeven
    /// squares get bonuses, because the follower wins on these squares. With the bonuses and
    /// penalties, a long search needs a sixth fewer nodes than without them.
    constexpr void set_row_bonuses() {
        const auto rows = [this](auto... heights) {
            return (Word{} | ... | (geometry.bottom_row << heights));
        };
        malus_rows[aim_of(0, -1)] = rows(0, 1);
        malus_rows[aim_of(0, 0)] = rows(0);
        bonus_rows[aim_of(1, -1)] = rows(2, 3);
        bonus_rows[aim_of(1, 0)] = rows(3, 5);
        malus_rows[aim_of(1, 0)] = rows(0, 4);
    }
};

/// The search gets its board from constant_board or variable_board. With a variable board, the
/// search takes 1.1 times as long as with a compile-time constant.
template <rules Rules>
struct constant_board {
    static constexpr drop_geometry<Rules.columns <= 8 ? 8 : 32> board{Rules};
};
template <std::size_t MaxColumns, class Word = std::uint64_t>
struct variable_board {
    drop_geometry<MaxColumns, Word> board;
};

}  // namespace inarow::inline v0::solve::detail::drop_search
