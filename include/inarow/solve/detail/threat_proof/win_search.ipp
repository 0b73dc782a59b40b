// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/threat_proof/proof_number_search.hpp>
#include <inarow/solve/detail/threat_proof/win_search.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

struct win_search::parts {
    parts(const position_view& p, player attacker, const proof::side_lengths& lengths,
          slow_node_budget& budget, std::size_t max_nodes,
          std::shared_ptr<const known_proofs> known)
        : lines(p.rules()),
          board(p, lines, lengths),
          threats(board, attacker, budget),
          outer(threats, attacker == p.to_move(), max_nodes, (std::move)(known)) {}

    line_table lines;
    threat_board board;
    threat_search threats;
    proof_number_search outer;
};

INAROW_SOLVER_INLINE win_search::win_search(const position_view& p, player attacker,
                                            const proof::side_lengths& lengths,
                                            slow_node_budget& budget, std::size_t max_nodes,
                                            std::shared_ptr<const known_proofs> known)
    : parts_{
          p.rules().run <= threat_board::max_run
              ? std::make_unique<parts>(p, attacker, lengths, budget, max_nodes, (std::move)(known))
              : nullptr} {}
INAROW_SOLVER_INLINE win_search::~win_search() = default;

INAROW_SOLVER_INLINE proof_state win_search::search(long long visits) {
    return parts_ ? parts_->outer.search(visits) : proof_state::exhausted;
}
INAROW_SOLVER_INLINE proof_state win_search::result() const {
    return parts_ ? parts_->outer.result() : proof_state::exhausted;
}
INAROW_SOLVER_INLINE const threat_tree::pointer& win_search::proof() const {
    return parts_->outer.proof();
}
INAROW_SOLVER_INLINE std::optional<std::vector<int>> win_search::unanswered() const {
    if (!parts_ || !parts_->outer.has_replies()) return std::nullopt;
    return parts_->outer.unanswered();
}

}  // namespace inarow::inline v0::solve::detail::threat_proof
