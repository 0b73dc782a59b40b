// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/outcome.hpp>

namespace inarow::inline v0 {

/// The outcome of a position under perfect play: the winner wins as soon as possible, the loser
/// loses as late as possible.
struct game_value {
    inarow::outcome outcome = outcome::draw;
    int plies = 0;  ///< to the end of the game; for a draw, all free squares

    constexpr bool operator==(const game_value&) const = default;
};

/// The value as a score: positive when the player to move wins, negative when they lose, 0 for a
/// draw; its size is half the squares that are free after the last move, rounded down, plus one.
/// The fastest win has the highest score. `free` is the number of free squares in the position.
/// Source: the data sets and solvers for Connect Four by Pascal Pons.
[[nodiscard]] constexpr int score_of(const game_value& v, int free, player to_move) {
    if (v.outcome == outcome::draw) return 0;
    const int size = (free - v.plies) / 2 + 1;
    return v.outcome == won_by(to_move) ? size : -size;
}

/// The value that has a score: the inverse of score_of.
[[nodiscard]] constexpr game_value value_of(int score, int free, player to_move) {
    if (score == 0) return {outcome::draw, free};
    // The player to move makes the last move of a win, so its number of plies is odd; else even.
    const int plies = free - 2 * ((score > 0 ? score : -score) - 1);
    if (score > 0) return {won_by(to_move), plies % 2 != 0 ? plies : plies - 1};
    return {won_by(other(to_move)), plies % 2 == 0 ? plies : plies - 1};
}

}  // namespace inarow::inline v0
