// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <random>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

/// Monte Carlo tree search whose leaves the caller evaluates, usually with a neural network.
namespace inarow::inline v0::solve {

/// The settings of a tree search.
struct tree_search_settings {
    /// The constant c in the PUCT formula: the weight of the priors (the probabilities that a
    /// network assigns to the moves) relative to the values. This constant is at least 0.
    double exploration = 2;
    /// The share of Dirichlet noise (random numbers) in the priors of the root, from 0 to 1.
    double noise_share = 0;
    /// The sum of the parameters of the Dirichlet distribution. The parameters are equal, and their
    /// sum is positive.
    double noise_concentration = 10;
    std::uint64_t seed = 0;  ///< the seed of the noise and of the Gumbel numbers
    /// Whether the search marks positions whose value under perfect play it knows (MCTS-Solver). If
    /// so, the search visits no move that is proven to lose, and select() begins no simulation when
    /// the root is proven.
    bool proves = false;
    /// The number of moves of the root that a Gumbel search considers, or 0 for a search by PUCT.
    int gumbel_moves = 0;
    /// The number of simulations for which a Gumbel search plans, not counting the evaluation of
    /// the root. After these simulations, the plan begins again. This number is at least 1.
    int gumbel_simulations = 32;
    /// The factor of the Gumbel numbers (random numbers added to the logarithms of the priors): 1
    /// in self-play, 0 for the strongest move.
    double gumbel_scale = 1;
    /// The weight of the values in a Gumbel search, relative to the logarithms of the priors: the
    /// constant c_scale of Danihelka et al. (see tree_search). This constant is positive.
    double value_scale = 1;
};

/// Statistics of a move at the root.
struct root_move {
    square where;
    int visits;    ///< the number of simulations that began with this move
    double prior;  ///< the prior, including the noise of the root
    double value;  ///< mean value of the visits for the player to move at the root, or 0 without
                   ///< visits; if `proven`, the value under perfect play
    bool proven;   ///< whether the search knows the value under perfect play
};

/// A tree search from one position. By default, the search selects moves by the PUCT formula, which
/// combines the mean value, the prior and the visits of a move. `select` descends to a leaf, the
/// caller evaluates the leaf, and `expand` adds the moves of the leaf to the tree. A caller who
/// knows the outcome of perfect play from the leaf calls `prove` instead of `expand`. The trees of
/// different games are independent, so one call of a network can evaluate leaves of many trees.
///
/// The caller may select several leaves before evaluating the first one. Until a leaf is evaluated,
/// each move on the path to the leaf has an additional visit, which counts as a loss for the player
/// who makes the move (virtual loss). Therefore, the next simulation usually reaches another leaf.
///
/// A Gumbel search samples moves of the root without replacement, by their priors. It then divides
/// the simulations among fewer and fewer of these moves (sequential halving). This search is
/// designed to improve on the priors even with few simulations. Source: Danihelka et al., Policy
/// improvement by planning with Gumbel (2022).
///
/// In a search by PUCT, a move without visits has the value 0, as a draw does. If several moves are
/// equally good, the search selects the first of them. Sources: Silver et al., Mastering the game
/// of Go without human knowledge (2017); for the noise, Silver et al., A general reinforcement
/// learning algorithm that masters chess, shogi, and Go (2018); for proven values, Winands et al.,
/// Monte-Carlo Tree Search Solver (2008).
template <int Capacity>
class tree_search {
public:
    explicit tree_search(const basic_position<Capacity>& root,
                         const tree_search_settings& settings = {})
        : settings_{settings}, root_{root}, nodes_(1) {}

    [[nodiscard]] const basic_position<Capacity>& root() const { return root_; }

    /// Begins a simulation, which is a path from the root to a leaf. Returns a pointer to the leaf,
    /// which is valid until the simulation ends. The leaf of the first simulation is the root.
    /// Returns a null pointer if there is no new leaf to evaluate. If the game is over at the leaf,
    /// or if the leaf is proven, the simulation has already ended, and visits() has grown. If the
    /// root is proven, or if the leaf is already selected, no simulation begins. Precondition:
    /// fewer than 65,535 leaves are selected.
    [[nodiscard]] const basic_position<Capacity>* select() {
        if (nodes_[0].is_proven()) return nullptr;
        if (selected_ == simulations_.size())
            simulations_.push_back(std::make_unique<simulation>(simulation{root_, {}}));
        simulation& next = *simulations_[selected_];
        next.leaf = root_;
        next.path.assign(1, 0);
        while (has_moves_to_visit(nodes_[next.path.back()])) {
            const std::uint32_t child = next_child(next.path.back());
            next.path.push_back(child);
            (void)next.leaf.apply(nodes_[child].where());
        }
        const node& last = nodes_[next.path.back()];
        if (last.is_proven()) {
            back_up(next.path, 0);
        } else if (next.leaf.is_over()) {
            end_with(next, next.leaf.outcome());
        } else if (last.selected == 0) {
            for (const std::uint32_t i : next.path) ++nodes_[i].selected;
            ++selected_;
            return &next.leaf;
        }
        return nullptr;
    }
    /// Ends a simulation with the evaluation of its leaf. `priors` contains the prior of each legal
    /// move, in the order of basic_position::for_each_move. The sum of the priors need not be 1.
    /// `value` is the value for the player to move at the leaf, from -1 (a loss) to 1 (a win).
    /// Preconditions: select() returned a pointer to
    /// `leaf`, and the simulation that reached `leaf` has not ended; every legal move has a finite,
    /// nonnegative prior.
    void expand(const basic_position<Capacity>& leaf, std::span<const float> priors, double value) {
        const simulation& ended = end_selection(leaf);
        double sum = 0;
        for (const float prior : priors) sum += static_cast<double>(prior);
        const double equal = 1.0 / static_cast<double>(priors.size());
        const auto first_child = static_cast<std::uint32_t>(nodes_.size());
        leaf.for_each_move([&](square s) {
            const auto prior = static_cast<double>(priors[nodes_.size() - first_child]);
            nodes_.push_back({.prior = sum > 0 ? prior / sum : equal,
                              .column = static_cast<std::int16_t>(s.column),
                              .row = static_cast<std::int16_t>(s.row)});
        });
        node& expanded = nodes_[ended.path.back()];
        expanded.own_value = static_cast<float>(value);
        expanded.first_child = first_child;
        expanded.child_count = static_cast<std::uint32_t>(priors.size());
        if (ended.path.size() == 1) prepare_root();
        back_up(ended.path, value);
    }
    /// Ends the only simulation that has not ended, with the evaluation of its leaf.
    void expand(std::span<const float> priors, double value) {
        expand(simulations_[0]->leaf, priors, value);
    }

    /// Ends a simulation with the outcome of perfect play from its leaf, and adds no moves to the
    /// tree. If a move is now proven to win, the position before the move is proven to be won. A
    /// position whose moves are all proven has the best of their values. Preconditions: select()
    /// returned a pointer to `leaf`, and its simulation has not ended; the setting `proves` is
    /// true.
    void prove(const basic_position<Capacity>& leaf, inarow::outcome perfect) {
        end_with(end_selection(leaf), perfect);
    }
    /// Ends the only simulation that has not ended, with the outcome of perfect play from its leaf.
    void prove(inarow::outcome perfect) { prove(simulations_[0]->leaf, perfect); }

    /// Makes a move at the root. The position after the move becomes the root, and the search keeps
    /// the part of the tree after this position. If the search adds noise, the new root gets noise
    /// from the next seed. If prove() ended the simulation at the new root, the tree has no moves
    /// there. The search then forgets the proven value, so that it can add moves. Preconditions:
    /// the move is legal; no leaf is selected.
    void advance(square where) {
        std::vector<node> kept(1);
        for (const node& child : children_of(nodes_[0]))
            if (child.where() == where) kept[0] = child;
        (void)root_.apply(where);
        if (kept[0].is_proven() && kept[0].child_count == 0 && !root_.is_over()) kept[0] = node{};
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const auto children = children_of(kept[i]);
            kept[i].first_child = static_cast<std::uint32_t>(kept.size());
            kept.insert(kept.end(), children.begin(), children.end());
        }
        nodes_ = (std::move)(kept);
        ++settings_.seed;
        prepare_root();
    }

    /// Returns whether value() is the value under perfect play.
    [[nodiscard]] bool is_proven() const { return nodes_[0].is_proven(); }
    /// Returns the number of simulations, including the first simulation, which evaluates the root.
    [[nodiscard]] int visits() const { return nodes_[0].visits; }
    /// Returns the mean value of the simulations for the player to move at the root, or 0 before
    /// the first simulation. If is_proven(), returns the value under perfect play.
    [[nodiscard]] double value() const { return 0 - nodes_[0].mean(); }
    /// Returns the legal moves of the root, in the order of basic_position::for_each_move. The
    /// result is empty until expand() adds the moves of the root.
    [[nodiscard]] std::vector<root_move> moves() const {
        std::vector<root_move> result;
        for (const node& child : children_of(nodes_[0]))
            result.push_back({.where = child.where(),
                              .visits = child.visits,
                              .prior = child.prior,
                              .value = child.mean(),
                              .proven = child.is_proven()});
        return result;
    }
    /// Returns the best move of the root, or `nullopt` before the first visit of a move. If a move
    /// is proven to win, the best move is such a move. Otherwise, it is the most visited move that
    /// is not proven to lose. If all visited moves are proven to lose, it is the most visited move.
    /// A Gumbel search counts only the visits since its plan last began. Of equally visited moves,
    /// a Gumbel search chooses the move with the highest sum of Gumbel number, logarithm of the
    /// prior and weighted value.
    [[nodiscard]] std::optional<square> best() const {
        const std::uint32_t child = chosen_child(0);
        return child == 0 ? std::nullopt : std::optional(nodes_[child].where());
    }
    /// Returns the improved policy, which is a target for training: a probability for each of
    /// moves(), in the same order. After a search by PUCT, the probability of a move is its share
    /// of the visits. After a Gumbel search, the policy is the softmax of the logarithms of the
    /// priors plus the weighted values. The value of a move without visits is then a mean of the
    /// evaluation of the root and the values of the visited moves. If a move is proven to win, only
    /// such moves have a probability above 0. A move that is proven to lose has the probability 0,
    /// unless all moves are proven to lose.
    [[nodiscard]] std::vector<double> policy() const {
        const auto children = children_of(nodes_[0]);
        std::vector<double> result;
        if (settings_.gumbel_moves > 0) {
            result = improved_policy(nodes_[0]);
        } else {
            for (const node& child : children) result.push_back(child.visits);
        }
        int best = 0;
        for (const node& child : children) best = (std::max)(best, proof_rank(child));
        for (std::size_t i = 0; i < children.size(); ++i)
            if (proof_rank(children[i]) < best) result[i] = 0;
        double sum = std::accumulate(result.begin(), result.end(), 0.0);
        for (std::size_t i = 0; i < children.size() && !(sum > 0); ++i)
            if (proof_rank(children[i]) == best) result[i] = children[i].prior;
        sum = std::accumulate(result.begin(), result.end(), 0.0);
        for (double& number : result) number = sum > 0 ? number / sum : 0;
        return result;
    }
    /// Returns the best move of the root, the best reply, and so on, until a position without a
    /// visited move.
    [[nodiscard]] std::vector<square> variation() const {
        std::vector<square> result;
        for (std::uint32_t i = chosen_child(0); i != 0; i = chosen_child(i))
            result.push_back(nodes_[i].where());
        return result;
    }

private:
    /// A move and the position after it. Values are from the point of view of the player who makes
    /// the move.
    struct node {
        double prior = 0;
        double value_sum = 0;
        int visits = 0;
        std::uint32_t first_child = 0;
        std::uint32_t child_count = 0;
        float own_value = 0;  ///< the evaluation of the position, for the player to move
        std::int16_t column = 0;
        std::int16_t row = 0;
        std::uint16_t selected = 0;     ///< simulations whose leaves are not evaluated yet
        std::int8_t proven = unproven;  ///< the exact value: 1, 0 or -1

        static constexpr std::int8_t unproven = 2;
        [[nodiscard]] square where() const { return {column, row}; }
        [[nodiscard]] bool is_proven() const { return proven != unproven; }
        [[nodiscard]] double mean() const {
            if (is_proven()) return proven;
            return visits > 0 ? value_sum / visits : 0;
        }
        [[nodiscard]] int all_visits() const { return visits + selected; }
        /// Returns the mean value of all visits. Each simulation whose leaf is not evaluated yet
        /// counts as a loss.
        [[nodiscard]] double cautious_mean() const {
            if (selected == 0 || is_proven()) return mean();
            return (value_sum - selected) / all_visits();
        }
    };

    struct simulation {
        basic_position<Capacity> leaf;
        std::vector<std::uint32_t> path;  ///< the nodes from the root to the leaf
    };

    [[nodiscard]] static bool has_moves_to_visit(const node& n) {
        return n.child_count > 0 && !n.is_proven();
    }
    [[nodiscard]] std::span<const node> children_of(const node& parent) const {
        return std::span(nodes_).subspan(parent.first_child, parent.child_count);
    }
    /// Returns 2 for a move that is proven to win, 0 for one that is proven to lose, otherwise 1.
    [[nodiscard]] static int proof_rank(const node& child) {
        return child.proven == 1 ? 2 : child.proven == -1 ? 0 : 1;
    }
    /// Returns the index of the best child, by the rules of best(). Returns 0, the index of the
    /// root, if no child has a visit.
    [[nodiscard]] std::uint32_t chosen_child(std::uint32_t parent_index) const {
        const node& parent = nodes_[parent_index];
        const bool is_gumbel = parent_index == 0 && settings_.gumbel_moves > 0;
        const auto scores = is_gumbel ? gumbel_scores() : std::vector<double>(parent.child_count);
        std::uint32_t best = 0;
        std::tuple<int, int, double> best_rank{-1, 0, 0};
        for (std::uint32_t i = 0; i < parent.child_count; ++i) {
            const node& child = nodes_[parent.first_child + i];
            if (child.visits == 0) continue;
            const int visits = is_gumbel ? planned_visits(i) : child.visits;
            const std::tuple rank{proof_rank(child), visits, scores[i]};
            if (rank <= best_rank) continue;
            best_rank = rank;
            best = parent.first_child + i;
        }
        return best;
    }

    [[nodiscard]] std::uint32_t next_child(std::uint32_t parent) {
        if (settings_.gumbel_moves <= 0) return best_child(nodes_[parent]);
        return parent == 0 ? next_root_child() : best_gumbel_child(nodes_[parent]);
    }
    /// Returns the child with the largest sum of mean value and exploration term. The visits of the
    /// parent include the simulation that evaluated the parent, so they are never 0. The priors
    /// therefore decide which child is visited first. Precondition: not all children are proven to
    /// lose.
    [[nodiscard]] std::uint32_t best_child(const node& parent) const {
        const double weight = settings_.exploration * (std::sqrt)(parent.all_visits());
        std::uint32_t best = parent.first_child;
        double best_score = -1e300;
        for (std::uint32_t i = 0; i < parent.child_count; ++i) {
            const node& child = nodes_[parent.first_child + i];
            if (child.proven == -1) continue;
            const double score =
                child.cautious_mean() + weight * child.prior / (1 + child.all_visits());
            if (score <= best_score) continue;
            best_score = score;
            best = parent.first_child + i;
        }
        return best;
    }

    /// For each child, returns the logarithm of its prior, plus the weighted value of the child.
    /// The value of a child without visits is a mean of the evaluation of the parent and the values
    /// of the visited children.
    [[nodiscard]] std::vector<double> improved_logits(const node& parent) const {
        const auto children = children_of(parent);
        int visits = 0;
        int max_visits = 0;
        double prior_sum = 0;
        double weighted_sum = 0;
        for (const node& child : children) {
            if (child.all_visits() == 0) continue;
            visits += child.all_visits();
            max_visits = (std::max)(max_visits, child.all_visits());
            prior_sum += (std::max)(child.prior, min_prior);
            weighted_sum += (std::max)(child.prior, min_prior) * child.cautious_mean();
        }
        double mixed_value = static_cast<double>(parent.own_value);
        if (visits > 0)
            mixed_value = (mixed_value + visits * weighted_sum / prior_sum) / (visits + 1);
        constexpr int min_weight = 50;  // c_visit of Danihelka et al.
        const double weight = settings_.value_scale * (min_weight + max_visits);
        std::vector<double> result;
        result.reserve(children.size());
        for (const node& child : children) {
            const double value = child.all_visits() > 0 ? child.cautious_mean() : mixed_value;
            result.push_back((std::log)((std::max)(child.prior, min_prior)) +
                             weight * (value + 1) / 2);
        }
        return result;
    }
    [[nodiscard]] std::vector<double> improved_policy(const node& parent) const {
        std::vector<double> result = improved_logits(parent);
        if (result.empty()) return result;
        const double highest = *std::ranges::max_element(result);
        double sum = 0;
        for (double& number : result) sum += number = (std::exp)(number - highest);
        for (double& number : result) number /= sum;
        return result;
    }
    /// Returns the child whose share of the visits is furthest below its probability in the
    /// improved policy.
    /// Precondition: not all children are proven to lose.
    [[nodiscard]] std::uint32_t best_gumbel_child(const node& parent) const {
        const auto policy = improved_policy(parent);
        const auto children = children_of(parent);
        int visits = 0;
        for (const node& child : children) visits += child.all_visits();
        std::uint32_t best = parent.first_child;
        double best_score = -1e300;
        for (std::uint32_t i = 0; i < parent.child_count; ++i) {
            const double share = static_cast<double>(children[i].all_visits()) / (visits + 1);
            if (children[i].proven == -1 || policy[i] - share <= best_score) continue;
            best_score = policy[i] - share;
            best = parent.first_child + i;
        }
        return best;
    }

    /// Returns the scores by which a Gumbel search orders the children of the root.
    [[nodiscard]] std::vector<double> gumbel_scores() const {
        std::vector<double> result = improved_logits(nodes_[0]);
        for (std::size_t i = 0; i < result.size(); ++i) result[i] += gumbels_[i];
        return result;
    }
    /// Returns the visits of a child of the root since the plan began.
    [[nodiscard]] int planned_visits(std::size_t child) const {
        return nodes_[nodes_[0].first_child + child].all_visits() - visits_before_[child];
    }
    void begin_plan() {
        visits_before_.assign(nodes_[0].child_count, 0);
        for (std::size_t i = 0; i < visits_before_.size(); ++i)
            visits_before_[i] = planned_visits(i);
    }
    /// Returns a number of visits. The next simulation visits a child that has had exactly this
    /// many visits since the plan began. The phases of a plan have about the same number of
    /// simulations. The first phase visits all considered moves equally often, and each later phase
    /// visits half as many moves as the phase before, but at least two.
    [[nodiscard]] int visits_of_next_child(int simulations_made) const {
        int considered =
            (std::min)(settings_.gumbel_moves, static_cast<int>(nodes_[0].child_count));
        if (considered <= 1) return simulations_made;
        const auto halvings =
            static_cast<int>(std::bit_width(static_cast<unsigned>(considered) - 1));
        int visits = 0;
        while (true) {
            const int added = (std::max)(1, settings_.gumbel_simulations / (halvings * considered));
            if (simulations_made < added * considered)
                return visits + simulations_made / considered;
            simulations_made -= added * considered;
            visits += added;
            considered = (std::max)(2, considered / 2);
        }
    }
    /// Returns the child with the highest score, by gumbel_scores(), among the children with the
    /// planned number of visits. If all these children are proven to lose, returns the child with
    /// the highest score among the other children that are not proven to lose.
    [[nodiscard]] std::uint32_t next_root_child() {
        const node& root = nodes_[0];
        int made = 0;
        for (std::uint32_t i = 0; i < root.child_count; ++i) made += planned_visits(i);
        if (made >= settings_.gumbel_simulations) {
            begin_plan();
            made = 0;
        }
        const int visits = visits_of_next_child(made);
        const auto scores = gumbel_scores();
        std::uint32_t best = root.first_child;
        std::pair<bool, double> best_rank{false, -1e300};
        for (std::uint32_t i = 0; i < root.child_count; ++i) {
            const std::pair rank{planned_visits(i) == visits, scores[i]};
            if (nodes_[root.first_child + i].proven == -1 || rank <= best_rank) continue;
            best_rank = rank;
            best = root.first_child + i;
        }
        return best;
    }

    /// Ends the selection of a leaf, and returns the simulation of the leaf.
    const simulation& end_selection(const basic_position<Capacity>& leaf) {
        std::size_t i = 0;
        while (&simulations_[i]->leaf != &leaf) ++i;
        for (const std::uint32_t visited : simulations_[i]->path) --nodes_[visited].selected;
        (std::swap)(simulations_[i], simulations_[--selected_]);
        return *simulations_[selected_];
    }
    /// Ends a simulation with the exact value of its leaf.
    void end_with(const simulation& ended, inarow::outcome perfect) {
        const mark winner = winner_of(perfect);
        const int value = winner == mark::none                      ? 0
                          : winner == mark_of(ended.leaf.to_move()) ? 1
                                                                    : -1;
        if (settings_.proves) prove_path(ended.path, value);
        back_up(ended.path, value);
    }
    /// Marks the leaf, then each position before it whose value is now known. `value` is from the
    /// point of view of the player to move at the leaf.
    void prove_path(std::span<const std::uint32_t> path, int value) {
        nodes_[path.back()].proven = static_cast<std::int8_t>(-value);
        for (std::size_t i = path.size() - 1; i-- > 0;) {
            node& parent = nodes_[path[i]];
            const std::int8_t best = proven_value(parent);
            if (best == node::unproven) return;
            parent.proven = static_cast<std::int8_t>(-best);
        }
    }
    /// Returns the value for the player to move at `parent` that follows from the proven values of
    /// the moves, or `unproven`.
    [[nodiscard]] std::int8_t proven_value(const node& parent) const {
        std::int8_t best = -1;
        bool is_known = true;
        for (const node& child : children_of(parent)) {
            if (child.proven == 1) return 1;
            if (child.is_proven()) {
                best = (std::max)(best, child.proven);
            } else {
                is_known = false;
            }
        }
        return is_known ? best : node::unproven;
    }
    /// Adds the leaf's value to every node on the path, with alternating sign. `value` is from the
    /// point of view of the player to move at the leaf. If a node on the path is proven, this node
    /// and the nodes before it get the proven value instead.
    void back_up(std::span<const std::uint32_t> path, double value) {
        for (std::size_t i = path.size(); i-- > 0;) {
            node& visited = nodes_[path[i]];
            value = visited.is_proven() ? visited.proven : -value;
            visited.value_sum += value;
            ++visited.visits;
        }
    }

    /// Adds the random numbers of the root.
    void prepare_root() {
        add_noise();
        if (settings_.gumbel_moves <= 0) return;
        std::mt19937_64 random(settings_.seed);
        gumbels_.assign(nodes_[0].child_count, 0);
        for (double& number : gumbels_) {
            const double uniform = (static_cast<double>(random() >> 11) + 0.5) * 0x1p-53;
            number = -(std::log)(-(std::log)(uniform)) * settings_.gumbel_scale;
        }
        begin_plan();
    }
    void add_noise() {
        const std::size_t count = nodes_[0].child_count;
        if (settings_.noise_share <= 0 || count == 0) return;
        std::mt19937_64 random(settings_.seed);
        std::gamma_distribution<double> gamma(settings_.noise_concentration /
                                              static_cast<double>(count));
        std::vector<double> noise(count);
        double sum = 0;
        for (double& number : noise) sum += number = gamma(random);
        if (!(sum > 0)) return;  // with small parameters, all numbers can underflow to 0
        for (std::size_t i = 0; i < count; ++i) {
            double& prior = nodes_[nodes_[0].first_child + i].prior;
            prior += settings_.noise_share * (noise[i] / sum - prior);
        }
    }

    /// Replaces smaller priors before a logarithm is computed, because the logarithm of 0 is
    /// infinite.
    static constexpr double min_prior = 1e-30;

    tree_search_settings settings_;
    basic_position<Capacity> root_;
    std::vector<node> nodes_;           ///< the root, then the children of each expanded leaf
    std::vector<double> gumbels_{};     ///< the Gumbel number of each child of the root
    std::vector<int> visits_before_{};  ///< visits of the root's children when the plan began
    /// First the simulations whose leaves are selected, then ended simulations, whose memory later
    /// simulations reuse.
    std::vector<std::unique_ptr<simulation>> simulations_{};
    std::size_t selected_ = 0;
};

}  // namespace inarow::inline v0::solve
