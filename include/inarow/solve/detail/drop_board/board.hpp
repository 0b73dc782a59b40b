// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>

#include <cstddef>
#include <cstdint>

/// Boards on which stones drop and that one word holds, as their search uses them.
namespace inarow::inline v0::solve::detail::drop_board {

/// Room for MaxColumns columns: 8, or 32, the most that fit into a word.
template <std::size_t MaxColumns>
struct board {
    static constexpr std::size_t max_columns = MaxColumns;

    bitboard::geometry<std::uint64_t> geometry;
    std::uint64_t columns[MaxColumns]{};      ///< the squares of each; 0 beyond the board
    std::int64_t column_bonus[MaxColumns]{};  ///< move ordering: greater towards the middle
    std::uint64_t steps[4]{};                 ///< geometry.steps, as SIMD lanes
    std::uint64_t bonus_rows[4]{};            ///< move ordering, by aim: these squares sooner,
    std::uint64_t malus_rows[4]{};            ///< and these later

    /// What the player to move is after: to win, or not to lose, each with an even or odd number of
    /// free squares (which on most boards tells who began).
    [[nodiscard]] static constexpr int aim_of(int free, int alpha) {
        return free % 2 * 2 + (alpha >= 0 ? 1 : 0);
    }

    explicit constexpr board(const rules& r) : geometry(r) {
        for (int i = 0; i < 4; ++i) steps[i] = static_cast<std::uint64_t>(geometry.steps[i]);
        for (int i = 0; i < r.columns; ++i) {
            columns[i] = geometry.column << i * geometry.stride;
            const int offset = 2 * i - (r.columns - 1);
            column_bonus[i] = offset > 0 ? -2 * offset : 2 * offset + 1;
        }
        if (r.rows == 6) set_row_bonuses();
    }

private:
    /// Tuned on Connect Four; boards of six rows gain, others do not. The middle column is worth
    /// less low down, and the follower wins on claimeven squares. A heavy search takes a quarter
    /// fewer nodes.
    constexpr void set_row_bonuses() {
        const auto rows = [this](auto... heights) {
            return (std::uint64_t{} | ... | (geometry.bottom_row << heights));
        };
        malus_rows[aim_of(0, -1)] = rows(0, 1);
        malus_rows[aim_of(0, 0)] = rows(0);
        bonus_rows[aim_of(1, -1)] = rows(2, 3);
        bonus_rows[aim_of(1, 0)] = rows(3, 5);
        malus_rows[aim_of(1, 0)] = rows(0, 4);
    }
};

/// Where the search takes its board from: a constant makes it half as fast again.
template <rules Rules>
struct constant_board {
    static constexpr drop_board::board<Rules.columns <= 8 ? 8 : 32> board{Rules};
};
template <std::size_t MaxColumns>
struct variable_board {
    drop_board::board<MaxColumns> board;
};

}  // namespace inarow::inline v0::solve::detail::drop_board
