// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/solve/detail/limited_search.hpp>
#include <inarow/solve/query.hpp>

#include <expected>
#include <utility>

/// Questions about positions under perfect play, as functions for constant evaluation and for run
/// time. The last argument, a search policy, bounds the search: default_limits, node_limit or a
/// solver.
namespace inarow::inline v0::solve {

/// Nodes that one constant evaluation can search: two thirds of what clang's default of 1,048,576
/// steps allows on such a board. Gated by tests/counts.
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
/// The most constant evaluations, each resuming where the one before stopped, that the type layer
/// spends on one question by default: some seconds. Few for boards of more than 64 bits and for the
/// reference search, none for huge boards, which it does not search.
[[nodiscard]] constexpr int max_evaluations(const rules& r) {
    if (!bitboard::supports(r, 1024)) return r.squares() <= 64 ? 4 : 0;
    return bitboard::supports(r, 64) ? 16 : 4;
}
/// Whether a query that one evaluation has not answered is likely to be answered by
/// max_evaluations: few squares are free, and little remains.
/// docs/internals/solve/general/negamax.md has how often this is right.
[[nodiscard]] constexpr bool is_promising(const auto& query) {
    constexpr int most = 58;
    const auto& root = query.root();
    return 2 * (root.rules().squares() - root.stones()) + query.remaining() <= most;
}

/// A search policy: at most that many nodes, with a small transposition table.
struct node_limit {
    long long nodes;

    /// Resumes a query; returns the number of nodes searched.
    template <class Query>
    constexpr long long answer(Query& query) const {
        return detail::resume_within(query, nodes);
    }
};

/// The limit of a question about a game type: at most that many evaluations of
/// nodes_per_evaluation, each of which costs a compiler about half a second. A question about moves
/// may use as many again, once the value is known.
struct evaluation_limit {
    int evaluations;

    /// Whether a query may be resumed after that many evaluations.
    [[nodiscard]] constexpr bool allows(const auto& query, int spent) const {
        return spent < evaluations && max_evaluations(query.root().rules()) > 0;
    }
};

/// The search policy of calls without one: nodes_per_evaluation in a constant evaluation; at run
/// time ten million nodes, some seconds, or one million of the reference search. Of questions about
/// game types: one evaluation, and max_evaluations if it promises an answer.
struct default_limits {
    /// Whether a query may be resumed after that many evaluations.
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

/// Why there is no answer: the limit was reached, or the search was deeper than 150 plies.
struct unsolved {
    long long nodes;      ///< that were searched
    int free;             ///< number of free squares
    bounds score_bounds;  ///< what is known of the score

    constexpr bool operator==(const unsolved&) const = default;
};

/// What can answer queries: node_limit, default_limits, a solver, or one's own type.
template <class T>
concept search_policy = requires(T policy, value_query<1> query) { policy.answer(query); };

/// What can limit a question about a game type: default_limits, evaluation_limit, or one's own
/// type.
template <class T>
concept evaluation_policy = requires(const T& policy, const value_query<1>& query) {
    static_cast<bool>(policy.allows(query, 0));
};

namespace detail {

/// `read(query)`, once the policy has answered the query.
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

/// What a position is worth.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<game_value, unsolved> value(const basic_position<Capacity>& p,
                                                                  Policy&& policy = {}) {
    return detail::answer(value_query<Capacity>(p), std::forward<Policy>(policy),
                          [](const auto& query) { return query.value(); });
}

/// Who wins, or that it is a draw; cheaper than the value, which also says how soon.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<inarow::outcome, unsolved> outcome(
    const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(outcome_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.outcome(); });
}

/// Whether that player wins.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<bool, unsolved> wins(const basic_position<Capacity>& p,
                                                           player side, Policy&& policy = {}) {
    return detail::answer(
        value_query<Capacity>(p), std::forward<Policy>(policy),
        [side](const auto& query) { return query.value().outcome == won_by(side); });
}

/// The best moves: those that win soonest, else draw, else lose latest; in reading order. None once
/// the game is over.
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

/// What each legal move is worth, in reading order.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<scored_move, Capacity>, unsolved>
move_scores(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(move_scores_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.scores; });
}

/// The moves to the end of the game when both players play the first of their best moves.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr std::expected<core::inplace_vector<square, Capacity>, unsolved>
principal_variation(const basic_position<Capacity>& p, Policy&& policy = {}) {
    return detail::answer(principal_variation_query<Capacity>(value_query<Capacity>(p)),
                          std::forward<Policy>(policy),
                          [](const auto& query) { return query.moves; });
}

}  // namespace inarow::inline v0::solve
