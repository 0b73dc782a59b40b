// SPDX-License-Identifier: BSL-1.0
#include "proof/progress_report.hpp"

#include <utility>

namespace inarow::app {

progress_report::progress_report(std::optional<std::chrono::nanoseconds> interval, callback tell)
    : interval_{interval}, tell_{std::move(tell)} {
    if (interval_) watcher_ = core::jthread([this] { watch(); });
}

progress_report::~progress_report() {
    const std::scoped_lock lock(mutex_);
    has_ended_ = true;
    ended_.notify_one();
}

void progress_report::watch() {
    std::unique_lock lock(mutex_);
    for (bool is_end = false; !is_end;) {
        is_end = ended_.wait_for(lock, *interval_, [this] { return has_ended_; });
        tell_({.nodes = nodes_, .time = clock::now() - begin_});
    }
}

}  // namespace inarow::app
