// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

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
template <class Work>
void run_interruptibly(Work work, const std::function<void()>& poll = {}) {
    std::mutex mutex;
    std::condition_variable ended;
    bool is_over = false;
    std::exception_ptr thrown;
    std::jthread worker([&](const std::stop_token& stop) {
        try {
            work(stop);
        } catch (...) {
            thrown = std::current_exception();
        }
        const std::scoped_lock lock(mutex);
        is_over = true;
        ended.notify_one();
    });
    const auto wait = [&] {
        const nb::gil_scoped_release released;
        std::unique_lock lock(mutex);
        return ended.wait_for(lock, signal_poll_interval, [&] { return is_over; });
    };
    try {
        while (!wait()) {
            check_signals();
            if (poll) poll();
        }
    } catch (...) {
        worker.request_stop();
        const nb::gil_scoped_release released;
        worker.join();
        throw;
    }
    if (poll) poll();
    if (thrown) std::rethrow_exception(thrown);
}

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
