// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/limit.hpp>

#include <algorithm>
#include <chrono>

namespace inarow::inline v0::solve::detail::heuristic {

/// Divides the limit of a search among its steps. The steps run one after the other.
class search_steps {
public:
    explicit search_steps(const limit& allowed) : limit_{allowed} {}

    /// Returns the limit of the next step: one of `parts` equal parts of the remaining limit.
    [[nodiscard]] limit part(int parts) const {
        limit result = limit_;
        result.nodes = (std::max)(limit_.nodes - nodes_, 0LL) / parts;
        const auto now = std::chrono::steady_clock::now();
        if (result.deadline != (std::chrono::steady_clock::time_point::max)())
            result.deadline = now + (result.deadline - now) / parts;
        return result;
    }
    /// Adds the number of nodes that a step has searched.
    void add(long long nodes) { nodes_ += nodes; }
    [[nodiscard]] long long nodes() const { return nodes_; }
    [[nodiscard]] long long max_nodes() const { return limit_.nodes; }

private:
    limit limit_;
    long long nodes_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
