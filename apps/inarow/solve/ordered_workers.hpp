// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::app {

/// Threads that compute the results of tasks. `take` gets each task with its result, one after
/// another, in the order in which the tasks were added.
template <class Task, class Result>
class ordered_workers {
public:
    /// Computes the result of a task. Called by several threads at once, each with its own number.
    using compute_function = std::function<Result(std::size_t, const Task&)>;
    /// Takes a task and its result. Returns false to end all work: no later task is handed over.
    using take_function = std::function<bool(const Task&, const Result&)>;

    ordered_workers(std::size_t threads, compute_function compute, take_function take)
        : compute_{std::move(compute)}, take_{std::move(take)}, max_tasks_{64 * threads} {
        for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, i] { work(i); });
    }
    ordered_workers(const ordered_workers&) = delete;
    ordered_workers(ordered_workers&&) = delete;
    ordered_workers& operator=(const ordered_workers&) = delete;
    ordered_workers& operator=(ordered_workers&&) = delete;
    ~ordered_workers() { wait(); }

    /// Adds a task. Waits while too many tasks are still unfinished.
    void add(Task task) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return has_ended_ || tasks_.size() < max_tasks_; });
        if (has_ended_) return;
        tasks_.push_back({std::move(task), std::nullopt});
        changed_.notify_all();
    }
    /// Returns whether all work has ended early.
    [[nodiscard]] bool has_ended() const {
        const std::scoped_lock lock(mutex_);
        return has_ended_;
    }
    /// Waits until all tasks are finished. Rethrows the exception that a function has thrown, if
    /// any.
    void finish() {
        wait();
        if (thrown_) std::rethrow_exception(thrown_);
    }

private:
    struct entry {
        Task task;
        std::optional<Result> result;
    };

    void wait() {
        {
            const std::scoped_lock lock(mutex_);
            is_complete_ = true;
            changed_.notify_all();
        }
        threads_.clear();
    }
    void work(std::size_t number) {
        std::unique_lock lock(mutex_);
        while (true) {
            changed_.wait(lock,
                          [&] { return has_ended_ || is_complete_ || begun_ < tasks_.size(); });
            if (has_ended_ || begun_ == tasks_.size()) return;
            // If tasks are added to or removed from the ends of a deque, the other elements do not
            // move.
            entry& own = tasks_[begun_++];
            lock.unlock();
            std::optional<Result> result;
            std::exception_ptr thrown;
            try {
                result = compute_(number, own.task);
            } catch (...) {
                thrown = std::current_exception();
            }
            lock.lock();
            if (thrown) return end(thrown);
            own.result = std::move(result);
            hand_over();
        }
    }
    /// Passes finished tasks to `take`, up to the first task that has no result yet.
    void hand_over() {
        try {
            while (!has_ended_ && !tasks_.empty() && tasks_.front().result) {
                const entry done = std::move(tasks_.front());
                tasks_.pop_front();
                --begun_;
                if (!take_(done.task, *done.result)) end(nullptr);
            }
        } catch (...) {
            end(std::current_exception());
        }
        changed_.notify_all();
    }
    void end(std::exception_ptr thrown) {
        has_ended_ = true;
        if (!thrown_) thrown_ = std::move(thrown);
        changed_.notify_all();
    }

    compute_function compute_;
    take_function take_;
    std::size_t max_tasks_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<entry> tasks_;  ///< tasks that `take` has not got yet
    std::size_t begun_ = 0;    ///< number of these tasks that threads have begun
    bool is_complete_ = false;
    bool has_ended_ = false;
    std::exception_ptr thrown_;
    std::vector<core::jthread> threads_;
};

}  // namespace inarow::app
