// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position_view.hpp>
#include <inarow/solve/detail/compiled.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/proof/side_lengths.hpp>
#include <inarow/solve/detail/threat_proof/known_proofs.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Searches for a win of one player by threats, and for its proof.
class win_search {
public:
    /// This object keeps a reference to the budget. The tree of the search has at most about
    /// `max_nodes` nodes of `bytes_per_node` bytes. The search does not search the positions of the
    /// known proofs. If the run is above threat_board::max_run, the search is exhausted from the
    /// beginning.
    win_search(const position_view& p, player attacker, const proof::side_lengths& lengths,
               slow_node_budget& budget, std::size_t max_nodes,
               std::shared_ptr<const known_proofs> known = {});
    win_search(const win_search&) = delete;
    win_search& operator=(const win_search&) = delete;
    ~win_search();

    static constexpr std::size_t bytes_per_node = 350;

    /// Visits at most `visits` nodes of the tree. A later call continues the search.
    proof_state search(long long visits);
    [[nodiscard]] proof_state result() const;
    /// Returns the proof. Precondition: result() is `proven`.
    [[nodiscard]] const threat_tree::pointer& proof() const;
    /// Returns the replies of the defender that still need an answer, or nothing if the search does
    /// not know them yet. Precondition: the defender is to move.
    [[nodiscard]] std::optional<std::vector<int>> unanswered() const;

private:
    struct parts;
    std::unique_ptr<parts> parts_;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof

#if !defined(INAROW_COMPILED_SOLVER)
#include <inarow/solve/detail/threat_proof/win_search.ipp>
#endif
