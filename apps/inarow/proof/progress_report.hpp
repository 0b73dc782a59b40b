// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/solver.hpp>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>

namespace inarow::app {

/// Reports how far a search is: at an interval, and once more at its end.
class progress_report {
public:
    using callback = std::function<void(const solve::search_stats&)>;

    /// Begins to measure the time. Without an interval, there are no reports. A thread of this
    /// object calls `tell`.
    progress_report(std::optional<std::chrono::nanoseconds> interval, callback tell);
    progress_report(const progress_report&) = delete;
    progress_report(progress_report&&) = delete;
    progress_report& operator=(const progress_report&) = delete;
    progress_report& operator=(progress_report&&) = delete;
    ~progress_report();

    /// The counter for the nodes of the search, or nullptr if there are no reports.
    [[nodiscard]] std::atomic<long long>* nodes() { return interval_ ? &nodes_ : nullptr; }

private:
    using clock = std::chrono::steady_clock;

    void watch();

    std::optional<std::chrono::nanoseconds> interval_;
    callback tell_;
    clock::time_point begin_ = clock::now();
    std::atomic<long long> nodes_ = 0;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool has_ended_ = false;
    core::jthread watcher_;
};

}  // namespace inarow::app
