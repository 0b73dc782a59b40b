// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "platform/alarm.hpp"

#include <atomic>
#include <chrono>

namespace inarow::app::screen {

/// The signals of a full-screen program: requests to end, changes of the window's size, and the
/// continuation after a stop. During a stop, other programs may have written to the terminal.
/// Ignored signals stay ignored. At most one instance may exist.
class signals {
public:
    signals();
    signals(const signals&) = delete;
    signals(signals&&) = delete;
    signals& operator=(const signals&) = delete;
    signals& operator=(signals&&) = delete;
    ~signals();

    /// Returns the signal that asks the program to end, or 0 if there was none. A second such
    /// signal ends the program immediately.
    [[nodiscard]] int ending() const { return ending_; }
    /// Returns whether, since the last call, a signal has come after which the screen must be
    /// redrawn.
    [[nodiscard]] bool take_change();
    /// Waits for input or a signal, for at most `time_limit`. Returns true if there is input, or if
    /// the input has ended.
    [[nodiscard]] bool wait_for_input(std::chrono::milliseconds time_limit) const;

    /// The signal handler calls this function, which must therefore be async-signal-safe.
    void note(int number);

private:
    std::atomic<int> ending_ = 0;
    std::atomic<bool> is_changed_ = false;
    platform::alarm alarm_;
};

}  // namespace inarow::app::screen
