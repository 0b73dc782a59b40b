// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include <chrono>
#include <functional>
#include <mutex>

#include <nanobind/nanobind.h>

namespace inarow::python {

namespace nb = nanobind;

/// The interval at which a waiting thread checks for signals.
inline constexpr std::chrono::milliseconds signal_poll_interval{20};

/// Runs pending signal handlers. Throws the exception that a handler raises, usually
/// KeyboardInterrupt.
inline void check_signals() {
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

/// Runs work in a new thread. Meanwhile, this thread checks for signals and calls `poll`. If either
/// throws, this function asks the work to stop, waits for it, and rethrows the exception. The
/// caller must hold the GIL, which this function releases while it waits.
void run_interruptibly(const std::function<void(const core::stop_token&)>& work,
                       const std::function<void()>& poll = {});

/// Locks a mutex. Checks for signals while it waits.
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
