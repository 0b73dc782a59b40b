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

/// The limits of a search. The search ends when it reaches one of them; without limits, it ends
/// when it is stopped.
struct search_request {
    static constexpr auto any_time = std::chrono::nanoseconds::max();
    static constexpr auto any_nodes = std::numeric_limits<long long>::max();

    std::chrono::nanoseconds time = any_time;
    long long nodes = any_nodes;
    solve::level strength{};  ///< levels below the highest have their own node limit
    std::uint64_t seed = 0;

    [[nodiscard]] bool is_limited() const { return time != any_time || nodes != any_nodes; }
};

/// The result of a search so far.
struct finding {
    solve::choice chosen;
    std::vector<square> variation;  ///< begins with the chosen move
    long long nodes = 0;            ///< nodes of the solver and the heuristic search
    std::chrono::nanoseconds time{};
};

/// Searches within the limits of the request. Passes each finding to `tell`, and returns the last
/// one, which is the answer. Without limits, returns when it is stopped. Precondition: the game is
/// in play.
[[nodiscard]] finding search(const position& p, solve::solver& solver,
                             const search_request& request, const core::stop_token& stop,
                             const std::function<void(const finding&)>& tell);

/// Runs one piece of work at a time on its own thread.
class background {
public:
    /// Precondition: !is_running().
    void start(std::function<void(const core::stop_token&)> work);
    [[nodiscard]] bool is_running() const { return worker_.joinable() && !done_; }
    /// The work calls this before it writes its answer, because the program that reads the answer
    /// may immediately request the next work.
    void declare_done() { done_ = true; }
    void request_stop() { worker_.request_stop(); }
    /// Waits until the work, if any, has ended. Rethrows the exception that the work threw.
    void wait();

private:
    std::atomic<bool> done_ = false;
    std::exception_ptr thrown_;
    core::jthread worker_;  // the last member, because it uses the others
};

}  // namespace inarow::app
