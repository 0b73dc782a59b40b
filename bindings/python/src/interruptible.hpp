// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include <chrono>
#include <functional>
#include <mutex>

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// How often signals are checked while a thread waits.
inline constexpr std::chrono::milliseconds signal_poll_interval{20};

/// Runs pending signal handlers. Throws what they raise, usually KeyboardInterrupt.
inline void check_signals() {
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

/// Runs work in a new thread while this one checks signals and calls `poll`. If that throws, the
/// work is asked to stop and waited for, and the exception is rethrown. Called with the GIL held,
/// which is released while waiting.
void run_interruptibly(const std::function<void(const core::stop_token&)>& work,
                       const std::function<void()>& poll = {});

/// A lock that checks signals while it waits.
class exclusive_access {
public:
    explicit exclusive_access(std::timed_mutex& mutex) : mutex_{mutex} {
        while (!mutex_.try_lock()) {
            {
                const nb::gil_scoped_release released;
                if (mutex_.try_lock_for(signal_poll_interval)) return;
            }
            check_signals();
        }
    }
    exclusive_access(const exclusive_access&) = delete;
    exclusive_access& operator=(const exclusive_access&) = delete;
    ~exclusive_access() { mutex_.unlock(); }

private:
    std::timed_mutex& mutex_;
};

}  // namespace inarow::python
