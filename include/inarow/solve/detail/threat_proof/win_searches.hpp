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
/// threats, may come to a winning quiet move much too late. A heuristic search ranks the moves.
class win_searches {
public:
    /// `lengths` are the lengths of the proof. The search that ranks the moves uses the rules of
    /// the position.
    win_searches(const position& p, player winner, const proof::side_lengths& lengths,
                 std::shared_ptr<const known_proofs> known, const resources& available,
                 const limit& allowed)
        : position_{p},
          winner_{winner},
          lengths_{lengths},
          known_{(std::move)(known)},
          available_{available},
          allowed_{allowed},
          proof_{known_win()},
          of_position_(search_of(p, winner)) {}

    /// Returns the number of nodes that the searches have visited.
    [[nodiscard]] long long nodes() const { return of_position_.nodes() + nodes_after_moves_; }
    [[nodiscard]] bool is_exhausted() const {
        return of_position_.is_exhausted() && moves_.empty();
    }
    /// Returns the proof, or nullptr.
    [[nodiscard]] threat_tree::pointer proof() const {
        return proof_ ? proof_ : of_position_.proof();
    }
    /// Returns the replies that still need an answer, or nothing if they are not known yet.
    /// Precondition: the winner is not to move.
    [[nodiscard]] std::optional<std::vector<int>> unanswered() const {
        return of_position_.win->unanswered();
    }
    /// Continues one of the searches. Precondition: is_exhausted() is false.
    void step() {
        if (is_turn_of_position()) {
            of_position_.win->search(1);
            if (of_position_.is_exhausted()) add_candidates();
        } else {
            add_candidates();
            if (!moves_.empty()) step_after_move();
        }
    }

private:
    /// The search of the position visits this number of nodes first, and then one node for every
    /// four nodes of the other searches.
    static constexpr long long nodes_before_moves = 20000;

    [[nodiscard]] bool is_turn_of_position() const {
        if (of_position_.is_exhausted()) return false;
        if (has_candidates_ && moves_.empty()) return true;
        return nodes_after_moves_ >= 4 * (of_position_.nodes() - nodes_before_moves);
    }

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

        [[nodiscard]] long long nodes() const { return search ? search->nodes() : 0; }
        /// The search with the lowest cost continues. A search with few unanswered replies usually
        /// succeeds soon. Because of the minimum, searches after moves of low rank begin late.
        [[nodiscard]] double cost() const {
            constexpr long long min_nodes = 1000;
            return static_cast<double>((std::max)(nodes(), min_nodes)) * rank * rank *
                   static_cast<double>(unanswered);
        }
    };
    static constexpr std::size_t max_unanswered = 50;

    [[nodiscard]] counted_search search_of(const position& p, player winner) const {
        counted_search result{.budget = std::make_unique<slow_node_budget>(allowed_), .win = {}};
        result.win = std::make_unique<win_search>(
            p, winner, lengths_, *result.budget,
            available_.table_bytes / win_search::bytes_per_node, proof_ ? nullptr : known_);
        return result;
    }
    /// Returns the proof of a move that wins according to known proofs, or nullptr.
    [[nodiscard]] threat_tree::pointer known_win() const {
        if (position_.to_move() != winner_ || position_.rules().run > threat_board::max_run)
            return nullptr;
        const line_table lines(position_.rules());
        threat_board board(position_, lines, lengths_);
        for (int s = 0; s < board.squares(); ++s) {
            if (!board.is_free(s)) continue;
            board.place(s, winner_);
            auto found = known_->find_after_move(board);
            if (!found) found = known_->find_answers(board, winner_);
            if (found) return proof_of_move(s, (std::move)(found));
            board.remove(s, winner_);
        }
        return nullptr;
    }
    /// Adds the winner's moves, unless this function was called before.
    void add_candidates() {
        if (std::exchange(has_candidates_, true) || position_.to_move() != winner_) return;
        const line_table lines(position_.rules());
        threat_board board(position_, lines, lengths_);
        slow_node_budget unused(allowed_);
        const std::vector<int> possible = threat_search(board, winner_, unused).candidates(1);
        for (const int s : best_moves())
            if (core::contains(possible, s)) add_candidate(s);
        for (const int s : possible)
            if (std::ranges::find(moves_, s, &candidate::move) == moves_.end()) add_candidate(s);
    }
    /// Returns the best moves that a heuristic search finds, best first.
    [[nodiscard]] std::vector<int> best_moves() {
        constexpr long long nodes = 20000;
        constexpr int lines = 30;
        limit allowed = allowed_;
        allowed.nodes = (std::min)(allowed.nodes, nodes);
        const search_options options{.lines = lines};
        const search_result found = heuristic_search(position_, allowed, options);
        nodes_after_moves_ += found.nodes;
        std::vector<int> result;
        for (const search_line& each : found.lines)
            result.push_back(index_of(position_.rules(), each.moves[0]));
        return result;
    }
    void add_candidate(int s) { moves_.push_back({s, static_cast<int>(moves_.size()) + 1}); }
    void step_after_move() {
        const auto current = std::ranges::min_element(moves_, {}, &candidate::cost);
        const long long before = current->nodes();
        if (!current->search)
            current->search = search_of(position_.after_index(current->move), winner_);
        counted_search& search = *current->search;
        if (!search.is_exhausted()) search.win->search(1);
        nodes_after_moves_ += search.nodes() - before;
        if (const auto replies = search.win->unanswered())
            current->unanswered = (std::clamp)(replies->size(), std::size_t{1}, max_unanswered);
        if (const auto found = search.proof()) proof_ = proof_of_move(current->move, found);
        if (search.is_exhausted()) (moves_.erase)(current);
    }

    position position_;
    player winner_;
    proof::side_lengths lengths_;
    std::shared_ptr<const known_proofs> known_;
    resources available_;
    limit allowed_;
    threat_tree::pointer proof_;
    counted_search of_position_;
    bool has_candidates_ = false;
    std::vector<candidate> moves_{};
    long long nodes_after_moves_ = 0;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
