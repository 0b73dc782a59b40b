// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/core/threads.hpp>
#include <inarow/solve/detail/heuristic/alpha_beta.hpp>
#include <inarow/solve/detail/heuristic/board_threats.hpp>
#include <inarow/solve/detail/heuristic/center_distance.hpp>
#include <inarow/solve/detail/heuristic/search_steps.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/heuristic/transposition_table.hpp>
#include <inarow/solve/detail/heuristic/vct.hpp>
#include <inarow/solve/detail/heuristic/win_variation.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/parallel/search_round.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/search_result.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

/// Runs the steps of a heuristic search. Each step gets a part of the limit. `Game` has the board,
/// and what the steps must know of it (root_games.hpp).
template <class Game>
class root_search {
public:
    /// `table` is the table to continue with. If `table` is null, the search makes its own table.
    root_search(const position_view& p, const limit& allowed, const search_options& options,
                kept_table* table)
        : board_(Game::board_of(p)),
          steps_{allowed},
          options_{options},
          threads_{core::has_threads ? (std::max)(options.threads, 1) : 1},
          table_{table} {
        for (const square s : options.candidates) moves_.push_back(board_.cell(s));
    }
    root_search(const root_search&) = delete;
    root_search(root_search&&) = delete;
    root_search& operator=(const root_search&) = delete;
    root_search& operator=(root_search&&) = delete;
    ~root_search() = default;

    /// Precondition: the game is in play.
    [[nodiscard]] search_result run() {
        order_moves();
        if (Game::loses_at_once(board_, moves_[0])) return lost();
        if (const threat_win found = find_win(); found.move >= 0) return won(found);
        if (is_order_enough()) return {.where = board_.square_of(moves_[0])};
        if (Game::checks_replies && moves_.size() > 1) put_losing_moves_last();
        int depth = 0;
        if (moves_.size() > 1 || (options_.lines > 0 && !options_.candidates.empty()))
            depth = deepen(options_.max_depth);
        else if (options_.lines > 0)
            depth = deepen((std::min)(options_.max_depth, depth_of_only_move));
        if (options_.lines > 0 && variations_.empty()) variations_ = {unsearched(moves_[0])};
        return result_of(depth, steps_.nodes());
    }

private:
    using budget = limit_budget<32>;
    using quota = parallel::node_quota<budget>;
    using threat_search = vct_search<typename Game::board_type, quota>;
    using guide = typename Game::template guide<quota>;

    struct threat_win {
        int move = -1;  ///< -1: no win was found
        int plies = 0;
        threat_kind kind = threat_kind::fours;
    };
    /// Searches for a win by threats. If the opponent threatens to complete a line, keeps only the
    /// move that blocks this line, unless the options ask for several variations.
    [[nodiscard]] threat_win find_win() {
        if (Game::threat_kinds.empty()) return {};
        const player own = board_.to_move();
        if (const int s = completing_move(own); s >= 0) return {s, 1};
        if (const int s = completing_move(other(own)); s >= 0) {
            if (is_several())
                to_front(s);
            else
                moves_ = {s};
        }
        if (is_order_enough()) return {};
        for (const threat_kind kind : Game::threat_kinds)
            if (const auto found = own_threats(kind); is_candidate(found.move))
                return {found.move, found.plies, kind};
        return {};
    }
    /// Returns the result for a win. If the options ask for several variations, also searches the
    /// other moves.
    [[nodiscard]] search_result won(const threat_win& found) {
        std::vector<search_line> lines;
        if (options_.lines > 0)
            lines.push_back({.evaluation = search_line::win - found.plies,
                             .forced_win_plies = found.plies,
                             .moves = squares_of(winning_moves(found))});
        int depth = 0;
        if (is_several() && moves_.size() > 1) {
            (void)(std::erase)(moves_, found.move);
            won_ = lines;
            depth = deepen(options_.max_depth);
            lines = lines_of(variations_);
        }
        return {board_.square_of(found.move), found.plies, depth, steps_.nodes(), lines};
    }
    /// Returns the result if every move loses at once.
    [[nodiscard]] search_result lost() const {
        const square where = board_.square_of(moves_[0]);
        search_result result{.where = where};
        if (options_.lines > 0)
            result.lines.push_back({.evaluation = 1 - search_line::win, .moves = {where}});
        return result;
    }
    /// Returns the result of the last iteration.
    [[nodiscard]] search_result result_of(int depth, long long nodes) const {
        const std::vector<search_line> lines = lines_of(variations_);
        const search_line* best = lines.empty() ? nullptr : lines.data();
        return {.where = best != nullptr ? best->moves[0] : board_.square_of(moves_[0]),
                .forced_win_plies = best != nullptr ? best->forced_win_plies : std::nullopt,
                .depth = depth,
                .nodes = nodes,
                .lines = lines};
    }
    [[nodiscard]] bool is_several() const { return options_.lines > 1; }
    /// Returns whether the move order alone determines the best move. This is the case if no node
    /// may be searched and no lines are requested.
    [[nodiscard]] bool is_order_enough() const {
        return steps_.max_nodes() == 0 && options_.lines == 0;
    }
    void to_front(int s) {
        const auto found = std::ranges::find(moves_, s);
        std::rotate(moves_.begin(), found, found + 1);
    }

    /// Returns the variation of the win, if there is one, and then the variations of other moves,
    /// up to the number that the options ask for.
    [[nodiscard]] std::vector<search_line> lines_of(const std::vector<variation>& found) const {
        std::vector<search_line> result = won_;
        for (const variation& each : found)
            if (std::ssize(result) < options_.lines)
                result.push_back(
                    {.evaluation = evaluation_of(each.value), .moves = squares_of(each.moves)});
        return result;
    }
    [[nodiscard]] std::vector<square> squares_of(const std::vector<int>& cells) const {
        std::vector<square> result;
        for (const int s : cells) result.push_back(board_.square_of(s));
        return result;
    }
    [[nodiscard]] std::vector<variation> earlier_variations() const {
        std::vector<variation> result;
        if (options_.earlier == nullptr) return result;
        for (const search_line& each : options_.earlier->lines) {
            variation v{.value = value_of_evaluation(each.evaluation)};
            for (const square s : each.moves) v.moves.push_back(board_.cell(s));
            if (!each.forced_win_plies && is_candidate(v.moves[0])) result.push_back(v);
        }
        return result;
    }
    /// Returns the variation of a move that was not searched: the move alone, with the static
    /// evaluation of the position after it.
    [[nodiscard]] variation unsearched(int s) {
        board_.make_move(s);
        const int value = board_.free() == 0 ? 0 : -Game::evaluation(board_);
        board_.unmake_move(s);
        return {.value = value, .moves = {s}};
    }

    /// Returns the moves of a win: the threats, and the replies that delay the win longest.
    [[nodiscard]] std::vector<int> winning_moves(const threat_win& found) {
        constexpr int parts = 2;
        const auto search = [&](quota& nodes, int) {
            threat_search threats(board_, nodes, found.kind, entries(1LL << 14U));
            return std::optional(win_variation(board_, threats, found.move));
        };
        return *run_step<std::vector<int>>(parts, 1, search).found;
    }

    [[nodiscard]] bool is_candidate(int s) const { return core::contains(moves_, s); }
    [[nodiscard]] int completing_move(player side) const {
        for (const int s : moves_)
            if (completes_line(board_, side, s)) return s;
        return -1;
    }
    /// Sorts the moves to search: the most promising moves first, and equal moves by distance from
    /// the center. Ignores moves that lose at once if there are other moves.
    void order_moves() {
        if (moves_.empty()) moves_ = Game::moves(board_, is_several());
        const auto loses = [&](int s) { return Game::loses_at_once(board_, s); };
        if (!std::ranges::all_of(moves_, loses)) std::erase_if(moves_, loses);
        sort_moves(
            moves_, [&](int s) { return Game::move_score(board_, s); },
            [&](int s) { return center_distance(s); });
    }
    /// Moves to the end the moves that let the opponent win by continuous fours. Removes them if
    /// there are other moves and only one variation is wanted.
    void put_losing_moves_last() {
        constexpr int parts = 4;
        constexpr long long nodes_per_move = 4'000;
        const auto search = [&](quota& nodes, int) {
            threat_search threats(board_, nodes, threat_kind::fours, entries(1LL << 14U));
            const auto wins = [&] {
                return threats.shortest(max_threats, nodes_per_move).move >= 0;
            };
            const auto is_safe = [&](int s) {
                board_.make_move(s);
                const bool loses = wins();
                board_.unmake_move(s);
                return !loses;
            };
            if (Game::can_ignore_threats(board_, wins)) return std::optional(moves_.size());
            std::vector<int> safe;
            std::vector<int> losing;
            for (const int s : moves_) (is_safe(s) ? safe : losing).push_back(s);
            moves_ = safe;
            moves_.insert(moves_.end(), losing.begin(), losing.end());
            return std::optional(safe.size());
        };
        const std::size_t safe = *run_step<std::size_t>(parts, 1, search).found;
        if (safe > 0 && !is_several()) moves_.resize(safe);
    }
    [[nodiscard]] int center_distance(int s) const {
        return heuristic::center_distance(board_.rules(), board_.square_of(s));
    }

    [[nodiscard]] typename threat_search::win own_threats(threat_kind kind) {
        const auto search = [&](quota& nodes, int) {
            threat_search threats(board_, nodes, kind, entries(1LL << 16U));
            return std::optional(
                threats.shortest(max_threats, max_proof_nodes(steps_.max_nodes(), options_)));
        };
        return *run_step<typename threat_search::win>(Game::threat_parts, 1, search).found;
    }

    struct best_reply {
        int move = -1;
        int depth = 0;
        std::vector<variation> variations{};
    };
    /// Searches with all threads, and sets the best move. Returns the depth reached, in plies. The
    /// threads share the transposition table and the list of moves in progress (ABDADA). Every
    /// second thread starts one ply deeper. Chooses the move of the thread that finished. If no
    /// thread finished, chooses the move of the thread that reached the greatest depth.
    [[nodiscard]] int deepen(int max_depth) {
        if (moves_.size() > Game::max_root_moves) moves_.resize(Game::max_root_moves);
        const std::vector<variation> earlier = earlier_variations();
        for (auto i = earlier.size(); i > 0; --i) to_front(earlier[i - 1].moves[0]);
        const int begin = earlier.empty() ? 0 : options_.earlier->depth;
        std::optional<transposition_table> own_table;
        transposition_table& table = table_ != nullptr ? table_->table_for(board_.rules())
                                                       : own_table.emplace(entries(1LL << 20U));
        // Allocated on the heap, because the stack is small in WebAssembly.
        const auto in_progress = core::has_threads && threads_ > 1
                                     ? std::make_unique<parallel::abdada_table>()
                                     : nullptr;
        std::vector<best_reply> replies(static_cast<std::size_t>(threads_));
        std::vector<std::atomic<long long>> nodes_of(static_cast<std::size_t>(threads_));
        const auto search = [&](quota& nodes, int thread) -> std::optional<best_reply> {
            typename Game::board_type own_board = board_;
            std::vector<int> own_moves = moves_;
            alpha_beta<guide, quota> own_search(own_board, nodes, &table, in_progress.get());
            own_search.find_variations(options_.lines - static_cast<int>(won_.size()), earlier);
            const auto report = [&](int depth) {
                nodes_of[static_cast<std::size_t>(thread)] = nodes.nodes();
                if (thread != 0 || options_.observer == nullptr) return;
                variations_ = own_search.variations();
                long long all = steps_.nodes();
                for (const auto& each : nodes_of) all += each;
                options_.observer->after_iteration(result_of(depth, all));
            };
            const int depth = own_search.deepen(own_moves, begin + thread % 2, max_depth, report);
            const best_reply result{own_moves[0], depth, own_search.variations()};
            replies[static_cast<std::size_t>(thread)] = result;
            return own_search.is_stopped() ? std::nullopt : std::optional(result);
        };
        const auto ended = run_step<best_reply>(1, threads_, search).found;
        const best_reply best =
            ended ? *ended : *std::ranges::max_element(replies, {}, &best_reply::depth);
        moves_ = {best.move};
        variations_ = best.variations;
        return best.depth;
    }
    /// Runs a step with one of `parts` equal parts of the remaining limit. The threads of the step
    /// share the nodes of this part.
    template <class Result>
    [[nodiscard]] parallel::round_result<Result> run_step(int parts, int threads,
                                                          const auto& search) {
        const limit allowed = steps_.part(parts);
        budget whole(allowed);
        const auto result =
            parallel::search_round<Result>(whole, threads, allowed.nodes / threads, search);
        steps_.add(whole.nodes());
        return result;
    }

    /// Returns the number of entries of a table: about one for each node of the limit, but at most
    /// `most`.
    [[nodiscard]] std::size_t entries(long long most) const {
        const long long nodes = (std::clamp)(steps_.max_nodes(), 1LL << 10U, most);
        return std::bit_ceil(static_cast<std::size_t>(nodes));
    }

    typename Game::board_type board_;
    search_steps steps_;
    search_options options_;
    int threads_;
    kept_table* table_;
    std::vector<int> moves_{};             ///< the moves to search; the best move so far is first
    std::vector<search_line> won_{};       ///< the line of the win if other moves are also searched
    std::vector<variation> variations_{};  ///< variations of the last iteration
};

}  // namespace inarow::inline v0::solve::detail::heuristic
