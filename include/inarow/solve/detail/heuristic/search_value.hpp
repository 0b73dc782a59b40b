// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Shared parts of the alpha-beta searches: values of wins, bounds in a transposition table, and
/// the root.
namespace inarow::inline v0::solve::detail::heuristic {

/// The value of a won game. A win after `ply` plies is worth `win - ply`, a loss the negative.
inline constexpr int win = 1'000'000;
/// Every static evaluation is smaller.
inline constexpr int near_win = win - 10'000;

// Wins are stored relative to their position, not to the root.
[[nodiscard]] constexpr int value_to_store(int value, int ply) {
    return value >= near_win ? value + ply : value <= -near_win ? value - ply : value;
}
[[nodiscard]] constexpr int value_at_ply(int value, int ply) {
    return value >= near_win ? value - ply : value <= -near_win ? value + ply : value;
}

/// The meaning of a stored value; zeroed memory means `none`.
enum class bound : std::uint8_t { none, lower, upper, exact };

/// Whether a stored value decides a window.
[[nodiscard]] constexpr bool decides(bound kind, int value, int alpha, int beta) {
    return kind == bound::exact || (kind == bound::lower && value >= beta) ||
           (kind == bound::upper && value <= alpha);
}

/// Sorts the moves of the root by score, then by distance from the center, then by number.
inline void sort_moves(std::vector<int>& moves, const auto& score, const auto& center_distance) {
    std::ranges::sort(moves, [&](int a, int b) {
        const int more = score(a) - score(b);
        if (more != 0) return more > 0;
        const int nearer = center_distance(b) - center_distance(a);
        return nearer != 0 ? nearer > 0 : a < b;
    });
}

/// Moves the best move to the front and returns its value. The first move gets the full window, the
/// others a null window first. `value_of(move, alpha, beta)` is for the player to move; its results
/// are ignored once `stopped` is true.
template <class Value>
int best_to_front(std::vector<int>& moves, const bool& stopped, Value value_of) {
    int best = -win;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        int value = i == 0 ? -win : value_of(moves[i], best, best + 1);
        if (!stopped && (i == 0 || value > best)) value = value_of(moves[i], best, win);
        if (stopped) break;
        if (value <= best && i > 0) continue;
        best = value;
        const auto found = moves.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(moves.begin(), found, found + 1);
    }
    return best;
}

}  // namespace inarow::inline v0::solve::detail::heuristic
