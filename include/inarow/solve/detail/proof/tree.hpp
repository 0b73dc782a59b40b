// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/zone.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

using maker_breaker::zone;

/// A link from a node to a child. Children whose positions are images of each other under a
/// symmetry are stored as one node.
struct edge {
    int node = -1;
    int symmetry = 0;  ///< maps the squares of the node to the squares of the parent
};

/// The answer to a move of the opponent.
struct answer {
    int square;
    edge then;
};

/// A node of the tree of a claim, in memory.
template <int Squares>
struct tree_node {
    enum class type : std::uint8_t { line, move, fours, answers, bound, tiles, stolen, file };

    type kind;
    int square = -1;                     ///< the square of the prover's move
    std::vector<std::uint16_t> fours{};  ///< the prover's fours
    /// The child after the prover's move, after the reply to the last of the fours (unless this
    /// four wins), or after a pass that covers all other squares.
    edge next{};
    std::vector<answer> answers{};
    std::vector<std::pair<int, int>> pairs{};  ///< the pairs of a bound
    std::span<const std::byte> file{};         ///< the bytes of the node in another file
    unsigned first_label = 0;  ///< the number of labels in that file before the node
    /// The squares on which the proof of the node relies. The proof stays valid even if the
    /// opponent may have stones on free squares outside this zone.
    zone<Squares> needed{};
    int parents = 0;
};

}  // namespace inarow::inline v0::solve::detail::proof
