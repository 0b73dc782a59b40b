// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/limit.hpp>

#include <algorithm>
#include <chrono>

namespace inarow::inline v0::solve::detail {

/// The remaining part of a limit. The clock and the stop token are checked every CheckInterval
/// nodes: a constant, because a division would be noticeable at millions of nodes a second.
template <long long CheckInterval>
class limit_budget {
public:
    explicit limit_budget(const limit& allowed) : limit_{allowed} {}

    [[nodiscard]] bool consume() { return take(1) > 0; }
    /// Reserves up to `wanted` nodes; returns their number, 0 if the limit is reached.
    [[nodiscard]] long long take(long long wanted) {
        const long long since_check = nodes_ % CheckInterval;
        if (since_check == 0 && nodes_ != 0 && !has_time()) return 0;
        const long long left = (std::max)(limit_.nodes - nodes_, 0LL);
        const long long taken = (std::min)({wanted, CheckInterval - since_check, left});
        nodes_ += taken;
        return taken;
    }
    [[nodiscard]] long long nodes() const { return nodes_; }
    /// Adds the nodes of helper threads; a negative number returns unused nodes.
    void add(long long nodes) { nodes_ += nodes; }

private:
    [[nodiscard]] bool has_time() const {
        if (limit_.stop.stop_requested()) return false;
        return limit_.deadline == (std::chrono::steady_clock::time_point::max)() ||
               std::chrono::steady_clock::now() < limit_.deadline;
    }

    limit limit_;
    long long nodes_ = 0;
};

}  // namespace inarow::inline v0::solve::detail
