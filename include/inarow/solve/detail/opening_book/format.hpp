// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/mix64.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// Defines the file format of opening books. docs/solve/book.md describes the format byte by byte.
/// Numbers are little-endian.
namespace inarow::inline v0::solve::detail::opening_book {

inline constexpr std::array<std::uint8_t, 7> magic{0x89, 'i', 'n', 'a', 'r', 'o', 'w'};
inline constexpr int version = 1;
inline constexpr std::size_t version_offset = 7;
inline constexpr std::size_t checksum_offset = 8;
inline constexpr std::size_t columns_offset = 16;  ///< the checksum covers all bytes from this
                                                   ///< offset
inline constexpr std::size_t rows_offset = 18;
inline constexpr std::size_t run_offset = 20;
inline constexpr std::size_t gravity_offset = 22;
inline constexpr std::size_t plies_offset = 23;
inline constexpr std::size_t entries_offset = 24;
inline constexpr std::size_t min_score_offset = 28;
inline constexpr std::size_t score_bits_offset = 29;
inline constexpr std::size_t length_offset = 30;
inline constexpr std::size_t convention_offset = 31;
inline constexpr std::size_t blocks_offset = 32;

/// A block contains the number of entries in earlier blocks, then one bit for each of its boards.
/// The bit is 1 if the board has an entry.
inline constexpr std::size_t block_bytes = 64;
inline constexpr std::size_t count_bytes = 4;
inline constexpr std::size_t boards_per_block = 8 * (block_bytes - count_bytes);
inline constexpr int max_score_bits = 7;

/// Returns the offset of the scores in the file. The offset has 64 bits, because the header of a
/// damaged file may contain rules with more boards than memory has bytes.
[[nodiscard]] constexpr std::uint64_t scores_offset(std::uint64_t boards) {
    return blocks_offset + (boards + boards_per_block - 1) / boards_per_block * block_bytes;
}
[[nodiscard]] constexpr std::uint64_t book_size(std::uint64_t boards, std::uint64_t entries,
                                                int bits) {
    return scores_offset(boards) + (entries * static_cast<std::uint64_t>(bits) + 7) / 8;
}

/// Reads a number that takes `count` bytes. Bytes beyond the end count as 0.
[[nodiscard]] constexpr std::uint64_t read_number(std::span<const std::byte> bytes,
                                                  std::size_t offset, std::size_t count) {
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < count && offset + i < bytes.size(); ++i)
        result |= std::to_integer<std::uint64_t>(bytes[offset + i]) << 8 * i;
    return result;
}

/// Returns the checksum of a book. Each step is a bijection of one 64-bit word, so the checksum
/// detects every change within a single word.
[[nodiscard]] constexpr std::uint64_t checksum(std::span<const std::byte> book) {
    std::uint64_t sum = book.size();
    for (std::size_t offset = columns_offset; offset < book.size(); offset += 8)
        sum = core::mix64(sum ^ read_number(book, offset, 8)) + 0x9e3779b97f4a7c15U;
    return sum;
}

}  // namespace inarow::inline v0::solve::detail::opening_book

namespace inarow::inline v0::solve {

namespace book_format = detail::opening_book;

}  // namespace inarow::inline v0::solve
