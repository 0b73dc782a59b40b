// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <atomic>
#include <limits>

namespace inarow::inline v0::solve::detail::parallel {

/// The budget of one thread of a search. The budget ends when the thread has used up its quota, or
/// when another thread has the answer. The thread reserves blocks of nodes from the whole budget,
/// so most calls of consume() only decrement a counter.
template <class Budget>
class node_quota {
public:
    static constexpr long long unlimited = (std::numeric_limits<long long>::max)();

    /// Creates the budget of the calling thread. `whole` is the budget of the whole search, from
    /// which the thread takes its nodes.
    node_quota(Budget& whole, std::atomic<bool>& is_over, long long quota)
        : whole_{&whole}, is_over_{&is_over}, left_{quota} {}
    /// Creates the budget of a helper thread. A helper thread has no limit except the end of the
    /// round.
    explicit node_quota(std::atomic<bool>& is_over) : is_over_{&is_over} {}
    node_quota(const node_quota&) = delete;
    node_quota(node_quota&&) = delete;
    node_quota& operator=(const node_quota&) = delete;
    node_quota& operator=(node_quota&&) = delete;
    ~node_quota() {
        if (whole_ != nullptr) whole_->add(-reserved_);
    }

    [[nodiscard]] bool consume() {
        if (reserved_ == 0 && !reserve()) return false;
        --reserved_;
        return true;
    }
    [[nodiscard]] long long nodes() const { return nodes_ - reserved_; }
    /// Returns whether the thread stopped because its quota was used up.
    [[nodiscard]] bool is_used_up() const { return is_used_up_; }

private:
    [[nodiscard, gnu::noinline]] bool reserve() {
        if (is_over_->load(std::memory_order_relaxed)) return false;
        is_used_up_ = left_ == 0;
        const long long wanted = (std::min)(left_, block);
        reserved_ = whole_ == nullptr ? wanted : whole_->take(wanted);
        nodes_ += reserved_;
        left_ -= reserved_;
        return reserved_ > 0;
    }

    static constexpr long long block = 64;

    Budget* whole_ = nullptr;
    std::atomic<bool>* is_over_;
    long long left_ = unlimited;
    long long reserved_ = 0;  ///< reserved nodes that are not searched yet
    long long nodes_ = 0;
    bool is_used_up_ = false;
};

}  // namespace inarow::inline v0::solve::detail::parallel
