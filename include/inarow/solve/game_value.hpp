// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/outcome.hpp>

namespace inarow::inline v0 {

/// What a position comes to when both sides play perfectly: the winner as fast as possible, the
/// loser as late as possible.
struct game_value {
    inarow::outcome outcome = outcome::draw;
    int plies = 0;  ///< from here to the end; for a draw, all the free squares

    constexpr bool operator==(const game_value&) const = default;
};

/// The value as one number, as the field counts it: positive when the player to move wins, negative
/// when the other does, 0 for a draw; its size is half the squares still free after the winning
/// move, rounded down, plus one. Of all ways to win, the fastest has the greatest score.
/// Source: the data sets and solvers for Connect Four by Pascal Pons.
///
/// `free` squares are free in the position, and `to_move` is to move there.
[[nodiscard]] constexpr int score_of(const game_value& v, int free, player to_move) {
    if (v.outcome == outcome::draw) return 0;
    const int size = (free - v.plies) / 2 + 1;
    return v.outcome == won_by(to_move) ? size : -size;
}

/// The value that has this score: the inverse of score_of.
[[nodiscard]] constexpr game_value value_of(int score, int free, player to_move) {
    if (score == 0) return {outcome::draw, free};
    // Who is to move makes the last move of a win, so its number of plies is odd; else even.
    const int plies = free - 2 * ((score > 0 ? score : -score) - 1);
    if (score > 0) return {won_by(to_move), plies % 2 != 0 ? plies : plies - 1};
    return {won_by(other(to_move)), plies % 2 == 0 ? plies : plies - 1};
}

}  // namespace inarow::inline v0
