// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/transposition_table.hpp>

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace inarow::inline v0::solve::detail::heuristic {

/// The result of an alpha-beta search of a position.
struct tt_entry {
    std::int32_t value;
    std::int16_t move;  ///< -1: no move
    std::int8_t depth;
    bound kind;
};

/// A transposition table with entries of 16 bytes. A new entry replaces the old entry in its slot.
/// Threads share the table without locks. Each slot stores the exclusive or of key and data instead
/// of the key. No key therefore matches a slot that two threads wrote at the same time. Source:
/// Robert Hyatt and Timothy Mann, A lock-less transposition-table implementation (2002).
class transposition_table {
public:
    /// Precondition: the number of entries is a power of two, and at least two.
    explicit transposition_table(std::size_t entries) : slots_(entries * sizeof(slot)) {}

    [[nodiscard]] std::optional<tt_entry> find(std::uint64_t key) const {
        slot& place = slots_.slot(key);
        const std::uint64_t data = std::atomic_ref(place.data).load(std::memory_order_relaxed);
        const std::uint64_t checked_key =
            std::atomic_ref(place.checked_key).load(std::memory_order_relaxed);
        const auto entry = std::bit_cast<tt_entry>(data);
        if (entry.kind == bound::none || (checked_key ^ data) != key) return std::nullopt;
        return entry;
    }
    void store(std::uint64_t key, const tt_entry& entry) {
        slot& place = slots_.slot(key);
        const auto data = std::bit_cast<std::uint64_t>(entry);
        std::atomic_ref(place.data).store(data, std::memory_order_relaxed);
        std::atomic_ref(place.checked_key).store(key ^ data, std::memory_order_relaxed);
    }

private:
    struct slot {
        std::uint64_t checked_key;  ///< the exclusive or of key and data
        std::uint64_t data;
    };

    detail::transposition_table<slot> slots_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
