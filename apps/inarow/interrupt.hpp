// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <stop_token>
#include <thread>

namespace inarow::app {

/// While there is one, the first SIGINT or SIGTERM asks the program to stop, and the second ends it
/// at once. What was ignored stays ignored. There may be one at a time.
class interrupt {
public:
    interrupt();
    ~interrupt();
    interrupt(const interrupt&) = delete;
    interrupt& operator=(const interrupt&) = delete;

    /// The signal that came; 0 if none did.
    [[nodiscard]] int signal() const;
    /// Asked to stop soon after the signal came.
    [[nodiscard]] std::stop_token token() const { return stopping_.get_token(); }
    /// A descriptor that can be read from once the signal came.
    [[nodiscard]] int descriptor() const;

private:
    std::stop_source stopping_;
    std::jthread watcher_;
};

}  // namespace inarow::app
