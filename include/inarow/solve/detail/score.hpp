// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Scores inside a search. See score_of in <inarow/solve/game_value.hpp> for the definition of a
/// score.
namespace inarow::inline v0::solve::detail {

/// The maximum depth of a search, in plies. In a constant evaluation, a compiler allows 512 nested
/// calls, and each ply takes three calls. At run time, the stack has room for 150 boards of 2,048
/// bits.
inline constexpr int max_ply = 150;

/// A number larger than every score. The highest possible score is about half the number of squares
/// on a board of 999 by 999 squares.
inline constexpr int no_bound = 1 << 19;

/// Returns the score of a player who wins with a move that leaves `free_after` squares free.
[[nodiscard]] constexpr int score_of_win(int free_after) { return free_after / 2 + 1; }

}  // namespace inarow::inline v0::solve::detail
