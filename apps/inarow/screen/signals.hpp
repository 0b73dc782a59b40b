// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "platform/alarm.hpp"

#include <atomic>
#include <chrono>

namespace inarow::app::screen {

/// Signals for a full-screen program: to end, that the window has changed, or that others wrote to
/// the terminal while the program was stopped. Ignored signals stay ignored. At most one instance
/// may exist.
class signals {
public:
    signals();
    signals(const signals&) = delete;
    signals(signals&&) = delete;
    signals& operator=(const signals&) = delete;
    signals& operator=(signals&&) = delete;
    ~signals();

    /// The signal that asks the program to end; 0 if none. A second one ends it immediately.
    [[nodiscard]] int ending() const { return ending_; }
    /// Whether the screen must be redrawn since the last call.
    [[nodiscard]] bool take_change();
    /// Waits for input or a signal, at most `time_limit`; returns whether there is input or its
    /// end.
    [[nodiscard]] bool wait_for_input(std::chrono::milliseconds time_limit) const;

    /// Called from the signal handler; must stay async-signal-safe.
    void note(int number);

private:
    std::atomic<int> ending_ = 0;
    std::atomic<bool> is_changed_ = false;
    platform::alarm alarm_;
};

}  // namespace inarow::app::screen
