// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/maker_breaker/zone.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

using maker_breaker::zone;

/// A child of a node. Nodes with the same position up to a symmetry share a child.
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
    enum class type : std::uint8_t { line, move, answers, bound, stolen };

    type kind;
    int square = -1;  ///< the square of the prover's move
    edge next{};      ///< child after the prover's move, or after a pass on all other squares
    std::vector<answer> answers{};
    std::vector<std::pair<int, int>> pairs{};  ///< the pairs of a bound
    /// The squares that the node needs. The tree of the node stays valid if any squares outside
    /// this zone become uncertain.
    zone<Squares> needed{};
    int parents = 0;
};

}  // namespace inarow::inline v0::solve::detail::proof
