// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/rules.hpp>
#include <inarow/solve/detail/heuristic/search_value.hpp>
#include <inarow/solve/detail/transposition_table.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace inarow::inline v0::solve::detail::heuristic {

/// The result of an alpha-beta search of a position.
struct tt_entry {
    int value;  ///< from -win to win
    int move;   ///< -1 if there is no move
    int depth;  ///< from 0 to 255
    bound kind;
};

/// Packs an entry into 64 bits: 21 bits for the value, 20 for the move, 8 for the depth and 2 for
/// the kind of bound.
[[nodiscard]] constexpr std::uint64_t packed(const tt_entry& entry) {
    return static_cast<std::uint64_t>(entry.kind) | static_cast<std::uint64_t>(entry.depth) << 2U |
           static_cast<std::uint64_t>(entry.move + 1) << 10U |
           static_cast<std::uint64_t>(entry.value + win) << 30U;
}
/// Unpacks an entry. This is the reverse of packed(). Zero has the kind `bound::none`.
[[nodiscard]] constexpr tt_entry unpacked(std::uint64_t data) {
    return {.value = static_cast<int>(data >> 30U) - win,
            .move = static_cast<int>(data >> 10U & 0xfffffU) - 1,
            .depth = static_cast<int>(data >> 2U & 0xffU),
            .kind = static_cast<bound>(data & 3U)};
}
static_assert((largest_rule + 24) * (largest_rule + 24) < 1 << 20,
              "every square must fit, on boards with a border, too");

/// A transposition table with entries of 16 bytes. A new entry replaces the old entry in its slot.
/// Threads share the table without locks. Each slot stores the exclusive or of key and data instead
/// of the key. If two threads write to a slot at the same time, the slot therefore matches no key.
/// Source: Robert Hyatt and Timothy Mann, A lock-less transposition-table implementation (2002).
class transposition_table {
public:
    /// Precondition: the number of entries is a power of two, and at least two.
    explicit transposition_table(std::size_t entries) : slots_(entries * entry_bytes) {}

    static constexpr std::size_t entry_bytes = 16;

    [[nodiscard]] std::optional<tt_entry> find(std::uint64_t key) const {
        slot& place = slots_.slot(key);
        const std::uint64_t data = std::atomic_ref(place.data).load(std::memory_order_relaxed);
        const std::uint64_t checked_key =
            std::atomic_ref(place.checked_key).load(std::memory_order_relaxed);
        const tt_entry entry = unpacked(data);
        if (entry.kind == bound::none || (checked_key ^ data) != key) return std::nullopt;
        return entry;
    }
    [[nodiscard]] std::size_t bytes() const { return slots_.bytes(); }
    void store(std::uint64_t key, const tt_entry& entry) {
        slot& place = slots_.slot(key);
        const std::uint64_t data = packed(entry);
        std::atomic_ref(place.data).store(data, std::memory_order_relaxed);
        std::atomic_ref(place.checked_key).store(key ^ data, std::memory_order_relaxed);
    }

private:
    struct slot {
        std::uint64_t checked_key;  ///< the exclusive or of key and data
        std::uint64_t data;
    };

    static_assert(sizeof(slot) == entry_bytes);

    detail::transposition_table<slot> slots_;
};

/// Keeps a transposition table for later searches as long as the rules stay the same.
class kept_table {
public:
    explicit kept_table(std::size_t max_bytes) : max_bytes_{max_bytes} {}

    [[nodiscard]] transposition_table& table_for(const rules& r) {
        const rules same = starting_with(first, r);
        if (!table_ || same != rules_) {
            table_.reset();  // free the memory before the next allocation
            table_ = std::make_unique<transposition_table>(std::bit_floor(
                (std::max)(max_bytes_ / transposition_table::entry_bytes, std::size_t{2})));
            rules_ = same;
        }
        return *table_;
    }
    [[nodiscard]] std::size_t bytes() const { return table_ ? table_->bytes() : 0; }
    void erase_all() { table_.reset(); }

private:
    std::size_t max_bytes_;
    rules rules_{};  ///< the rules of the table
    std::unique_ptr<transposition_table> table_{};
};

}  // namespace inarow::inline v0::solve::detail::heuristic
