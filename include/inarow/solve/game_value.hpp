// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/outcome.hpp>

namespace inarow::inline v0 {

/// The outcome of a position under perfect play, and the number of plies to the end of the game.
/// Under perfect play, the winner wins as soon as possible, and the loser loses as late as
/// possible.
struct game_value {
    inarow::outcome outcome = outcome::draw;
    int plies = 0;  ///< plies to the end of the game; for a draw, the number of free squares

    constexpr bool operator==(const game_value&) const = default;
};

/// Returns the value as a score: positive if the player to move wins, negative if they lose, and 0
/// for a draw. For a win or a loss, the magnitude of the score is 1 plus half the number of squares
/// that are free after the last move, rounded down. Faster wins therefore score higher. `free` is
/// the number of free squares in the position. Source: Pascal Pons' data sets and solvers for
/// Connect Four.
[[nodiscard]] constexpr int score_of(const game_value& v, int free, player to_move) {
    if (v.outcome == outcome::draw) return 0;
    const int size = (free - v.plies) / 2 + 1;
    return v.outcome == won_by(to_move) ? size : -size;
}

/// Returns the value that has the given score. This function is the inverse of score_of.
[[nodiscard]] constexpr game_value value_of(int score, const rules& r, int free, player to_move) {
    if (score == 0) return {outcome::draw, free};
    const player winner = score > 0 ? to_move : other(to_move);
    // If the player to move completes the line that ends the game, the number of plies is odd.
    const bool is_odd = winner_of_line(r, to_move) == winner;
    const int plies = free - 2 * ((score > 0 ? score : -score) - 1);
    return {won_by(winner), (plies % 2 != 0) == is_odd ? plies : plies - 1};
}

/// A range that contains the score of every position in play with certain rules and a certain
/// number of free squares.
struct score_range {
    int lower;
    int upper;
};
[[nodiscard]] constexpr score_range scores_of(const rules& r, int free) {
    // At the earliest, the player to move completes a line with the next move, and the opponent
    // with the reply.
    const int completer = (free + 1) / 2;
    const int opponent = free / 2;
    switch (r.convention) {
        case convention::normal: return {-opponent, completer};
        case convention::misere: return {-completer, opponent};
        default: break;
    }
    return {-completer, completer};
}

}  // namespace inarow::inline v0
