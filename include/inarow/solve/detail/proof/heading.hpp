// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/proof/format.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

inline void append_stones(std::vector<std::byte>& bytes, const position& p, player side) {
    std::vector<unsigned> squares;
    for (int s = 0; s < p.rules().squares(); ++s)
        if (p.at(square_at(p.rules(), s)) == mark_of(side))
            squares.push_back(static_cast<unsigned>(s));
    append_number(bytes, static_cast<unsigned>(squares.size()));
    for (const unsigned s : squares) append_number(bytes, s);
}

/// Returns the bytes before the trees, with zeros in place of the checksum.
[[nodiscard]] inline std::vector<std::byte> heading(const position& p, inarow::outcome proven,
                                                    int file_version) {
    std::vector<std::byte> bytes;
    for (const std::uint8_t each : magic) bytes.push_back(std::byte{each});
    bytes.push_back(static_cast<std::byte>(file_version));
    bytes.resize(rules_offset);
    // The file does not store gravity, convention and edges, because proofs support only one value
    // of each. The player who starts follows from the stones and the player to move.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        p.rules();
    for (const int number :
         {columns, rows, run, static_cast<int>(length), static_cast<int>(p.to_move())})
        append_number(bytes, static_cast<unsigned>(number));
    append_stones(bytes, p, first);
    append_stones(bytes, p, second);
    const mark winner = winner_of(proven);
    append_number(bytes, static_cast<unsigned>(winner));
    return bytes;
}

}  // namespace inarow::inline v0::solve::detail::proof
