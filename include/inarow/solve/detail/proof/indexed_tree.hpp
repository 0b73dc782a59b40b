// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/tree_copy.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

/// The tree of a proof, and where its nodes end, so that a reader can skip nodes.
struct indexed_tree {
    tree_copy tree{};
    /// The first byte of each node, and the byte after its last byte, in ascending order.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> nodes{};

    /// Returns the first byte after a node. `begin` is the first byte of the node after its label.
    [[nodiscard]] std::size_t end_of(std::size_t begin) const {
        const auto found = std::ranges::lower_bound(nodes, static_cast<std::uint32_t>(begin), {},
                                                    [](const auto& node) { return node.first; });
        return found->second;
    }
};

}  // namespace inarow::inline v0::solve::detail::proof
