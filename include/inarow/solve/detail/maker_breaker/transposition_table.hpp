// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/line_table.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/detail/maker_breaker/zone.hpp>
#include <inarow/solve/detail/search_kind.hpp>
#include <inarow/solve/detail/transposition_table.hpp>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// The known results of a position for one maker. An unknown result is 0, so zeroed memory is an
/// empty table.
template <int Squares>
struct tt_entry {
    key position{};
    zone<Squares> proof;      ///< valid only if failed == 1
    std::int16_t won = 0;     ///< lower bound on the maker's winning score
    std::int16_t failed = 0;  ///< if not 0, no win leaves failed - 1 or more squares free
};

/// A transposition table for positions of one board. The number of entries is the largest power of
/// two that fits into `bytes` bytes, but at least two. The table also contains the lines and
/// symmetries of the board, so that they are computed only once. Threads may share the table.
template <int Squares>
class transposition_table {
public:
    transposition_table(const inarow::rules& r, std::size_t bytes)
        : rules_{table_rules(r)}, lines_(rules_), images_(rules_), entries_(bytes) {}

    /// Returns the rules of the board, which has at least as many columns as rows.
    [[nodiscard]] const inarow::rules& rules() const { return rules_; }
    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] const symmetries& images() const { return images_; }
    /// Returns the entry of a position. Returns `nullopt` if the position has no entry, or if
    /// another thread is using the slot.
    [[nodiscard]] std::optional<tt_entry<Squares>> find(const key& k) const {
        std::optional<tt_entry<Squares>> result;
        if (const lock held(lock_of(k)); held.owns())
            if (const auto& entry = entries_.slot(k.high); entry.position == k) result = entry;
        return result;
    }
    /// Calls change(entry) with the entry of a position, or with an empty entry that replaces the
    /// entry of another position. Does nothing if another thread is using the slot.
    void update(const key& k, const auto& change) {
        const lock held(lock_of(k));
        if (!held.owns()) return;
        auto& entry = entries_.slot(k.high);
        if (entry.position != k) entry = {k, {}, 0, 0};
        change(entry);
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }
    /// Returns the memory that a checkpoint saves and restores.
    [[nodiscard]] std::vector<std::span<std::byte>> memory() { return {entries_.writable_bytes()}; }

private:
    /// Tries to set a flag. If no other thread had set the flag, owns the flag and clears it on
    /// destruction.
    class lock {
    public:
        explicit lock(std::atomic_flag& flag)
            : flag_{flag}, owns_{!flag.test_and_set(std::memory_order_acquire)} {}
        lock(const lock&) = delete;
        lock(lock&&) = delete;
        lock& operator=(const lock&) = delete;
        lock& operator=(lock&&) = delete;
        ~lock() {
            if (owns_) (flag_.clear)(std::memory_order_release);
        }

        [[nodiscard]] bool owns() const { return owns_; }

    private:
        std::atomic_flag& flag_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
        bool owns_;
    };

    [[nodiscard]] std::atomic_flag& lock_of(const key& k) const {
        return locks_[entries_.index_of(k.high) % locks_.size()];
    }

    inarow::rules rules_;
    line_table lines_;
    symmetries images_;
    detail::transposition_table<tt_entry<Squares>> entries_;
    mutable std::array<std::atomic_flag, 256> locks_{};  ///< slot i has lock i % 256
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
