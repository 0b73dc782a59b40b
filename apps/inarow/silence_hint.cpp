// SPDX-License-Identifier: BSL-1.0
#include "silence_hint.hpp"

#include "output.hpp"

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace inarow::app {

silence_hint::silence_hint(bool is_wanted) {
    if (!is_wanted) return;
    watcher_ = std::jthread([this](const std::stop_token& stopping) {
        constexpr auto hint_after = std::chrono::seconds(10);
        constexpr auto interval = std::chrono::seconds(1);
        std::mutex mutex;
        std::condition_variable_any stopped;
        std::unique_lock lock(mutex);
        while (!stopping.stop_requested()) {
            stopped.wait_for(lock, stopping, interval, [] { return false; });
            const clock::duration begin = begin_;
            if (begin == none || clock::now().time_since_epoch() < begin + hint_after) continue;
            complain(
                "a position has taken 10 s so far; --timeout TIME limits that, and gives bounds.");
            return;
        }
    });
}

}  // namespace inarow::app
