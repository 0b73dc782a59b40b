// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/solver.hpp>

#include "reading.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace inarow::python {

/// How each question may be answered.
struct means {
    solve::resources resources;
    std::optional<std::chrono::nanoseconds> time_limit;
    std::optional<solve::book> book;

    [[nodiscard]] solve::limit limit(const std::stop_token& stop) const {
        solve::limit result;
        if (time_limit) result = solve::limit::of_time(*time_limit);
        result.stop = stop;
        return result;
    }
};

/// What a position that the time was not enough for comes to.
enum class unsolved_are : std::uint8_t { refused, kept };

/// Where the scores of many positions lie, worked out by some threads at once. Positions are asked
/// for by number, by the thread that works at them; what that throws ends it all, and of several
/// that throw the first position counts.
class batch {
public:
    batch(std::size_t count, std::function<position(std::size_t)> at, const means& with,
          unsolved_are unsolved)
        : at_{std::move(at)}, with_{with}, unsolved_{unsolved}, lie_(count) {}

    /// The first thread works with `own`, and each of the others with a solver for itself.
    void solve(solve::solver& own, int threads, const std::stop_token& stop) {
        {
            std::vector<std::jthread> helpers;
            for (int i = 1; i < threads; ++i)
                helpers.emplace_back([this, &stop] {
                    solve::solver by({.bytes = with_.resources.bytes});
                    by.use(with_.book);
                    work(by, stop);
                });
            work(own, stop);
        }
        if (thrown_) std::rethrow_exception(thrown_);
    }

    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] const std::vector<solve::bounds>& scores_lie() const { return lie_; }

private:
    void work(solve::solver& by, const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            const std::size_t i = next_++;
            if (i >= lie_.size()) return;
            try {
                score(i, by, stop);
            } catch (...) {
                keep_thrown(i);
                next_ = lie_.size();
                return;
            }
            done_.fetch_add(1, std::memory_order_relaxed);
        }
    }
    void score(std::size_t i, solve::solver& by, const std::stop_token& stop);
    void keep_thrown(std::size_t i) {
        const std::scoped_lock lock(mutex_);
        if (thrown_ && thrown_at_ < i) return;
        thrown_ = std::current_exception();
        thrown_at_ = i;
    }

    std::function<position(std::size_t)> at_;
    const means& with_;
    unsolved_are unsolved_;
    std::vector<solve::bounds> lie_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::mutex mutex_;
    std::exception_ptr thrown_;
    std::size_t thrown_at_ = 0;
};

}  // namespace inarow::python
