// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/detail/proof/side_lengths.hpp>
#include <inarow/solve/proof.hpp>

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

/// Returns the lengths of a claim that `winner` wins.
[[nodiscard]] constexpr side_lengths lengths_of_win(const rules& r, proven_lengths proven,
                                                    player winner) {
    return side_lengths::of_win(r, proven == proven_lengths::both, winner);
}

/// Returns the bytes before the trees, with zeros in place of the checksum.
[[nodiscard]] inline std::vector<std::byte> heading(const proven_outcome& states,
                                                    int file_version) {
    const position& p = states.position;
    std::vector<std::byte> bytes;
    for (const std::uint8_t each : magic) bytes.push_back(std::byte{each});
    bytes.push_back(static_cast<std::byte>(file_version));
    bytes.resize(rules_offset);
    // The file does not store gravity, convention and edges, because proofs support only one value
    // of each. The player who starts follows from the stones and the player to move.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        p.rules();
    for (const int number : {columns, rows, run})
        append_number(bytes, static_cast<unsigned>(number));
    const bool has_both = states.lengths == proven_lengths::both;
    append_number(bytes, has_both ? both_lengths : static_cast<unsigned>(length));
    append_number(bytes, static_cast<unsigned>(p.to_move()));
    append_stones(bytes, p, first);
    append_stones(bytes, p, second);
    const mark winner = winner_of(states.outcome);
    append_number(bytes, static_cast<unsigned>(winner));
    return bytes;
}

}  // namespace inarow::inline v0::solve::detail::proof
