// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/result.hpp>
#include <inarow/solve/detail/node_limited_search.hpp>
#include <inarow/solve/query.hpp>

#include <utility>

/// Questions about positions under perfect play, as functions for constant evaluation and for run
/// time. The last argument of each function is a search policy, which limits the search. You can
/// pass default_limits, a node_limit, a solver, a connect_four_book or your own policy.
namespace inarow::inline v0::solve {

/// Returns the number of nodes that one constant evaluation may search. Clang's default limit of
/// 1,048,576 steps for each constant evaluation allows at least 1.3 times this number of nodes in
/// every case that tests/counts/counts.py measures.
[[nodiscard]] constexpr long long nodes_per_evaluation(const rules& r) {
    if (detail::search_for(r) == detail::search_kind::reference) return 5'500 / r.squares();
    int words = 1;
    while (64 * words < bitboard::bits_needed(r)) words *= 2;
    const auto formula = bitboard::formula_for(r);
    const bool is_loop =
        formula == bitboard::line_formula::runs || formula == bitboard::line_formula::exact_runs;
    const bool is_misere = r.convention == convention::misere;
    const bool has_potential = r.gravity == place && words == 1 && !is_misere;
    const long long run = r.run;
    const long long runs = is_loop ? (has_potential ? 8 : 4) * run * (run + 12) : 0;
    const long long steps = (is_misere ? 210 : 150) + 10LL * r.columns + runs;
    return 1'600'000 / (words == 1 ? steps : steps * (4 + 4 * words));
}
/// Returns the default maximum number of constant evaluations for one question about a game type.
/// Each evaluation resumes the query where the previous evaluation stopped. All evaluations
/// together take a few seconds. The number is 16 if a bitboard of 64 bits supports the rules, and 4
/// if only a larger bitboard of up to 1,024 bits supports them. If no bitboard supports the rules,
/// the number is 4 for boards of at most 64 squares and 0 for larger boards.
[[nodiscard]] constexpr int max_evaluations(const rules& r) {
    if (!bitboard::supports(r, 1024)) return r.squares() <= 64 ? 4 : 0;
    return bitboard::supports(r, 64) ? 16 : 4;
}
/// Predicts whether max_evaluations evaluations will answer a query that the first evaluation has
/// not answered. An answer is likely if few squares are free and little work remains. Each free
/// square counts more in misère play without gravity, because there are many moves and bounds
/// seldom exclude moves. Without gravity or in misère play, empty boards are the hardest boards,
/// because all lines are open. docs/internals/solve/general/negamax.md shows how often the
/// prediction is right.
[[nodiscard]] constexpr bool is_likely_solvable(const auto& query) {
    const auto& root = query.root();
    const rules& r = root.rules();
    const bool is_placed = !bitboard::has_drops(r);
    const bool is_misere = r.convention == convention::misere;
    const bool is_empty = root.stones() == 0;
    const int free = r.squares() - root.stones();
    if (is_placed && is_misere) return 4 * free + query.remaining() <= (is_empty ? 66 : 80);
    const bool is_hard = is_empty && (is_placed || is_misere);
    return 2 * free + query.remaining() <= (is_hard ? 51 : 58);
}

/// A search policy that searches at most `nodes` nodes for a question, with a small transposition
/// table. The reference search has no table.
struct node_limit {
    long long nodes;

    /// Resumes a query. Returns the number of nodes searched.
    template <class Query>
    constexpr long long answer(Query& query) const {
        return detail::resume_within(query, nodes);
    }
};

/// The limit of a question about a game type: at most `evaluations` constant evaluations. Each
/// evaluation searches up to nodes_per_evaluation nodes and takes a compiler about half a second. A
/// question about moves may use the same number of evaluations again once the value is known. If
/// max_evaluations returns 0 for the rules, this policy allows no evaluation.
struct evaluation_limit {
    int evaluations;

    /// Returns whether a query may be resumed after `spent` evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < evaluations && max_evaluations(query.root().rules()) > 0;
    }
};

/// The default search policy. In a constant evaluation, searches up to nodes_per_evaluation nodes.
/// At run time, searches up to ten million nodes (a few seconds), or up to one million nodes for
/// rules that only the slow reference search supports. A question about a game type gets one
/// evaluation, or up to max_evaluations evaluations if an answer is likely. If max_evaluations
/// returns 0, the question gets no evaluation.
struct default_limits {
    /// Returns whether a query may be resumed after `spent` evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < max_evaluations(query.root().rules()) &&
               (spent == 0 || is_likely_solvable(query));
    }

    template <class Query>
    constexpr long long answer(Query& query) const {
        if consteval {
            return node_limit{nodes_per_evaluation(query.root().rules())}.answer(query);
        }
        const bool is_fast =
            detail::search_for(query.root().rules()) != detail::search_kind::reference;
        return node_limit{is_fast ? 10'000'000 : 1'000'000}.answer(query);
    }
};

/// The error if a policy does not answer a question. Usually, the search reached its limit or went
/// deeper than 150 plies.
struct unsolved {
    long long nodes;      ///< number of nodes searched
    int free;             ///< number of free squares
    bounds score_bounds;  ///< the known range of the score

    constexpr bool operator==(const unsolved&) const = default;
};

/// A type that answers queries: node_limit, default_limits, solver, connect_four_book or your own
/// type.
template <class T>
concept search_policy = requires(T policy, value_query<1> query) { policy.answer(query); };

/// A type that limits questions about game types: default_limits, evaluation_limit or your own
/// type.
template <class T>
concept evaluation_policy = requires(const T& policy, const value_query<1>& query) {
    static_cast<bool>(policy.allows(query, 0));
};

namespace detail {

/// Returns `read(query)` if the policy answers the query, and `unsolved` otherwise.
template <class Query, class Policy, class Read>
[[nodiscard]] constexpr auto answer(Query query, Policy&& policy, Read read)
    -> result<decltype(read(query)), unsolved> {
    const auto root = query.root();
    const long long nodes = std::forward<Policy>(policy).answer(query);
    if (query.is_done()) return read(query);
    return unsolved{nodes, root.rules().squares() - root.stones(), query.root_score_bounds()};
}

}  // namespace detail

/// Returns the value of a position.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<game_value, unsolved> value(const basic_position<Capacity>& p,
                                                           Policy&& policy = {}) {
    return detail::answer(value_query<Capacity>(p), std::forward<Policy>(policy),
                          [](const auto& query) { return query.value(); });
}

/// Returns the outcome under perfect play: the winner, or a draw. The outcome is usually cheaper to
/// find than the value, which includes the number of plies.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<inarow::outcome, unsolved> outcome(const basic_position<Capacity>& p,
                                                                  Policy&& policy = {}) {
    return detail::answer(outcome_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.outcome(); });
}

/// Returns whether `side` wins under perfect play.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<bool, unsolved> wins(const basic_position<Capacity>& p, player side,
                                                    Policy&& policy = {}) {
    return detail::answer(
        value_query<Capacity>(p), std::forward<Policy>(policy),
        [side](const auto& query) { return query.value().outcome == won_by(side); });
}

/// Returns the best moves, in reading order. The best moves are the moves that win soonest; if no
/// move wins, the moves that draw; if all moves lose, the moves that lose latest. The result is
/// empty if the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<core::inplace_vector<square, Capacity>, unsolved> best_moves(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(best_moves_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.best; });
}

/// Returns the first of the best moves. Returns `unsolved` if the policy does not answer the
/// question, or if the game is over.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<square, unsolved> reply(const basic_position<Capacity>& p,
                                                       Policy&& policy = {}) {
    const value_query<Capacity> value(p);
    if (p.is_over()) return unsolved{0, value.free(), value.score_bounds};
    return detail::answer(best_moves_query<Capacity>(value, true), std::forward<Policy>(policy),
                          [](const auto& query) { return query.best[0]; });
}

/// Returns the value of each legal move, in reading order.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<core::inplace_vector<scored_move, Capacity>, unsolved> move_scores(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(move_scores_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.scores; });
}

/// Returns the moves to the end of the game if both players always play the first of their best
/// moves.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr result<core::inplace_vector<square, Capacity>, unsolved>
principal_variation(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(principal_variation_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.moves; });
}

}  // namespace inarow::inline v0::solve
