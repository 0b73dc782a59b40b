// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/search_result.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Code that the alpha-beta searches share: values of wins, bounds in a transposition table, and
/// the search of the root moves.
namespace inarow::inline v0::solve::detail::heuristic {

/// The value of a won game. A win after `ply` plies is worth `win - ply`, and a loss after `ply`
/// plies is worth `ply - win`.
inline constexpr int win = 1'000'000;
/// A number larger than every static evaluation. A value of at least near_win is a win.
inline constexpr int near_win = win - 10'000;

/// The search of a position ends at this ply, even if threats force each reply.
inline constexpr int max_ply = 120;

/// Limits an evaluation to the range of static evaluations. On huge boards, a sum of weights can be
/// outside this range.
[[nodiscard]] constexpr int static_value(int value) {
    return (std::clamp)(value, -near_win + 1, near_win - 1);
}

// A transposition table stores the value of a win relative to the position instead of the root,
// because a position can occur at different plies.
[[nodiscard]] constexpr int value_to_store(int value, int ply) {
    return value >= near_win ? value + ply : value <= -near_win ? value - ply : value;
}
[[nodiscard]] constexpr int value_at_ply(int value, int ply) {
    return value >= near_win ? value - ply : value <= -near_win ? value + ply : value;
}

/// Tells how the value in an entry bounds the value of the position. `none` marks an empty entry,
/// and is the value of zeroed memory.
enum class bound : std::uint8_t { none, lower, upper, exact };

/// Returns whether a stored value makes a search with the window from alpha to beta unnecessary.
[[nodiscard]] constexpr bool decides(bound kind, int value, int alpha, int beta) {
    return kind == bound::exact || (kind == bound::lower && value >= beta) ||
           (kind == bound::upper && value <= alpha);
}

/// A root move and the moves that the search expects after it, as numbers of squares.
struct variation {
    int value = -win;  ///< value for the player to move at the root
    std::vector<int> moves{};
};

/// The depth, in plies, of the search if there is only one move to choose from. This search only
/// finds the evaluation and the variation of the move.
inline constexpr int depth_of_only_move = 4;

/// Takes back moves, starting with the last move.
void unmake_moves(auto& board, const std::vector<int>& moves) {
    for (auto i = moves.size(); i > 0; --i) board.unmake_move(moves[i - 1]);
}
/// Calls next_move() on the board after `moves`, and appends each result to `moves`. Stops when
/// next_move() returns -1 or there are `max_size` moves. Leaves the board unchanged.
void prolong(auto& board, std::vector<int>& moves, int max_size, auto next_move) {
    for (const int s : moves) board.make_move(s);
    while (static_cast<int>(moves.size()) < max_size) {
        const int s = next_move();
        if (s < 0) break;
        moves.push_back(s);
        board.make_move(s);
    }
    unmake_moves(board, moves);
}

/// Converts a value to the evaluation that a search line reports. The next function does the
/// reverse.
[[nodiscard]] constexpr int evaluation_of(int value) {
    if (value >= near_win) return search_line::win - (win - value);
    if (value <= -near_win) return (win + value) - search_line::win;
    return (std::clamp)(value, -search_line::max_evaluation, search_line::max_evaluation);
}
[[nodiscard]] constexpr int value_of_evaluation(int evaluation) {
    if (evaluation > search_line::max_evaluation) return win - (search_line::win - evaluation);
    if (evaluation < -search_line::max_evaluation) return (search_line::win + evaluation) - win;
    return evaluation;
}

/// Sorts the root moves by score, highest first. Moves with equal scores are sorted by distance
/// from the center, nearest first, then by the number of the square.
inline void sort_moves(std::vector<int>& moves, const auto& score, const auto& center_distance) {
    std::ranges::sort(moves, [&](int a, int b) {
        const int more = score(a) - score(b);
        if (more != 0) return more > 0;
        const int nearer = center_distance(b) - center_distance(a);
        return nearer != 0 ? nearer > 0 : a < b;
    });
}

/// Moves the best root move to the front and returns its value. Searches the first move with the
/// full window, and every other move with a null window first. `value_of(move, alpha, beta)`
/// searches a move and returns its value for the player to move at the root. Ignores the result of
/// a call after which `is_stopped` is true.
template <class Value>
int best_to_front(std::span<int> moves, const bool& is_stopped, Value value_of) {
    int best = -win;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        int value = i == 0 ? -win : value_of(moves[i], best, best + 1);
        if (!is_stopped && (i == 0 || value > best)) value = value_of(moves[i], best, win);
        if (is_stopped) break;
        if (value <= best && i > 0) continue;
        best = value;
        const auto found = moves.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(moves.begin(), found, found + 1);
    }
    return best;
}

}  // namespace inarow::inline v0::solve::detail::heuristic
