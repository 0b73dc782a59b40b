// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/solve/detail/limited_search.hpp>
#include <inarow/solve/query.hpp>

#include <expected>
#include <utility>

/// Questions about positions under perfect play, as functions for constant evaluation and for run
/// time. The last argument is a search policy, which limits the search: default_limits, node_limit
/// or a solver.
namespace inarow::inline v0::solve {

/// The number of nodes for one constant evaluation: two thirds of what clang's default of 1,048,576
/// steps allows on such a board. Checked by tests/counts.
[[nodiscard]] constexpr long long nodes_per_evaluation(const rules& r) {
    if (detail::engine_for(r) == detail::engine::reference) return 5'500 / r.squares();
    int words = 1;
    while (64 * words < bitboard::bits_needed(r)) words *= 2;
    const auto formula = bitboard::formula_for(r);
    const bool is_loop =
        formula == bitboard::line_formula::runs || formula == bitboard::line_formula::exact_runs;
    const bool is_misere = r.convention == convention::misere;
    const bool has_potential = r.gravity == place && words == 1 && !is_misere;
    const long long run = r.run;
    const long long runs = is_loop ? (has_potential ? 8 : 4) * run * (run + 12) : 0;
    const long long node = !is_misere ? 150 : is_loop ? 570 : 270;
    const long long steps = node + 10LL * r.columns + runs;
    return 1'600'000 / (words == 1 ? steps : steps * (4 + 4 * words));
}
/// The default limit of the type layer for one question: constant evaluations, each resuming where
/// the previous one stopped. They take some seconds in total. Few for boards of more than 64 bits
/// and for the reference search; none for huge boards, which the reference search does not attempt.
[[nodiscard]] constexpr int max_evaluations(const rules& r) {
    if (!bitboard::supports(r, 1024)) return r.squares() <= 64 ? 4 : 0;
    return bitboard::supports(r, 64) ? 16 : 4;
}
/// Whether max_evaluations evaluations are likely to answer a query that the first one has not: few
/// squares are free, and little remains. docs/internals/solve/general/negamax.md shows how often
/// this prediction is right.
[[nodiscard]] constexpr bool is_promising(const auto& query) {
    constexpr int most = 58;
    const auto& root = query.root();
    return 2 * (root.rules().squares() - root.stones()) + query.remaining() <= most;
}

/// A search policy: at most `nodes` nodes, with a small transposition table.
struct node_limit {
    long long nodes;

    /// Resumes a query; returns the number of nodes searched.
    template <class Query>
    constexpr long long answer(Query& query) const {
        return detail::resume_within(query, nodes);
    }
};

/// The limit of a question about a game type: at most `evaluations` evaluations of
/// nodes_per_evaluation, each of which costs a compiler about half a second. A question about moves
/// may use the same number again once the value is known.
struct evaluation_limit {
    int evaluations;

    /// Whether a query may be resumed after `spent` evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < evaluations && max_evaluations(query.root().rules()) > 0;
    }
};

/// The default search policy. In a constant evaluation: nodes_per_evaluation. At run time: ten
/// million nodes (some seconds), or one million for the reference search. For questions about game
/// types: one evaluation, then up to max_evaluations if an answer is likely.
struct default_limits {
    /// Whether a query may be resumed after `spent` evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < max_evaluations(query.root().rules()) && (spent == 0 || is_promising(query));
    }

    template <class Query>
    constexpr long long answer(Query& query) const {
        if consteval {
            return node_limit{nodes_per_evaluation(query.root().rules())}.answer(query);
        }
        const bool is_fast = detail::engine_for(query.root().rules()) != detail::engine::reference;
        return node_limit{is_fast ? 10'000'000 : 1'000'000}.answer(query);
    }
};

/// Why there is no answer: the limit was reached, or the search went deeper than 150 plies.
struct unsolved {
    long long nodes;      ///< searched
    int free;             ///< number of free squares
    bounds score_bounds;  ///< the known range of the score

    constexpr bool operator==(const unsolved&) const = default;
};

/// A type that answers queries: node_limit, default_limits, a solver, or your own.
template <class T>
concept search_policy = requires(T policy, value_query<1> query) { policy.answer(query); };

/// A type that limits questions about game types: default_limits, evaluation_limit, or your own.
template <class T>
concept evaluation_policy = requires(const T& policy, const value_query<1>& query) {
    static_cast<bool>(policy.allows(query, 0));
};

namespace detail {

/// `read(query)`, if the policy answers the query.
template <class Query, class Policy, class Read>
[[nodiscard]] constexpr auto answer(Query query, Policy&& policy, Read read)
    -> std::expected<decltype(read(query)), unsolved> {
    const auto root = query.root();
    const long long nodes = std::forward<Policy>(policy).answer(query);
    if (query.is_done()) return read(query);
    return std::unexpected(
        unsolved{nodes, root.rules().squares() - root.stones(), query.root_score_bounds()});
}

}  // namespace detail

/// The value of a position.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<game_value, unsolved> value(const basic_position<Capacity>& p,
                                                                  Policy&& policy = {}) {
    return detail::answer(value_query<Capacity>(p), std::forward<Policy>(policy),
                          [](const auto& query) { return query.value(); });
}

/// The winner, or a draw. Cheaper than the value, which also counts the plies.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<inarow::outcome, unsolved> outcome(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(outcome_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.outcome(); });
}

/// Whether the given player wins.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<bool, unsolved> wins(const basic_position<Capacity>& p,
                                                           player side, Policy&& policy = {}) {
    return detail::answer(
        value_query<Capacity>(p), std::forward<Policy>(policy),
        [side](const auto& query) { return query.value().outcome == won_by(side); });
}

/// The best moves: the soonest wins, else the draws, else the latest losses; in reading order.
/// Empty if the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<square, Capacity>, unsolved> best_moves(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(best_moves_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.best; });
}

/// The first of the best moves; unsolved if the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<square, unsolved> reply(const basic_position<Capacity>& p,
                                                              Policy&& policy = {}) {
    const value_query<Capacity> value(p);
    if (p.is_over()) return std::unexpected(unsolved{0, value.free(), value.score_bounds});
    return detail::answer(best_moves_query<Capacity>(value, true), std::forward<Policy>(policy),
                          [](const auto& query) { return query.best[0]; });
}

/// The value of each legal move, in reading order.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<scored_move, Capacity>, unsolved>
move_scores(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(move_scores_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.scores; });
}

/// The moves to the end of the game if both players play the first of their best moves.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<square, Capacity>, unsolved>
principal_variation(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(principal_variation_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.moves; });
}

}  // namespace inarow::inline v0::solve
