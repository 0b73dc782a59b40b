// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/solver.hpp>

#include "conversions.hpp"

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

/// The settings of a solver. The time limit holds for each question.
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

/// What is done about a position that is not solved within the time limit.
enum class on_unsolved : std::uint8_t { refuse, keep_bounds };

/// The score bounds of many positions, solved by several threads. Each thread reads the positions
/// that it solves. An exception ends all work; of several the one of the first position counts.
class batch {
public:
    using position_reader = std::function<position(std::size_t)>;

    batch(std::size_t count, position_reader read, const solver_settings& settings,
          on_unsolved policy)
        : read_{std::move(read)}, settings_{settings}, on_unsolved_{policy}, bounds_(count) {}

    /// The first thread uses `own`, each of the others one of `helpers`.
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

    /// The number of positions that are done; any thread may ask.
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] const std::vector<solve::bounds>& score_bounds() const { return bounds_; }

private:
    void work(solve::solver& solver, const core::stop_token& stop) {
        while (!stop.stop_requested()) {
            const std::size_t i = next_++;
            if (i >= bounds_.size()) return;
            try {
                solve_position(i, solver, stop);
            } catch (...) {
                keep_exception(i);
                next_ = bounds_.size();
                return;
            }
            done_.fetch_add(1, std::memory_order_relaxed);
        }
    }
    void solve_position(std::size_t i, solve::solver& solver, const core::stop_token& stop);
    void keep_exception(std::size_t i) {
        const std::scoped_lock lock(mutex_);
        if (thrown_ && thrown_index_ < i) return;
        thrown_ = std::current_exception();
        thrown_index_ = i;
    }

    position_reader read_;
    const solver_settings& settings_;
    on_unsolved on_unsolved_;
    std::vector<solve::bounds> bounds_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::mutex mutex_;
    std::exception_ptr thrown_;
    std::size_t thrown_index_ = 0;
};

}  // namespace inarow::python
