// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/threat_proof/known_proofs.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_search.hpp>
#include <inarow/solve/detail/threat_proof/win_search.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Two searches for a win of one player, which take turns. One search examines many positions, the
/// other search examines each position with more effort. Often, one of them finds a win much sooner
/// than the other.
class search_pair {
public:
    search_pair(const position& p, player winner, const std::shared_ptr<const known_proofs>& known,
                const resources& available, const limit& allowed)
        : searches_{search(p, winner, known, available, allowed, 1),
                    search(p, winner, known, available, allowed, 4)} {}

    /// Returns the number of nodes that the searches have visited.
    [[nodiscard]] long long nodes() const {
        return searches_[0].budget->nodes() + searches_[1].budget->nodes();
    }
    [[nodiscard]] bool is_exhausted() const {
        return searches_[0].is_exhausted() && searches_[1].is_exhausted();
    }
    /// Returns the proof, or nullptr.
    [[nodiscard]] threat_tree::pointer proof() const {
        for (const search& each : searches_)
            if (each.win->result() == proof_state::proven) return each.win->proof();
        return nullptr;
    }
    /// Returns the replies that still need an answer, or nothing if they are not known yet.
    /// Precondition: the winner is not to move.
    [[nodiscard]] std::optional<std::vector<int>> unanswered() const {
        for (const search& each : searches_)
            if (auto found = each.win->unanswered()) return found;
        return std::nullopt;
    }
    /// Visits a node of the search that has visited fewer nodes.
    void step() {
        search& wide = searches_[0];
        search& deep = searches_[1];
        const bool is_deep = wide.is_exhausted() ||
                             (!deep.is_exhausted() && deep.budget->nodes() < wide.budget->nodes());
        (is_deep ? deep : wide).win->search(1);
    }

private:
    struct search {
        search(const position& p, player winner, const std::shared_ptr<const known_proofs>& known,
               const resources& available, const limit& allowed, int effort)
            : budget(std::make_unique<slow_node_budget>(allowed)),
              win(std::make_unique<win_search>(
                  p, winner, *budget, available.table_bytes / 2 / win_search::bytes_per_node, known,
                  effort)) {}

        [[nodiscard]] bool is_exhausted() const { return win->result() == proof_state::exhausted; }

        std::unique_ptr<slow_node_budget> budget;
        std::unique_ptr<win_search> win;
    };

    std::array<search, 2> searches_;
};

/// The searches for a win of one player. If the winner is to move, further searches examine the
/// positions after the winner's moves. Without these searches, a proof-number search, which prefers
/// threats, may come to a winning quiet move much too late. The searches after the k-th move visit
/// 1/k as many nodes as the searches after the first move. The first moves are the moves that win
/// in known proofs for the same stones of the winner. The other moves get a quarter of 1/k.
class win_searches {
public:
    win_searches(const position& p, player winner, std::shared_ptr<const known_proofs> known,
                 const resources& available, const limit& allowed)
        : position_{p},
          known_{(std::move)(known)},
          available_{available},
          allowed_{allowed},
          whole_(p, winner, known_, available, allowed) {
        if (p.to_move() == winner && !whole_.is_exhausted()) add_candidates();
    }

    /// Returns the number of nodes that the searches have visited.
    [[nodiscard]] long long nodes() const { return whole_.nodes() + nodes_after_moves_; }
    [[nodiscard]] bool is_exhausted() const { return whole_.is_exhausted() && moves_.empty(); }
    /// Returns the proof, or nullptr.
    [[nodiscard]] threat_tree::pointer proof() const { return proof_ ? proof_ : whole_.proof(); }
    /// Returns the replies that still need an answer, or nothing if they are not known yet.
    /// Precondition: the winner is not to move.
    [[nodiscard]] std::optional<std::vector<int>> unanswered() const { return whole_.unanswered(); }
    /// Continues one of the searches. Precondition: is_exhausted() is false.
    void step() {
        const bool is_early = nodes_after_moves_ >= 4 * (whole_.nodes() - nodes_before_moves);
        if (moves_.empty() || (is_early && !whole_.is_exhausted())) {
            whole_.step();
        } else {
            step_after_move();
        }
    }

private:
    static constexpr long long nodes_before_moves = 20000;

    /// A move of the winner, and the searches after the move.
    struct candidate {
        int move;
        int weight;  ///< the higher the weight, the fewer nodes the searches visit
        std::unique_ptr<search_pair> searches{};
        long long nodes = 0;
    };

    void add_candidates() {
        const line_table lines(position_.rules());
        threat_board board(position_, lines);
        slow_node_budget unused(allowed_);
        const player winner = position_.to_move();
        const std::vector<int> usual = known_->usual_moves(board, winner);
        for (const int s : usual) add_candidate(s, 1);
        for (const int s : threat_search(board, winner, unused).candidates(1))
            if (!core::contains(usual, s)) add_candidate(s, 4);
    }
    void add_candidate(int s, int factor) {
        moves_.push_back({s, factor * (static_cast<int>(moves_.size()) + 1)});
    }
    /// Returns the place of the move whose searches have visited the fewest nodes for its weight.
    [[nodiscard]] std::size_t next() const {
        const auto least = std::ranges::min_element(
            moves_, {}, [](const candidate& each) { return each.nodes * each.weight; });
        return static_cast<std::size_t>(least - moves_.begin());
    }
    void step_after_move() {
        const std::size_t at = next();
        candidate& current = moves_[at];
        if (!current.searches)
            current.searches =
                std::make_unique<search_pair>(position_.after_index(current.move),
                                              position_.to_move(), known_, available_, allowed_);
        if (!current.searches->is_exhausted()) current.searches->step();
        nodes_after_moves_ += current.searches->nodes() - current.nodes;
        current.nodes = current.searches->nodes();
        if (const auto found = current.searches->proof())
            proof_ = proof_of_move(current.move, found);
        if (current.searches->is_exhausted())
            (moves_.erase)(moves_.begin() + static_cast<std::ptrdiff_t>(at));
    }

    position position_;
    std::shared_ptr<const known_proofs> known_;
    resources available_;
    limit allowed_;
    search_pair whole_;
    std::vector<candidate> moves_{};
    long long nodes_after_moves_ = 0;
    threat_tree::pointer proof_{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
