// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include <atomic>
#include <exception>
#include <functional>

namespace inarow::app::screen {

/// Runs work on a separate thread, one function at a time.
class background {
public:
    /// Precondition: !is_running().
    void start(std::function<void(const core::stop_token&)> work);
    [[nodiscard]] bool is_running() const { return worker_.joinable() && !done_; }
    void request_stop() { worker_.request_stop(); }
    /// Waits until the work, if any, has ended. Rethrows the exception that the work threw.
    void wait();

private:
    std::atomic<bool> done_ = false;
    std::exception_ptr thrown_;
    core::jthread worker_;  // the last member, because it uses the others
};

}  // namespace inarow::app::screen
