// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/threads.hpp>

#include <algorithm>
#include <chrono>
#include <limits>

/// How long a program may search: for all that searches at run time.
namespace inarow::inline v0::solve {

/// How much work a search may be: it stops at whichever comes first.
struct limit {
    long long positions = std::numeric_limits<long long>::max();
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
    core::stop_token stop{};  ///< may be requested by any thread

    /// From now on.
    [[nodiscard]] static limit of_time(std::chrono::nanoseconds time) {
        const auto now = std::chrono::steady_clock::now();
        const auto longest = std::chrono::steady_clock::time_point::max() - now;
        return {.until = now + (time < longest ? time : longest)};
    }
};

namespace detail {

/// What is left of a limit. It looks at the clock, and whether it is to stop, after every so many
/// positions: a constant, because a search that looks at millions a second would pay for a
/// division.
template <long long BetweenLooks>
class budget {
public:
    explicit budget(const limit& from) : limit_{from} {}

    [[nodiscard]] bool spend() { return take(1) > 0; }
    /// Gives how many positions, of so many, may be looked at before it is asked again; none when
    /// it is spent.
    [[nodiscard]] long long take(long long most) {
        const long long since_look = positions_ % BetweenLooks;
        if (since_look == 0 && positions_ != 0 && !may_go_on()) return 0;
        const long long left = std::max(limit_.positions - positions_, 0LL);
        const long long taken = std::min({most, BetweenLooks - since_look, left});
        positions_ += taken;
        return taken;
    }
    [[nodiscard]] long long positions() const { return positions_; }
    /// What helpers have looked at; or takes away what was taken and not looked at.
    void add(long long positions) { positions_ += positions; }

private:
    [[nodiscard]] bool may_go_on() const {
        if (limit_.stop.stop_requested()) return false;
        return limit_.until == std::chrono::steady_clock::time_point::max() ||
               std::chrono::steady_clock::now() < limit_.until;
    }

    limit limit_;
    long long positions_ = 0;
};

}  // namespace detail

}  // namespace inarow::inline v0::solve
