// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace inarow::inline v0::solve::detail::parallel {

/// Stores the positions that threads are currently searching. Threads that share a transposition
/// table defer a position that another thread is searching, because the result will soon be in the
/// table. Two positions with the same slot overwrite each other. Two threads may then search the
/// same position, but the results stay correct. Source: Jean-Christophe Weill, The ABDADA
/// distributed minimax search algorithm (1996).
class abdada_table {
public:
    [[nodiscard]] bool contains(std::uint64_t hash) const {
        return slot(hash).load(std::memory_order_relaxed) == hash;
    }
    void insert(std::uint64_t hash) { slot(hash).store(hash, std::memory_order_relaxed); }
    void remove(std::uint64_t hash) {
        if (contains(hash)) slot(hash).store(0, std::memory_order_relaxed);
    }

private:
    static constexpr int index_bits = 12;

    [[nodiscard]] std::atomic<std::uint64_t>& slot(std::uint64_t hash) {
        return slots_[hash >> (64 - index_bits)];
    }
    [[nodiscard]] const std::atomic<std::uint64_t>& slot(std::uint64_t hash) const {
        return slots_[hash >> (64 - index_bits)];
    }

    std::array<std::atomic<std::uint64_t>, std::size_t{1} << index_bits> slots_{};
};

}  // namespace inarow::inline v0::solve::detail::parallel
