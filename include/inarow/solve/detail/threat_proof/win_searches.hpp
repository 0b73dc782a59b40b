// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/detail/threat_proof/known_proofs.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>
#include <inarow/solve/detail/threat_proof/threat_search.hpp>
#include <inarow/solve/detail/threat_proof/win_search.hpp>
#include <inarow/solve/heuristic_search.hpp>
#include <inarow/solve/limit.hpp>
#include <inarow/solve/search_result.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// The searches for a win of one player. If the winner is to move, further searches examine the
/// positions after the winner's moves. Without these searches, a proof-number search, which prefers
/// threats, may come to a winning quiet move much too late. A heuristic search orders the moves.
class win_searches {
public:
    win_searches(const position& p, player winner, std::shared_ptr<const known_proofs> known,
                 const resources& available, const limit& allowed)
        : position_{p},
          known_{(std::move)(known)},
          available_{available},
          allowed_{allowed},
          whole_(search_of(p, winner)) {
        if (p.to_move() == winner && whole_.win->result() == proof_state::unknown) add_candidates();
    }

    /// Returns the number of nodes that the searches have visited.
    [[nodiscard]] long long nodes() const { return whole_.nodes() + nodes_after_moves_; }
    [[nodiscard]] bool is_exhausted() const { return whole_.is_exhausted() && moves_.empty(); }
    /// Returns the proof, or nullptr.
    [[nodiscard]] threat_tree::pointer proof() const { return proof_ ? proof_ : whole_.proof(); }
    /// Returns the replies that still need an answer, or nothing if they are not known yet.
    /// Precondition: the winner is not to move.
    [[nodiscard]] std::optional<std::vector<int>> unanswered() const {
        return whole_.win->unanswered();
    }
    /// Continues one of the searches. Precondition: is_exhausted() is false.
    void step() {
        const bool is_early = nodes_after_moves_ >= 4 * (whole_.nodes() - nodes_before_moves);
        if (moves_.empty() || (is_early && !whole_.is_exhausted())) {
            whole_.win->search(1);
        } else {
            step_after_move();
        }
    }

private:
    static constexpr long long nodes_before_moves = 20000;

    /// A search with a budget of its own.
    struct counted_search {
        [[nodiscard]] long long nodes() const { return budget->nodes(); }
        [[nodiscard]] bool is_exhausted() const { return win->result() == proof_state::exhausted; }
        /// Returns the proof, or nullptr.
        [[nodiscard]] threat_tree::pointer proof() const {
            return win->result() == proof_state::proven ? win->proof() : nullptr;
        }

        std::unique_ptr<slow_node_budget> budget;
        std::unique_ptr<win_search> win;
    };
    /// A move of the winner, and the search after the move.
    struct candidate {
        int move;
        int rank;  ///< 1 for the most promising move
        std::optional<counted_search> search{};
        std::size_t unanswered = max_unanswered;  ///< the number of replies to answer

        /// The lower this number, the sooner the search continues. The search soon succeeds if only
        /// a few replies are left.
        [[nodiscard]] double priority() const {
            const double nodes = search ? static_cast<double>(search->nodes()) : 0;
            return nodes * rank * rank * static_cast<double>(unanswered);
        }
    };
    static constexpr std::size_t max_unanswered = 50;

    [[nodiscard]] counted_search search_of(const position& p, player winner) const {
        counted_search result{.budget = std::make_unique<slow_node_budget>(allowed_), .win = {}};
        result.win = std::make_unique<win_search>(
            p, winner, *result.budget, available_.table_bytes / win_search::bytes_per_node, known_);
        return result;
    }
    void add_candidates() {
        const line_table lines(position_.rules());
        threat_board board(position_, lines);
        slow_node_budget unused(allowed_);
        const std::vector<int> possible =
            threat_search(board, position_.to_move(), unused).candidates(1);
        for (const int s : best_moves())
            if (core::contains(possible, s)) add_candidate(s);
        for (const int s : possible)
            if (std::ranges::find(moves_, s, &candidate::move) == moves_.end()) add_candidate(s);
        for (const candidate& each : moves_) use_known(each.move, board);
    }
    /// Uses the known proof of the position after a move, if there is one.
    void use_known(int s, threat_board& board) {
        board.place(s, position_.to_move());
        const auto found = known_ ? known_->find_after_move(board) : nullptr;
        if (found) proof_ = proof_of_move(s, found);
        board.remove(s, position_.to_move());
    }
    /// Returns the best moves that a heuristic search finds, best first.
    [[nodiscard]] std::vector<int> best_moves() const {
        constexpr long long nodes = 20000;
        constexpr int lines = 30;
        limit allowed = allowed_;
        allowed.nodes = (std::min)(allowed.nodes, nodes);
        const search_options options{.lines = lines};
        std::vector<int> result;
        for (const search_line& each : heuristic_search(position_, allowed, options).lines)
            result.push_back(index_of(position_.rules(), each.moves[0]));
        return result;
    }
    void add_candidate(int s) { moves_.push_back({s, static_cast<int>(moves_.size()) + 1}); }
    void step_after_move() {
        const auto current = std::ranges::min_element(moves_, {}, &candidate::priority);
        if (!current->search)
            current->search = search_of(position_.after_index(current->move), position_.to_move());
        counted_search& search = *current->search;
        const long long nodes = search.nodes();
        if (!search.is_exhausted()) search.win->search(1);
        nodes_after_moves_ += search.nodes() - nodes;
        if (const auto replies = search.win->unanswered())
            current->unanswered = (std::clamp)(replies->size(), std::size_t{1}, max_unanswered);
        if (const auto found = search.proof()) proof_ = proof_of_move(current->move, found);
        if (search.is_exhausted()) (moves_.erase)(current);
    }

    position position_;
    std::shared_ptr<const known_proofs> known_;
    resources available_;
    limit allowed_;
    counted_search whole_;
    std::vector<candidate> moves_{};
    long long nodes_after_moves_ = 0;
    threat_tree::pointer proof_{};
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
