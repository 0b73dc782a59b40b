// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/evaluation.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/open_lines_guide.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>

#include <limits>

namespace inarow::inline v0::solve::detail::heuristic {

/// Returns the static evaluation for misère play from the point of view of the player to move. A
/// square is safe for a player if a stone there completes no line. The main term counts the squares
/// that are safe only for the player to move, and subtracts the squares that are safe only for the
/// opponent. The open lines of both players add smaller terms.
[[nodiscard]] inline int misere_value(const open_lines& board) {
    constexpr int safe_square_value = 1000;
    const player own = board.to_move();
    const player opponent = other(own);
    int result = 0;
    for (int s = 0; s < board.rules().squares(); ++s) {
        if (!board.is_free(s)) continue;
        result += board.completes_line(opponent, s) ? safe_square_value : 0;
        result -= board.completes_line(own, s) ? safe_square_value : 0;
    }
    for (int missing = 2; missing < board.rules().run; ++missing)
        result += (board.open(opponent, missing) - board.open(own, missing)) / missing;
    return result;
}

/// Returns the score of a move for move ordering. A move is safer if fewer lines that are open to
/// the player go through its square, and if these lines contain fewer stones.
[[nodiscard]] inline int safety_score(const open_lines& board, int s) {
    return -move_score(board.through(board.to_move(), s));
}

/// Guides alpha_beta on a board of open lines in misère play. Generates the safest moves. A
/// player loses if every move completes a line.
template <int MaxMoves>
class misere_guide : public open_lines_guide<MaxMoves> {
public:
    using open_lines_guide<MaxMoves>::open_lines_guide;

    [[nodiscard]] glance glance_at(int ply) const {
        bool is_safe = false;
        const open_lines& b = board();
        b.for_each_move([&](int s) { is_safe = is_safe || !b.completes_line(b.to_move(), s); });
        if (is_safe) return {};
        return {.value = ply + 1 - win};  // the next move completes a line
    }
    [[nodiscard]] bool can_win_at_once() const { return false; }
    [[nodiscard]] int threat_move() const { return -1; }
    void generate(move_list<MaxMoves>& result, int /* ply */, int hash_move) {
        constexpr int highest = (std::numeric_limits<int>::max)();
        const open_lines& b = board();
        b.for_each_move([&](int s) {
            if (!b.completes_line(b.to_move(), s))
                result.insert({s, s == hash_move ? highest : safety_score(b, s)});
        });
    }
    [[nodiscard]] int value_without_moves(int /* ply */) { return evaluation(); }
    [[nodiscard]] int evaluation() { return misere_value(board()); }
    [[nodiscard]] int quiescence(int /* beta */, int /* ply */) { return evaluation(); }

private:
    using open_lines_guide<MaxMoves>::board;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
