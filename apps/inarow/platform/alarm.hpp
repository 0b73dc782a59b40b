// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <memory>

namespace inarow::app::platform {

/// An alarm that a signal handler or another thread rings once. The alarm wakes the threads that
/// wait for it, and the threads that wait for either input or the alarm.
class alarm {
public:
    /// Throws a failure if the system is out of resources.
    alarm();
    alarm(const alarm&) = delete;
    alarm(alarm&&) = delete;
    alarm& operator=(const alarm&) = delete;
    alarm& operator=(alarm&&) = delete;
    ~alarm();

    /// This function is async-signal-safe.
    void ring() const;
    void wait() const;

    /// The alarm as handles of the system.
    struct handles;
    [[nodiscard]] const handles& system() const { return *handles_; }

private:
    std::unique_ptr<handles> handles_;
};

}  // namespace inarow::app::platform
