// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/general/position_search.hpp>
#include <inarow/solve/query.hpp>
#include <inarow/solve/questions.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <cstdint>
#include <random>

#include <doctest/doctest.h>

namespace query_test {
namespace {

using namespace inarow;
using solve::best_moves_query;
using solve::move_scores_query;
using solve::null_window_query;
using solve::outcome_query;
using solve::principal_variation_query;
using solve::value_query;
using solve::detail::node_budget;
using test::expect;
using test::position_shown;

using table_type = solve::detail::general::fixed_transposition_table<std::uint64_t, 8>;
using search_type = solve::detail::general::position_search<std::uint64_t, table_type, node_budget>;

/// Resumes a query for that many nodes; returns the number of nodes searched.
template <class Query>
constexpr long long resume(Query& query, table_type& table, long long nodes) {
    node_budget budget{nodes};
    const auto root = query.root();
    search_type search(root, table, budget);
    query.resume(search);
    return search.is_stopped() ? nodes : nodes - budget.left;
}

template <class Query>
constexpr Query answered(Query query) {
    table_type table{};
    (void)resume(query, table, 1'000'000);
    expect(query.is_done());
    return query;
}

// A query keeps what it knows.

constexpr bool begins_with(const auto& values, const auto& prefix) {
    if (values.size() < prefix.size()) return false;
    for (std::size_t i = 0; i < prefix.size(); ++i)
        if (!(values[i] == prefix[i])) return false;
    return true;
}
template <int Capacity>
constexpr bool has_kept(const value_query<Capacity>& now, const value_query<Capacity>& before) {
    return now.score_bounds.lower >= before.score_bounds.lower &&
           now.score_bounds.upper <= before.score_bounds.upper &&
           now.score_bounds.lower <= now.score_bounds.upper;
}
template <int Capacity>
constexpr bool has_kept(const best_moves_query<Capacity>& now,
                        const best_moves_query<Capacity>& before) {
    return has_kept(now.value, before.value) && now.next_square >= before.next_square &&
           begins_with(now.best, before.best);
}
template <int Capacity>
constexpr bool has_kept(const outcome_query<Capacity>& now, const outcome_query<Capacity>& before) {
    return has_kept(now.value, before.value);
}
template <int Capacity>
constexpr bool has_kept(const null_window_query<Capacity>& now,
                        const null_window_query<Capacity>& before) {
    return now.is_searched || !before.is_searched;
}
template <int Capacity>
constexpr bool has_kept(const move_scores_query<Capacity>& now,
                        const move_scores_query<Capacity>& before) {
    return now.next_square >= before.next_square && begins_with(now.scores, before.scores) &&
           (now.next_square > before.next_square || !before.has_current ||
            has_kept(now.current, before.current));
}
template <int Capacity>
constexpr bool has_kept(const principal_variation_query<Capacity>& now,
                        const principal_variation_query<Capacity>& before) {
    return begins_with(now.moves, before.moves) &&
           (now.moves.size() > before.moves.size() || has_kept(now.current, before.current));
}

/// Resumes a query in slices, each one node longer than the one before: with a constant small
/// number of nodes, a search may never finish its first line. The table is kept, or cleared each
/// time.
template <class Query>
constexpr Query in_slices(Query query, long long nodes, bool keeps_table = true) {
    table_type table{};
    for (; !query.is_done(); ++nodes) {
        const Query before = query;
        (void)resume(query, table, nodes);
        if (!expect(has_kept(query, before))) break;
        if (!keeps_table) table = {};
    }
    return query;
}

template <int Capacity>
constexpr bool same_answer(const value_query<Capacity>& a, const value_query<Capacity>& b) {
    return a.value() == b.value();
}
template <int Capacity>
constexpr bool same_answer(const best_moves_query<Capacity>& a,
                           const best_moves_query<Capacity>& b) {
    return a.best == b.best;
}
template <int Capacity>
constexpr bool same_answer(const outcome_query<Capacity>& a, const outcome_query<Capacity>& b) {
    return a.outcome() == b.outcome();
}
template <int Capacity>
constexpr bool same_answer(const null_window_query<Capacity>& a,
                           const null_window_query<Capacity>& b) {
    return a.is_above == b.is_above;
}
template <int Capacity>
constexpr bool same_answer(const move_scores_query<Capacity>& a,
                           const move_scores_query<Capacity>& b) {
    return a.scores == b.scores;
}
template <int Capacity>
constexpr bool same_answer(const principal_variation_query<Capacity>& a,
                           const principal_variation_query<Capacity>& b) {
    return a.moves == b.moves;
}

template <class Query>
constexpr bool is_answered_in_slices(const Query& query, long long nodes) {
    const Query expected = answered(query);
    expect(same_answer(in_slices(query, nodes), expected));
    return expect(same_answer(in_slices(query, nodes, false), expected));
}

constexpr auto two_corners = position_shown<tic_tac_toe>(
    "X.."
    ".O."
    "..X");

constexpr bool a_value_in_slices() { return is_answered_in_slices(value_query<9>(two_corners), 1); }
AT_BOTH_TIMES(a_value_in_slices)

constexpr bool an_outcome_in_slices() {
    return is_answered_in_slices(outcome_query<9>(value_query<9>(two_corners)), 1);
}
AT_BOTH_TIMES(an_outcome_in_slices)

constexpr bool best_moves_in_slices() {
    return is_answered_in_slices(best_moves_query<9>(value_query<9>(two_corners)), 7);
}
AT_BOTH_TIMES(best_moves_in_slices)

constexpr bool move_scores_in_slices() {
    return is_answered_in_slices(move_scores_query<9>(value_query<9>(two_corners)), 7);
}
AT_BOTH_TIMES(move_scores_in_slices)

constexpr bool a_principal_variation_in_slices() {
    return is_answered_in_slices(principal_variation_query<9>(value_query<9>(two_corners)), 7);
}
AT_BOTH_TIMES(a_principal_variation_in_slices)

TEST_CASE("every query, in slices of many sizes") {
    std::mt19937 random(1);
    for (const rules& r :
         {tic_tac_toe, rules{4, 3, 3}, rules{3, 4, 3, drop}, rules{4, 4, 4, drop},
          misere(rules{3, 3, 2}), exactly(rules{4, 3, 2}), misere(exactly(rules{4, 2, 3, drop}))}) {
        for (const auto& p : test::random_game<position>(r, random)) {
            if (r.squares() - p.stones() > 12) continue;
            const value_query<dynamic> value(p);
            for (const long long nodes : {1, 7, 50}) {
                CHECK(is_answered_in_slices(value, nodes));
                CHECK(is_answered_in_slices(outcome_query(value), nodes));
                CHECK(is_answered_in_slices(best_moves_query(value), nodes));
                CHECK(is_answered_in_slices(move_scores_query(value), nodes));
                CHECK(is_answered_in_slices(principal_variation_query(value), nodes));
                if (p.is_over()) continue;
                CHECK(is_answered_in_slices(best_moves_query(value, true), nodes));
                for (const int alpha : {-3, -1, 0, 1})
                    CHECK(is_answered_in_slices(null_window_query(p, alpha), nodes));
            }
        }
    }
}

TEST_CASE("slices of constant size suffice, if they are not too small") {
    const auto empty = *position_of<tic_tac_toe>::start(tic_tac_toe);
    principal_variation_query<9> whole{value_query<9>(empty)};
    table_type table{};
    const long long nodes_at_once = resume(whole, table, 1'000'000);
    principal_variation_query<9> query{value_query<9>(empty)};
    table = {};
    long long nodes = 0;
    while (!query.is_done() && nodes < 100'000) nodes += resume(query, table, 50);
    CHECK(same_answer(query, whole));
    // Nothing is searched twice, except the way back to where the search stopped.
    CHECK(nodes_at_once > 100);
    CHECK(nodes < nodes_at_once + nodes_at_once / 2);
}

TEST_CASE("a slice that is too small does no harm") {
    value_query<9> query(*position_of<tic_tac_toe>::start(tic_tac_toe));
    table_type table{};
    for (int i = 0; i < 100; ++i) CHECK(resume(query, table, 1) == 1);
    CHECK(!query.is_done());
    CHECK(query.score_bounds == solve::bounds{-5, 5});
    (void)resume(query, table, 1'000'000);
    CHECK(query.value() == game_value{outcome::draw, 9});
}

constexpr bool an_answered_query_searches_no_nodes() {
    table_type table{};
    auto value = answered(value_query<9>(two_corners));
    expect(resume(value, table, 1'000) == 0);
    auto best = answered(best_moves_query<9>(value));
    const auto moves = best.best;
    expect(resume(best, table, 1'000) == 0);
    return expect(best.best == moves);
}
AT_BOTH_TIMES(an_answered_query_searches_no_nodes)

constexpr bool a_known_value_is_not_searched() {
    const value_query<9> known(two_corners, 0);
    expect(known.is_done() && known.value() == game_value{outcome::draw, 6});
    return expect(answered(best_moves_query<9>(known)).best.size() == 4);
}
AT_BOTH_TIMES(a_known_value_is_not_searched)

constexpr bool what_remains_is_scores_and_moves() {
    // Six squares are free, and scores are from -4 to 3.
    const value_query<9> unknown(two_corners);
    const value_query<9> known(two_corners, 0);
    expect(unknown.remaining() == 7 && known.remaining() == 0);
    expect(outcome_query<9>(unknown).remaining() == 7);
    expect(outcome_query<9>(known).remaining() == 0);
    expect(best_moves_query<9>(unknown).remaining() == 7 + 6);
    expect(best_moves_query<9>(known).remaining() == 6);
    expect(move_scores_query<9>(known).remaining() == 6);
    expect(principal_variation_query<9>(known).remaining() == 6);
    expect(null_window_query<9>(two_corners, 0).remaining() == 1);
    auto later = best_moves_query<9>(known);
    later.next_square = 7;
    expect(later.remaining() == 1);
    expect(answered(unknown).remaining() == 0 &&
           answered(outcome_query<9>(unknown)).remaining() == 0);
    expect(answered(best_moves_query<9>(known, true)).remaining() == 0);
    expect(answered(null_window_query<9>(two_corners, 0)).remaining() == 0);
    expect(answered(principal_variation_query<9>(known)).remaining() == 0);
    return expect(answered(move_scores_query<9>(known)).remaining() == 0);
}
AT_BOTH_TIMES(what_remains_is_scores_and_moves)

constexpr bool one_best_move_is_the_first_of_all() {
    const auto all = answered(best_moves_query<9>(value_query<9>(two_corners)));
    const auto one = answered(best_moves_query<9>(value_query<9>(two_corners), true));
    expect(all.best.size() == 4 && one.best.size() == 1);
    return expect(one.best[0] == all.best[0]);
}
AT_BOTH_TIMES(one_best_move_is_the_first_of_all)

constexpr bool a_null_window_tells_on_which_side_of_alpha_the_score_is() {
    constexpr auto lost = position_shown<tic_tac_toe>(  // its score is -2
        "XO."
        ".X."
        "...");
    for (int alpha = -5; alpha <= 5; ++alpha)
        expect(answered(null_window_query<9>(lost, alpha)).is_above == (-2 > alpha));
    return true;
}
AT_BOTH_TIMES(a_null_window_tells_on_which_side_of_alpha_the_score_is)

/// A search whose every answer is: not above alpha.
struct never_above {
    int alphas[2]{};
    int searches = 0;

    [[nodiscard]] static constexpr bool is_stopped() { return false; }
    constexpr int null_window(const auto& /*position*/, int alpha) {
        if (searches < 2) alphas[searches] = alpha;
        ++searches;
        return alpha;
    }
};

constexpr bool an_outcome_takes_at_most_two_null_windows() {
    never_above search;
    outcome_query<9> query{value_query<9>(two_corners)};
    query.resume(search);
    expect(search.searches == 2 && search.alphas[0] == 0 && search.alphas[1] == -1);
    return expect(query.is_done() && query.outcome() == outcome::first_won);
}
AT_BOTH_TIMES(an_outcome_takes_at_most_two_null_windows)

constexpr bool an_outcome_needs_only_the_sign() {
    expect(outcome_query<9>(value_query<9>(two_corners, 0)).outcome() == outcome::draw);
    value_query<9> known(two_corners);
    expect(!outcome_query<9>(known).is_done());
    known.score_bounds = {1, 3};
    expect(outcome_query<9>(known).is_done());
    return expect(outcome_query<9>(known).outcome() == outcome::second_won);
}
AT_BOTH_TIMES(an_outcome_needs_only_the_sign)

}  // namespace
}  // namespace query_test
