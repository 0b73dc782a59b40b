// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

/// Which positions are being looked at, for threads that search together.
namespace inarow::inline v0::solve {

/// Threads that search the same position with one table keep out of each other's way: what another
/// is at is left for later, when its result stands in the table. A mark may get lost when two
/// positions share a place, which costs some work and no more.
/// Source: Jean-Christophe Weill, The ABDADA distributed minimax search algorithm (1996).
class busy_marks {
public:
    [[nodiscard]] bool has(std::uint64_t scattered) const {
        return place(scattered).load(std::memory_order_relaxed) == scattered;
    }
    void set(std::uint64_t scattered) {
        place(scattered).store(scattered, std::memory_order_relaxed);
    }
    void clear(std::uint64_t scattered) {
        if (has(scattered)) place(scattered).store(0, std::memory_order_relaxed);
    }

private:
    static constexpr int bits = 12;

    [[nodiscard]] std::atomic<std::uint64_t>& place(std::uint64_t scattered) {
        return marks_[scattered >> (64 - bits)];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& place(std::uint64_t scattered) const {
        return marks_[scattered >> (64 - bits)];
    }

    std::array<std::atomic<std::uint64_t>, std::size_t{1} << bits> marks_{};
};

}  // namespace inarow::inline v0::solve
