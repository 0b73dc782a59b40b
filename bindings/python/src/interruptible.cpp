// SPDX-License-Identifier: BSL-1.0
#include "interruptible.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>

namespace inarow::python {

void run_interruptibly(const std::function<void(const core::stop_token&)>& work,
                       const std::function<void()>& poll) {
    std::mutex mutex;
    std::condition_variable ended;
    bool is_over = false;
    std::exception_ptr thrown;
    core::jthread worker([&](const core::stop_token& stop) {
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

}  // namespace inarow::python
