// SPDX-License-Identifier: BSL-1.0
#include "engine/engine_search.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace inarow::app {
namespace {

using clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// The time of the first iteration of a search without a limit. After it, there is a finding to
/// report and a move to play.
constexpr auto first_iteration = 50ms;
/// The maximum time for finding the moves to the end of a game whose value is proven.
constexpr auto variation_time = 20ms;
constexpr long long variation_nodes = 20'000;

/// One search: its position, its resources, and the nodes and the time that it has used.
class time_or_node_search {
public:
    time_or_node_search(const position& p, solve::solver& solver, const core::stop_token& stop)
        : position_{p}, solver_{solver}, stop_{stop}, nodes_before_{solver_.total_stats().nodes} {
        solver_.set_limit({.stop = stop_});
    }

    [[nodiscard]] finding iterate(solve::limit allowed) {
        allowed.stop = stop_;
        const solve::choice chosen = solve::choose(position_, solver_, allowed);
        return described(chosen, variation_limit(allowed));
    }
    [[nodiscard]] finding choose_as(const search_request& request) {
        return described(
            solve::choose(position_, solver_, request.time, request.strength, request.seed), {});
    }

private:
    /// The limit for finding the moves to the end. If the search has a node limit, this is a node
    /// limit too, so that the moves are reproducible; otherwise it is a time limit.
    [[nodiscard]] static solve::limit variation_limit(const solve::limit& allowed) {
        solve::limit result{.deadline = allowed.deadline};
        if (allowed.nodes < search_request::any_nodes)
            result.nodes = std::min(variation_nodes, allowed.nodes / 2);
        else
            result.deadline = std::min(allowed.deadline, clock::now() + variation_time);
        return result;
    }
    [[nodiscard]] finding described(const solve::choice& chosen, solve::limit for_variation) {
        finding result{.chosen = chosen, .variation = {chosen.where}};
        if (chosen.proven && chosen.proven->plies > 1) {
            for_variation.stop = stop_;
            solver_.set_limit(for_variation);
            if (const auto moves = solve::principal_variation(position_, solver_);
                moves && !moves->empty() && moves->front() == chosen.where)
                result.variation.assign(moves->begin(), moves->end());
            solver_.set_limit({.stop = stop_});
        }
        result.nodes = solver_.total_stats().nodes - nodes_before_ + chosen.nodes;
        result.time = clock::now() - begin_;
        return result;
    }

    const position& position_;
    solve::solver& solver_;
    core::stop_token stop_;
    long long nodes_before_;
    clock::time_point begin_ = clock::now();
};

[[nodiscard]] bool is_certain(const finding& f) {
    return f.chosen.proven || f.chosen.forced_win_plies;
}

/// Polls instead of using condition_variable_any, because libc++ before 20 lacks its wait with a
/// stop token.
void wait_for_stop(const core::stop_token& stop) {
    constexpr auto interval = std::chrono::milliseconds(5);
    while (!stop.stop_requested()) std::this_thread::sleep_for(interval);
}

/// Runs iterations until stopped, each for twice the time of the one before, but at most one hour
/// more. Ignores the finding of an interrupted iteration unless it is certain, because the one
/// before it was as thorough.
[[nodiscard]] finding search_until_stopped(time_or_node_search& own_search,
                                           const core::stop_token& stop,
                                           const std::function<void(const finding&)>& tell) {
    finding best;
    bool is_first = true;
    for (std::chrono::nanoseconds time = first_iteration;; time = std::min(2 * time, time + 1h)) {
        finding next = own_search.iterate(solve::limit::of_time(time));
        if (is_first || !stop.stop_requested() || is_certain(next)) {
            best = std::move(next);
            tell(best);
        }
        is_first = false;
        if (best.chosen.proven) wait_for_stop(stop);
        if (stop.stop_requested()) return best;
    }
}

}  // namespace

finding search(const position& p, solve::solver& solver, const search_request& request,
               const core::stop_token& stop, const std::function<void(const finding&)>& tell) {
    time_or_node_search own_search(p, solver, stop);
    if (!request.strength.is_highest()) {
        finding chosen = own_search.choose_as(request);
        tell(chosen);
        if (!request.is_limited()) wait_for_stop(stop);
        return chosen;
    }
    if (!request.is_limited()) return search_until_stopped(own_search, stop, tell);
    solve::limit allowed = solve::limit::of_time(request.time);
    allowed.nodes = request.nodes;
    finding result = own_search.iterate(allowed);
    tell(result);
    return result;
}

void background::start(std::function<void(const core::stop_token&)> work) {
    wait();
    done_ = false;
    worker_ = core::jthread([this, work = std::move(work)](const core::stop_token& stop) {
        try {
            work(stop);
        } catch (...) {
            thrown_ = std::current_exception();
        }
        done_ = true;
    });
}

void background::wait() {
    if (worker_.joinable()) worker_.join();
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

}  // namespace inarow::app
