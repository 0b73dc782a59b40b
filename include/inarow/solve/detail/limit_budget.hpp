// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/limit.hpp>

#include <algorithm>
#include <chrono>

namespace inarow::inline v0::solve::detail {

/// The part of a limit that remains for a search. Checks the clock and the stop token every
/// CheckInterval nodes. The interval is a constant, because dividing by a variable at millions of
/// nodes would take noticeable time.
template <long long CheckInterval>
class limit_budget {
public:
    explicit limit_budget(const limit& allowed) : limit_{allowed} {}

    [[nodiscard]] bool consume() { return take(1) > 0; }
    /// Reserves up to `wanted` nodes. Returns the number of reserved nodes, or 0 if the limit is
    /// reached.
    [[nodiscard]] long long take(long long wanted) {
        const long long since_check = nodes_ % CheckInterval;
        if (since_check == 0 && nodes_ != 0) {
            if (limit_.progress != nullptr) *limit_.progress += CheckInterval;
            if (!has_time()) return 0;
        }
        const long long left = (std::max)(limit_.nodes - nodes_, 0LL);
        const long long taken = (std::min)({wanted, CheckInterval - since_check, left});
        nodes_ += taken;
        return taken;
    }
    [[nodiscard]] long long nodes() const { return nodes_; }
    /// Adds nodes that helper threads have searched. A negative number gives back reserved nodes
    /// that the search did not use.
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

/// Checks the clock more often than the budgets of other searches, because a node may take a
/// millisecond.
using slow_node_budget = limit_budget<8>;

}  // namespace inarow::inline v0::solve::detail
