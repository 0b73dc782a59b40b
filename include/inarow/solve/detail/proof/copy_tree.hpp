// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/checker.hpp>
#include <inarow/solve/detail/proof/format.hpp>
#include <inarow/solve/detail/proof/node.hpp>
#include <inarow/solve/detail/proof/reader.hpp>
#include <inarow/solve/detail/proof/tree_copy.hpp>

#include <cstddef>
#include <span>

namespace inarow::inline v0::solve::detail::proof {

/// Returns the bytes of the tree in a correct file that contains one claim.
[[nodiscard]] inline std::span<const std::byte> tree_of(std::span<const std::byte> file) {
    reader bytes(file.subspan(rules_offset));
    unsigned value = 0;
    const auto skip = [&](unsigned count) {
        while (count > 0 && bytes.number(value)) --count;
    };
    constexpr unsigned numbers_before_stones = 5;
    skip(numbers_before_stones);
    for (int side = 0; side < 2; ++side) {
        skip(1);
        skip(value);
    }
    skip(1);  // the outcome
    return bytes.rest();
}

/// Makes a checker copy the tree that it reads. The checker then calls visit(state, node) for each
/// node of the copy, as checker::set_listener describes.
void keep_copy(checker& claim, tree_copy& copy, auto visit) {
    claim.set_copy(copy.bytes);
    claim.set_listener([&copy, visit](const node_state& reached, const accepted_node& node) {
        if (node.has_label) copy.labels.push_back(node.begin);
        visit(reached, node);
    });
}

/// Copies the tree of a correct file, which proves that `prover` wins the position on `board`.
/// `lengths` are the lengths of the claim. Calls visit(state, node) as keep_copy does.
void copy_tree(tree_copy& copy, std::span<const std::byte> file, incremental_board& board,
               const symmetries& images, player prover, const side_lengths& lengths,
               bool is_provers_turn, auto visit) {
    reader from(tree_of(file));
    from.set_version(std::to_integer<int>(file[version_offset]));
    checker claim(from, board, images, prover, lengths, true);
    keep_copy(claim, copy, visit);
    [[maybe_unused]] const bool is_right = claim.is_node(is_provers_turn);
}

}  // namespace inarow::inline v0::solve::detail::proof
