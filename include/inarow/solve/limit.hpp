// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/threads.hpp>

#include <chrono>
#include <limits>

namespace inarow::inline v0::solve {

/// Stops a search from another thread: `allowed.stop = source.get_token()`.
using core::stop_source;

/// Bounds a search: it ends when the first of these limits is reached.
struct limit {
    long long nodes = (std::numeric_limits<long long>::max)();
    std::chrono::steady_clock::time_point deadline = (std::chrono::steady_clock::time_point::max)();
    core::stop_token stop{};  ///< any thread may request it

    /// A deadline `time` from now.
    [[nodiscard]] static limit of_time(std::chrono::nanoseconds time) {
        const auto now = std::chrono::steady_clock::now();
        const auto longest = (std::chrono::steady_clock::time_point::max)() - now;
        return {.deadline = now + (time < longest ? time : longest)};
    }
};

}  // namespace inarow::inline v0::solve
