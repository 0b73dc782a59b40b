// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

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
    [[nodiscard]] std::stop_token token() const { return stopping_.get_token(); }
    /// A descriptor that can be read from once the signal came.
    [[nodiscard]] int descriptor() const { return rung_; }

    /// A signal came: for the handler, which may do no more than this does.
    void note(int number);

private:
    void ring() const;
    /// What a handler may not do itself, once it rings.
    void watch();

    std::atomic<int> came_ = 0;
    int rung_ = -1;  ///< the ends of a pipe
    int bell_ = -1;
    std::stop_source stopping_;
    std::jthread watcher_;
};

}  // namespace inarow::app
