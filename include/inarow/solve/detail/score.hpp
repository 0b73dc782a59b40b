// SPDX-License-Identifier: BSL-1.0
#pragma once

/// Scores inside a search: see score_of in <inarow/solve/game_value.hpp> for how they are counted.
namespace inarow::inline v0::solve::detail {

/// How many plies a search looks ahead: a compiler allows 512 nested calls, of which a ply takes
/// three, and a stack has room for that many boards of 2,048 bits.
inline constexpr int max_ply = 150;

/// Beyond every score, of which the greatest is half the squares of a board of 999 by 999.
inline constexpr int no_bound = 1 << 19;

/// The score of the player whose move ends the game, with that many squares free after it.
[[nodiscard]] constexpr int score_of_win(int free_after) { return free_after / 2 + 1; }

}  // namespace inarow::inline v0::solve::detail
