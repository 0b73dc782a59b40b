// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/evaluation.hpp>
#include <inarow/solve/detail/heuristic/open_lines.hpp>
#include <inarow/solve/detail/heuristic/pattern_board.hpp>

#include <cstdint>
#include <vector>

/// The threats on the boards of the heuristic search. Searches for wins by threats use these
/// functions, which have the same names for both boards.
namespace inarow::inline v0::solve::detail::heuristic {

/// The threats that a search for a win uses.
enum class threat_kind : std::uint8_t { fours, fours_and_threes };

/// The maximum number of threats in a win.
inline constexpr int max_threats = 40;

/// Returns the moves that would complete a decisive line of a player.
[[nodiscard]] inline open_lines::squares completing_squares(const open_lines& board, player side) {
    return board.winning_squares(side);
}
[[nodiscard]] inline open_lines::squares completing_squares(const pattern_board& board,
                                                            player side) {
    const int count = board.squares_with(side, threat::five);
    return {count, count > 0 ? board.next_square(side, threat::five, board.begin_cell()) : -1};
}

/// Returns whether a stone of a player on `s` completes a decisive line.
[[nodiscard]] inline bool completes_line(const open_lines& board, player side, int s) {
    return board.completes_line(side, s);
}
[[nodiscard]] inline bool completes_line(const pattern_board& board, player side, int s) {
    return board.strongest(side, s) == threat::five;
}

/// Returns a move of a player that makes two fours, or -1. Open lines do not tell such moves.
[[nodiscard]] inline int winning_four(const open_lines& /* board */, player /* side */) {
    return -1;
}
[[nodiscard]] inline int winning_four(const pattern_board& board, player side) {
    return board.squares_with(side, threat::two_fours) > 0
               ? board.next_square(side, threat::two_fours, board.begin_cell())
               : -1;
}

/// Returns a move of the player to move that completes a line, answers a threat to complete a line,
/// or makes two fours, in this order of preference. Returns -1 if there is no such move.
[[nodiscard]] int threat_move(const auto& board) {
    const player own = board.to_move();
    for (const player side : {own, other(own)})
        if (const auto squares = completing_squares(board, side); squares.count > 0)
            return squares.last;
    return winning_four(board, own);
}

/// Returns the strongest threat that the player to move can make with a stone on `s`. With gravity,
/// every move can be a four, because it can make the square above it playable.
[[nodiscard]] inline threat threat_of(const open_lines& board, int s) {
    const bool is_four = board.has_gravity() || board.through(board.to_move(), s).lacking(2) > 0;
    return is_four ? threat::four : threat::none;
}
[[nodiscard]] inline threat threat_of(const pattern_board& board, int s) {
    return board.strongest(board.to_move(), s);
}

/// Appends the moves of the player to move that make a threat of at least `min_made`.
inline void append_threats(const open_lines& board, threat min_made, std::vector<int>& moves) {
    board.for_each_near([&](int s) {
        if (threat_of(board, s) >= min_made) moves.push_back(s);
    });
}
inline void append_threats(const pattern_board& board, threat min_made, std::vector<int>& moves) {
    for (int s = board.begin_cell(); s < board.end_cell(); ++s)
        if (board.is_free(s) && threat_of(board, s) >= min_made) moves.push_back(s);
}

/// Returns the score of a move of the player to move for the order of threats and replies. The
/// score is higher if the move makes stronger threats, and breaks stronger threats of the opponent.
[[nodiscard]] inline int threat_score(const open_lines& board, int s) {
    return move_score(board, s);
}
[[nodiscard]] inline int threat_score(const pattern_board& board, int s) {
    const player own = board.to_move();
    return 2 * board.score(own, s) + board.score(other(own), s);
}

}  // namespace inarow::inline v0::solve::detail::heuristic
