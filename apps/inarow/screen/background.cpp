// SPDX-License-Identifier: BSL-1.0
#include "screen/background.hpp"

#include <utility>

namespace inarow::app::screen {

void background::start(std::function<void(const core::stop_token&)> work) {
    wait();
    done_ = false;
    worker_ = core::jthread([this, work = std::move(work)](const core::stop_token& stop) {
        try {
            work(stop);
        } catch (...) {
            thrown_ = std::current_exception();
        }
        done_ = true;
    });
}

void background::wait() {
    if (worker_.joinable()) worker_.join();
    if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
}

}  // namespace inarow::app::screen
