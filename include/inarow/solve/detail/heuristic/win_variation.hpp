// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/board_threats.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>

#include <algorithm>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// The limit of the search for the moves of a win that is already proven.
inline constexpr long long max_win_nodes = 4'000;

/// Returns the reply that delays a win by threats the longest, or -1 if the search does not find
/// the win again. `threats` is a search for wins by threats on the board. Precondition: the player
/// to move must answer a threat, and does not have a winning four.
[[nodiscard]] int longest_defense(auto& board, auto& threats) {
    const player attacker = other(board.to_move());
    if (const auto squares = completing_squares(board, attacker); squares.count > 0)
        return squares.last;
    if (winning_four(board, attacker) < 0) return -1;
    std::vector<int> replies;
    if constexpr (requires { append_defenses(board, attacker, replies); })
        append_defenses(board, attacker, replies);
    int best = -1;
    int most = 0;
    for (const int s : replies) {
        board.make_move(s);
        const auto found = threats.shortest(max_threats, max_win_nodes);
        board.unmake_move(s);
        if (found.move < 0) return -1;
        if (found.plies > most) best = s;
        most = (std::max)(most, found.plies);
    }
    return best;
}

/// Returns the moves of a win that begins with the move `s`: the threats, and the replies that
/// delay the win longest. `threats` is a search for wins by threats on the board. If this search
/// does not find the rest of the win, the moves end early.
[[nodiscard]] std::vector<int> win_variation(auto& board, auto& threats, int s) {
    std::vector<int> result;
    const auto make = [&](int where) {
        result.push_back(where);
        board.make_move(where);
    };
    while (s >= 0) {
        const bool is_last = completes_line(board, board.to_move(), s);
        make(s);
        const int reply = is_last ? -1 : longest_defense(board, threats);
        if (reply < 0) break;
        make(reply);
        s = threats.shortest(max_threats, max_win_nodes).move;
    }
    unmake_moves(board, result);
    return result;
}

}  // namespace inarow::inline v0::solve::detail::heuristic
