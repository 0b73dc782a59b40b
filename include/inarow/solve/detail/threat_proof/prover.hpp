// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/proof/heading.hpp>
#include <inarow/solve/detail/proof/writer.hpp>
#include <inarow/solve/detail/threat_proof/proof_nodes.hpp>
#include <inarow/solve/detail/threat_proof/win_search.hpp>

#include <cstddef>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Makes proofs that a player wins by threats.
class prover {
public:
    /// The searches use about `bytes` bytes.
    prover(const position& p, std::size_t bytes, const limit& allowed)
        : position_{p},
          budget_(allowed),
          mover_(p, p.to_move(), budget_, bytes / 2 / win_search::bytes_per_node),
          opponent_(p, other(p.to_move()), budget_, bytes / 2 / win_search::bytes_per_node) {}

    /// Searches for a proof. Each player's search visits at most `visits` nodes. Returns an empty
    /// file if no proof is found yet. A later call continues the search.
    [[nodiscard]] std::vector<std::byte> search(long long visits) {
        if (mover_.search(visits) == proof_state::proven) return file(position_.to_move(), mover_);
        if (opponent_.search(visits) == proof_state::proven)
            return file(other(position_.to_move()), opponent_);
        return {};
    }
    /// Returns whether the searches of both players are exhausted.
    [[nodiscard]] bool is_exhausted() const {
        return mover_.result() == proof_state::exhausted &&
               opponent_.result() == proof_state::exhausted;
    }

private:
    [[nodiscard]] std::vector<std::byte> file(player winner, const win_search& found) const {
        std::vector<std::byte> bytes = proof::heading(position_, won_by(winner), proof::version);
        const proof_nodes tree(found.proof());
        const proof::symmetries images(position_.rules());
        const maker_breaker::line_table lines(position_.rules());
        proof::incremental_board board(position_.rules(), lines, images);
        board.place_all(position_);
        proof::writer<proof::max_squares> to(bytes, board, images, winner, tree.nodes(), false);
        to.write(tree.root(), winner == position_.to_move());
        proof::set_checksum(bytes);
        return bytes;
    }

    const position& position_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    slow_node_budget budget_;
    win_search mover_;
    win_search opponent_;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
