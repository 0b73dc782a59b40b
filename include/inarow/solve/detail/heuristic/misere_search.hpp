// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/solve/detail/heuristic/evaluation.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>

#include <algorithm>
#include <vector>

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

/// The heuristic search for misère play. It is an alpha-beta search with iterative deepening over
/// the safest moves. A move is safer if fewer lines that are open to the player go through its
/// square, and if these lines contain fewer stones. A player loses if every move completes a line.
template <class Budget>
class misere_search {
public:
    misere_search(open_lines& b, Budget& budget) : board_{b}, budget_{budget} {}

    struct root_result {
        int move;
        int depth;  ///< in plies
        int value = 0;
    };
    /// Returns the best move found, and the depth reached, which is at most `max_depth`. Chooses
    /// among the candidates or, if there are no candidates, among all moves. Calls `report(result)`
    /// after each iteration. Precondition: the board has a free square.
    [[nodiscard]] root_result deepen(const std::vector<int>& candidates, int max_depth,
                                     auto report) {
        const moves root = safest_moves(candidates);
        if (root.size() == 0) return {candidates.empty() ? any_move() : candidates.front(), 0};
        root_result best{root[0].square, 0};
        while (root.size() > 1 && best.depth < (std::min)(max_depth, board_.free())) {
            const root_result next = best_move(root, best.depth + 1);
            if (is_stopped_) break;
            best = next;
            report(best);
        }
        return best;
    }

private:
    static constexpr int max_moves = 24;
    using moves = move_list<max_moves>;

    [[nodiscard]] int any_move() const {
        int result = -1;
        board_.for_each_move([&](int s) { result = result < 0 ? s : result; });
        return result;
    }
    [[nodiscard]] moves safest_moves(const std::vector<int>& candidates = {}) const {
        moves result;
        const player own = board_.to_move();
        board_.for_each_move([&](int s) {
            if (!candidates.empty() && !core::contains(candidates, s)) return;
            if (!board_.completes_line(own, s))
                result.insert({s, -move_score(board_.through(own, s))});
        });
        return result;
    }

    [[nodiscard]] root_result best_move(const moves& root, int depth) {
        int best = root[0].square;
        int alpha = -win;
        for (int i = 0; i < root.size() && !is_stopped_; ++i) {
            const int value = search_move(root[i].square, depth - 1, alpha, win, 1);
            if (value <= alpha) continue;
            alpha = value;
            best = root[i].square;
        }
        return {best, depth, alpha};
    }
    int search_move(int s, int depth, int alpha, int beta, int ply) {
        board_.make_move(s);
        const int value = -negamax(depth, -beta, -alpha, ply);
        board_.unmake_move(s);
        return value;
    }
    /// Returns the value for the player to move. A value between alpha and beta is exact. Any other
    /// value is a bound.
    int negamax(int depth, int alpha, int beta, int ply) {
        if (is_stopped_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        if (board_.free() == 0) return 0;
        const moves safe = safest_moves();
        if (safe.size() == 0) return ply + 1 - win;  // the next move completes a line
        if (depth <= 0) return misere_value(board_);
        for (int i = 0; i < safe.size() && alpha < beta; ++i) {
            alpha = (std::max)(alpha, search_move(safe[i].square, depth - 1, alpha, beta, ply + 1));
            if (is_stopped_) return 0;
        }
        return alpha;
    }

    // The members can be references, because the object exists only during one search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
