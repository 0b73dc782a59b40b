// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/solver.hpp>

#include "failure.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace inarow::python {

/// The settings of a solver. The time limit applies to each question separately.
struct solver_settings {
    solve::resources resources;
    std::optional<std::chrono::nanoseconds> time_limit;
    std::optional<solve::loaded_book> book;

    [[nodiscard]] solve::limit limit(const core::stop_token& stop) const {
        solve::limit result;
        if (time_limit) result = solve::limit::of_time(*time_limit);
        result.stop = stop;
        return result;
    }
};

/// Many questions that several threads answer. An exception ends all work. If several questions
/// throw, the batch rethrows the exception of the first of these questions.
class batch {
public:
    /// Answers the question with the given index.
    using answer_function =
        std::function<void(std::size_t, solve::solver&, const core::stop_token&)>;

    batch(std::size_t count, answer_function answer) : count_{count}, answer_{std::move(answer)} {}

    /// The first thread uses `own`. Each other thread uses one of the `helpers`.
    void solve(solve::solver& own, std::span<const std::unique_ptr<solve::solver>> helpers,
               const core::stop_token& stop) {
        {
            std::vector<core::jthread> threads;
            for (const auto& helper : helpers)
                threads.emplace_back([this, &stop, &solver = *helper] { work(solver, stop); });
            work(own, stop);
        }
        if (thrown_) std::rethrow_exception(thrown_);
    }

    /// Returns the number of answered questions. Any thread may call this function.
    [[nodiscard]] std::size_t done() const { return done_; }

private:
    void work(solve::solver& solver, const core::stop_token& stop) {
        while (!stop.stop_requested()) {
            const std::size_t i = next_++;
            if (i >= count_) return;
            try {
                at_index(i, [&] { answer_(i, solver, stop); });
            } catch (...) {
                keep_exception(i);
                next_ = count_;
                return;
            }
            done_.fetch_add(1, std::memory_order_relaxed);
        }
    }
    void keep_exception(std::size_t i) {
        const std::scoped_lock lock(mutex_);
        if (thrown_ && thrown_index_ < i) return;
        thrown_ = std::current_exception();
        thrown_index_ = i;
    }

    std::size_t count_;
    answer_function answer_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::mutex mutex_;
    std::exception_ptr thrown_;
    std::size_t thrown_index_ = 0;
};

}  // namespace inarow::python
