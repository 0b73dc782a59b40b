// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/zeroed_pages.hpp>
#include <inarow/solve/detail/general/transposition_table.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>

namespace inarow::inline v0::solve::detail::general {

/// A transposition table in allocated memory. Its number of entries is a power of two that fits
/// into `bytes` bytes, but at least two.
template <class Word>
class heap_transposition_table {
public:
    heap_transposition_table() = default;
    explicit heap_transposition_table(std::size_t bytes)
        : entries_(std::bit_floor(bytes / sizeof(tt_entry<Word>) | std::size_t{2})) {}

    [[nodiscard]] tt_entry<Word>& slot(std::uint64_t hash) {
        return entries_.data()[hash >> (64 - std::countr_zero(entries_.size()))];
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }

private:
    core::detail::zeroed_pages<tt_entry<Word>> entries_{};
};

}  // namespace inarow::inline v0::solve::detail::general
