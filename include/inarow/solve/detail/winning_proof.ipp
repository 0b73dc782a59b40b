// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/proof/copy_tree.hpp>
#include <inarow/solve/detail/proof/heading.hpp>
#include <inarow/solve/detail/proof/indexed_tree.hpp>
#include <inarow/solve/detail/proof/tree_reader.hpp>
#include <inarow/solve/detail/proof_check.ipp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/winning_proof.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace inarow::inline v0::solve {

namespace detail::proof {

/// Follows a game through a tree. A symmetry maps the squares of the tree to those of the game.
class strategy_walk {
public:
    /// `b` contains the start position, as its image under the symmetry.
    strategy_walk(const indexed_tree& from, const symmetries& images,
                  const combined_symmetries& combined, threat_proof::threat_board& b, player prover,
                  int symmetry)
        : tree_{from},
          bytes_(from.tree.bytes, b.squares()),
          images_{images},
          combined_{combined},
          board_{b},
          prover_{prover},
          symmetry_{symmetry} {
        enter_node();
    }

    /// Returns the prover's move. Precondition: the prover is to move.
    [[nodiscard]] int next() {
        const auto completing = board_.completing(prover_);
        if (completing.count > 0) return completing.found[0];
        if (!is_in_fours_ && bytes_.next_number() == bytes_.value_of(tag::fours)) {
            bytes_.skip_number();
            is_in_fours_ = true;
        }
        return image(bytes_.next_number());
    }
    /// Makes the moves of a game from a ply on. Returns false if the prover made another move than
    /// next() returns.
    [[nodiscard]] bool follow(const game& g, int first_ply) {
        for (int ply = first_ply; ply < g.ply(); ++ply) {
            const int s = index_of(g.rules(), g.moves()[as_index(ply)]);
            if (g.mover(ply) != prover_) {
                reply(s);
            } else if (next() == s) {
                make_next(s);
            } else {
                return false;
            }
        }
        return true;
    }

private:
    /// Makes the prover's move, which next() returned.
    void make_next(int s) {
        board_.place(s, prover_);
        bytes_.skip_number();
        if (!is_in_fours_) enter_node();
    }
    /// Makes a move of the opponent.
    void reply(int s) {
        board_.place(s, other(prover_));
        if (board_.completing(prover_).count > 0) return;  // next() needs no node
        if (is_in_fours_) {
            if (bytes_.next_number() != bytes_.value_of(tag::end)) return;
            bytes_.skip_number();
            is_in_fours_ = false;
            return enter_node();
        }
        find_answer(s);
        enter_node();
    }
    [[nodiscard]] int image(unsigned square) const {
        return images_.image(symmetry_, static_cast<int>(square));
    }
    /// Goes from the first byte of a node to its content: after its label, or to the node to which
    /// it refers.
    void enter_node() {
        if (bytes_.next_number() == bytes_.value_of(tag::label)) bytes_.skip_number();
        if (bytes_.next_number() != bytes_.value_of(tag::reference)) return;
        bytes_.skip_number();
        const std::size_t label = bytes_.number();
        symmetry_ = combined_.both(symmetry_, static_cast<int>(bytes_.number()));
        bytes_.go_to(tree_.tree.labels[label]);
    }
    void skip_node() {
        if (bytes_.next_number() == bytes_.value_of(tag::label)) bytes_.skip_number();
        bytes_.go_to(tree_.end_of(bytes_.at()));
    }
    /// Goes from the answers to the node after the opponent's move to `s`.
    void find_answer(int s) {
        for (;;) {
            const unsigned value = bytes_.number();
            if (value == bytes_.value_of(tag::rest)) return;
            const bool is_answer =
                value == bytes_.value_of(tag::cover) ? covers(s) : image(value) == s;
            if (is_answer) return;
            skip_node();
        }
    }
    /// Reads a list of squares. Returns whether it contains `s`.
    [[nodiscard]] bool covers(int s) {
        bool result = false;
        for (unsigned value = bytes_.number(); value != bytes_.value_of(tag::end);
             value = bytes_.number())
            result = result || image(value) == s;
        return result;
    }

    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const indexed_tree& tree_;
    tree_reader bytes_;
    const symmetries& images_;
    const combined_symmetries& combined_;
    threat_proof::threat_board& board_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    player prover_;
    int symmetry_;
    bool is_in_fours_ = false;  ///< the next square of the tree is a four of a list of fours
};

/// Returns whether a symmetry maps the stones of `from` to those of `to`.
[[nodiscard]] inline bool is_image(const position& from, const position& to,
                                   const symmetries& images, int symmetry) {
    for (int s = 0; s < from.rules().squares(); ++s) {
        const square there = square_at(from.rules(), images.image(symmetry, s));
        if (from.at(square_at(from.rules(), s)) != to.at(there)) return false;
    }
    return true;
}

/// Returns the symmetries that map a position to the position after the first moves of a game.
[[nodiscard]] inline std::vector<int> symmetries_to(const position& start, const position& there,
                                                    const symmetries& images) {
    std::vector<int> result;
    for (int symmetry = 0; symmetry < images.size(); ++symmetry)
        if (is_image(start, there, images, symmetry)) result.push_back(symmetry);
    return result;
}
/// Returns whether a proof holds for some rules.
[[nodiscard]] inline bool holds_for(const proven_outcome& states, rules r) {
    rules of_proof = states.position.rules();
    of_proof.starts = r.starts;  // who started makes no difference
    if (states.lengths == proven_lengths::both) of_proof.length = r.length;
    return of_proof == r;
}
/// Returns the game when it had as many stones as the position of a proof, if the same player was
/// to move, and if the proof holds for the rules of the game.
[[nodiscard]] inline std::optional<game> beginning_of(const game& g, const proven_outcome& states) {
    const position& start = states.position;
    if (!holds_for(states, g.rules())) return std::nullopt;
    const auto begin = g.replay(g.ply() - (g.position().stones() - start.stones()));
    if (!begin || begin->position().to_move() != start.to_move()) return std::nullopt;
    return *begin;
}

}  // namespace detail::proof

INAROW_SOLVER_INLINE result<proven_outcome, proof_error> winning_proof::statement_of(
    std::span<const std::byte> file) {
    using namespace detail::proof;
    reader from(file);
    auto states = read_statement(from);
    if (!states) return from.error();
    return *(std::move)(states);
}

INAROW_SOLVER_INLINE bool winning_proof::leads_to(const game& g, const proven_outcome& states) {
    using namespace detail::proof;
    const auto begin = beginning_of(g, states);
    return begin &&
           !symmetries_to(states.position, begin->position(), symmetries(g.rules())).empty();
}

INAROW_SOLVER_INLINE result<opened_proof, proof_error> open_proof(std::span<const std::byte> file) {
    detail::proof::indexed_tree tree;
    const auto states = detail::proof::checked(file, &tree);
    if (!states) return states.error();
    opened_proof result{*states, {}};
    if (states->outcome != outcome::draw)
        result.strategy = winning_proof(*states, (std::move)(tree));
    return result;
}

INAROW_SOLVER_INLINE std::optional<square> winning_proof::next_move(const game& g) const {
    using namespace detail::proof;
    const auto begin = beginning_of(g, states_);
    if (!begin || g.position().is_over() || g.position().to_move() != winner()) return std::nullopt;
    const rules& r = g.rules();
    const symmetries images(r);
    const combined_symmetries combined(images, r.squares());
    const line_table lines(r);
    const side_lengths lengths = lengths_of_win(start().rules(), states_.lengths, winner());
    for (const int symmetry : symmetries_to(start(), begin->position(), images)) {
        detail::threat_proof::threat_board board(begin->position(), lines, lengths);
        strategy_walk walk(tree_, images, combined, board, winner(), symmetry);
        if (walk.follow(g, begin->ply())) return square_at(r, walk.next());
    }
    return std::nullopt;
}

}  // namespace inarow::inline v0::solve
