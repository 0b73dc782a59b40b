// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <memory>

namespace inarow::app::platform {

/// Rung once, by a signal handler or another thread; wakes who waits for it, or for input as well.
class alarm {
public:
    /// Throws a failure if the system has no more of what this needs.
    alarm();
    alarm(const alarm&) = delete;
    alarm(alarm&&) = delete;
    alarm& operator=(const alarm&) = delete;
    alarm& operator=(alarm&&) = delete;
    ~alarm();

    /// A signal handler may do this.
    void ring() const;
    void wait() const;

    /// What the system knows it by.
    struct handles;
    [[nodiscard]] const handles& system() const { return *handles_; }

private:
    std::unique_ptr<handles> handles_;
};

}  // namespace inarow::app::platform
