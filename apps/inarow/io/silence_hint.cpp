// SPDX-License-Identifier: BSL-1.0
#include "io/silence_hint.hpp"

#include "io/output.hpp"

#include <string>

namespace inarow::app {

silence_hint::silence_hint(bool is_wanted, const char* option) : option_{option} {
    if (is_wanted) watcher_ = core::jthread([this] { watch(); });
}

silence_hint::~silence_hint() {
    const std::scoped_lock lock(mutex_);
    has_ended_ = true;
    ended_.notify_one();
}

void silence_hint::watch() {
    constexpr auto hint_after = std::chrono::seconds(10);
    constexpr auto interval = std::chrono::seconds(1);
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, interval, [this] { return has_ended_; })) {
        const clock::duration begin = begin_;
        if (begin == none || clock::now().time_since_epoch() < begin + hint_after) continue;
        complain(
            std::string("the search of a position has taken 10 s so far; to stop early and get "
                        "bounds, use ") +
            option_ + " TIME.");
        return;
    }
}

}  // namespace inarow::app
