// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/solve/detail/heuristic/center_distance.hpp>
#include <inarow/solve/detail/heuristic/pattern_search.hpp>
#include <inarow/solve/detail/heuristic/search_steps.hpp>
#include <inarow/solve/detail/heuristic/transposition_table.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/parallel/search_round.hpp>
#include <inarow/solve/limit.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::heuristic {

template <int Run, line_length Length>
[[nodiscard]] const line_patterns& made_patterns() {
    static const line_patterns result({.columns = Run, .rows = 1, .run = Run, .length = Length});
    return result;
}
/// Returns the table of patterns for the rules. The first call for given rules computes it.
/// Precondition: pattern_board::supports(r).
[[nodiscard]] inline const line_patterns& patterns_of(const rules& r) {
    switch (r.length) {
        case line_length::at_least: break;
        case line_length::exactly: {
            constexpr auto exactly = line_length::exactly;
            return r.run == 3   ? made_patterns<3, exactly>()
                   : r.run == 4 ? made_patterns<4, exactly>()
                                : made_patterns<5, exactly>();
        }
        default: break;
    }
    constexpr auto at_least = line_length::at_least;
    return r.run == 3   ? made_patterns<3, at_least>()
           : r.run == 4 ? made_patterns<4, at_least>()
           : r.run == 5 ? made_patterns<5, at_least>()
                        : made_patterns<6, at_least>();
}

/// Runs the steps of a heuristic search on a board of patterns. Each step gets a part of the limit.
class pattern_root {
public:
    pattern_root(const position_view& p, const limit& allowed, std::span<const square> candidates,
                 int threads)
        : board_(p, patterns_of(p.rules())), steps_{allowed}, threads_{threads} {
        for (const square s : candidates) moves_.push_back(board_.cell(s));
    }

    struct best_move {
        square where;
        int forced_win_plies = 0;  ///< 0: no forced win was found
        int depth = 0;
        long long nodes = 0;
    };
    /// Precondition: the game is in play.
    [[nodiscard]] best_move run() {
        order_moves();
        const player own = board_.to_move();
        if (const int s = first_five(own); s >= 0) return won(s, 1);
        if (const int s = first_five(other(own)); s >= 0) moves_ = {s};
        for (const auto kind : {quota_vct::kind::fours, quota_vct::kind::fours_and_threes})
            if (const auto found = own_threats(kind); is_candidate(found.move))
                return won(found.move, found.plies);
        const bool is_empty = board_.free() == board_.rules().squares();
        const int depth = moves_.size() > 1 && !is_empty ? deepen() : 0;
        return {board_.square_of(moves_[0]), 0, depth, steps_.nodes()};
    }

private:
    using budget = limit_budget<32>;
    using quota = parallel::node_quota<budget>;
    using quota_vct = vct_search<quota>;

    [[nodiscard]] best_move won(int s, int plies) const {
        return {board_.square_of(s), plies, 0, steps_.nodes()};
    }
    [[nodiscard]] bool is_candidate(int s) const { return core::contains(moves_, s); }
    [[nodiscard]] int first_five(player side) const {
        for (const int s : moves_)
            if (board_.strongest(side, s) == threat::five) return s;
        return -1;
    }
    /// Sorts the moves to search: the most promising moves first, and equal moves by distance from
    /// the center. The moves are the candidates or, if there are no candidates, all free squares.
    void order_moves() {
        if (moves_.empty()) {
            for (int s = board_.begin_cell(); s < board_.end_cell(); ++s)
                if (board_.is_free(s)) moves_.push_back(s);
        }
        sort_moves(
            moves_, [&](int s) { return move_score(s); },
            [&](int s) { return center_distance(s); });
    }
    [[nodiscard]] int move_score(int s) const {
        const player own = board_.to_move();
        return 5 * board_.score(own, s) + 4 * board_.score(other(own), s);
    }
    [[nodiscard]] int center_distance(int s) const {
        return heuristic::center_distance(board_.rules(), board_.square_of(s));
    }

    [[nodiscard]] quota_vct::win own_threats(quota_vct::kind kind) {
        constexpr int parts = 6;
        constexpr int max_threats = 40;
        constexpr std::size_t table_size = std::size_t{1} << 16;
        const auto search = [&](quota& nodes, int) {
            quota_vct vct(board_, nodes, kind, table_size);
            return std::optional(vct.shortest(max_threats, steps_.max_nodes()));
        };
        return *run_step<quota_vct::win>(parts, 1, search).found;
    }

    struct best_reply {
        int move;
        int depth;
    };
    /// Searches with all threads, and sets the best move. Returns the depth reached, in plies. The
    /// threads share the transposition table and the list of moves in progress (ABDADA). Every
    /// second thread starts one ply deeper. Chooses the move of the thread that finished. If no
    /// thread finished, chooses the move of the thread that reached the greatest depth.
    [[nodiscard]] int deepen() {
        constexpr std::size_t max_moves = 40;
        if (moves_.size() > max_moves) moves_.resize(max_moves);
        transposition_table table(entries());
        // Allocated on the heap, because the stack is small in WebAssembly.
        const auto in_progress =
            threads_ > 1 ? std::make_unique<parallel::abdada_table>() : nullptr;
        std::vector<best_reply> replies(static_cast<std::size_t>(threads_));
        const auto search = [&](quota& nodes, int thread) -> std::optional<best_reply> {
            pattern_board board = board_;
            std::vector<int> moves = moves_;
            pattern_search own_search(board, nodes, table, in_progress.get());
            const int depth = own_search.deepen(moves, thread % 2);
            const best_reply result{moves[0], depth};
            replies[static_cast<std::size_t>(thread)] = result;
            return own_search.is_stopped() ? std::nullopt : std::optional(result);
        };
        const auto ended = run_step<best_reply>(1, threads_, search).found;
        const best_reply best =
            ended ? *ended : *std::ranges::max_element(replies, {}, &best_reply::depth);
        moves_ = {best.move};
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

    /// Returns the number of entries of the table: one for each node of the limit. The entries take
    /// at most 16 MB.
    [[nodiscard]] std::size_t entries() const {
        constexpr long long max_entries = 1LL << 20U;
        const long long nodes = (std::clamp)(steps_.max_nodes(), 1LL << 10U, max_entries);
        return std::bit_ceil(static_cast<std::size_t>(nodes));
    }

    pattern_board board_;
    search_steps steps_;
    int threads_;
    std::vector<int> moves_{};  ///< the moves to search; the best move so far is first
};

}  // namespace inarow::inline v0::solve::detail::heuristic
