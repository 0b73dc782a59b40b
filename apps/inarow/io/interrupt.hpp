// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include "platform/alarm.hpp"

#include <atomic>

namespace inarow::app {

/// During the lifetime of an instance, the first SIGINT or SIGTERM asks the program to stop, and
/// the second one ends the program immediately. Ignored signals stay ignored. At most one instance
/// may exist.
class interrupt {
public:
    interrupt();
    interrupt(const interrupt&) = delete;
    interrupt(interrupt&&) = delete;
    interrupt& operator=(const interrupt&) = delete;
    interrupt& operator=(interrupt&&) = delete;
    ~interrupt();

    /// Returns the signal received, or 0 if there was none.
    [[nodiscard]] int signal() const { return came_; }
    /// Returns a token on which a stop is requested soon after the signal.
    [[nodiscard]] core::stop_token token() const { return stopping_.get_token(); }
    /// Returns an alarm that rings after the signal.
    [[nodiscard]] const platform::alarm& alarm() const { return alarm_; }

    /// The signal handler calls this function, which must therefore be async-signal-safe.
    void note(int number);

private:
    /// Waits for the alarm, then does the work that a signal handler must not do.
    void watch();

    std::atomic<int> came_ = 0;
    platform::alarm alarm_;
    core::stop_source stopping_;
    core::jthread watcher_;
};

}  // namespace inarow::app
