// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/zeroed_pages.hpp>
#include <inarow/solve/detail/maker_breaker/line_table.hpp>
#include <inarow/solve/detail/maker_breaker/symmetries.hpp>
#include <inarow/solve/detail/maker_breaker/zone.hpp>

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace inarow::inline v0::solve::detail::maker_breaker {

/// The known results of a position for one maker. A result that is not known is 0, so zeroed memory
/// is an empty table.
template <int Squares>
struct tt_entry {
    key position{};
    zone<Squares> proof;      ///< only for failed == 1
    std::int16_t won = 0;     ///< lower bound of the maker's winning score
    std::int16_t failed = 0;  ///< if not 0: no win leaves failed - 1 squares free
};

/// The entries for positions of one board: a power of two that fits into `bytes` bytes, but at
/// least two entries. Also has the lines and symmetries of the board, so that they are made only
/// once. Threads may share the table.
template <int Squares>
class transposition_table {
public:
    transposition_table(const rules& r, std::size_t bytes)
        : lines_(r),
          images_(r),
          entries_(std::bit_floor(bytes / sizeof(tt_entry<Squares>) | std::size_t{2})) {}

    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] const symmetries& images() const { return images_; }
    /// The entry of a position; `nullopt` if there is none or another thread is using its slot.
    [[nodiscard]] std::optional<tt_entry<Squares>> find(const key& k) const {
        std::optional<tt_entry<Squares>> result;
        if (const lock held(lock_of(k)); held.owns())
            if (const auto& entry = slot(k); entry.position == k) result = entry;
        return result;
    }
    /// Calls change(entry) with the entry of a position, or with an empty entry that replaces that
    /// of another position. Does nothing if another thread is using the slot.
    void update(const key& k, const auto& change) {
        const lock held(lock_of(k));
        if (!held.owns()) return;
        auto& entry = slot(k);
        if (entry.position != k) entry = {k, {}, 0, 0};
        change(entry);
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }
    /// The memory that a checkpoint saves and restores.
    [[nodiscard]] std::vector<std::span<std::byte>> memory() {
        static_assert(std::is_trivially_copyable_v<tt_entry<Squares>>);
        return {std::as_writable_bytes(std::span(entries_.data(), entries_.size()))};
    }

private:
    /// Sets a flag and clears it on destruction, unless another thread has set the flag.
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

    [[nodiscard]] std::size_t index_of(const key& k) const {
        return static_cast<std::size_t>(k.high >> (64 - std::countr_zero(entries_.size())));
    }
    [[nodiscard]] tt_entry<Squares>& slot(const key& k) const {
        return entries_.data()[index_of(k)];
    }
    [[nodiscard]] std::atomic_flag& lock_of(const key& k) const {
        return locks_[index_of(k) % locks_.size()];
    }

    line_table lines_;
    symmetries images_;
    core::detail::zeroed_pages<tt_entry<Squares>> entries_;
    mutable std::array<std::atomic_flag, 256> locks_{};  ///< slot i has lock i % 256
};

}  // namespace inarow::inline v0::solve::detail::maker_breaker
