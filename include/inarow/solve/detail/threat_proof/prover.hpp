// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/proof/heading.hpp>
#include <inarow/solve/detail/proof/sharing.hpp>
#include <inarow/solve/detail/proof/writer.hpp>
#include <inarow/solve/detail/threat_proof/proof_nodes.hpp>
#include <inarow/solve/detail/threat_proof/win_search.hpp>

#include <cstddef>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Returns the file of a proof.
[[nodiscard]] inline std::vector<std::byte> file_of(const position& p, player winner,
                                                    proven_lengths proven,
                                                    const threat_tree& found) {
    const proof::side_lengths lengths = proof::lengths_of_win(p.rules(), proven, winner);
    const proof_nodes tree(found);
    const proof::symmetries images(p.rules());
    const maker_breaker::line_table lines(p.rules());
    proof::incremental_board board(p.rules(), lines, images);
    board.place_all(p);
    std::vector<std::byte> whole;
    proof::writer<proof::max_squares> to(whole, board, images, winner, lengths, tree.nodes(),
                                         false);
    to.write(tree.root(), winner == p.to_move());
    const bool has_both = proven == proven_lengths::both;
    std::vector<std::byte> bytes =
        proof::heading({.position = p, .outcome = won_by(winner), .nodes = 0, .lengths = proven},
                       has_both ? proof::version_without_tiles : proof::version_with_one_length);
    const auto shared = proof::sharing(p, winner, lengths, whole).shared();
    bytes.insert(bytes.end(), shared.begin(), shared.end());
    proof::set_checksum(bytes);
    return bytes;
}

/// Makes proofs that a player wins by threats.
class prover {
public:
    /// The searches use about `bytes` bytes.
    prover(const position& p, std::size_t bytes, const limit& allowed)
        : position_{p},
          budget_(allowed),
          mover_(p, p.to_move(), lengths(), budget_, bytes / 2 / win_search::bytes_per_node),
          opponent_(p, other(p.to_move()), lengths(), budget_,
                    bytes / 2 / win_search::bytes_per_node) {}

    /// Searches for a proof. Each player's search visits at most `visits` nodes. Returns an empty
    /// file if no proof is found yet. A later call continues the search.
    [[nodiscard]] std::vector<std::byte> search(long long visits) {
        if (mover_.search(visits) == proof_state::proven)
            return file_of(position_.to_move(), mover_);
        if (opponent_.search(visits) == proof_state::proven)
            return file_of(other(position_.to_move()), opponent_);
        return {};
    }
    /// Returns whether the searches of both players are exhausted.
    [[nodiscard]] bool is_exhausted() const {
        return mover_.result() == proof_state::exhausted &&
               opponent_.result() == proof_state::exhausted;
    }

private:
    [[nodiscard]] proof::side_lengths lengths() const {
        return proof::side_lengths(position_.rules().length);
    }
    [[nodiscard]] std::vector<std::byte> file_of(player winner, const win_search& found) const {
        return threat_proof::file_of(position_, winner, proven_lengths::one, *found.proof());
    }

    const position& position_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    slow_node_budget budget_;
    win_search mover_;
    win_search opponent_;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
