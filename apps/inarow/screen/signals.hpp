// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "platform/alarm.hpp"

#include <atomic>
#include <chrono>

namespace inarow::app::screen {

/// What signals tell a program that has the whole terminal: to end, or that the window is another,
/// or that others have written on it while the program was stopped. What was ignored stays ignored.
/// There may be one at a time.
class signals {
public:
    signals();
    signals(const signals&) = delete;
    signals(signals&&) = delete;
    signals& operator=(const signals&) = delete;
    signals& operator=(signals&&) = delete;
    ~signals();

    /// The signal that asks the program to end; 0 if none came. A second one ends it at once.
    [[nodiscard]] int ending() const { return ending_; }
    /// Whether the screen has to be drawn anew, since this was asked last.
    [[nodiscard]] bool take_change();
    /// Waits until there is input or a signal, no longer than that; whether there is input, or its
    /// end.
    [[nodiscard]] bool wait_for_input(std::chrono::milliseconds time_limit) const;

    /// For the handler, which may do no more than this does.
    void note(int number);

private:
    std::atomic<int> ending_ = 0;
    std::atomic<bool> is_changed_ = false;
    platform::alarm alarm_;
};

}  // namespace inarow::app::screen
