// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Scores inside a search. score_of in <inarow/solve/game_value.hpp> defines them.
namespace inarow::inline v0::solve::detail {

/// The depth limit of a search, in plies. A compiler allows 512 nested calls, three per ply, and a
/// stack holds this number of boards of 2,048 bits.
inline constexpr int max_ply = 150;

/// Larger than every score: the greatest is half the squares of a 999 by 999 board.
inline constexpr int no_bound = 1 << 19;

/// The score of the player whose move ends the game with `free_after` squares left free.
[[nodiscard]] constexpr int score_of_win(int free_after) { return free_after / 2 + 1; }

}  // namespace inarow::inline v0::solve::detail
