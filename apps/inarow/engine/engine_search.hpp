// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <vector>

namespace inarow::app {

/// What a search may cost: until the first of these is reached, or, without any, until it is
/// stopped.
struct search_request {
    static constexpr auto any_time = std::chrono::nanoseconds::max();
    static constexpr auto any_nodes = std::numeric_limits<long long>::max();

    std::chrono::nanoseconds time = any_time;
    long long nodes = any_nodes;
    solve::level strength{};  ///< below the highest it has a number of nodes of its own
    std::uint64_t seed = 0;

    [[nodiscard]] bool is_limited() const { return time != any_time || nodes != any_nodes; }
};

/// What a search has found so far.
struct finding {
    solve::choice chosen;
    std::vector<square> variation;  ///< begins with the chosen move
    long long nodes = 0;            ///< as far as they are counted
    std::chrono::nanoseconds time{};
};

/// Searches within the request, tells of each finding, the last one being the answer, and returns
/// that. Without a limit it returns once it is stopped. Precondition: the game goes on.
[[nodiscard]] finding search(const position& p, solve::solver& searcher,
                             const search_request& request, const core::stop_token& stop,
                             const std::function<void(const finding&)>& tell);

/// One piece of work at a time on a thread of its own.
class background {
public:
    /// Precondition: !is_running().
    void start(std::function<void(const core::stop_token&)> work);
    [[nodiscard]] bool is_running() const { return worker_.joinable() && !done_; }
    /// For the work, before it gives its answer: whoever has read that may start the next.
    void declare_done() { done_ = true; }
    void request_stop() { worker_.request_stop(); }
    /// Waits for the work, if there is any. Throws what it has thrown.
    void wait();

private:
    std::atomic<bool> done_ = false;
    std::exception_ptr thrown_;
    core::jthread worker_;  // the last member: it uses the others
};

}  // namespace inarow::app
