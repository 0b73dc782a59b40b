// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/threads.hpp>

#include <atomic>
#include <chrono>
#include <limits>

namespace inarow::inline v0::solve {

/// Stops a search from another thread. Before the search, set the member `stop` of the limit to
/// `source.get_token()`, where `source` is a stop_source. To stop the search, call
/// `source.request_stop()` in any thread.
using core::stop_source;

/// The limits of a search. The search ends when it reaches the first of these limits.
struct limit {
    long long nodes = (std::numeric_limits<long long>::max)();
    std::chrono::steady_clock::time_point deadline = (std::chrono::steady_clock::time_point::max)();
    core::stop_token stop{};  ///< stops the search when any thread requests a stop
    /// If not null, the search regularly adds the number of nodes that it has searched since it
    /// last did so. Another thread can read this number to see the progress of the search.
    std::atomic<long long>* progress = nullptr;

    /// Returns a limit without a node limit, and with a deadline that is `time` from now.
    [[nodiscard]] static limit of_time(std::chrono::nanoseconds time) {
        const auto now = std::chrono::steady_clock::now();
        const auto longest = (std::chrono::steady_clock::time_point::max)() - now;
        return {.deadline = now + (time < longest ? time : longest)};
    }
};

}  // namespace inarow::inline v0::solve
