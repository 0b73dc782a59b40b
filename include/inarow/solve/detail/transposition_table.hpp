// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/zeroed_pages.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace inarow::inline v0::solve::detail {

/// The memory of a transposition table. Each hash has exactly one slot. An entry is empty if all
/// its bytes are 0. The search decides what an entry contains, and when an entry replaces another
/// entry.
template <class Entry>
class transposition_table {
public:
    static_assert(std::is_trivially_copyable_v<Entry>);

    transposition_table() = default;
    /// Allocates as many entries as fit into `bytes` bytes, rounded down to a power of two, but at
    /// least two entries. If memory is short, allocates fewer entries.
    explicit transposition_table(std::size_t bytes)
        : entries_(std::bit_floor(bytes / sizeof(Entry) | std::size_t{2})) {}

    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }
    /// Returns the memory of the entries.
    [[nodiscard]] std::span<std::byte> writable_bytes() {
        return std::as_writable_bytes(std::span(entries_.data(), entries_.size()));
    }

    /// Returns the index of the slot of a hash. The index consists of the upper bits of the hash.
    [[nodiscard]] std::size_t index_of(std::uint64_t hash) const {
        return static_cast<std::size_t>(hash >> (64 - std::countr_zero(entries_.size())));
    }
    [[nodiscard]] Entry& slot(std::uint64_t hash) const { return entries_.data()[index_of(hash)]; }

private:
    core::detail::zeroed_pages<Entry> entries_{};
};

}  // namespace inarow::inline v0::solve::detail
