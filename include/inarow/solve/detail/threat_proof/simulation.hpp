// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/threat_proof/threat_search.hpp>
#include <inarow/solve/detail/threat_proof/threat_tree.hpp>

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Proofs of positions in which the attacker is to move, indexed by the key of the position.
class proven_positions {
public:
    using pointer = threat_tree::pointer;

    /// Returns a proof for at least `passes` passes on the path to the position, or nullptr.
    [[nodiscard]] pointer find(std::uint64_t key, int passes) const {
        const auto found = proofs_.find(key);
        const bool is_known = found != proofs_.end() && found->second.passes >= passes;
        return is_known ? found->second.proof : nullptr;
    }
    void add(std::uint64_t key, int passes, pointer proof) {
        constexpr std::size_t max_size = 1U << 13U;
        if (proofs_.size() >= max_size) (proofs_.clear)();
        proofs_[key] = {(std::move)(proof), passes};
    }

private:
    struct proven {
        pointer proof{};
        int passes = 0;
    };

    std::unordered_map<std::uint64_t, proven> proofs_{};
};

/// Makes proofs of positions from proofs of similar positions: the attacker tries the same moves.
/// Where these moves do not win, a search by threats looks for other moves. A simulation ends when
/// such a search finds no win, because it rarely succeeds after a failure. Source: Kawano, Using
/// Similar Positions to Search Game Trees (1996).
class simulation {
public:
    using tree = threat_tree;
    using pointer = tree::pointer;

    /// The object keeps references to `threats` and `known`, and adds its proofs to `known`. Each
    /// search by threats visits at most `nodes` nodes.
    simulation(threat_search& threats, proven_positions& known, int max_threats, long long nodes)
        : threats_{threats}, known_{known}, max_threats_{max_threats}, nodes_{nodes} {}

    /// Returns a proof of the position on the board, or nullptr. `similar` proves a similar
    /// position. In both positions, the attacker is to move. `passes` is the number of passes of
    /// the defender on the path to this position.
    [[nodiscard]] pointer proof_like(const tree& similar, int passes) {
        // The moves of any other tree are only in a file.
        const bool has_moves =
            similar.kind == tree::type::fours || similar.kind == tree::type::attack;
        if (!has_moves) return nullptr;
        has_failed_ = false;
        return win_like(&similar, passes);
    }

private:
    [[nodiscard]] pointer win_like(const tree* similar, int passes) {
        const std::uint64_t key = threats_.board().key();
        if (auto known = known_.find(key, passes)) return known;
        if (has_failed_ || threats_.is_stopped()) return nullptr;
        pointer result = similar != nullptr ? same_win(*similar, passes) : nullptr;
        if (!result && !has_failed_) {
            result = threats_.win(passes, max_threats_, nodes_);
            has_failed_ = !result;
        }
        if (result) known_.add(key, passes, result);
        return result;
    }
    /// Returns the proof that the attacker wins by the first moves of a similar proof, or nullptr.
    [[nodiscard]] pointer same_win(const tree& similar, int passes) {
        const auto own = threats_.board().completing(threats_.attacker());
        if (own.count > 0) return fours_search::last_stone(own.found[0]);
        if (similar.kind == tree::type::fours) return same_fours(similar, 0, passes);
        if (similar.kind != tree::type::attack || !is_possible(similar.squares[0])) return nullptr;
        return threats_.won_by(similar.squares[0], passes, [&](int reply) {
            return reply == threat_search::pass ? win_like(similar.next.get(), passes + 1)
                                                : win_like(similar.answer(reply).get(), passes);
        });
    }
    [[nodiscard]] pointer same_fours(const tree& similar, std::size_t index, int passes) {
        if (!is_possible(similar.squares[index])) return nullptr;
        return threats_.won_by(similar.squares[index], passes, [&](int reply) -> pointer {
            if (reply == threat_search::pass) return nullptr;  // the move is no four here
            if (index + 1 == similar.squares.size()) return win_like(similar.next.get(), passes);
            auto result = same_fours(similar, index + 1, passes);
            return result ? result : win_like(nullptr, passes);
        });
    }
    [[nodiscard]] bool is_possible(int s) {
        if (!threats_.board().is_free(s)) return false;
        const auto forced = threats_.board().completing(threats_.defender());
        return forced.count == 0 || (forced.count == 1 && forced.found[0] == s);
    }

    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members): lives as long as the search
    threat_search& threats_;
    proven_positions& known_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int max_threats_;
    long long nodes_;
    bool has_failed_ = false;  ///< in the current simulation
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
