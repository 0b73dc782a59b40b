// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/zeroed_pages.hpp>
#include <inarow/solve/detail/place_board/line_table.hpp>
#include <inarow/solve/detail/place_board/symmetries.hpp>
#include <inarow/solve/detail/place_board/zone.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>

namespace inarow::inline v0::solve::detail::place_board {

/// What is known of a position for one maker: 0 where nothing is, so that zeroed memory is an empty
/// table.
template <int Squares>
struct tt_entry {
    key position{};
    zone<Squares> proof;      ///< of failed == 1
    std::int16_t won = 0;     ///< the maker wins with at least that score
    std::int16_t failed = 0;  ///< the maker has no win that leaves failed - 1 free squares
};

/// Entries for the positions of one board, in at most that many bytes, two at least; with its lines
/// and symmetries, which are made once.
template <int Squares>
class transposition_table {
public:
    transposition_table(const rules& r, std::size_t bytes)
        : lines_(r),
          images_(r),
          entries_(std::bit_floor(bytes / sizeof(tt_entry<Squares>) | std::size_t{2})) {}

    [[nodiscard]] const line_table& lines() const { return lines_; }
    [[nodiscard]] const symmetries& images() const { return images_; }
    [[nodiscard]] tt_entry<Squares>& slot(const key& k) {
        return entries_.data()[k.high >> (64 - std::countr_zero(entries_.size()))];
    }
    [[nodiscard]] std::size_t bytes() const { return entries_.bytes(); }

private:
    line_table lines_;
    symmetries images_;
    core::detail::zeroed_pages<tt_entry<Squares>> entries_;
};

}  // namespace inarow::inline v0::solve::detail::place_board
