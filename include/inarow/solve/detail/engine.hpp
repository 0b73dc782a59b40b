// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>
#include <inarow/core/enum_names.hpp>

#include <cstdint>

namespace inarow::inline v0::solve {

/// The size of the largest bitboard that a search supports, in bits. If a program needs no larger
/// boards, define INAROW_MAX_BITS as 128, 256, 512 or 1024 to make the program smaller. Each search
/// is then compiled only for 64 bits and for INAROW_MAX_BITS bits, and the reference search handles
/// larger boards.
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
inline constexpr int max_place_squares = 512;

namespace detail {

/// The searches, fastest first.
enum class engine : std::uint8_t {
    drop_board,   ///< drop search, on up to max_drop_bits bits; at run time only
    place_board,  ///< maker-breaker search, on up to max_place_squares squares; at run time only
    bitboard,     ///< general search, on up to max_bits bits
    reference,    ///< reference search, with the rules in game/ alone
};
inline constexpr auto engine_names =
    core::enum_names_of<engine>("drop_board", "place_board", "bitboard", "reference");

/// Whether a search also supports constant evaluation.
[[nodiscard]] constexpr bool is_constexpr(engine e) {
    switch (e) {
        case engine::drop_board:
        case engine::place_board: return false;
        case engine::bitboard:
        case engine::reference:
        default: break;
    }
    return true;
}

/// The fastest search that supports the rules. tests/solve/detail/engine_test.cpp checks the faster
/// searches against the reference search.
[[nodiscard]] constexpr engine engine_for(const rules& r) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    if (!bitboard::supports(r, max_bits)) return engine::reference;
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping:
        default: return engine::reference;
    }
    switch (length) {
        case line_length::at_least:
        case line_length::exactly:
        default: break;
    }
    switch (convention) {
        case convention::misere: return engine::bitboard;
        case convention::normal:
        default: break;
    }
    switch (gravity) {
        case place:
            return r.squares() <= max_place_squares ? engine::place_board : engine::bitboard;
        case drop:
            return bitboard::bits_needed(r) <= max_drop_bits ? engine::drop_board
                                                             : engine::bitboard;
        default: break;
    }
    return engine::reference;
}

}  // namespace detail

}  // namespace inarow::inline v0::solve
