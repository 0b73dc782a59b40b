// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/rules.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Defines the bytes of proofs. docs/proof_format.md describes the format, and explains why the
/// claim of an accepted file is true.
namespace inarow::inline v0::solve::detail::proof {

inline constexpr std::array<std::uint8_t, 8> magic{0x89, 'i', 'n', 'p', 'r', 'o', 'o', 'f'};
/// The newest version of the format. This version added the tag `tiles`.
inline constexpr int version = 5;
/// The oldest version. The next version added the tag `fours`.
inline constexpr int version_without_fours = 1;
/// In the next version, a reference can also repeat a node.
inline constexpr int version_without_repetition = 2;
inline constexpr int version_with_one_length = 3;
/// In this version, a proof can hold for both line lengths.
inline constexpr int version_without_tiles = 4;
inline constexpr std::size_t version_offset = 8;
inline constexpr std::size_t checksum_offset = 9;
inline constexpr std::size_t rules_offset = 13;  ///< the checksum covers all bytes from here on
inline constexpr int max_squares = 1024;
/// The maximum number of nodes of a claim. A node counts each time it is read.
inline constexpr long long max_claim_nodes = 100'000'000;
inline constexpr int max_number_bytes = 4;
/// The number that a file has instead of a line length if the proof holds for both lengths.
inline constexpr unsigned both_lengths = 2;
static_assert(line_length_names.size() == both_lengths);

/// The tags of nodes. A file stores a tag as its value plus the number of squares of the board.
enum class tag : std::uint8_t { end, bound, cover, rest, label, reference, stolen, fours, tiles };

/// Bounds represent the weight 1 as the integer 2^one_bits.
inline constexpr int one_bits = 40;

/// Returns the CRC-32 checksum that ZIP and PNG files use.
[[nodiscard]] constexpr std::uint32_t checksum(std::span<const std::byte> bytes) {
    std::uint32_t sum = 0xffffffffU;
    for (const std::byte each : bytes) {
        sum ^= std::to_integer<std::uint32_t>(each);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~sum;
}

/// Appends a number as bytes that contain 7 bits each, the lowest bits first. The highest bit of
/// each byte except the last is 1.
inline void append_number(std::vector<std::byte>& bytes, unsigned number) {
    for (; number >= 128; number >>= 7U)
        bytes.push_back(std::byte{static_cast<std::uint8_t>(number | 128U)});
    bytes.push_back(std::byte{static_cast<std::uint8_t>(number)});
}

/// Computes the checksum of a complete file, and writes it into the file.
inline void set_checksum(std::vector<std::byte>& bytes) {
    const std::uint32_t sum = checksum(std::span(bytes).subspan(rules_offset));
    for (std::size_t i = 0; i < 4; ++i)
        bytes[checksum_offset + i] = std::byte{static_cast<std::uint8_t>(sum >> 8 * i)};
}

}  // namespace inarow::inline v0::solve::detail::proof
