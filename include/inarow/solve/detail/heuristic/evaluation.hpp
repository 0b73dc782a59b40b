// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/open_lines.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>

#include <array>
#include <cstddef>

/// Evaluates positions and moves by their open lines.
namespace inarow::inline v0::solve::detail::heuristic {

/// Returns the score of a move for move ordering. The score counts the open lines of one player
/// through the square of the move, except lines that the move completes. Each further stone in a
/// line multiplies the value of the line by eight.
[[nodiscard]] inline int move_score(line_counts lines) {
    return 512 * lines.lacking(2) + 64 * lines.lacking(3) + 8 * lines.lacking(4) + lines.lacking(5);
}
/// Returns the score of a move for move ordering. The score counts the open lines of both players.
/// Extending the lines of the player to move counts a little more than blocking the opponent's
/// lines.
[[nodiscard]] inline int move_score(const open_lines& board, int s) {
    const player own = board.to_move();
    return 5 * move_score(board.through(own, s)) + 4 * move_score(board.through(other(own), s));
}

/// The static evaluation of a position, from the point of view of the player to move. Precondition:
/// neither player can complete a line with the next stone.
class evaluation {
public:
    explicit evaluation(const open_lines& b) : board_{b} {}

    [[nodiscard]] int value() const {
        const player own = board_.to_move();
        const int ours = open_line_value(own);
        const int result = ours + ours / 4 - open_line_value(other(own));
        if (board_.rules().gravity == place) return static_value(result);
        const bool has_threats = board_.open(own, 1) + board_.open(other(own), 1) > 0;
        return static_value(result + (has_threats ? zugzwang_value() : 0));
    }

private:
    [[nodiscard]] int open_line_value(player side) const {
        // Weights of lines, indexed by the number of missing stones. The weights were tuned in
        // games. Some weights are lower with gravity, because the squares of most lines become
        // playable late.
        constexpr std::array placed{0, 30, 80, 16, 3, 1};
        constexpr std::array dropped{0, 30, 40, 10, 3, 1};
        const auto& weights = board_.rules().gravity == place ? placed : dropped;
        int sum = 0;
        // Ignores lines without stones, because they are open to both players.
        for (int missing = 1; missing < 6 && missing < board_.rules().run; ++missing)
            sum += weights[static_cast<std::size_t>(missing)] * board_.open(side, missing);
        return sum;
    }
    /// Returns the value of the threats in all columns. With gravity, a threat takes effect when
    /// the opponent must play on the square below it.
    [[nodiscard]] int zugzwang_value() const {
        int sum = 0;
        for (int column = 0; column < board_.rules().columns; ++column)
            sum += zugzwang_value(column);
        return sum;
    }
    /// Returns the value of one column. Finds the lowest threat in the column that a player can
    /// carry out if all other columns are filled first. Generalizes the rule of odd and even
    /// threats to boards with any number of squares. Source: Allis, A knowledge-based approach of
    /// Connect-Four (1988).
    [[nodiscard]] int zugzwang_value(int column) const {
        constexpr int threat_value = 150;
        const player own = board_.to_move();
        const int width = board_.rules().columns;
        for (int row = board_.rules().rows - 1; row >= 0; --row) {
            const int s = row * width + column;
            if (!board_.is_free(s)) continue;
            // True if the player to move must play below the square when the rest of the board is
            // full.
            const bool is_own_below = ((board_.free() - (row + 2)) % 2) == 0;
            const player winner = is_own_below ? other(own) : own;
            if (board_.through(winner, s).completes())
                return winner == own ? threat_value : -threat_value;
            // A threat of the other player (not `winner`) on this square is useless, because that
            // player has to play on the square below.
        }
        return 0;
    }

    const open_lines& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace inarow::inline v0::solve::detail::heuristic
