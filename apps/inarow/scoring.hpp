// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/book_draft.hpp>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <future>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace inarow::app {

/// The scores of a book's last ply, as they are found: by several solvers at once, and kept in a
/// file, from which they go on another time.
class scoring {
public:
    static constexpr std::int8_t not_known = INT8_MIN;
    using time_limit = std::optional<std::chrono::nanoseconds>;
    /// Is told now and then how many are known.
    using report = std::function<void(std::size_t)>;

    /// Begins with what the file has. Throws a failure when that is something else. The draft must
    /// be there for as long as this is.
    scoring(const solve::book_draft& draft, std::string kept_in);

    /// Solves position by position until all are or the time is up. What is found is kept every few
    /// seconds.
    void solve(int threads, time_limit within, const report& tell);
    void keep() const;
    void forget() const;

    [[nodiscard]] bool is_done() const { return known() == scores_.size(); }
    [[nodiscard]] std::size_t known() const;
    [[nodiscard]] std::vector<std::int8_t> scores() const {
        return {scores_.begin(), scores_.end()};
    }

private:
    /// Whether these bytes are what was kept of the same book; then they are taken.
    [[nodiscard]] bool take(std::span<const std::byte> kept);
    /// What the file begins with.
    [[nodiscard]] std::string heading() const;
    /// Solves one position after the other that no other worker has begun.
    void work(std::atomic<std::size_t>& next, std::chrono::steady_clock::time_point until,
              const std::stop_token& stop);
    /// Until all workers are done.
    void watch(std::vector<std::future<void>>& workers, const report& tell) const;

    const solve::book_draft& draft_;
    std::string kept_in_;
    std::vector<std::atomic<std::int8_t>> scores_;
};

}  // namespace inarow::app
