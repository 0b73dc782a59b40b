// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/analysis.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <random>

#include <doctest/doctest.h>

namespace analysis_test {
namespace {

using namespace inarow;
using solve::bounds;
using solve::judged;
using solve::judgment;
using test::are;
using test::expect;

constexpr auto played(const auto& start, std::initializer_list<square> moves) {
    auto g = start;
    for (const square s : moves) (void)g.apply(s).value();
    return g;
}
constexpr auto tic_tac_toe_game(std::initializer_list<square> moves) {
    return played(basic_game<9>::start(tic_tac_toe).value(), moves);
}

constexpr bool exact_scores_decide() {
    expect(judged({0, 0}, {0, 0}) == judgment::best);
    expect(judged({3, 3}, {0, 0}) == judgment::mistake);
    expect(judged({3, 3}, {-2, -2}) == judgment::mistake);
    expect(judged({0, 0}, {-1, -1}) == judgment::mistake);
    expect(judged({3, 3}, {2, 2}) == judgment::inaccuracy);
    return expect(judged({-2, -2}, {-3, -3}) == judgment::inaccuracy);
}
AT_BOTH_TIMES(exact_scores_decide)

constexpr bool bounds_decide_where_they_suffice() {
    expect(judged({1, 9}, {-9, 0}) == judgment::mistake);
    expect(judged({0, 9}, {-9, -1}) == judgment::mistake);
    expect(judged({5, 9}, {1, 4}) == judgment::inaccuracy);
    expect(judged({-3, -2}, {-9, -4}) == judgment::inaccuracy);
    expect(judged({-9, 2}, {2, 2}) == judgment::best);
    expect(judged({-9, 9}, {-9, 9}) == judgment::unknown);
    expect(judged({0, 9}, {0, 0}) == judgment::unknown);
    expect(judged({2, 9}, {-9, 1}) == judgment::unknown);
    return expect(judged({1, 9}, {1, 5}) == judgment::unknown);
}
AT_BOTH_TIMES(bounds_decide_where_they_suffice)

constexpr bool judgments_have_names() {
    expect(name_of(judgment::unknown) == "unknown");
    expect(name_of(judgment::best) == "best");
    expect(name_of(judgment::inaccuracy) == "inaccuracy");
    return expect(name_of(judgment::mistake) == "mistake");
}
AT_BOTH_TIMES(judgments_have_names)

// The center, then an edge, which loses; the first player gives the win away with the fifth move.
constexpr auto two_mistakes =
    tic_tac_toe_game({{1, 1}, {1, 0}, {2, 1}, {0, 1}, {0, 0}, {2, 2}, {2, 0}});

constexpr bool mistakes_give_away_a_draw_and_a_win() {
    const auto a = solve::analyze(two_mistakes, solve::node_limit{20'000});
    expect(a.at_start == bounds{0, 0});
    expect(a.start.stones() == 0);
    expect(a.moves.size() == 7);
    expect(a.count(first, judgment::best) == 3 && a.count(second, judgment::best) == 2);
    expect(a.count(first, judgment::mistake) == 1 && a.count(second, judgment::mistake) == 1);
    expect(a.moves[1] == solve::analyzed_move<9>{.number = 2,
                                                 .mover = second,
                                                 .where = {1, 0},
                                                 .before = {0, 0},
                                                 .after = {2, 2},
                                                 .judgment = judgment::mistake,
                                                 .better = a.moves[1].better});
    expect(are(a.moves[1].better, {{0, 0}, {2, 0}, {0, 2}, {2, 2}}));
    expect(a.moves[4].before == bounds{2, 2} && a.moves[4].after == bounds{0, 0});
    return expect(are(a.moves[4].better, {{2, 0}, {2, 2}}));
}
TEST_CASE("mistakes give away a draw and a win") { CHECK(mistakes_give_away_a_draw_and_a_win()); }

constexpr auto late = [] {
    auto g =
        basic_game<9>(test::position_shown<tic_tac_toe>("XO."
                                                        ".X."
                                                        "..O"));
    (void)g.apply(square{0, 1}).value();  // two threats
    (void)g.apply(square{2, 1}).value();
    (void)g.apply(square{2, 0}).value();  // a1 won
    return g;
}();

constexpr bool a_game_from_a_set_up_is_judged() {
    const auto a = solve::analyze(late);
    expect(a.start.stones() == 4);
    expect(a.moves[0].number == 5 && a.moves[0].mover == first);
    expect(a.moves[0].judgment == judgment::best && a.moves[0].better.empty());
    expect(a.moves[1].judgment == judgment::best && a.moves[1].before == bounds{2, 2});
    expect(a.moves[2].number == 7 && a.moves[2].judgment == judgment::mistake);
    return expect(are(a.moves[2].better, {{0, 2}}));
}
AT_BOTH_TIMES(a_game_from_a_set_up_is_judged)

TEST_CASE("a game without moves has a score") {
    const auto a = solve::analyze(game::start(tic_tac_toe).value());
    CHECK(a.moves.empty());
    CHECK(a.at_start == bounds{0, 0});
}

/// Checks every move of an analysis by the scores of all moves in its position.
void check_judgments(const game& g) {
    const auto a = solve::analyze(g, solve::node_limit{1'000'000});
    REQUIRE(a.moves.size() == g.moves().size());
    auto p = a.start;
    for (const auto& m : a.moves) {
        const auto scores = solve::move_scores(p, solve::node_limit{1'000'000}).value();
        int best_score = -1'000;
        int own_score = -1'000;
        for (const auto& each : scores) {
            best_score = std::max(best_score, each.score);
            if (each.where == m.where) own_score = each.score;
        }
        const auto sign = [](int score) { return (score > 0) - (score < 0); };
        CHECK(m.judgment == (own_score == best_score               ? judgment::best
                             : sign(own_score) == sign(best_score) ? judgment::inaccuracy
                                                                   : judgment::mistake));
        const int side = m.mover == first ? 1 : -1;
        CHECK(m.number == p.stones() + 1);
        CHECK(m.mover == p.to_move());
        CHECK(m.before == bounds{side * best_score, side * best_score});
        CHECK(m.after == bounds{side * own_score, side * own_score});
        std::size_t seen = 0;
        for (const auto& each : scores)
            if (own_score != best_score && each.score == best_score)
                CHECK(m.better[seen++] == each.where);
        CHECK(m.better.size() == seen);
        p = p.after(m.where);
    }
}

TEST_CASE("random games are judged as the scores of all moves say") {
    std::mt19937 random(1);
    for (const rules& r :
         {tic_tac_toe, starting_with(second, tic_tac_toe), rules{.columns = 3, .rows = 4, .run = 3},
          rules{.columns = 4, .rows = 4, .run = 4, .gravity = drop},
          rules{.columns = 4, .rows = 4, .run = 3, .gravity = drop},
          rules{.columns = 2, .rows = 2, .run = 3}, misere(tic_tac_toe),
          starting_with(second, misere(tic_tac_toe)), exactly(rules{4, 3, 2}),
          misere(exactly(rules{4, 3, 2, drop}))})
        for (int i = 0; i < 5; ++i) {
            const auto positions = test::random_game<position>(r, random);
            // Also from a later position.
            game g(positions[static_cast<std::size_t>(i % 2)]);
            for (auto ply = static_cast<std::size_t>(i % 2); ply + 1 < positions.size(); ++ply)
                for (int n = 0; n < r.squares(); ++n) {
                    const square s = square_at(r, n);
                    if (positions[ply].at(s) != positions[ply + 1].at(s)) CHECK(g.apply(s));
                }
            check_judgments(g);
        }
}

/// A search policy that solves no position with so many stones.
struct unsolved_from_to {
    int min_stones;
    int max_stones;

    template <class Query>
    long long answer(Query& query) const {
        const int stones = query.root().stones();
        const bool is_unsolved = min_stones <= stones && stones <= max_stones;
        return is_unsolved ? 0 : solve::node_limit{1'000'000}.answer(query);
    }
};

TEST_CASE("what the policy does not solve is unknown, and bounded by later positions") {
    const auto g = tic_tac_toe_game({{1, 1}, {1, 0}, {2, 1}, {0, 1}, {0, 0}, {2, 2}, {2, 0}});
    const auto a = solve::analyze(g, unsolved_from_to{0, 1});
    CHECK(a.at_start == bounds{-4, 5});
    CHECK(a.moves[0].judgment == judgment::unknown);
    CHECK(a.moves[1].judgment == judgment::unknown);
    CHECK(a.moves[1].better.empty());
    CHECK(a.moves[0].after == bounds{-4, 2});  // the second player can get that
    CHECK(a.moves[1].after == bounds{2, 2});
    CHECK(a.moves[4].judgment == judgment::mistake);
}

TEST_CASE("a move leads to no more than its position was worth") {
    // Nothing is known after the first move, except that the start is worth at most a draw to the
    // first player.
    const auto g = tic_tac_toe_game({{1, 1}, {1, 0}, {2, 1}, {0, 1}});
    const auto a = solve::analyze(g, unsolved_from_to{1, 1});
    CHECK(a.at_start == bounds{0, 0});
    CHECK(a.moves[0].after == bounds{-4, 0});
    CHECK(a.moves[1].judgment == judgment::mistake);
    CHECK(a.moves[1].better.empty());
}

TEST_CASE("every move of a game too expensive to search is unknown") {
    const rules r{.columns = 40, .rows = 40, .run = 7};
    auto g = game::start(r).value();
    for (int i = 0; i < 12; ++i) CHECK(g.apply(square_at(r, i)));
    const auto a = solve::analyze(g, solve::node_limit{10});
    CHECK(a.count(first, judgment::unknown) + a.count(second, judgment::unknown) == 12);
}

}  // namespace
}  // namespace analysis_test
