// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/node.hpp>
#include <inarow/solve/detail/proof/reader.hpp>
#include <inarow/solve/detail/proof/tree.hpp>

#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::proof {

/// Writes the tree of a claim. Keeps track of the uncertain squares (free squares on which the
/// opponent may have a stone). This information shows which pairs of a bound are unnecessary, and
/// which earlier nodes also prove the current node.
template <int Squares>
class writer {
public:
    using node = tree_node<Squares>;

    /// `is_transposed` is true if the file exchanges the rows and columns of the board.
    writer(std::vector<std::byte>& bytes, incremental_board& b, const symmetries& images,
           player prover, const side_lengths& lengths, const std::vector<node>& nodes,
           bool is_transposed)
        : bytes_{bytes},
          state_(b, prover, lengths),
          images_{images},
          nodes_{nodes},
          is_transposed_{is_transposed},
          pairs_(b.rules().squares()),
          combined_(images, b.rules().squares()) {}

    void write(const edge& root, bool is_provers_turn) { write(root, 0, is_provers_turn); }

private:
    using type = node::type;

    /// A node that was written with a label.
    struct label {
        unsigned number;
        int symmetry;  ///< maps the squares of the node to the squares that were written
        int passes;
        std::vector<std::uint8_t> is_uncertain;
    };

    void write_number(int number) { append_number(bytes_, static_cast<unsigned>(number)); }
    void write_tag(tag t) { write_number(state_.squares() + static_cast<int>(t)); }
    void write_square(int s) {
        const rules& r = state_.board().rules();
        const square where = square_at(r, s);
        write_number(is_transposed_ ? where.column * r.rows + where.row : s);
    }
    /// Writes a symmetry. If rows and columns are exchanged, the two reflections are also
    /// exchanged.
    void write_symmetry(int symmetry) {
        constexpr int transposed[] = {0, 2, 1, 3};
        write_number(is_transposed_ ? transposed[symmetry] : symmetry);
    }

    /// Writes a child. `outer` maps the squares of the parent node to the squares of the board.
    void write(const edge& child, int outer, bool is_provers_turn) {
        const node& n = nodes_[as_index(child.node)];
        const int symmetry = combined_.both(outer, child.symmetry);
        const bool is_shared =
            n.parents > 1 && (n.next.node >= 0 || !n.answers.empty() || !n.file.empty());
        if (is_shared && has_reference(child.node, symmetry)) return;
        if (is_shared) write_tag(tag::label);
        switch (n.kind) {
            case type::line: write_square(images_.image(symmetry, n.square)); break;
            case type::move: write_move(n, symmetry); break;
            case type::fours: write_fours(n, symmetry); break;
            case type::answers: write_answers(n, symmetry); break;
            case type::bound: write_bound(n, symmetry, is_provers_turn); break;
            case type::tiles: write_tiles(symmetry); break;
            case type::stolen: write_tag(tag::stolen); break;
            case type::file: write_file(n, symmetry); break;
            default: break;
        }
        if (is_shared)
            labels_[child.node].push_back({count_++, symmetry, state_.passes(), uncertain()});
    }
    void write_move(const node& n, int symmetry) {
        const int s = images_.image(symmetry, n.square);
        write_square(s);
        state_.board().place(s, state_.prover());
        write(n.next, symmetry, false);
        state_.board().remove(s, state_.prover());
    }
    void write_fours(const node& n, int symmetry) {
        write_tag(tag::fours);
        std::vector<std::pair<int, int>> placed;
        placed.reserve(n.fours.size());
        for (const int inner : n.fours) {
            const int s = images_.image(symmetry, inner);
            write_square(s);
            state_.board().place(s, state_.prover());
            const auto threats = state_.threats_of(s);
            placed.emplace_back(s, threats.size() == 1 ? threats.front() : -1);
            if (threats.size() == 1) state_.board().place(threats.front(), state_.opponent());
        }
        if (n.next.node >= 0) {
            write_tag(tag::end);
            write(n.next, symmetry, true);
        }
        for (const auto& [s, reply] : placed | std::views::reverse) {
            if (reply >= 0) state_.board().remove(reply, state_.opponent());
            state_.board().remove(s, state_.prover());
        }
    }
    void write_answers(const node& n, int symmetry) {
        std::vector<bool> is_listed(as_index(state_.squares()));
        for (const auto& [inner, then] : n.answers) {
            const int s = images_.image(symmetry, inner);
            is_listed[as_index(s)] = true;
            write_square(s);
            const bool was_uncertain = state_.is_uncertain(s);
            state_.set_uncertain(s, false);
            state_.board().place(s, state_.opponent());
            write(then, symmetry, true);
            state_.board().remove(s, state_.opponent());
            state_.set_uncertain(s, was_uncertain);
        }
        if (n.next.node < 0) return write_tag(tag::end);
        std::vector<int> covered;
        for (int s = 0; s < state_.squares(); ++s)
            if (state_.is_certain(s) && !is_listed[as_index(s)]) covered.push_back(s);
        for (const int s : covered) state_.set_uncertain(s, true);
        state_.set_passes(state_.passes() + 1);
        write_tag(tag::rest);
        write(n.next, symmetry, true);
        state_.set_passes(state_.passes() - 1);
        for (const int s : covered) state_.set_uncertain(s, false);
    }

    /// Writes a node of another file. The labels get new numbers. Precondition: the node has no
    /// bounds, because their pairs would depend on earlier bounds.
    void write_file(const node& n, int symmetry) {
        reader from(n.file);
        const unsigned first_label = count_ - n.first_label;
        for (unsigned value = 0; !from.is_at_end() && from.number(value);) {
            const int number = static_cast<int>(value);
            if (number < state_.squares()) {
                write_square(images_.image(symmetry, number));
                continue;
            }
            write_number(number);
            const auto kind = static_cast<tag>(number - state_.squares());
            if (kind == tag::label) ++count_;
            if (kind != tag::reference || !from.number(value)) continue;
            append_number(bytes_, first_label + value);
            if (from.number(value)) write_symmetry(image_of(static_cast<int>(value), symmetry));
        }
    }
    /// Returns the symmetry that maps the image of a node to the image of another node, if `inner`
    /// maps the one node to the other.
    [[nodiscard]] int image_of(int inner, int symmetry) const {
        return combined_.outer(symmetry, combined_.both(symmetry, inner));
    }

    /// Writes a reference to an earlier copy of the node, if an earlier copy proves this node.
    /// Returns whether such a copy exists.
    [[nodiscard]] bool has_reference(int index, int symmetry) {
        for (const label& known : labels_[index]) {
            const int map = combined_.outer(known.symmetry, symmetry);
            if (known.passes < state_.passes() || !covers(known, map)) continue;
            write_tag(tag::reference);
            append_number(bytes_, known.number);
            write_symmetry(map);
            return true;
        }
        return false;
    }
    [[nodiscard]] bool covers(const label& known, int map) const {
        for (int s = 0; s < state_.squares(); ++s) {
            const int image = images_.image(map, s);
            if (state_.board().is_free(image) && state_.is_uncertain(image) &&
                known.is_uncertain[as_index(s)] == 0)
                return false;
        }
        return true;
    }
    [[nodiscard]] std::vector<std::uint8_t> uncertain() const {
        std::vector<std::uint8_t> result;
        for (int s = 0; s < state_.squares(); ++s)
            result.push_back(static_cast<std::uint8_t>(state_.is_uncertain(s)));
        return result;
    }

    /// Changes the current pairs until the bound holds, and writes each change. First adds pairs of
    /// the node, then removes other pairs.
    void write_bound(const node& n, int symmetry, bool is_provers_turn) {
        const auto limit = node_state::limit(is_provers_turn);
        write_tag(tag::bound);
        std::vector<bool> is_own(as_index(state_.squares()));
        for (const auto& [inner_a, inner_b] : n.pairs) {
            const int a = images_.image(symmetry, inner_a);
            const int b = images_.image(symmetry, inner_b);
            is_own[as_index(a)] = is_own[as_index(b)] = true;
            if (pairs_.partner(a) == b || state_.sum_of_weights(pairs_) < limit) continue;
            write_change(a, b);
        }
        for (int s = 0; s < state_.squares(); ++s)
            if (!is_own[as_index(s)] && pairs_.partner(s) >= 0 && state_.is_certain(s) &&
                state_.is_certain(pairs_.partner(s)) && state_.sum_of_weights(pairs_) >= limit)
                write_change(s, s);
        write_tag(tag::end);
    }
    /// Writes the reflections that map tiles of the node to tiles of the board in the file.
    void write_tiles(int symmetry) {
        constexpr int diagonal = 4;
        write_tag(tag::tiles);
        write_number(is_transposed_ ? symmetry + diagonal : symmetry);
    }
    void write_change(int a, int b) {
        pairs_.change(a, b);
        write_square(a);
        write_square(b);
    }

    // The members can be references, because the writer exists only while it writes one tree.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::vector<std::byte>& bytes_;
    node_state state_;
    const symmetries& images_;
    const std::vector<node>& nodes_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool is_transposed_;
    pair_list pairs_;
    combined_symmetries combined_;
    std::unordered_map<int, std::vector<label>> labels_{};
    unsigned count_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::proof
