// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>
#include <inarow/core/enum_names.hpp>

#include <cstdint>
#include <utility>

namespace inarow::inline v0::solve {

/// The size of the largest bitboard that a search supports, in bits. To make a program smaller,
/// define INAROW_MAX_BITS as 128, 256, 512 or 1024. The general search is then compiled only for 64
/// bits and for INAROW_MAX_BITS bits, and the drop search only for 64 bits. The reference search
/// handles larger boards.
#if defined(INAROW_MAX_BITS)
inline constexpr int max_bits = INAROW_MAX_BITS;
inline constexpr bool is_small_program = true;
#else
inline constexpr int max_bits = 2048;
inline constexpr bool is_small_program = false;
#endif
/// The size of the largest bitboard that the drop search supports, in bits.
inline constexpr int max_drop_bits = core::has_uint128 && !is_small_program ? 128 : 64;
/// The size of the largest board that the maker-breaker search supports, in squares.
inline constexpr int max_maker_breaker_squares = 512;

namespace detail {

/// The searches, fastest first.
enum class search_kind : std::uint8_t {
    drop,           ///< drop search, on up to max_drop_bits bits; at run time only
    maker_breaker,  ///< maker-breaker search, on up to max_maker_breaker_squares squares; at run
                    ///< time only
    general,        ///< general search, on up to max_bits bits
    reference,      ///< reference search, which uses only the functions in inarow/game/
};
inline constexpr auto search_kind_names =
    core::enum_names_of<search_kind>("drop", "maker_breaker", "general", "reference");

/// Returns whether a search also supports constant evaluation.
[[nodiscard]] constexpr bool is_constexpr(search_kind kind) {
    switch (kind) {
        case search_kind::drop:
        case search_kind::maker_breaker: return false;
        case search_kind::general:
        case search_kind::reference:
        default: break;
    }
    return true;
}

/// Returns the kind of the fastest search that supports the rules.
/// tests/solve/detail/search_kind_test.cpp checks the faster searches against the reference search.
[[nodiscard]] constexpr search_kind search_for(const rules& r) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    if (!bitboard::supports(r, max_bits)) return search_kind::reference;
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:
        default: return search_kind::reference;
    }
    switch (length) {
        case line_length::at_least:
        case line_length::exactly:
        default: break;
    }
    switch (convention) {
        case convention::misere: return search_kind::general;
        case convention::normal:
        default: break;
    }
    switch (gravity) {
        case place:
            return r.squares() <= max_maker_breaker_squares ? search_kind::maker_breaker
                                                            : search_kind::general;
        case drop:
            return bitboard::bits_needed(r) <= max_drop_bits ? search_kind::drop
                                                             : search_kind::general;
        default: break;
    }
    return search_kind::reference;
}

/// Returns the rules of the table that a search keeps. The maker-breaker search has one table for a
/// board and its reflection along the diagonal. This table has the rules of the board with more
/// columns.
[[nodiscard]] constexpr rules table_rules(rules r) {
    if (search_for(r) == search_kind::maker_breaker && r.rows > r.columns)
        (std::swap)(r.columns, r.rows);
    return r;
}

}  // namespace detail

}  // namespace inarow::inline v0::solve
