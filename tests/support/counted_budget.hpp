// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>

namespace test {

/// The budget of a solver without a clock: at most that many nodes.
struct counted_budget {
    long long limit;
    long long nodes = 0;

    [[nodiscard]] long long take(long long wanted) {
        const long long taken = std::min(wanted, std::max(limit - nodes, 0LL));
        nodes += taken;
        return taken;
    }
    [[nodiscard]] bool consume() { return take(1) == 1; }
    void add(long long more) { nodes += more; }
};

/// A budget that is never used up.
struct unlimited_budget {
    [[nodiscard]] static constexpr long long take(long long wanted) { return wanted; }
    [[nodiscard]] static constexpr bool consume() { return true; }
    static constexpr void add(long long) {}
};

}  // namespace test
