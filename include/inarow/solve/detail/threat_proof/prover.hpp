// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/proof/heading.hpp>
#include <inarow/solve/detail/proof/writer.hpp>
#include <inarow/solve/detail/threat_proof/proof_nodes.hpp>
#include <inarow/solve/detail/threat_proof/proof_number_search.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Makes proofs that a player wins by threats.
template <int Squares>
class prover {
public:
    /// The searches use about `bytes` bytes.
    prover(const position& p, std::size_t bytes, const limit& allowed)
        : position_{p}, lines_(p.rules()), budget_(allowed), board_(p.rules(), lines_) {
        board_.place_all(p);
        for (const player side : {p.to_move(), other(p.to_move())})
            sides_.push_back(std::make_unique<side_search>(board_, side, budget_, p.to_move(),
                                                           bytes / 2 / bytes_per_node));
    }

    /// Searches for a proof. Each player's search visits at most `visits` nodes. Returns an empty
    /// file if there is none yet. A later call goes further.
    [[nodiscard]] std::vector<std::byte> search(long long visits) {
        for (const auto& each : sides_)
            if (each->outer.search(visits) == state::proven) return file(*each);
        return {};
    }
    /// Returns whether no search can go further.
    [[nodiscard]] bool is_exhausted() const {
        return std::ranges::all_of(
            sides_, [](const auto& each) { return each->outer.result() == state::exhausted; });
    }

private:
    static constexpr std::size_t bytes_per_node = 300;
    using budget = limit_budget<1024>;
    using proof_search = proof_number_search<Squares, budget>;
    using state = proof_search::state;
    struct side_search {
        side_search(threat_board& b, player side, budget& allowed, player to_move,
                    std::size_t max_nodes)
            : threats(b, side, allowed), outer(threats, side == to_move, max_nodes) {}
        threat_search<Squares, budget> threats;
        proof_search outer;
    };

    [[nodiscard]] std::vector<std::byte> file(const side_search& found) const {
        const player winner = found.threats.attacker();
        std::vector<std::byte> bytes = proof::heading(position_, won_by(winner), proof::version);
        const proof_nodes<Squares> tree(*found.outer.proof());
        const proof::symmetries images(position_.rules());
        proof::incremental_board board(position_.rules(), lines_, images);
        board.place_all(position_);
        proof::writer<Squares> to(bytes, board, images, winner, tree.nodes(), false);
        to.write(tree.root(), winner == position_.to_move());
        proof::set_checksum(bytes);
        return bytes;
    }

    const position& position_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    line_table lines_;
    budget budget_;
    threat_board board_;
    std::vector<std::unique_ptr<side_search>> sides_{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
