// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace inarow::app {

/// A hint for commands that show no progress. If a search has taken ten seconds, writes the hint to
/// standard error once. The hint names the option that limits the time.
class silence_hint {
public:
    /// `option` is the name of the option that limits the time. If the hint is not wanted, starts
    /// no thread.
    silence_hint(bool is_wanted, const char* option);
    silence_hint(const silence_hint&) = delete;
    silence_hint(silence_hint&&) = delete;
    silence_hint& operator=(const silence_hint&) = delete;
    silence_hint& operator=(silence_hint&&) = delete;
    ~silence_hint();

    void search_begins() { begin_ = clock::now().time_since_epoch(); }
    void search_ends() { begin_ = none; }

private:
    using clock = std::chrono::steady_clock;
    static constexpr clock::duration none{-1};

    void watch();

    const char* option_;
    std::atomic<clock::duration> begin_ = none;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool has_ended_ = false;
    core::jthread watcher_;
};

}  // namespace inarow::app
