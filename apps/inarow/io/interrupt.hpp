// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include "platform/alarm.hpp"

#include <atomic>

namespace inarow::app {

/// While there is one, the first SIGINT or SIGTERM asks the program to stop, and the second ends it
/// at once. What was ignored stays ignored. There may be one at a time.
class interrupt {
public:
    interrupt();
    interrupt(const interrupt&) = delete;
    interrupt(interrupt&&) = delete;
    interrupt& operator=(const interrupt&) = delete;
    interrupt& operator=(interrupt&&) = delete;
    ~interrupt();

    /// The signal that came; 0 if none did.
    [[nodiscard]] int signal() const { return came_; }
    /// Asked to stop soon after the signal came.
    [[nodiscard]] core::stop_token token() const { return stopping_.get_token(); }
    /// Rings once the signal came.
    [[nodiscard]] const platform::alarm& alarm() const { return alarm_; }

    /// A signal came: for the handler, which may do no more than this does.
    void note(int number);

private:
    /// What a handler may not do itself, once it rings.
    void watch();

    std::atomic<int> came_ = 0;
    platform::alarm alarm_;
    core::stop_source stopping_;
    core::jthread watcher_;
};

}  // namespace inarow::app
