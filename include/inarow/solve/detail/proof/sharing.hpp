// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/proof/checker.hpp>
#include <inarow/solve/detail/proof/reader.hpp>

#include <cstddef>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

/// In a tree that proves a win, replaces equal parts by references to the first of them.
class sharing {
public:
    /// Precondition: `tree` proves that `winner` wins the position, and its references repeat no
    /// nodes.
    sharing(const position_view& p, player winner, const side_lengths& lengths,
            std::span<const std::byte> tree)
        : tree_{tree}, squares_{static_cast<unsigned>(p.rules().squares())} {
        const line_table lines(p.rules());
        const symmetries images(p.rules());
        incremental_board board(p.rules(), lines, images);
        board.place_all(p);
        reader from(tree);
        from.set_version(version_without_repetition);
        checker claim(from, board, images, winner, lengths, true);
        claim.set_listener(
            [this](const node_state& /*node*/, const accepted_node& node) { add(node); });
        [[maybe_unused]] const bool is_right = claim.is_node(p.to_move() == winner);
    }

    /// Returns the tree with references.
    [[nodiscard]] std::vector<std::byte> shared() {
        bytes_ = {};
        next_label_ = 0;
        write(open_.back().part);
        return (std::move)(bytes_);
    }

private:
    /// The part of a node below, and the bytes before it. The last piece of a node has no part.
    struct piece {
        std::vector<std::byte> bytes{};
        int part = -1;

        auto operator<=>(const piece&) const = default;
    };
    /// A node of the tree, in pieces. If `symmetry` is not 0, the node is an image of the part of
    /// its only piece.
    struct content {
        std::vector<piece> pieces{};
        int symmetry = 0;
        bool is_provers_turn = false;

        auto operator<=>(const content&) const = default;
    };
    struct part {
        const content* what;
        std::size_t size;  ///< in bytes
        int uses = 0;
        bool has_image = false;  ///< another part is an image of this part
        int label = -1;
    };
    /// A node whose parent has not been added yet.
    struct open_node {
        std::size_t begin;
        std::size_t end;
        int part;
    };
    /// A reference has at most about this number of bytes.
    static constexpr std::size_t reference_size = 6;

    [[nodiscard]] unsigned number_of(tag t) const { return squares_ + static_cast<unsigned>(t); }

    /// Adds a node. The nodes below it have been added before.
    void add(const accepted_node& node) {
        std::size_t first = open_.size();
        while (first > 0 && open_[first - 1].begin >= node.begin) --first;
        const int made = part_of(node, std::span(open_).subspan(first));
        open_.resize(first);
        open_.push_back({node.begin, node.end, made});
        if (node.has_label) labeled_.push_back(made);
    }
    [[nodiscard]] int part_of(const accepted_node& node, std::span<const open_node> below) {
        reader from(tree_.subspan(node.begin, node.end - node.begin));
        unsigned value = 0;
        if (from.number(value) && value == number_of(tag::reference)) {
            unsigned symmetry = 0;
            if (!from.number(value) || !from.number(symmetry)) return -1;
            const int repeated = labeled_[value];
            if (symmetry == 0) return repeated;
            return interned({{{{}, repeated}}, static_cast<int>(symmetry), node.is_provers_turn});
        }
        content what{.is_provers_turn = node.is_provers_turn};
        std::size_t at = node.begin;
        for (const open_node& child : below) {
            what.pieces.push_back({bytes_before(at, child.begin), child.part});
            at = child.end;
        }
        what.pieces.push_back({bytes_before(at, node.end)});
        return interned((std::move)(what));
    }
    /// Returns the bytes between two nodes, without the label of the second node.
    [[nodiscard]] std::vector<std::byte> bytes_before(std::size_t begin, std::size_t end) const {
        std::vector<std::byte> result;
        reader from(tree_.subspan(begin, end - begin));
        for (unsigned value = 0; !from.is_at_end() && from.number(value);)
            if (value != number_of(tag::label)) append_number(result, value);
        return result;
    }
    /// Returns the number of the part with this content.
    [[nodiscard]] int interned(content what) {
        const auto [at, is_new] =
            numbers_.try_emplace((std::move)(what), static_cast<int>(parts_.size()));
        if (!is_new) return at->second;
        part made{.what = &at->first, .size = at->first.symmetry == 0 ? 0 : reference_size};
        for (const piece& each : at->first.pieces) {
            made.size += each.bytes.size();
            if (each.part < 0) continue;
            part& child = parts_[as_index(each.part)];
            ++child.uses;
            if (at->first.symmetry == 0) made.size += child.size;
            if (at->first.symmetry != 0) child.has_image = true;
        }
        parts_.push_back(made);
        return at->second;
    }

    void write_number(unsigned value) { append_number(bytes_, value); }
    void write_reference(int label, int symmetry) {
        write_number(number_of(tag::reference));
        write_number(static_cast<unsigned>(label));
        write_number(static_cast<unsigned>(symmetry));
    }
    void write(int index) {
        part& p = parts_[as_index(index)];
        if (p.label >= 0) return write_reference(p.label, 0);
        const auto& [pieces, symmetry, is_provers_turn] = *p.what;
        if (symmetry != 0) return write_reference(parts_[as_index(pieces[0].part)].label, symmetry);
        const bool gets_label = p.has_image || (p.uses > 1 && p.size > reference_size);
        if (gets_label) write_number(number_of(tag::label));
        for (const piece& each : pieces) {
            bytes_.insert(bytes_.end(), each.bytes.begin(), each.bytes.end());
            if (each.part >= 0) write(each.part);
        }
        if (gets_label) p.label = next_label_++;
    }

    std::span<const std::byte> tree_;
    unsigned squares_;
    std::vector<open_node> open_{};
    std::vector<int> labeled_{};  ///< the parts of the nodes with labels
    std::map<content, int> numbers_{};
    std::vector<part> parts_{};
    std::vector<std::byte> bytes_{};
    int next_label_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::proof
