// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/position.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
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
    std::uint64_t seed = 0;  ///< the seed of the noise
};

/// Statistics of a move at the root.
struct root_move {
    square where;
    int visits;    ///< the number of simulations that began with this move
    double prior;  ///< the prior, including the noise of the root
    double value;  ///< mean value of these simulations for the player to move at the root; 0
                   ///< without visits
};

/// A tree search from one position. The search selects moves by the PUCT formula, which combines
/// the mean value, the prior and the visits of a move. `select` descends to a leaf, the caller
/// evaluates the leaf, and `expand` adds the moves of the leaf to the tree. The trees of different
/// games are independent, so one call of a network can evaluate a leaf of each tree.
///
/// A move without visits has the value 0, as a draw does. If several moves are equally good, the
/// search selects the first. Sources: Silver et al., Mastering the game of Go without human
/// knowledge (2017); for the noise, Silver et al., A general reinforcement learning algorithm that
/// masters chess, shogi, and Go (2018).
template <int Capacity>
class tree_search {
public:
    explicit tree_search(const basic_position<Capacity>& root,
                         const tree_search_settings& settings = {})
        : settings_{settings}, root_{root}, leaf_{root}, nodes_(1) {}

    [[nodiscard]] const basic_position<Capacity>& root() const { return root_; }

    /// Begins a simulation, which is a path from the root to a leaf. Returns a pointer to the leaf.
    /// The leaf of the first simulation is the root. The pointer is valid until the next call of
    /// select(). Returns null if the leaf is a finished game. Such a leaf needs no evaluation, so
    /// the simulation has already ended.
    [[nodiscard]] const basic_position<Capacity>* select() {
        leaf_ = root_;
        path_.assign(1, 0);
        while (nodes_[path_.back()].child_count > 0) {
            const std::uint32_t child = best_child(nodes_[path_.back()]);
            path_.push_back(child);
            (void)leaf_.apply(nodes_[child].where);
        }
        if (!leaf_.is_over()) return &leaf_;
        back_up(final_value());
        return nullptr;
    }
    /// Ends a simulation with the evaluation of its leaf. `priors` contains the prior of each legal
    /// move, in the order of basic_position::for_each_move. The sum of the priors need not be 1.
    /// `value` is the value for the player to move at the leaf, from -1 (a loss) to 1 (a win).
    /// Preconditions: the last call of select() returned the leaf; every legal move has a finite,
    /// nonnegative prior.
    void expand(std::span<const float> priors, double value) {
        double sum = 0;
        for (const float prior : priors) sum += static_cast<double>(prior);
        const double equal = 1.0 / static_cast<double>(priors.size());
        const auto first_child = static_cast<std::uint32_t>(nodes_.size());
        leaf_.for_each_move([&](square s) {
            const auto prior = static_cast<double>(priors[nodes_.size() - first_child]);
            nodes_.push_back({.where = s, .prior = sum > 0 ? prior / sum : equal});
        });
        node& expanded = nodes_[path_.back()];
        expanded.first_child = first_child;
        expanded.child_count = static_cast<std::uint32_t>(priors.size());
        if (path_.size() == 1) add_noise();
        back_up(value);
    }

    /// Returns the number of simulations, including the first simulation, which evaluates the root.
    [[nodiscard]] int visits() const { return nodes_[0].visits; }
    /// Returns the mean value of the simulations for the player to move at the root, or 0 before
    /// the first simulation.
    [[nodiscard]] double value() const { return 0 - nodes_[0].mean(); }
    /// Returns the legal moves of the root, in the order of basic_position::for_each_move. The
    /// result is empty before the first expand().
    [[nodiscard]] std::vector<root_move> moves() const {
        std::vector<root_move> result;
        for (const node& child : children_of(nodes_[0]))
            result.push_back({.where = child.where,
                              .visits = child.visits,
                              .prior = child.prior,
                              .value = child.mean()});
        return result;
    }
    /// Returns the most visited move of the root, or `nullopt` before the first visit of a move.
    [[nodiscard]] std::optional<square> best() const {
        const std::uint32_t child = most_visited(nodes_[0]);
        return child == 0 ? std::nullopt : std::optional(nodes_[child].where);
    }
    /// Returns the most visited move of the root, then the most visited reply, and so on. The
    /// result ends at a position without a visited move.
    [[nodiscard]] std::vector<square> variation() const {
        std::vector<square> result;
        for (std::uint32_t i = most_visited(nodes_[0]); i != 0; i = most_visited(nodes_[i]))
            result.push_back(nodes_[i].where);
        return result;
    }

private:
    /// A move and the position after it. Values are from the point of view of the player who makes
    /// the move.
    struct node {
        square where{};
        double prior = 0;
        double value_sum = 0;
        int visits = 0;
        std::uint32_t first_child = 0;
        std::uint32_t child_count = 0;

        [[nodiscard]] double mean() const { return visits > 0 ? value_sum / visits : 0; }
    };

    [[nodiscard]] std::span<const node> children_of(const node& parent) const {
        return std::span(nodes_).subspan(parent.first_child, parent.child_count);
    }
    /// Returns the first of the most visited children, or 0, the root, if no child has a visit.
    [[nodiscard]] std::uint32_t most_visited(const node& parent) const {
        std::uint32_t best = 0;
        int visits = 0;
        for (std::uint32_t i = 0; i < parent.child_count; ++i) {
            const std::uint32_t child = parent.first_child + i;
            if (nodes_[child].visits <= visits) continue;
            visits = nodes_[child].visits;
            best = child;
        }
        return best;
    }
    /// Returns the child with the largest sum of mean value and exploration term. The visits of the
    /// parent include the simulation that evaluated the parent, so they are never 0. The priors
    /// therefore decide which child is visited first.
    [[nodiscard]] std::uint32_t best_child(const node& parent) const {
        const double weight = settings_.exploration * (std::sqrt)(parent.visits);
        std::uint32_t best = parent.first_child;
        double best_score = -1e300;
        for (std::uint32_t i = 0; i < parent.child_count; ++i) {
            const node& child = nodes_[parent.first_child + i];
            const double score = child.mean() + weight * child.prior / (1 + child.visits);
            if (score <= best_score) continue;
            best_score = score;
            best = parent.first_child + i;
        }
        return best;
    }

    /// Returns the value of a finished leaf for the player who would move next.
    [[nodiscard]] double final_value() const {
        const mark winner = winner_of(leaf_.outcome());
        if (winner == mark::none) return 0;
        return winner == mark_of(leaf_.to_move()) ? 1 : -1;
    }
    /// Adds the leaf's value to every node on the path, with alternating sign. `value` is from the
    /// point of view of the player to move at the leaf.
    void back_up(double value) {
        for (std::size_t i = path_.size(); i-- > 0;) {
            value = -value;
            nodes_[path_[i]].value_sum += value;
            ++nodes_[path_[i]].visits;
        }
    }

    void add_noise() {
        const std::size_t count = nodes_[0].child_count;
        if (settings_.noise_share <= 0) return;
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

    tree_search_settings settings_;
    basic_position<Capacity> root_;
    basic_position<Capacity> leaf_;
    std::vector<node> nodes_;          ///< the root, then the children of each expanded leaf
    std::vector<std::uint32_t> path_;  ///< the nodes from the root to the leaf
};

}  // namespace inarow::inline v0::solve
