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

/// How long a Ctrl-C may go unheard.
inline constexpr std::chrono::milliseconds between_looks{20};

/// Lets Python act on signals. Throws what their handlers raise: KeyboardInterrupt, as a rule.
inline void hear_signals() {
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

/// Works in a thread of its own while this one listens for signals: after one that raises, the work
/// is asked to stop, waited for, and the exception goes on. Called, and left, with the GIL held.
template <class Work>
void run_interruptibly(Work work, const std::function<void()>& look = {}) {
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
        return ended.wait_for(lock, between_looks, [&] { return is_over; });
    };
    try {
        while (!wait()) {
            hear_signals();
            if (look) look();
        }
    } catch (...) {
        worker.request_stop();
        const nb::gil_scoped_release released;
        worker.join();
        throw;
    }
    if (look) look();
    if (thrown) std::rethrow_exception(thrown);
}

/// Whoever has it is the only one at work on an object; others wait, and hear signals meanwhile.
class turn {
public:
    explicit turn(std::timed_mutex& mutex) : mutex_{mutex} {
        while (!mutex_.try_lock()) {
            {
                const nb::gil_scoped_release released;
                if (mutex_.try_lock_for(between_looks)) return;
            }
            hear_signals();
        }
    }
    turn(const turn&) = delete;
    turn& operator=(const turn&) = delete;
    ~turn() { mutex_.unlock(); }

private:
    std::timed_mutex& mutex_;
};

}  // namespace inarow::python
