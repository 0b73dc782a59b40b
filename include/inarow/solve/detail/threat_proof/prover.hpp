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
                                                    const threat_tree& found) {
    const proof_nodes tree(found);
    const proof::symmetries images(p.rules());
    const maker_breaker::line_table lines(p.rules());
    proof::incremental_board board(p.rules(), lines, images);
    board.place_all(p);
    std::vector<std::byte> whole;
    proof::writer<proof::max_squares> to(whole, board, images, winner, tree.nodes(), false);
    to.write(tree.root(), winner == p.to_move());
    std::vector<std::byte> bytes = proof::heading(p, won_by(winner), proof::version);
    const auto shared = proof::sharing(p, winner, whole).shared();
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
          mover_(p, p.to_move(), budget_, bytes / 2 / win_search::bytes_per_node),
          opponent_(p, other(p.to_move()), budget_, bytes / 2 / win_search::bytes_per_node) {}

    /// Searches for a proof. Each player's search visits at most `visits` nodes. Returns an empty
    /// file if no proof is found yet. A later call continues the search.
    [[nodiscard]] std::vector<std::byte> search(long long visits) {
        if (mover_.search(visits) == proof_state::proven)
            return file_of(position_, position_.to_move(), *mover_.proof());
        if (opponent_.search(visits) == proof_state::proven)
            return file_of(position_, other(position_.to_move()), *opponent_.proof());
        return {};
    }
    /// Returns whether the searches of both players are exhausted.
    [[nodiscard]] bool is_exhausted() const {
        return mover_.result() == proof_state::exhausted &&
               opponent_.result() == proof_state::exhausted;
    }

private:
    const position& position_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    slow_node_budget budget_;
    win_search mover_;
    win_search opponent_;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
