// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>
#include <inarow/solve/book_builder.hpp>

#include "io/files.hpp"

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <future>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace inarow::app {

/// Solves the positions at the last ply of an opening book on several threads. Saves the results to
/// a file, so that the work can be resumed.
class book_solver {
public:
    static constexpr std::int8_t unknown = INT8_MIN;
    using time_limit = std::optional<std::chrono::nanoseconds>;
    /// Called several times a second with the number of known scores.
    using progress_callback = std::function<void(std::size_t)>;

    /// Starts with the scores from the file, if the file exists. Throws a failure if the file does
    /// not belong to this book. The builder must outlive the solver.
    book_solver(const solve::book_builder& builder, const std::string& path);

    /// Solves positions until all positions are solved or the time is up. Saves the results every
    /// few seconds.
    void solve(int threads, time_limit allowed, const progress_callback& tell);
    void save() const;
    void remove_file() const;

    [[nodiscard]] bool is_done() const { return known() == scores_.size(); }
    [[nodiscard]] std::size_t known() const;
    [[nodiscard]] std::vector<std::int8_t> scores() const {
        return {scores_.begin(), scores_.end()};
    }

private:
    /// Copies the scores from the bytes of a saved file. Returns false if the bytes do not belong
    /// to this book.
    [[nodiscard]] bool take(std::span<const std::byte> saved);
    /// The first line of the file, which identifies the book.
    [[nodiscard]] std::string heading() const;
    /// Solves groups of consecutive positions that no other worker has taken.
    void work(std::span<const std::size_t> order, std::atomic<std::size_t>& next,
              std::chrono::steady_clock::time_point deadline, const core::stop_token& stop);
    /// Waits until all workers are done. Meanwhile, calls `tell` and saves the results.
    void watch(std::vector<std::future<void>>& workers, const progress_callback& tell) const;

    const solve::book_builder& builder_;
    output_file file_;
    std::vector<std::atomic<std::int8_t>> scores_;
};

}  // namespace inarow::app
