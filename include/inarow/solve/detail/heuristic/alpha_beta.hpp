// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/core/threads.hpp>
#include <inarow/solve/detail/heuristic/move_list.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/heuristic/transposition_table.hpp>
#include <inarow/solve/detail/parallel/abdada_table.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// What a position tells without a search: its value, or the only move to search.
struct glance {
    std::optional<int> value{};
    int forced = -1;  ///< the only move that answers a threat; -1 if there is no such move
};

/// Guides alpha_beta on a board: tells which moves to search, and the value of a position where the
/// search stops. All values are for the player to move. The arguments are numbers of squares,
/// depths and plies, as named here.
template <class Guide>
concept search_guide =
    requires(Guide& g, const Guide& c, move_list<Guide::max_moves>& moves, int s, int hash_move,
             int number, int depth, int ply, int beta, bool is_narrow, std::span<const int> tried) {
        typename Guide::board_type;
        { Guide::prunes } -> std::convertible_to<bool>;
        { c.glance_at(ply) } -> std::same_as<glance>;
        { c.can_win_at_once() } -> std::same_as<bool>;
        { c.threat_move() } -> std::same_as<int>;     // wins or answers a threat; -1 if none
        { c.is_threatened() } -> std::same_as<bool>;  // if true, generates every defense
        g.generate(moves, ply, hash_move);
        { g.value_without_moves(ply) } -> std::same_as<int>;
        { g.evaluation() } -> std::same_as<int>;
        { g.quiescence(beta, ply) } -> std::same_as<int>;
        { c.moves_at(depth, is_narrow) } -> std::same_as<int>;  // the number of moves to search
        { c.reduction(s, number, depth) } -> std::same_as<int>;
        { c.is_forcing(s) } -> std::same_as<bool>;
        g.remember_cut(s, tried, depth, ply);  // `tried` moves did not cause a cutoff
    };

/// Principal variation search: alpha-beta with null windows, iterative deepening, and, if it has a
/// transposition table, entries for each position. If `Guide::prunes` is true, the search also
/// makes null moves and skips quiet moves in positions whose evaluation is far from the window.
template <search_guide Guide, class Budget>
class alpha_beta {
public:
    using board_type = typename Guide::board_type;

    /// Without a table, `table` is null. `in_progress` contains the moves that the threads of the
    /// search are searching at the moment (ABDADA). This pointer is null if the search has a single
    /// thread.
    alpha_beta(board_type& b, Budget& budget, transposition_table* table = nullptr,
               parallel::abdada_table* in_progress = nullptr)
        : guide_(b, budget), board_{b}, budget_{budget}, table_{table}, in_progress_{in_progress} {}

    alpha_beta(const alpha_beta&) = delete;
    alpha_beta(alpha_beta&&) = delete;
    alpha_beta& operator=(const alpha_beta&) = delete;
    alpha_beta& operator=(alpha_beta&&) = delete;
    ~alpha_beta() = default;

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
    /// Returns the value of a root move, for the player who makes it. A value between alpha and
    /// beta is exact. Any other value is a bound.
    int value_of(int s, int depth, int alpha, int beta) {
        return -search_move(s, depth - 1, -beta, -alpha, 1);
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
                is_won = guide_.can_win_at_once();
                return known_move();
            });
        }
        return result;
    }
    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

private:
    static constexpr int highest_depth = 60;
    static constexpr int max_moves = Guide::max_moves;

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
            const int found = value_of(s, depth, alpha, beta);
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
        if (const int s = guide_.threat_move(); s >= 0) return s;
        const auto known = find();
        return known && known->kind != bound::upper ? known->move : -1;
    }
    [[nodiscard]] std::optional<tt_entry> find() const {
        return table_ != nullptr ? table_->find(board_.key()) : std::nullopt;
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
        const glance seen = guide_.glance_at(ply);
        if (seen.value) return *seen.value;
        if (ply >= max_ply) return guide_.evaluation();
        if (seen.forced < 0) return open_node(depth, alpha, beta, ply, may_pass);
        // A forced reply does not reduce the depth.
        const int value = -search_move(seen.forced, depth, -beta, -alpha, ply + 1);
        if (beta - alpha > 1) expect(seen.forced, ply);
        return value;
    }
    /// Searches a position with more than one move.
    int open_node(int depth, int alpha, int beta, int ply, bool may_pass) {
        const auto known = find();
        if (known && known->depth >= depth) {
            const int value = value_at_ply(known->value, ply);
            if (decides(known->kind, value, alpha, beta)) return value;
        }
        const auto [value, move] =
            depth <= 0 ? valued_move{guide_.quiescence(beta, ply), -1}
                       : inner_node(depth, alpha, beta, ply, may_pass, known ? known->move : -1);
        if (is_stopped_) return 0;
        if (table_ == nullptr) return value;
        const bound kind = value >= beta    ? bound::lower
                           : depth <= 0     ? bound::exact
                           : value <= alpha ? bound::upper
                                            : bound::exact;
        table_->store(board_.key(), {.value = value_to_store(value, ply),
                                     .move = move,
                                     .depth = (std::max)(depth, 0),
                                     .kind = kind});
        return value;
    }

    valued_move inner_node(int depth, int alpha, int beta, int ply, bool may_pass, int hash_move) {
        const bool is_threatened = guide_.is_threatened();
        if constexpr (Guide::prunes) {
            if (beta - alpha == 1 && !is_threatened && beta > -near_win)
                if (const auto value = value_above(depth, beta, ply, may_pass))
                    return {*value, hash_move};
            if (is_stopped_) return {0, -1};
        }
        return search_moves(depth, alpha, beta, ply, hash_move, is_threatened);
    }
    /// Returns the value if the evaluation, or a search after a null move, shows that it is at
    /// least beta.
    std::optional<int> value_above(int depth, int beta, int ply, bool may_pass) {
        const int estimate = guide_.evaluation();
        if (depth <= 6 && estimate - margin * depth >= beta) return estimate;
        if (!may_pass || depth < 3 || estimate < beta) return std::nullopt;
        board_.make_null_move();
        const int value = -negamax(depth - 4 - depth / 4, -beta, -beta + 1, ply + 1, false);
        board_.make_null_move();
        if (is_stopped_ || value < beta) return std::nullopt;
        return value >= near_win ? beta : value;
    }
    /// The evaluation is assumed to change by at most this much per ply.
    static constexpr int margin = 150;

    valued_move search_moves(int depth, int alpha, int beta, int ply, int hash_move,
                             bool is_threatened) {
        const bool is_narrow = beta - alpha == 1;
        valued_move best{-win, -1};
        core::inplace_vector<int, max_moves + 1> tried;  // the hash move can be a further move
        // Searches a move, and returns whether the next move must be searched, too.
        const auto search_next = [&](int s, int number, std::uint64_t entry) {
            if (entry != 0) in_progress_->insert(entry);
            const int found = search_in_order(s, number, depth, alpha, beta, ply, is_threatened);
            if (entry != 0) in_progress_->remove(entry);
            if (is_stopped_) return false;
            if (found > best.value) best = {found, s};
            if (found > alpha && beta - alpha > 1) expect(s, ply);
            alpha = (std::max)(alpha, found);
            if (alpha < beta) {
                tried.push_back(s);
                return true;
            }
            guide_.remember_cut(s, std::span(tried.begin(), tried.end()), depth, ply);
            return false;
        };
        // The move in the table comes first. If it causes a cutoff, no other move is generated.
        const bool knows_first = hash_move >= 0 && !is_threatened && board_.is_free(hash_move);
        if (knows_first && !search_next(hash_move, 0, mark_of(hash_move, depth))) return best;
        move_list<max_moves> candidates(is_threatened ? max_moves
                                                      : guide_.moves_at(depth, is_narrow));
        guide_.generate(candidates, ply, hash_move);
        if (candidates.size() == 0 && !knows_first) return {guide_.value_without_moves(ply), -1};
        const int count = candidates.size();
        int max_quiet = win;  ///< the highest value that a late quiet move can reach
        core::inplace_vector<int, max_moves> deferred;
        for (int i = knows_first && candidates[0].square == hash_move ? 1 : 0;
             i < count + deferred.size_; ++i) {
            const bool is_deferred = i >= count;
            const int number = is_deferred ? deferred.values_[i - count] : i;
            const int s = candidates[number].square;
            if (Guide::prunes && i == always_searched && is_narrow && !is_threatened && depth <= 2)
                max_quiet = guide_.evaluation() + margin * depth;
            if (max_quiet <= alpha && best.value > -near_win && !guide_.is_forcing(s)) {
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
        if (!core::has_threads || in_progress_ == nullptr || depth < min_depth) return 0;
        return core::mix64(board_.key() + static_cast<std::uint64_t>(256 * s + depth));
    }
    /// Searches the first move with the full window, and every other move with a null window first.
    /// A late move is first searched with a null window at reduced depth.
    int search_in_order(int s, int number, int depth, int alpha, int beta, int ply,
                        bool is_threatened) {
        if (number > 0) {
            const int reduction =
                is_threatened || depth < 3 ? 0 : guide_.reduction(s, number, depth);
            int value = -search_move(s, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
            if (reduction > 0 && value > alpha && !is_stopped_)
                value = -search_move(s, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (is_stopped_ || value <= alpha || value >= beta) return value;
        }
        return -search_move(s, depth - 1, -beta, -alpha, ply + 1);
    }

    Guide guide_;
    // The members can be references, because the object exists only during one search.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    board_type& board_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    transposition_table* table_;
    parallel::abdada_table* in_progress_;
    int lines_ = 0;                   ///< number of variations to find; 0 to find only a best move
    std::vector<variation> found_{};  ///< the best moves, best first
    std::vector<std::vector<int>> expected_{};  ///< the moves expected from each ply onward
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
