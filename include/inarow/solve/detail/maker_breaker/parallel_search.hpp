// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/detail/maker_breaker/maker_breaker_search.hpp>
#include <inarow/solve/detail/parallel/abdada_table.hpp>
#include <inarow/solve/detail/parallel/node_quota.hpp>
#include <inarow/solve/detail/parallel/search_round.hpp>

#include <limits>
#include <optional>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// Runs the maker-breaker search of one position. One or more threads share the transposition
/// table.
template <int Squares, class Budget>
class parallel_search {
public:
    parallel_search(const position_view& p, transposition_table<Squares>& table, Budget& budget,
                    int threads)
        : root_(table.rules(), table.lines(), table.images()),
          table_{table},
          budget_{budget},
          threads_{threads},
          alone_(root_, table, budget, nullptr) {
        root_.place_all(p);
    }

    static constexpr long long unlimited = (std::numeric_limits<long long>::max)();

    /// Returns whether the budget ran out.
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    /// Does the same as maker_breaker_search::win. `nodes` limits the calling thread. All other
    /// threads stop when the calling thread stops.
    [[nodiscard]] search_result win(const win_question& asked, long long nodes) {
        const long long nodes_before =
            core::has_threads && threads_ > 1 && nodes > nodes_alone ? nodes_alone : nodes;
        const search_result found = alone_.win(asked, nodes_before);
        is_stopped_ = alone_.is_stopped();
        if (found.is_complete || is_stopped_ || nodes_before == nodes) return found;
        return search_together(asked, nodes);
    }

private:
    using quota = parallel::node_quota<Budget>;

    /// The number of nodes that the calling thread first searches alone, because one thread answers
    /// most questions before another thread could start.
    static constexpr long long nodes_alone = 2'000;

    [[nodiscard]] search_result search_together(const win_question& asked, long long nodes) {
        if (!in_progress_) in_progress_.emplace();
        const auto search = [&](quota& own_nodes, int) -> std::optional<int> {
            incremental_board own_board = root_;
            maker_breaker_search<Squares, quota> own_search(own_board, table_, own_nodes,
                                                            &*in_progress_);
            const auto found = own_search.win(asked, unlimited);
            return found.is_complete ? std::optional(found.score) : std::nullopt;
        };
        const auto [score, is_quota_used_up, spent] =
            parallel::search_round<int>(budget_, threads_, nodes, search);
        is_stopped_ = !score && !is_quota_used_up;
        return {score.value_or(0), score.has_value(), spent};
    }

    incremental_board root_;
    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    transposition_table<Squares>& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int threads_;
    maker_breaker_search<Squares, Budget> alone_;
    std::optional<parallel::abdada_table> in_progress_{};  ///< takes 32 KB; exists only if needed
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
