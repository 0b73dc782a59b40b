// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/tree.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <cstddef>
#include <unordered_map>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// The nodes of a proof by threats, in the form that the writer of proofs reads.
class proof_nodes {
public:
    using tree = threat_tree;
    using node = proof::tree_node<proof::max_squares>;

    explicit proof_nodes(const tree& root) : root_{added(root)} {}

    [[nodiscard]] const std::vector<node>& nodes() const { return nodes_; }
    [[nodiscard]] proof::edge root() const { return root_; }

private:
    /// Returns the link to a proof. If the proof is added for the first time, makes a node for it.
    proof::edge added(const tree& t) {
        const void* const place =
            t.file.empty() ? static_cast<const void*>(&t) : static_cast<const void*>(t.file.data());
        if (const auto known = known_.find(place); known != known_.end()) {
            ++nodes_[static_cast<std::size_t>(known->second)].parents;
            return {known->second, t.symmetry};
        }
        const int index = add(node_of(t));
        known_.emplace(place, index);
        return {index, t.symmetry};
    }
    [[nodiscard]] node node_of(const tree& t) {
        switch (t.kind) {
            case tree::type::fours: {
                node result{.kind = node::type::fours, .fours = t.squares};
                if (t.next) result.next = added(*t.next);
                return result;
            }
            case tree::type::answers: return answers_of(t);
            case tree::type::move:
                return {.kind = node::type::move, .square = t.squares[0], .next = added(*t.next)};
            case tree::type::file:
                return {.kind = node::type::file, .file = t.file, .first_label = t.first_label};
            case tree::type::attack:
            default: break;
        }
        node result{.kind = node::type::move, .square = t.squares[0]};
        result.next = {add(answers_of(t))};
        return result;
    }
    [[nodiscard]] node answers_of(const tree& t) {
        node result{.kind = node::type::answers};
        for (const auto& [square, then] : t.answers)
            result.answers.push_back({square, added(*then)});
        if (t.next) result.next = added(*t.next);
        return result;
    }
    int add(node n) {
        n.parents = 1;
        nodes_.push_back((std::move)(n));
        return static_cast<int>(nodes_.size()) - 1;
    }

    std::vector<node> nodes_{};
    std::unordered_map<const void*, int> known_{};  ///< indexed by tree, or by its file
    proof::edge root_;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
