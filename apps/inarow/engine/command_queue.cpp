// SPDX-License-Identifier: BSL-1.0
#include "engine/command_queue.hpp"

#include <utility>

namespace inarow::app {

void command_queue::add_locked(std::string line, bool asks_ready) {
    waiting_bytes_ += line.size();
    waiting_.push_back(
        {.line = std::move(line), .number = ++last_number_, .asks_ready = asks_ready});
    changed_.notify_all();
}

void command_queue::add(std::string line) {
    constexpr std::size_t max_bytes = std::size_t{64} << 20;
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] {
        return waiting_.empty() || waiting_bytes_ + line.size() <= max_bytes || is_quitting_;
    });
    add_locked(std::move(line), false);
}

bool command_queue::add_ready(std::string line) {
    const std::scoped_lock lock(mutex_);
    if (search_) return true;
    add_locked(std::move(line), true);
    return false;
}

void command_queue::stop_searches() {
    const std::scoped_lock lock(mutex_);
    stopped_up_to_ = last_number_;
    if (search_ && is_stopped()) stop_.request_stop();
}

void command_queue::wait_until_done() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] {
        return (waiting_.empty() && !is_busy_) || search_ == ended_by::stop_or_no_input ||
               is_quitting_;
    });
}

void command_queue::close() {
    const std::scoped_lock lock(mutex_);
    is_closed_ = true;
    if (search_ && is_stopped()) stop_.request_stop();
    changed_.notify_all();
}

void command_queue::quit() {
    const std::scoped_lock lock(mutex_);
    is_closed_ = is_quitting_ = true;
    stop_.request_stop();
    if (search_) drop_waiting();
    changed_.notify_all();
}

std::optional<std::string> command_queue::next() {
    std::unique_lock lock(mutex_);
    is_busy_ = false;
    changed_.notify_all();
    changed_.wait(lock, [this] { return !waiting_.empty() || is_closed_; });
    if (waiting_.empty()) return std::nullopt;
    command taken = std::move(waiting_.front());
    waiting_.pop_front();
    waiting_bytes_ -= taken.line.size();
    current_number_ = taken.number;
    is_busy_ = true;
    changed_.notify_all();
    return std::move(taken.line);
}

command_queue::begun_search command_queue::begin_search(ended_by what) {
    const std::scoped_lock lock(mutex_);
    search_ = what;
    stop_ = core::stop_source();
    if (is_stopped()) stop_.request_stop();
    if (is_quitting_) drop_waiting();
    const auto questions = std::erase_if(waiting_, [this](const command& c) {
        if (c.asks_ready) waiting_bytes_ -= c.line.size();
        return c.asks_ready;
    });
    changed_.notify_all();
    return {.stop = stop_.get_token(), .ready_questions = static_cast<int>(questions)};
}

void command_queue::end_search() {
    const std::scoped_lock lock(mutex_);
    search_.reset();
}

/// The search that ends here gives no answer. The other program would therefore take the answer to
/// a later command for the answer of this search.
void command_queue::drop_waiting() {
    waiting_.clear();
    waiting_bytes_ = 0;
}

/// Whether the current search must end.
bool command_queue::is_stopped() const {
    if (is_quitting_) return true;
    if (search_ == ended_by::quit) return false;
    return current_number_ <= stopped_up_to_ ||
           (is_closed_ && search_ == ended_by::stop_or_no_input);
}

}  // namespace inarow::app
