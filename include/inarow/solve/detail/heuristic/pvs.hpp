// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/zeroed_pages.hpp>
#include <inarow/solve/detail/heuristic/evaluation.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/heuristic/vcf.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// Principal variation search: alpha-beta with null windows, iterative deepening, a transposition
/// table, late move reductions, and a search for victory by continuous fours at the leaves
/// (quiescence search). Searches only the most promising moves.
template <class Budget>
class pvs {
public:
    pvs(open_lines& b, Budget& budget)
        : board_{b}, budget_{budget}, vcf_(b, budget, 1U << 10U), table_(1U << 17U) {}

    /// Searches to increasing depths, from `depth` + 1 to `max_depth`. Moves the best root move to
    /// the front of `moves`. Returns the depth reached, in plies. Calls `report(depth)` after each
    /// iteration.
    int deepen(std::vector<int>& moves, int depth, int max_depth, auto report) {
        while (depth < (std::min)(max_depth, board_.free())) {
            const int best = search_root(moves, depth + 1);
            if (is_stopped_) break;
            ++depth;
            found_ = {.value = best, .moves = {moves[0]}};
            report(depth);
            if (best >= near_win || best <= -near_win) break;
        }
        return depth;
    }
    /// Returns the variation of the last iteration. The variation is empty if no iteration was
    /// completed.
    [[nodiscard]] variation best_variation() {
        variation result = found_;
        if (!result.moves.empty())
            prolong(board_, result.moves, max_ply, [&] { return known_move(); });
        return result;
    }

private:
    static constexpr int max_ply = 100;
    static constexpr int max_moves = 14;
    static constexpr int leaf_threats = 4;
    static constexpr long long leaf_nodes = 24;

    struct tt_entry {
        std::uint64_t key;
        std::int32_t value;
        std::int32_t move;  ///< -1 if there is no move
        std::int16_t depth;
        bound kind;
    };
    struct valued_move {
        int value;
        int move;
    };

    /// Returns the move that a threat forces or that the table contains, or -1. Also returns -1 if
    /// the player to move can complete a line, because the board supports no moves after this line.
    [[nodiscard]] int known_move() const {
        const player own = board_.to_move();
        if (board_.winning_squares(own).count > 0) return -1;
        if (const auto forced = board_.winning_squares(other(own)); forced.count > 0)
            return forced.last;
        const tt_entry& known = table_.data()[board_.key() & (table_.size() - 1)];
        return known.kind != bound::none && known.kind != bound::upper && known.key == board_.key()
                   ? known.move
                   : -1;
    }
    int search_root(std::vector<int>& moves, int depth) {
        return best_to_front(moves, is_stopped_, [&](int s, int alpha, int beta) {
            return -search_move(s, depth - 1, -beta, -alpha, 1);
        });
    }
    int search_move(int s, int depth, int alpha, int beta, int ply) {
        board_.make_move(s);
        const int value = negamax(depth, alpha, beta, ply);
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
        const player own = board_.to_move();
        if (board_.winning_squares(own).count > 0) return win - ply - 1;
        const auto forced = board_.winning_squares(other(own));
        if (forced.count > 1) return -(win - ply - 2);
        if (ply >= max_ply) return evaluation(board_).value();
        // A forced reply does not reduce the depth.
        if (forced.count == 1) return -search_move(forced.last, depth, -beta, -alpha, ply + 1);

        tt_entry& known = table_.data()[board_.key() & (table_.size() - 1)];
        const bool is_known = known.kind != bound::none && known.key == board_.key();
        if (is_known && known.depth >= depth) {
            const int value = value_at_ply(known.value, ply);
            if (decides(known.kind, value, alpha, beta)) return value;
        }
        const int hash_move = is_known ? known.move : -1;
        const auto [value, move] = depth <= 0 ? valued_move{quiescence(ply), -1}
                                              : search_moves(depth, alpha, beta, ply, hash_move);
        if (is_stopped_) return 0;
        const bound kind = depth <= 0       ? bound::exact
                           : value >= beta  ? bound::lower
                           : value <= alpha ? bound::upper
                                            : bound::exact;
        known = {board_.key(), value_to_store(value, ply), move, static_cast<std::int16_t>(depth),
                 kind};
        return value;
    }

    int quiescence(int ply) {
        if (board_.open(board_.to_move(), 2) > 0) {
            const auto found = vcf_.shortest(leaf_threats, leaf_nodes);
            if (found.move >= 0) return win - ply - found.plies;
        }
        return evaluation(board_).value();
    }

    valued_move search_moves(int depth, int alpha, int beta, int ply, int hash_move) {
        constexpr int highest = (std::numeric_limits<int>::max)();
        move_list<max_moves> moves;
        board_.for_each_near(
            [&](int s) { moves.insert({s, s == hash_move ? highest : move_score(board_, s)}); });
        if (moves.size() == 0) return {evaluation(board_).value(), -1};
        valued_move best{-win, -1};
        for (int i = 0; i < moves.size(); ++i) {
            const int s = moves[i].square;
            const int value = search_in_order(s, i, depth, alpha, beta, ply);
            if (is_stopped_) break;
            if (value > best.value) best = {value, s};
            alpha = (std::max)(alpha, value);
            if (alpha >= beta) break;
        }
        return best;
    }
    /// Searches the first move with the full window, and every other move with a null window first.
    /// A late move is first searched with a null window at reduced depth.
    int search_in_order(int s, int number, int depth, int alpha, int beta, int ply) {
        if (number > 0) {
            const int reduction = number >= 4 && depth >= 3 ? 1 : 0;
            int value = -search_move(s, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
            if (reduction > 0 && value > alpha && !is_stopped_)
                value = -search_move(s, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (is_stopped_ || value <= alpha || value >= beta) return value;
        }
        return -search_move(s, depth - 1, -beta, -alpha, ply + 1);
    }

    // The members can be references, because the object exists only during one search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    open_lines& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    vcf_search<Budget> vcf_;
    core::detail::zeroed_pages<tt_entry> table_;
    variation found_{};  ///< the move and the value of the last iteration
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
