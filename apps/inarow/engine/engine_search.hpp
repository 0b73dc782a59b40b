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

/// The limits of a search, which ends when the first is reached. Without limits it ends when it is
/// stopped.
struct search_request {
    static constexpr auto any_time = std::chrono::nanoseconds::max();
    static constexpr auto any_nodes = std::numeric_limits<long long>::max();

    std::chrono::nanoseconds time = any_time;
    long long nodes = any_nodes;
    solve::level strength{};  ///< below the highest level it has its own node limit
    std::uint64_t seed = 0;

    [[nodiscard]] bool is_limited() const { return time != any_time || nodes != any_nodes; }
};

/// The result of a search so far.
struct finding {
    solve::choice chosen;
    std::vector<square> variation;  ///< begins with the chosen move
    long long nodes = 0;            ///< those that are counted
    std::chrono::nanoseconds time{};
};

/// Searches within the request, reports each finding, and returns the last one, which is the
/// answer. Without a limit it returns when it is stopped. Precondition: the game is in play.
[[nodiscard]] finding search(const position& p, solve::solver& searcher,
                             const search_request& request, const core::stop_token& stop,
                             const std::function<void(const finding&)>& tell);

/// Runs one piece of work at a time on its own thread.
class background {
public:
    /// Precondition: !is_running().
    void start(std::function<void(const core::stop_token&)> work);
    [[nodiscard]] bool is_running() const { return worker_.joinable() && !done_; }
    /// Called by the work before it gives its answer, because the reader of the answer may start
    /// the next work.
    void declare_done() { done_ = true; }
    void request_stop() { worker_.request_stop(); }
    /// Waits for the work, if any. Rethrows its exception.
    void wait();

private:
    std::atomic<bool> done_ = false;
    std::exception_ptr thrown_;
    core::jthread worker_;  // the last member: it uses the others
};

}  // namespace inarow::app
