// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/threat_proof/attack_order.hpp>
#include <inarow/solve/detail/threat_proof/known_proofs.hpp>
#include <inarow/solve/detail/threat_proof/simulation.hpp>
#include <inarow/solve/detail/threat_proof/threat_search.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace inarow::inline v0::solve::detail::threat_proof {

/// Searches for a proof that the attacker wins, in positions with too few stones for a search by
/// threats alone. A proof-number search chooses the next node. Its leaves are searches by threats.
/// Each move of the attacker must win if the defender passes. The search tries only replies on the
/// squares on which this win relies. Sources: Allis, van der Meulen and van den Herik, Proof-Number
/// Search (1994); Wu and Lin, Relevance-zone-oriented proof search for Connect6 (2010).
class proof_number_search {
public:
    using tree = threat_tree;
    using pointer = tree::pointer;

    /// The board of `threats` must contain the position to prove, and must keep it between
    /// searches. The tree has about `max_nodes` nodes of 350 bytes. The search does not search the
    /// positions in `known` again.
    proof_number_search(threat_search& threats, bool is_attackers_turn, std::size_t max_nodes,
                        std::shared_ptr<const known_proofs> known)
        : threats_{threats},
          max_nodes_{max_nodes},
          from_files_{(std::move)(known)},
          root_{made_node(is_attackers_turn)},
          simulation_(threats, known_, max_threats, simulation_nodes),
          order_(threats.attacker()) {
        root_->quiet_left = 1;
        if (is_attackers_turn) {
            search_leaf(*root_);
        } else if (board().completing(threats_.defender()).count > 0) {
            disprove(*root_);
        } else if (auto found = known_after_move()) {
            prove(*root_, (std::move)(found));
        } else if (auto answered = known_answers()) {
            prove(*root_, (std::move)(answered));
        } else {
            add_pass(*root_, 0);
            search_leaf(*root_->pass);
            update_pass(*root_);
        }
    }

    /// Visits at most `visits` nodes of the tree. A later call continues the search.
    proof_state search(long long visits) {
        for (; visits > 0 && result() == proof_state::unknown && !threats_.is_stopped(); --visits)
            visit(*root_);
        return result();
    }
    [[nodiscard]] proof_state result() const {
        if (root_->proof) return proof_state::proven;
        const bool is_exhausted = root_->to_prove >= infinite || nodes_ > max_nodes_;
        return is_exhausted ? proof_state::exhausted : proof_state::unknown;
    }
    /// Precondition: result() is `proven`.
    [[nodiscard]] const pointer& proof() const { return root_->proof; }
    /// Returns whether the search knows which replies of the defender need an answer.
    /// Precondition: the defender is to move.
    [[nodiscard]] bool has_replies() const { return root_->proof || root_->is_expanded; }
    /// Returns the replies of the defender that still need an answer. Precondition: has_replies().
    [[nodiscard]] std::vector<int> unanswered() const {
        std::vector<int> result;
        for (const auto& child : root_->children)
            if (!child->proof) result.push_back(child->move);
        return result;
    }

private:
    static constexpr double infinite = 1e18;
    static constexpr int max_threats = 12;
    // The maximum numbers of nodes of a search by threats.
    static constexpr long long leaf_nodes = 3000;
    static constexpr long long pass_nodes = 5000;       ///< for a win after a pass
    static constexpr long long simulation_nodes = 900;  ///< in a simulation
    /// The amount by which a move without a threat is harder to prove than a threat.
    static constexpr double quiet_handicap = 3;
    static constexpr double width_limit = 60;
    /// The first search by threats in a node visits at most 1/first_share of the nodes that a later
    /// search in this node may visit.
    static constexpr int first_share = 32;
    static constexpr int max_width = 80;

    /// In an OR node, the attacker is to move. In an AND node, the defender is to move.
    struct node {
        bool is_or = false;
        bool is_expanded = false;
        bool is_searched = false;  ///< OR node: search_more() was called
        bool is_four = false;      ///< AND node: the defender has one reply
        int move = -1;             ///< the move that led to this node; -1 for a pass or the root
        int passes = 0;
        int quiet_left = 0;      ///< quiet moves that the attacker may still try below this node
        double to_prove = 1;     ///< the proof number
        double to_disprove = 1;  ///< the disproof number
        pointer proof{};
        node* parent = nullptr;
        /// A proof of a similar position: in an OR node, with the attacker to move; in an AND node,
        /// the proof of the attacker's move, with its answers.
        pointer similar{};
        /// OR node: for each AND node above, a bit that shows whether its proof was simulated here.
        std::uint32_t simulated_above = 0;
        /// AND node: the squares on which the win relies if the defender passes. The replies to try
        /// are on these squares.
        zone needed{};
        /// AND node: the proof of this win. If a search by threats found the win, the pointer stays
        /// null until the proof is needed. Another search by threats then finds the win again.
        pointer pass_proof{};
        std::unique_ptr<node> pass{};  ///< AND node: the search for `pass_proof`
        std::vector<int> moves{};      ///< OR node: moves that are not tried yet, best move last
        std::vector<std::unique_ptr<node>> children{};
        std::vector<pointer> answers{};  ///< AND node: proofs of children, for simulations
        std::size_t simulated = 0;       ///< AND node: the number of answers that were simulated
    };

    [[nodiscard]] threat_board& board() { return threats_.board(); }

    /// Returns the proof from a file of the current position, or nullptr. The attacker is to move.
    [[nodiscard]] pointer known_win() {
        return from_files_ ? from_files_->find(board(), threats_.attacker()) : nullptr;
    }
    /// The same, if the defender is to move.
    [[nodiscard]] pointer known_after_move() {
        return from_files_ ? from_files_->find_after_move(board()) : nullptr;
    }
    /// The same, if the files contain proofs of the positions after all moves of the defender.
    [[nodiscard]] pointer known_answers() {
        return from_files_ ? from_files_->find_answers(board(), threats_.attacker()) : nullptr;
    }

    [[nodiscard]] std::unique_ptr<node> made_node(bool is_or) {
        ++nodes_;
        auto result = std::make_unique<node>();
        result->is_or = is_or;
        return result;
    }
    [[nodiscard]] std::unique_ptr<node> made_child(node& parent, int move) {
        auto result = made_node(!parent.is_or);
        result->move = move;
        result->parent = &parent;
        result->passes = parent.passes;
        result->quiet_left = parent.quiet_left;
        return result;
    }
    void prove(node& n, pointer proof) {
        n.proof = (std::move)(proof);
        n.to_prove = 0;
        n.to_disprove = infinite;
        close(n);
    }
    void disprove(node& n) {
        n.to_prove = infinite;
        n.to_disprove = 0;
        close(n);
    }
    void close(node& n) {
        nodes_ -= descendants(n);
        (n.children.clear)();
        (n.moves.clear)();
        (n.answers.clear)();
        n.pass.reset();
        n.similar.reset();
    }
    [[nodiscard]] static std::size_t descendants(const node& n) {
        std::size_t result = n.pass ? 1 + descendants(*n.pass) : 0;
        for (const auto& child : n.children) result += 1 + descendants(*child);
        return result;
    }
    void add_pass(node& n, int quiet_left) {
        n.pass = made_node(true);
        n.pass->passes = n.passes + 1;
        n.pass->parent = &n;
        n.pass->quiet_left = quiet_left;
        n.to_prove = n.pass->to_prove + quiet_handicap;
    }
    /// Sets the squares on which the win after a pass relies. The defender's replies on these
    /// squares remain to be answered.
    void set_needed(node& n, const tree& pass_proof) {
        n.needed = pass_proof.needed;
        if (!n.is_four) threats_.fours().guard(n.needed, n.passes + 1, 1);
        n.to_prove = static_cast<double>(threats_.free_squares(n.needed).size());
        n.to_disprove = 1;
    }

    void visit(node& n) {
        if (n.is_or) {
            visit_or(n);
        } else {
            visit_and(n);
        }
    }

    // Nodes in which the attacker is to move.

    void search_leaf(node& n) {
        if (auto known = known_.find(board().key(), n.passes)) return prove(n, (std::move)(known));
        if (n.passes == 0)
            if (auto found = known_win()) return prove(n, (std::move)(found));
        if (auto found = threats_.win(n.passes, max_threats, leaf_nodes / first_share))
            return prove_or(n, (std::move)(found));
        if (n.similar && simulate(n, *n.similar)) return;
        if (n.passes == 0) simulate_from_files(n);
    }
    /// Searches more in a node that is visited. Most nodes are never visited.
    void search_more(node& n) {
        n.is_searched = true;
        if (simulate_above(n)) return;
        if (auto found = threats_.win(n.passes, max_threats, leaf_nodes))
            prove_or(n, (std::move)(found));
    }
    void prove_or(node& n, pointer proof) {
        known_.add(board().key(), n.passes, proof);
        prove(n, (std::move)(proof));
    }
    /// Returns whether a proof of a similar position leads to a proof of this node.
    bool simulate(node& n, const tree& similar) {
        auto found = simulation_.proof_like(similar, n.passes);
        if (!found) return false;
        prove_or(n, (std::move)(found));
        return true;
    }
    /// Simulates the proofs of the same reply in the AND nodes above.
    bool simulate_above(node& n) {
        if (n.move < 0 || n.parent == nullptr) return false;
        std::uint32_t bit = 1;
        for (const node* above = above_of(*n.parent); above != nullptr && bit != 0;
             above = above_of(*above), bit <<= 1U) {
            if ((n.simulated_above & bit) != 0) continue;
            for (const auto& child : above->children) {
                if (child->move != n.move || !child->proof) continue;
                n.simulated_above |= bit;
                if (simulate(n, *child->proof)) return true;
            }
        }
        return false;
    }
    /// Returns the AND node two plies above an AND node, or nullptr.
    [[nodiscard]] static const node* above_of(const node& n) {
        return n.parent != nullptr ? n.parent->parent : nullptr;
    }
    void simulate_from_files(node& n) {
        if (!from_files_) return;
        for (const pointer& each : from_files_->similar(board(), threats_.attacker())) {
            if (simulate(n, *each)) return;
            if (!n.similar) n.similar = each;
        }
    }
    void visit_or(node& n) {
        if (simulate_above(n)) return;
        if (!n.is_searched) {
            search_more(n);
            if (n.proof) return;
        }
        if (!n.is_expanded) {
            n.is_expanded = true;
            n.moves = first_moves();
            prefer_similar_move(n);
            add_children(n);
            return update_or(n);
        }
        node* const best = easiest(n);
        if (!n.moves.empty() && (best == nullptr || best->to_prove > width_limit)) {
            add_children(n);
        } else if (best != nullptr) {
            board().place(best->move, threats_.attacker());
            visit(*best);
            board().remove(best->move, threats_.attacker());
        }
        update_or(n);
    }
    /// Returns the candidates, the most promising last.
    [[nodiscard]] std::vector<int> first_moves() {
        const auto forced = board().completing(threats_.defender());
        if (forced.count > 1) return {};
        if (forced.count == 1) return {forced.found[0]};
        const auto threat = threats_.defenders_win();
        auto result = threat ? threats_.free_squares(threat->needed) : threats_.candidates(1);
        if (result.size() > max_width) (result.resize)(max_width);
        order_.sort(result, board());
        std::ranges::reverse(result);
        return result;
    }
    /// Moves the first move of the similar proof to the end of the candidates.
    static void prefer_similar_move(node& n) {
        if (!n.similar || n.similar->squares.empty()) return;
        const int s = n.similar->squares[0];
        if ((std::erase)(n.moves, s) > 0) n.moves.push_back(s);
    }
    [[nodiscard]] static node* easiest(node& n) {
        node* best = nullptr;
        for (const auto& child : n.children)
            if (child->to_prove < infinite && (best == nullptr || child->to_prove < best->to_prove))
                best = child.get();
        return best;
    }
    void update_or(node& n) {
        double to_prove = infinite;
        double to_disprove = n.moves.empty() ? 0 : 1;
        for (const auto& child : n.children) {
            if (child->proof) return prove_or(n, child->proof);
            to_prove = (std::min)(to_prove, child->to_prove);
            to_disprove += child->to_disprove;
        }
        if (!n.moves.empty()) to_prove = (std::min)(to_prove, width_limit);
        if (to_disprove <= 0) return disprove(n);
        n.to_prove = to_prove;
        n.to_disprove = (std::min)(to_disprove, infinite);
    }
    /// Adds children for the next candidates.
    void add_children(node& n) {
        constexpr std::size_t first_width = 3;
        constexpr std::size_t step = 2;
        const std::size_t width = n.children.empty() ? first_width : step;
        for (std::size_t i = 0; i < width && !n.moves.empty() && !threats_.is_stopped(); ++i) {
            const int s = n.moves.back();
            n.moves.pop_back();
            board().place(s, threats_.attacker());
            if (auto child = child_after(n, s)) n.children.push_back((std::move)(child));
            board().remove(s, threats_.attacker());
        }
    }
    /// Returns the node after the attacker's last move, or nullptr if the search does not try this
    /// move.
    [[nodiscard]] std::unique_ptr<node> child_after(node& parent, int s) {
        if (board().completing(threats_.defender()).count > 0) return nullptr;
        auto result = made_child(parent, s);
        if (parent.passes == 0)
            if (const auto found = known_after_move()) {
                prove(*result, proof_of_move(s, found));
                return result;
            }
        const auto own = board().completing(threats_.attacker());
        if (own.count > 1) {
            prove(*result, threats_.fours().won_by_two_threats(s, own, parent.passes));
            return result;
        }
        if (parent.similar && parent.similar->kind == tree::type::attack &&
            parent.similar->squares[0] == s)
            result->similar = parent.similar;
        result->is_four = own.count == 1;
        if (result->is_four) {
            result->pass_proof = fours_search::last_stone(own.found[0]);
            set_needed(*result, *result->pass_proof);
        } else if (const auto found = threats_.win(parent.passes + 1, max_threats, pass_nodes)) {
            set_needed(*result, *found);
        } else if (auto similar = similar_pass_proof(*result)) {
            result->pass_proof = (std::move)(similar);
            set_needed(*result, *result->pass_proof);
        } else if (parent.quiet_left > 0) {
            --result->quiet_left;
            add_pass(*result, result->quiet_left);
        } else {
            --nodes_;
            return nullptr;
        }
        return result;
    }

    /// Returns a proof of the win after a pass that is like the proof in a similar position, or
    /// nullptr.
    [[nodiscard]] pointer similar_pass_proof(const node& n) {
        if (n.similar && n.similar->next)
            if (auto found = simulation_.proof_like(*n.similar->next, n.passes + 1)) return found;
        const node* const above = above_of(n);
        return above != nullptr && above->pass_proof
                   ? simulation_.proof_like(*above->pass_proof, n.passes + 1)
                   : nullptr;
    }

    // Nodes in which the defender is to move.

    void visit_and(node& n) {
        if (n.pass) {
            visit(*n.pass);
            return update_pass(n);
        }
        if (!n.is_expanded) {
            n.is_expanded = true;
            add_replies(n);
        } else {
            node& hardest = *most_doubtful(n);
            board().place(hardest.move, threats_.defender());
            visit(hardest);
            board().remove(hardest.move, threats_.defender());
            if (hardest.proof && !n.is_four) {
                n.answers.push_back(hardest.proof);
                simulate_answers(n);
            }
        }
        update_and(n);
    }
    void update_pass(node& n) {
        if (n.pass->proof) {
            n.pass_proof = n.pass->proof;
            nodes_ -= 1 + descendants(*n.pass);
            n.pass.reset();
            return set_needed(n, *n.pass_proof);
        }
        if (n.pass->to_prove >= infinite) return disprove(n);
        n.to_prove = (std::min)(n.pass->to_prove + quiet_handicap, infinite);
        n.to_disprove = n.pass->to_disprove;
    }
    /// Adds children for the replies that have no child yet.
    void add_replies(node& n) {
        for (const int s : threats_.free_squares(n.needed)) {
            const auto is_known = [s](const auto& child) { return child->move == s; };
            if (std::ranges::any_of(n.children, is_known)) continue;
            auto child = made_child(n, s);
            if (n.similar) child->similar = n.similar->answer(s);
            board().place(s, threats_.defender());
            search_leaf(*child);
            board().remove(s, threats_.defender());
            n.children.push_back((std::move)(child));
        }
    }
    /// Simulates each new answer in the children without a proof.
    void simulate_answers(node& n) {
        for (; n.simulated < n.answers.size(); ++n.simulated) {
            const pointer answer = n.answers[n.simulated];
            for (const auto& child : n.children) {
                if (child->proof) continue;
                board().place(child->move, threats_.defender());
                if (simulate(*child, *answer)) n.answers.push_back(child->proof);
                board().remove(child->move, threats_.defender());
            }
        }
    }
    [[nodiscard]] static node* most_doubtful(node& n) {
        node* result = nullptr;
        for (const auto& child : n.children)
            if (!child->proof && (result == nullptr || child->to_disprove < result->to_disprove))
                result = child.get();
        return result;
    }
    void update_and(node& n) {
        add_numbers(n);
        if (n.to_prove <= 0 && !n.pass_proof) find_pass_proof(n);
        if (n.to_prove <= 0) return prove(n, n.is_four ? proof_of_four(n) : proof_of_answers(n));
        if (n.to_prove >= infinite) disprove(n);
    }
    static void add_numbers(node& n) {
        n.to_prove = 0;
        n.to_disprove = infinite;
        for (const auto& child : n.children) {
            n.to_prove = (std::min)(n.to_prove + child->to_prove, infinite);
            n.to_disprove = (std::min)(n.to_disprove, child->to_disprove);
        }
    }
    /// Finds the win after a pass again. The new win may rely on other squares and therefore
    /// require answers to further replies.
    void find_pass_proof(node& n) {
        n.pass_proof = threats_.win(n.passes + 1, max_threats, 4 * pass_nodes);
        if (!n.pass_proof) {
            n.to_prove = infinite;
            return;
        }
        set_needed(n, *n.pass_proof);
        add_replies(n);
        add_numbers(n);
    }
    [[nodiscard]] pointer proof_of_four(const node& n) {
        const node& reply = *n.children.front();
        return threats_.fours().won_by_four(n.move, reply.move, reply.proof, n.passes);
    }
    [[nodiscard]] pointer proof_of_answers(const node& n) {
        const bool has_move = n.move >= 0;
        tree result{.kind = has_move ? tree::type::attack : tree::type::answers,
                    .next = n.pass_proof,
                    .needed = n.needed};
        for (const auto& child : n.children)
            if (n.needed.has(child->move))
                threats_.fours().add_answer(result, child->move, child->proof, n.passes);
        if (has_move) {
            result.squares = {static_cast<std::uint16_t>(n.move)};
            result.needed.add(n.move);
        }
        return std::make_shared<const tree>((std::move)(result));
    }

    // NOLINTNEXTLINE(cppcoreguidelines-avoid-const-or-ref-data-members): lives as long as `threats`
    threat_search& threats_;
    std::size_t max_nodes_;
    std::size_t nodes_ = 0;
    std::shared_ptr<const known_proofs> from_files_;
    std::unique_ptr<node> root_;
    proven_positions known_{};
    simulation simulation_;
    attack_order order_;
};

}  // namespace inarow::inline v0::solve::detail::threat_proof
