// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/detail/parallel/node_quota.hpp>

#include <atomic>
#include <exception>
#include <optional>
#include <vector>

namespace inarow::inline v0::solve::detail::parallel {

/// The result of one round of a search on several threads.
template <class Result>
struct round_result {
    std::optional<Result> found;  ///< result of the first thread that has one
    bool is_quota_used_up;        ///< whether the calling thread used up its quota
    long long nodes;              ///< nodes of the calling thread
};

/// Calls `work`. Returns false if the work threw an exception.
bool has_done(const auto& work) {
#if defined(__cpp_exceptions)
    try {
        work();
    } catch (const std::exception&) {
        return false;
    }
#else
    work();
#endif
    return true;
}

/// Ends a round on destruction, even if an exception leaves the scope.
class round_end {
public:
    explicit round_end(std::atomic<bool>& is_over) : is_over_{&is_over} {}
    round_end(const round_end&) = delete;
    round_end(round_end&&) = delete;
    round_end& operator=(const round_end&) = delete;
    round_end& operator=(round_end&&) = delete;
    ~round_end() { *is_over_ = true; }

private:
    std::atomic<bool>* is_over_;
};

/// Runs a search on `threads` threads, including the calling thread. All threads stop when the
/// first thread returns from `search`. Calls `search` with a node_quota and the number of the
/// thread, which is 0 for the calling thread. `search` must return `nullopt` if consume() of the
/// node_quota returned false. `quota` limits the calling thread. At the end, adds the nodes of the
/// helpers to the budget. If a helper cannot be started or runs out of memory, the other threads
/// continue without this helper.
template <class Result, class Budget>
[[nodiscard]] round_result<Result> search_round(Budget& budget, int threads, long long quota,
                                                const auto& search) {
    std::atomic<bool> is_over = false;
    std::atomic<bool> is_found = false;
    std::atomic<long long> helper_nodes = 0;
    round_result<Result> result{};
    const auto work = [&](node_quota<Budget>& nodes, int thread) {
        const std::optional<Result> found = search(nodes, thread);
        if (found && !is_found.exchange(true)) result.found = found;
        is_over = true;
    };
    const auto help = [&](int thread) {
        (void)has_done([&] {
            node_quota<Budget> nodes(is_over);
            work(nodes, thread);
            helper_nodes += nodes.nodes();
        });
    };
    {
        std::vector<core::jthread> helpers;
        const round_end end(is_over);  // ends the round before waiting for the helpers
        const auto add_helper = [&](int i) { helpers.emplace_back([&help, i] { help(i); }); };
        for (int i = 1; i < threads; ++i)
            if (!has_done([&] { add_helper(i); })) break;
        node_quota<Budget> nodes(budget, is_over, quota);
        work(nodes, 0);
        result.is_quota_used_up = nodes.is_used_up();
        result.nodes = nodes.nodes();
    }
    budget.add(helper_nodes);
    return result;
}

}  // namespace inarow::inline v0::solve::detail::parallel
