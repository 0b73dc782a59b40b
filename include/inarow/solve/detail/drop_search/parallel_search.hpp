// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/detail/drop_search/negamax.hpp>
#include <inarow/solve/detail/parallel/abdada_table.hpp>
#include <inarow/solve/detail/parallel/node_quota.hpp>
#include <inarow/solve/detail/parallel/search_round.hpp>
#include <inarow/solve/game_value.hpp>

#include <atomic>
#include <optional>

namespace inarow::inline v0::solve::detail::drop_search {

/// Runs the drop search on the root position and its successors. One or more threads share the
/// transposition table. Precondition: the root has no holes.
template <class Board, class Budget>
class parallel_search {
    using set = typename decltype(Board::board)::word;
    using transposition_table = tiered_transposition_table<set>;

public:
    using sides = bitboard::sides<set>;

    parallel_search(const Board& b, const sides& root, transposition_table& table, Budget& budget,
                    int threads)
        : board_{b},
          root_{root},
          stones_at_root_{core::popcount(root.own | root.opponent)},
          table_{table},
          budget_{budget},
          threads_{threads} {}

    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    /// Does the same as negamax_search::null_window, but also accepts finished positions.
    int null_window(const position_view& p, int alpha) {
        if (board_.board.geometry.directions == 0) return 0;
        if (p.is_over()) return score_of({p.outcome(), 0}, p.free(), p.to_move());
        const auto [own, opponent] =
            p.stones() == stones_at_root_ ? root_ : board_.board.geometry.sides_of(p);
        const window w{own, opponent, p.free(), alpha};
        if constexpr (core::has_threads)
            if (threads_ > 1) return search_together(w);
        return search_alone(w);
    }

private:
    struct window {
        set own;
        set opponent;
        int free;
        int alpha;
    };
    using quota = parallel::node_quota<Budget>;

    /// Returns a bound on the score, or `nullopt` if `nodes` stops the search.
    [[nodiscard]] std::optional<int> search(const window& w, quota& nodes,
                                            parallel::abdada_table* in_progress) {
        return core::detail::dispatch_cpu([&](auto cpu) {
            negamax_search<Board, quota, decltype(cpu)> own_search(board_, table_, nodes,
                                                                   in_progress);
            const int bound = own_search.null_window(w.own, w.opponent, w.free, w.alpha);
            return own_search.is_stopped() ? std::nullopt : std::optional(bound);
        });
    }
    int bound_of(const window& w, quota& nodes, parallel::abdada_table* in_progress) {
        const auto bound = search(w, nodes, in_progress);
        is_stopped_ = !bound;
        return bound.value_or(0);
    }

    int search_alone(const window& w) {
        std::atomic<bool> is_over = false;
        quota nodes(budget_, is_over, quota::unlimited);
        return bound_of(w, nodes, nullptr);
    }
    /// Starts with the calling thread alone, because this thread answers most questions before
    /// another thread can start.
    int search_together(const window& w) {
        std::atomic<bool> is_over = false;
        quota nodes(budget_, is_over, nodes_alone);
        const int bound = bound_of(w, nodes, &in_progress_.emplace());
        return nodes.is_used_up() ? search_with_helpers(w) : bound;
    }

    /// Searches in rounds. Between rounds, the table grows as it would for a single thread.
    int search_with_helpers(const window& w) {
        while (table_.capacity() < min_capacity_for_helpers && table_.can_grow()) table_.grow();
        while (true) {
            // After a round with this number of nodes per thread, the large table is about half
            // full.
            const long long max_nodes =
                table_.can_grow() ? 2 * table_.capacity() / threads_ : quota::unlimited;
            const auto [bound, is_quota_used_up, nodes_spent] = parallel::search_round<int>(
                budget_, threads_, max_nodes,
                [&](quota& nodes, int) { return search(w, nodes, &*in_progress_); });
            is_stopped_ = !bound;
            if (bound || !is_quota_used_up) return bound.value_or(0);
            table_.grow();
        }
    }

    static constexpr long long nodes_alone = 5'000;
    static constexpr long long min_capacity_for_helpers = 1 << 17;

    Board board_;
    sides root_;
    int stones_at_root_;
    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    transposition_table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    std::optional<parallel::abdada_table>
        in_progress_{};  ///< takes 32 KB; exists only if threads share a search
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::drop_search
