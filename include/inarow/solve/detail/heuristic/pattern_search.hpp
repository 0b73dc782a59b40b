// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/pattern_board.hpp>
#include <inarow/solve/detail/heuristic/pattern_evaluation.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/heuristic/transposition_table.hpp>
#include <inarow/solve/detail/heuristic/vct.hpp>
#include <inarow/solve/detail/parallel/abdada_table.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// Principal variation search on a board of patterns: alpha-beta with null windows, iterative
/// deepening, a transposition table, null moves, late move reductions, killer moves and history.
/// Searches every reply to a threat. If there is no threat, searches only the most promising moves.
template <class Budget>
class pattern_search {
public:
    /// `in_progress` contains the moves that the threads of the search are searching at the moment
    /// (ABDADA). This pointer is null if the search has a single thread.
    pattern_search(pattern_board& b, Budget& budget, transposition_table& table,
                   parallel::abdada_table* in_progress)
        : board_{b},
          budget_{budget},
          table_{table},
          in_progress_{in_progress},
          fours_(b, budget, vct_search<Budget>::kind::fours, 1U << 14U) {
        for (auto& side : history_) side.resize(static_cast<std::size_t>(b.cells()));
        killers_.resize(max_ply + 2);
        for (auto& of_ply : killers_) of_ply = {-1, -1};
    }

    pattern_search(const pattern_search&) = delete;
    pattern_search(pattern_search&&) = delete;
    pattern_search& operator=(const pattern_search&) = delete;
    pattern_search& operator=(pattern_search&&) = delete;
    ~pattern_search() = default;

    /// Searches to increasing depths, from `depth` + 1 to `max_depth`. Moves the best root move to
    /// the front of `moves`. Returns the depth reached, in plies. If the root seems lost, continues
    /// the search to find the move that delays the loss longest. Calls `report(depth)` after each
    /// iteration.
    int deepen(std::vector<int>& moves, int depth, int max_depth, auto report) {
        max_depth = (std::min)({max_depth, highest_depth, board_.free()});
        while (depth < max_depth) {
            const int best = search_root(moves, depth + 1);
            if (is_stopped_) break;
            ++depth;
            report(depth);
            if (lines_ > 1) continue;
            if (best >= near_win || (best <= -near_win && win + best <= depth)) break;
        }
        return depth;
    }
    /// Makes the search find the `lines` best moves and their variations. `earlier` contains the
    /// variations of an earlier search.
    void find_variations(int lines, std::vector<variation> earlier) {
        lines_ = lines;
        found_ = (std::move)(earlier);
        if (lines > 0) expected_.resize(max_ply + 2);
    }
    /// Returns the variations of the best moves, best first. Each variation continues with the
    /// moves that are forced by threats, and with the best moves in the table.
    [[nodiscard]] std::vector<variation> variations() {
        std::vector<variation> result = found_;
        for (variation& each : result) {
            bool is_won = false;
            prolong(board_, each.moves, highest_depth, [&] {
                if (is_won || board_.free() == 0) return -1;
                is_won = board_.squares_with(board_.to_move(), threat::five) > 0;
                return known_move();
            });
        }
        return result;
    }
    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

private:
    static constexpr int max_ply = 120;
    static constexpr int highest_depth = 60;
    static constexpr int max_moves = 32;

    struct valued_move {
        int value;
        int move;
    };

    /// Searches for the best moves one after the other. Each search excludes the best moves that
    /// earlier searches found. Returns the value of the best move.
    int search_root(std::vector<int>& moves, int depth) {
        if (lines_ <= 1) return search_best(moves, depth);
        const std::vector<variation> before = std::exchange(found_, {});
        std::vector<variation> all;
        for (int i = 0; i < (std::min)(lines_, static_cast<int>(moves.size())); ++i) {
            (found_.clear)();
            (void)search_best(std::span(moves).subspan(static_cast<std::size_t>(i)), depth);
            all.insert(all.end(), found_.begin(), found_.end());
            if (is_stopped_) break;
        }
        for (const variation& each : before) {
            const auto is_same = [&](const variation& v) { return v.moves[0] == each.moves[0]; };
            if (std::ssize(all) < lines_ && std::ranges::none_of(all, is_same)) all.push_back(each);
        }
        (found_.clear)();
        for (variation& each : all)
            insert_sorted(found_, (std::move)(each), [](const variation& v) { return v.value; });
        for (std::size_t i = 0; i < found_.size(); ++i)
            std::iter_swap(moves.begin() + static_cast<std::ptrdiff_t>(i),
                           std::ranges::find(moves, found_[i].moves[0]));
        return found_.empty() ? -win : found_[0].value;
    }
    int search_best(std::span<int> moves, int depth) {
        return best_to_front(moves, is_stopped_, [&](int s, int alpha, int beta) {
            const int found = -search_move(s, depth - 1, -beta, -alpha, 1);
            if (lines_ > 0 && !is_stopped_ && found > alpha && beta - alpha > 1) {
                expect(s, 0);
                found_ = {{.value = found, .moves = expected_[0]}};
            }
            return found;
        });
    }
    /// Records that the search expects the move `s` at `ply`, and then the moves that are recorded
    /// for the next ply and the plies after it.
    void expect(int s, int ply) {
        if (lines_ == 0) return;
        auto& here = expected_[static_cast<std::size_t>(ply)];
        const auto& after = expected_[static_cast<std::size_t>(ply) + 1];
        here.assign(1, s);
        here.insert(here.end(), after.begin(), after.end());
    }
    /// Returns the move that a threat forces or that the table contains, or -1.
    [[nodiscard]] int known_move() const {
        const player own = board_.to_move();
        for (const player side : {own, other(own)})
            if (board_.squares_with(side, threat::five) > 0)
                return board_.next_square(side, threat::five, board_.begin_cell());
        if (board_.squares_with(own, threat::two_fours) > 0)
            return board_.next_square(own, threat::two_fours, board_.begin_cell());
        const auto known = table_.find(board_.key());
        return known && known->kind != bound::upper && known->move >= 0 ? known->move : -1;
    }
    int search_move(int s, int depth, int alpha, int beta, int ply) {
        board_.make_move(s);
        const int value = negamax(depth, alpha, beta, ply, true);
        board_.unmake_move(s);
        return value;
    }

    /// Returns the value for the player to move. A value between alpha and beta is exact. Any other
    /// value is a bound.
    int negamax(int depth, int alpha, int beta, int ply, bool may_pass) {
        if (is_stopped_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        if (lines_ > 0 && beta - alpha > 1) (expected_[static_cast<std::size_t>(ply)].clear)();
        if (board_.free() == 0) return 0;
        const player own = board_.to_move();
        if (board_.squares_with(own, threat::five) > 0) return win - ply - 1;
        const int opponents = board_.squares_with(other(own), threat::five);
        if (opponents > 1) return -(win - ply - 2);
        if (ply >= max_ply) return pattern_evaluation(board_);
        if (opponents == 1) return forced_reply(depth, alpha, beta, ply);
        if (board_.squares_with(own, threat::two_fours) > 0) return win - ply - 3;
        return quiet_node(depth, alpha, beta, ply, may_pass);
    }
    /// Searches the only reply to a threat, without reducing the depth.
    int forced_reply(int depth, int alpha, int beta, int ply) {
        const player own = board_.to_move();
        const int s = board_.next_square(other(own), threat::five, board_.begin_cell());
        if (board_.strongest(own, s) >= threat::two_fours) return win - ply - 3;
        const int value = -search_move(s, depth, -beta, -alpha, ply + 1);
        if (beta - alpha > 1) expect(s, ply);
        return value;
    }
    int quiet_node(int depth, int alpha, int beta, int ply, bool may_pass) {
        const auto known = table_.find(board_.key());
        if (known && known->depth >= depth) {
            const int value = value_at_ply(known->value, ply);
            if (decides(known->kind, value, alpha, beta)) return value;
        }
        const auto [value, move] =
            depth <= 0 ? valued_move{quiescence(beta, ply), -1}
                       : inner_node(depth, alpha, beta, ply, may_pass, known ? known->move : -1);
        if (is_stopped_) return 0;
        const bound kind = value >= beta    ? bound::lower
                           : depth <= 0     ? bound::exact
                           : value <= alpha ? bound::upper
                                            : bound::exact;
        table_.store(board_.key(), {.value = value_to_store(value, ply),
                                    .move = static_cast<std::int16_t>(move),
                                    .depth = static_cast<std::int8_t>((std::max)(depth, 0)),
                                    .kind = kind});
        return value;
    }

    /// Returns the value of a position where the main search stops. Looks for a win only if the
    /// evaluation is below beta, because otherwise the evaluation alone causes a cutoff.
    int quiescence(int beta, int ply) {
        const int value = pattern_evaluation(board_);
        if (value >= beta) return value;
        const int plies = win_by_fours();
        return plies > 0 ? win - ply - plies : value;
    }
    /// Returns the number of plies to a win by continuous fours, or 0 if the search finds no such
    /// win.
    int win_by_fours() {
        const player own = board_.to_move();
        if (board_.squares_with(own, threat::four) + board_.squares_with(own, threat::four_three) ==
            0)
            return 0;
        return fours_.any(leaf_threats, leaf_nodes).plies;
    }
    static constexpr int leaf_threats = 8;
    static constexpr long long leaf_nodes = 16;

    valued_move inner_node(int depth, int alpha, int beta, int ply, bool may_pass, int hash_move) {
        const player own = board_.to_move();
        const bool is_threatened = board_.squares_with(other(own), threat::two_fours) > 0;
        if (beta - alpha == 1 && !is_threatened) {
            const int estimate = pattern_evaluation(board_);
            if (depth <= 3 && estimate - margin * depth >= beta && beta > -near_win)
                return {estimate, hash_move};
            if (may_pass && depth >= 3 && estimate >= beta && beta > -near_win) {
                board_.make_null_move();
                const int value = -negamax(depth - 4, -beta, -beta + 1, ply + 1, false);
                board_.make_null_move();
                if (!is_stopped_ && value >= beta)
                    return {value >= near_win ? beta : value, hash_move};
            }
        }
        return search_moves(depth, alpha, beta, ply, hash_move, is_threatened);
    }
    /// The evaluation is assumed to change by at most this much per ply.
    static constexpr int margin = 150;

    using ordered_moves = move_list<max_moves>;
    [[nodiscard]] int order(player own, int s, int ply, int hash_move) const {
        if (s == hash_move) return (std::numeric_limits<int>::max)();
        int result = board_.move_weight(s);
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (s == killers[0] || s == killers[1]) result += 200;
        return result + history_[static_cast<std::size_t>(own)][static_cast<std::size_t>(s)];
    }
    void generate(ordered_moves& result, int ply, int hash_move, bool is_threatened) {
        const player own = board_.to_move();
        if (is_threatened) {
            (replies_.clear)();
            append_defenses(board_, other(own), replies_);
            for (const int s : replies_) result.insert({s, order(own, s, ply, hash_move)});
            return;
        }
        for (int s = board_.begin_cell(); s < board_.end_cell(); ++s) {
            if (!board_.is_free(s)) continue;
            if (board_.score(own, s) + board_.score(other(own), s) < 6) continue;
            result.insert({s, order(own, s, ply, hash_move)});
        }
    }
    valued_move search_moves(int depth, int alpha, int beta, int ply, int hash_move,
                             bool is_threatened) {
        const bool is_narrow = beta - alpha == 1;
        valued_move best{-win, -1};
        // Searches a move, and returns whether the next move must be searched, too.
        const auto search_next = [&](int s, int number, std::uint64_t entry) {
            if (entry != 0) in_progress_->insert(entry);
            const int found = search_in_order(s, number, depth, alpha, beta, ply, is_threatened);
            if (entry != 0) in_progress_->remove(entry);
            if (is_stopped_) return false;
            if (found > best.value) best = {found, s};
            if (found > alpha && beta - alpha > 1) expect(s, ply);
            alpha = (std::max)(alpha, found);
            if (alpha >= beta) remember_cut(s, depth, ply);
            return alpha < beta;
        };
        // The move in the table comes first. If it causes a cutoff, no other move is generated.
        const bool knows_first = hash_move >= 0 && !is_threatened && board_.is_free(hash_move);
        if (knows_first && !search_next(hash_move, 0, mark_of(hash_move, depth))) return best;
        ordered_moves candidates;
        generate(candidates, ply, hash_move, is_threatened);
        if (candidates.size() == 0 && !knows_first)
            return {is_threatened ? -(win - ply - 4) : pattern_evaluation(board_), -1};
        const int count = is_threatened
                              ? candidates.size()
                              : (std::min)(candidates.size(), is_narrow ? 5 + 3 * depth : 32);
        int max_quiet = win;  ///< the highest value that a late move without a four can reach
        core::inplace_vector<int, max_moves> deferred;
        for (int i = knows_first && candidates[0].square == hash_move ? 1 : 0;
             i < count + deferred.size_; ++i) {
            const bool is_deferred = i >= count;
            const int number = is_deferred ? deferred.values_[i - count] : i;
            const int s = candidates[number].square;
            if (i == always_searched && is_narrow && !is_threatened && depth <= 2)
                max_quiet = pattern_evaluation(board_) + margin * depth;
            if (max_quiet <= alpha && best.value > -near_win &&
                board_.strongest(board_.to_move(), s) < threat::four) {
                best.value = (std::max)(best.value, max_quiet);
                continue;
            }
            const std::uint64_t mark = mark_of(s, depth);
            if (mark != 0 && i > 0 && !is_deferred && in_progress_->contains(mark)) {
                deferred.push_back(i);
                continue;
            }
            if (!search_next(s, number, mark)) break;
        }
        return best;
    }
    /// The number of moves that are searched even if the evaluation is far below alpha.
    static constexpr int always_searched = 4;
    /// Returns the mark that tells other threads which move this thread is searching. Returns 0 if
    /// there is a single thread, or if the search is too short to be worth marking.
    [[nodiscard]] std::uint64_t mark_of(int s, int depth) const {
        constexpr int min_depth = 5;
        if (in_progress_ == nullptr || depth < min_depth) return 0;
        return core::mix64(board_.key() + static_cast<std::uint64_t>(256 * s + depth));
    }
    void remember_cut(int s, int depth, int ply) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != s) killers = {s, killers[0]};
        int& score =
            history_[static_cast<std::size_t>(board_.to_move())][static_cast<std::size_t>(s)];
        score += depth * depth - score * depth * depth / 512;
    }
    /// Searches the first move with the full window, and every other move with a null window first.
    /// A late move is first searched with a null window at reduced depth.
    int search_in_order(int s, int number, int depth, int alpha, int beta, int ply,
                        bool is_threatened) {
        if (number > 0) {
            const int reduction = is_threatened || depth < 3 || number < 3 ||
                                          board_.strongest(board_.to_move(), s) >= threat::four
                                      ? 0
                                      : (std::min)(depth - 2, number >= 12  ? 3
                                                              : number >= 6 ? 2
                                                                            : 1);
            int value = -search_move(s, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
            if (reduction > 0 && value > alpha && !is_stopped_)
                value = -search_move(s, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (is_stopped_ || value <= alpha || value >= beta) return value;
        }
        return -search_move(s, depth - 1, -beta, -alpha, ply + 1);
    }

    // The members can be references, because the object exists only during one search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    pattern_board& board_;
    Budget& budget_;
    transposition_table& table_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    parallel::abdada_table* in_progress_;
    vct_search<Budget> fours_;
    std::array<std::vector<int>, 2> history_{};
    std::vector<std::array<int, 2>> killers_{};
    std::vector<int> replies_{};
    int lines_ = 0;                   ///< number of variations to find; 0 to find only a best move
    std::vector<variation> found_{};  ///< the best moves, best first
    std::vector<std::vector<int>> expected_{};  ///< the moves expected from each ply onward
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
