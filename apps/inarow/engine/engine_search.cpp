// SPDX-License-Identifier: BSL-1.0
#include "engine/engine_search.hpp"

#include <algorithm>
#include <optional>
#include <thread>
#include <utility>

namespace inarow::app {
namespace {

using clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// The time of the first round of a search without a limit. After the first round, the search has a
/// finding to report and a move to play.
constexpr auto first_round = 50ms;
/// The maximum time for finding the moves to the end of a game whose value is proven.
constexpr auto variation_time = 20ms;
constexpr long long variation_nodes = 20'000;

/// One search: its position, its resources, and the nodes and the time that it has used.
class engine_search final : solve::search_observer {
public:
    engine_search(const position& p, search_memory& memory, const search_request& request,
                  const core::stop_token& stop, const std::function<void(const finding&)>& tell)
        : position_{p},
          memory_{memory},
          request_{request},
          stop_{stop},
          tell_{tell},
          proof_nodes_before_{memory.solver.total_stats().nodes} {
        memory_.solver.set_limit({.stop = stop_});
    }

    [[nodiscard]] finding choose_at_level() {
        solve::choice chosen = solve::choose(position_, memory_.solver, request_.time,
                                             request_.strength, request_.seed);
        chosen.lines = {{.moves = {chosen.where}}};
        return finding_of(std::move(chosen), 0);
    }
    [[nodiscard]] finding search_within_limits() {
        solve::limit allowed = solve::limit::of_time(request_.time);
        allowed.nodes = request_.nodes;
        finding result = search_round(allowed, {});
        tell_(result);
        return result;
    }
    /// Searches in rounds until `stop_` requests a stop. Each round takes twice the time of the
    /// previous round, but at most one hour more, and continues the iterations of the previous
    /// round. Ignores the finding of an interrupted round unless the finding is certain or the
    /// round has ended an iteration.
    [[nodiscard]] finding search_until_stopped() {
        std::optional<finding> best;
        for (std::chrono::nanoseconds time = first_round;; time = std::min(2 * time, time + 1h)) {
            finding next = search_round(solve::limit::of_time(time), best);
            if (!best || is_better(next.chosen, best->chosen)) {
                const bool is_new = !best || next.chosen.lines != best->chosen.lines;
                best = std::move(next);
                if (is_new) tell_(*best);
            }
            if (best->chosen.proven) wait_for_stop();
            if (stop_.stop_requested()) return *best;
        }
    }
    /// Polls instead of using condition_variable_any, because in libc++ before 20, this class has
    /// no wait function that takes a stop token.
    void wait_for_stop() const {
        constexpr auto interval = std::chrono::milliseconds(5);
        while (!stop_.stop_requested()) std::this_thread::sleep_for(interval);
    }

private:
    [[nodiscard]] static bool is_better(const solve::choice& next, const solve::choice& best) {
        return next.proven || next.forced_win_plies || next.depth >= best.depth;
    }

    [[nodiscard]] finding search_round(solve::limit allowed, const std::optional<finding>& before) {
        allowed.stop = stop_;
        solve::search_result earlier;
        if (before)
            earlier = {.where = before->chosen.where,
                       .depth = before->chosen.depth,
                       .lines = before->chosen.lines};
        solve::choice chosen =
            solve::choose(position_, memory_.solver, allowed,
                          solve::search_options{.candidates = request_.candidates,
                                                .lines = request_.lines,
                                                .max_depth = request_.depth,
                                                .table = &memory_.table,
                                                .earlier = &earlier,
                                                .observer = this});
        add_variations(chosen, variation_limit(allowed));
        heuristic_nodes_ += chosen.nodes;
        return finding_of(std::move(chosen), heuristic_nodes_);
    }
    void after_iteration(const solve::search_result& so_far) override {
        solve::choice chosen{.where = so_far.where,
                             .forced_win_plies = so_far.forced_win_plies,
                             .depth = so_far.depth,
                             .lines = so_far.lines};
        tell_(finding_of(std::move(chosen), heuristic_nodes_ + so_far.nodes));
    }
    [[nodiscard]] finding finding_of(solve::choice chosen, long long heuristic_nodes) const {
        return {.chosen = std::move(chosen),
                .nodes = memory_.solver.total_stats().nodes - proof_nodes_before_ + heuristic_nodes,
                .time = clock::now() - begin_};
    }

    /// Returns the limit for finding the moves to the end of the game. If the search has a node
    /// limit, the result is a node limit too, so that the moves are reproducible. Otherwise, the
    /// result is a time limit.
    [[nodiscard]] static solve::limit variation_limit(const solve::limit& allowed) {
        solve::limit result{.deadline = allowed.deadline};
        if (allowed.nodes < search_request::any_nodes)
            result.nodes = std::min(variation_nodes, allowed.nodes / 2);
        else
            result.deadline = std::min(allowed.deadline, clock::now() + variation_time);
        return result;
    }
    /// Appends the moves to the end of the game to each line whose value is proven.
    void add_variations(solve::choice& chosen, solve::limit allowed) {
        allowed.stop = stop_;
        for (solve::search_line& line : chosen.lines) {
            if (!line.proven || line.proven->plies == std::ssize(line.moves)) continue;
            const position next = position_.after(line.moves[0]);
            if (const auto rest =
                    solve::defended_variation(solve::value_query(next), memory_.solver, allowed)) {
                line.moves.resize(1);
                line.moves.insert(line.moves.end(), rest->begin(), rest->end());
            }
        }
    }

    const position& position_;
    search_memory& memory_;
    const search_request& request_;
    core::stop_token stop_;
    const std::function<void(const finding&)>& tell_;
    long long proof_nodes_before_;
    long long heuristic_nodes_ = 0;  ///< nodes of the rounds that have ended
    clock::time_point begin_ = clock::now();
};

}  // namespace

finding search(const position& p, search_memory& memory, const search_request& request,
               const core::stop_token& stop, const std::function<void(const finding&)>& tell) {
    engine_search own_search(p, memory, request, stop, tell);
    if (!request.strength.is_highest()) {
        finding chosen = own_search.choose_at_level();
        tell(chosen);
        if (!request.is_limited()) own_search.wait_for_stop();
        return chosen;
    }
    return request.is_limited() ? own_search.search_within_limits()
                                : own_search.search_until_stopped();
}

}  // namespace inarow::app
