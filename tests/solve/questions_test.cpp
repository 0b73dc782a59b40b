// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/questions.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <initializer_list>
#include <random>

#include <doctest/doctest.h>

namespace questions_test {
namespace {

using namespace inarow;
using solve::bounds;
using solve::node_limit;
using solve::scored_move;
using solve::unsolved;
using test::are;
using test::expect;
using test::position_shown;

constexpr game_value first_wins_in(int plies) { return {outcome::first_won, plies}; }
constexpr game_value second_wins_in(int plies) { return {outcome::second_won, plies}; }
constexpr game_value drawn_in(int plies) { return {outcome::draw, plies}; }

template <rules Rules>
constexpr auto fresh = position_of<Rules>::start(Rules).value();

constexpr bool tic_tac_toe_is_a_draw() {
    expect(solve::value(fresh<tic_tac_toe>) == drawn_in(9));
    expect(solve::outcome(fresh<tic_tac_toe>) == outcome::draw);
    expect(solve::wins(fresh<tic_tac_toe>, first) == false);
    return expect(solve::wins(fresh<tic_tac_toe>, second) == false);
}
AT_BOTH_TIMES(tic_tac_toe_is_a_draw)

constexpr bool every_first_move_of_tic_tac_toe_is_best() {
    return expect(are(*solve::best_moves(fresh<tic_tac_toe>),
                      {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}));
}
AT_BOTH_TIMES(every_first_move_of_tic_tac_toe_is_best)

// The second player must not answer two corners with another one.
constexpr auto two_corners = position_shown<tic_tac_toe>(
    "X.."
    ".O."
    "..X");

// What game types may spend on a question.

constexpr bool few_free_squares_and_scores_are_promising() {
    solve::value_query query(fresh<rules{5, 4, 4, drop}>);  // 20 squares
    query.score_bounds = {-8, 10};
    expect(solve::is_likely_solvable(query));
    query.score_bounds = {-9, 10};
    expect(!solve::is_likely_solvable(query));
    solve::value_query larger(fresh<rules{6, 5, 4, drop}>);  // 30
    larger.score_bounds = {0, 1};
    return expect(!solve::is_likely_solvable(larger));
}
AT_BOTH_TIMES(few_free_squares_and_scores_are_promising)

constexpr bool boards_without_stones_are_less_promising() {
    solve::value_query empty(fresh<rules{4, 4, 4}>);  // 16 squares
    empty.score_bounds = {-10, 10};
    expect(!solve::is_likely_solvable(empty));
    solve::value_query begun(fresh<rules{4, 4, 4}>.after(square{0, 0}));
    begun.score_bounds = {-10, 10};
    expect(solve::is_likely_solvable(begun));
    solve::value_query misere_begun(fresh<misere(rules{4, 4, 4})>.after(square{0, 0}));
    misere_begun.score_bounds = {-10, 10};
    expect(solve::is_likely_solvable(misere_begun));
    misere_begun.score_bounds = {-10, 11};
    expect(!solve::is_likely_solvable(misere_begun));
    solve::value_query small(fresh<misere(rules{4, 3, 3})>);  // 12 squares, at most a draw
    expect(small.score_bounds == solve::bounds{-7, 0});
    return expect(solve::is_likely_solvable(small));
}
AT_BOTH_TIMES(boards_without_stones_are_less_promising)

constexpr bool default_limits_allow_a_first_evaluation_and_more_if_it_is_promising() {
    constexpr solve::default_limits limits{};
    solve::value_query query(fresh<rules{5, 4, 4, drop}>);
    query.score_bounds = {-11, 10};
    expect(limits.allows(query, 0) && !limits.allows(query, 1));
    query.score_bounds = {-1, 1};
    expect(limits.allows(query, 1) && limits.allows(query, 15) && !limits.allows(query, 16));
    const solve::value_query wide(fresh<gomoku>);
    return expect(limits.allows(wide, 0) && !limits.allows(wide, 1));
}
AT_BOTH_TIMES(default_limits_allow_a_first_evaluation_and_more_if_it_is_promising)

constexpr bool an_evaluation_limit_allows_that_many() {
    constexpr solve::evaluation_limit limit{3};
    const solve::value_query query(fresh<connect_four>);
    expect(limit.allows(query, 0) && limit.allows(query, 2) && !limit.allows(query, 3));
    return expect(!solve::evaluation_limit{0}.allows(query, 0));
}
AT_BOTH_TIMES(an_evaluation_limit_allows_that_many)

TEST_CASE("no limit allows to search a huge board in types") {
    const solve::value_query<1'089> query(fresh<rules{33, 33, 5}>);
    CHECK(!solve::default_limits{}.allows(query, 0));
    CHECK(!solve::evaluation_limit{9}.allows(query, 0));
}

constexpr bool only_some_moves_hold_a_draw() {
    expect(solve::value(two_corners) == drawn_in(6));
    expect(are(*solve::best_moves(two_corners), {{1, 0}, {0, 1}, {2, 1}, {1, 2}}));
    return expect(solve::reply(two_corners) == square{1, 0});
}
AT_BOTH_TIMES(only_some_moves_hold_a_draw)

constexpr bool each_move_has_its_score() {
    const auto scores = *solve::move_scores(two_corners);
    expect(scores.size() == 6);
    for (const scored_move& m : scores) {
        const bool is_corner = m.where.column != 1 && m.where.row != 1;
        expect(m.value == (is_corner ? first_wins_in(4) : drawn_in(6)));
        expect(m.score == (is_corner ? -2 : 0));
    }
    return expect(scores[0].where == square{1, 0} && scores[1].where == square{2, 0} &&
                  scores[5].where == square{1, 2});
}
AT_BOTH_TIMES(each_move_has_its_score)

constexpr bool a_win_with_the_next_stone_is_better_than_a_later_one() {
    constexpr auto p = position_shown<tic_tac_toe>(
        "XX."
        "OO."
        "...");
    expect(solve::value(p) == first_wins_in(1));
    expect(are(*solve::best_moves(p), {{2, 0}}));
    expect(are(*solve::principal_variation(p), {{2, 0}}));
    const auto scores = *solve::move_scores(p);
    expect(scores[0] == scored_move{{2, 0}, first_wins_in(1), 3});
    expect(scores[1] == scored_move{{2, 1}, drawn_in(5), 0});                // blocks
    return expect(scores[2] == scored_move{{0, 2}, second_wins_in(2), -2});  // does not block
}
AT_BOTH_TIMES(a_win_with_the_next_stone_is_better_than_a_later_one)

// The second player has lost: blocking the diagonal allows a fork.
constexpr auto lost = position_shown<tic_tac_toe>(
    "XO."
    ".X."
    "...");

constexpr bool a_lost_game_is_lost_as_late_as_possible() {
    expect(solve::value(lost) == first_wins_in(4));
    expect(are(*solve::best_moves(lost), {{2, 2}}));
    expect(solve::wins(lost, first) == true && solve::wins(lost, second) == false);
    return expect(are(*solve::principal_variation(lost), {{2, 2}, {0, 1}, {2, 0}, {2, 1}}));
}
AT_BOTH_TIMES(a_lost_game_is_lost_as_late_as_possible)

constexpr bool a_finished_game_has_the_value_of_its_outcome() {
    constexpr auto won = position_shown<tic_tac_toe>(
        "XXX"
        "OO."
        "...");
    expect(solve::value(won) == first_wins_in(0));
    expect(solve::outcome(won) == outcome::first_won);
    expect(solve::wins(won, first) == true && solve::wins(won, second) == false);
    expect(solve::best_moves(won)->empty() && solve::move_scores(won)->empty());
    expect(solve::principal_variation(won)->empty());
    constexpr auto second_won = position_shown<tic_tac_toe>(
        "OX."
        ".OX"
        "X.O");
    return expect(solve::value(second_won) == second_wins_in(0));
}
AT_BOTH_TIMES(a_finished_game_has_the_value_of_its_outcome)

constexpr bool who_completes_a_line_loses_in_misere_play() {
    constexpr auto p = position_shown<misere(tic_tac_toe)>(
        "XOX"
        "OXO"
        "...");
    expect(solve::value(p) == second_wins_in(3));
    expect(are(*solve::best_moves(p), {{1, 2}}));
    const auto scores = *solve::move_scores(p);
    expect(scores[0] == scored_move{{0, 2}, second_wins_in(1), -2});
    expect(scores[1] == scored_move{{1, 2}, second_wins_in(3), -1});
    constexpr auto over = position_shown<misere(tic_tac_toe)>(
        "XXX"
        "OO."
        "...");
    expect(solve::outcome(over) == outcome::second_won);
    return expect(solve::wins(over, second) == true && solve::value(over) == second_wins_in(0));
}
AT_BOTH_TIMES(who_completes_a_line_loses_in_misere_play)

// Unsolved questions: all nodes of the limit were searched, and the score is within the bounds.

TEST_CASE("no more nodes are searched than the limit") {
    for (const long long nodes : {0LL, 1LL, 2LL, 10LL, 50LL}) {
        CAPTURE(nodes);
        const auto v = solve::value(fresh<connect_four>, node_limit{nodes});
        REQUIRE(!v.has_value());
        CHECK(v.error().nodes == nodes);
        CHECK(v.error().free == 42);
        CHECK(v.error().score_bounds.lower < v.error().score_bounds.upper);
    }
}

constexpr bool a_limit_of_0_nodes_solves_nothing() {
    const auto v = solve::value(two_corners, node_limit{0});
    expect(!v.has_value() && v.error().free == 6);
    expect(v.error().score_bounds == bounds{-4, 3});
    expect(!solve::wins(two_corners, first, node_limit{0}).has_value());
    expect(!solve::best_moves(two_corners, node_limit{0}));
    expect(!solve::reply(two_corners, node_limit{0}));
    expect(!solve::move_scores(two_corners, node_limit{0}));
    return expect(!solve::principal_variation(two_corners, node_limit{0}));
}
AT_BOTH_TIMES(a_limit_of_0_nodes_solves_nothing)

constexpr bool some_positions_are_solved_without_a_node() {
    constexpr auto p = position_shown<tic_tac_toe>(
        "XX."
        "OO."
        "...");
    expect(solve::value(p, node_limit{0}) == first_wins_in(1));
    constexpr rules no_line{.columns = 8, .rows = 8, .run = 9};
    return expect(solve::value(fresh<no_line>, node_limit{0}) == drawn_in(64));
}
AT_BOTH_TIMES(some_positions_are_solved_without_a_node)

// With nodes_per_evaluation, a constant evaluation stays within the compiler's limits of steps and
// of nested calls, however large the board.
template <rules Rules>
constexpr bool a_large_board_is_unsolved_within_the_limits() {
    const auto v = solve::value(fresh<Rules>, node_limit{solve::nodes_per_evaluation(Rules)});
    return expect(!v.has_value() && v.error().free == Rules.squares());
}
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<connect_four>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<rules{10, 11, 4}>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<rules{15, 15, 4, drop}>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<exactly(connect_four)>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<exactly(rules{9, 9, 5})>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<misere(rules{7, 7, 4})>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<misere(exactly(connect_four))>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<misere(rules{9, 9, 4})>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<rules{6, 6, 5}>)
AT_BOTH_TIMES(a_large_board_is_unsolved_within_the_limits<rules{46, 45, 5}>)

TEST_CASE("the bounds close in on the score") {
    const auto p = position_shown<connect_four>(
        "......."
        "......."
        "X.O.X.."
        "O.XOO.."
        "XOOXX.."
        "XXOOXO.");
    bounds before{-22, 22};
    for (long long nodes = 0; nodes < 2'000'000; nodes = 2 * nodes + 10) {
        const auto v = solve::value(p, node_limit{nodes});
        if (v) break;
        const bounds now = v.error().score_bounds;
        CHECK(now.lower >= before.lower);
        CHECK(now.upper <= before.upper);
        CHECK(now.lower < now.upper);
        before = now;
    }
    const auto v = solve::value(p);
    REQUIRE(v.has_value());
    const int score = score_of(*v, 42 - p.stones(), p.to_move());
    CHECK(before.lower <= score);
    CHECK(score <= before.upper);
}

TEST_CASE("the bounds are those of the root") {
    // However long the line is: when it has two moves, the value of the root is long known.
    bounds before{-4, 3};
    for (long long nodes = 0;; ++nodes) {
        const auto line = solve::principal_variation(lost, node_limit{nodes});
        if (line) break;
        CAPTURE(nodes);
        const bounds now = line.error().score_bounds;
        CHECK(line.error().free == 6);
        CHECK((before.lower <= now.lower && now.lower <= -2));
        CHECK((-2 <= now.upper && now.upper <= before.upper));
        before = now;
    }
    CHECK(before == bounds{-2, -2});
}

TEST_CASE("an empty board that no bitboard holds is not solved") {
    const auto p = position::start({.columns = 60, .rows = 60, .run = 5}).value();
    REQUIRE(bitboard::bits_needed(p.rules()) > solve::max_bits);
    const auto v = solve::value(p);
    REQUIRE(!v.has_value());
    CHECK(v.error() == unsolved{v.error().nodes, 3600, {-1801, 1800}});
    CHECK(v.error().nodes > 0);
    CHECK(v.error().nodes < 1'000);  // the search is too deep
    CHECK(solve::value(p, node_limit{10}).error().nodes == 10);
    CHECK(!solve::best_moves(p));
    CHECK(!solve::principal_variation(p));
}

// The answers are consistent.

template <class Position>
void check_all_answers(const Position& p, test::minimax<Position>& plain) {
    const int free = p.rules().squares() - p.stones();
    const game_value expected = plain.value(p);
    CHECK(solve::value(p) == expected);
    CHECK(solve::outcome(p) == expected.outcome);
    for (const player side : {first, second})
        CHECK(solve::wins(p, side) == (expected.outcome == won_by(side)));

    const auto best = solve::best_moves(p).value();
    const auto scores = solve::move_scores(p).value();
    std::size_t seen = 0;
    std::size_t moves = 0;
    for (int i = 0; i < p.rules().squares(); ++i) {
        const square s = square_at(p.rules(), i);
        if (!p.check(s).legal) continue;
        game_value v = plain.value(p.after(s));
        ++v.plies;
        CHECK(scores[moves++] == scored_move{s, v, score_of(v, free, p.to_move())});
        if (v == expected) CHECK(best[seen++] == s);
    }
    CHECK(scores.size() == moves);
    CHECK(best.size() == seen);
    if (!p.is_over()) CHECK(solve::reply(p) == best[0]);

    Position end = p;
    const auto line = solve::principal_variation(p).value();
    for (const square s : line) {
        CHECK(solve::reply(end) == s);
        end = end.after(s);
    }
    CHECK(end.is_over());
    CHECK(end.outcome() == expected.outcome);
    CHECK(static_cast<int>(line.size()) == expected.plies);
}

template <class Position>
void check_random_games(const rules& r, int games) {
    test::minimax<Position> plain;
    std::mt19937 random(1);
    for (int i = 0; i < games; ++i)
        for (const Position& p : test::random_game<Position>(r, random))
            if (r.squares() - p.stones() <= 9) check_all_answers(p, plain);
}

TEST_CASE("value, moves, scores and line agree with each other and with minimax") {
    check_random_games<position_of<tic_tac_toe>>(tic_tac_toe, 4);
    check_random_games<basic_position<16>>(starting_with(second, tic_tac_toe), 2);
    check_random_games<position>({.columns = 3, .rows = 3, .run = 3, .gravity = drop}, 4);
    check_random_games<position>({.columns = 3, .rows = 5, .run = 4}, 3);
    check_random_games<position>({.columns = 5, .rows = 4, .run = 4, .gravity = drop}, 3);
    check_random_games<position>({.columns = 9, .rows = 1, .run = 5}, 2);
    check_random_games<position>({.columns = 2, .rows = 5, .run = 5, .gravity = drop}, 2);
}

TEST_CASE("they agree in rules of every kind") {
    for (const rules& numbers : {tic_tac_toe, rules{8, 1, 3}, rules{4, 3, 2}, rules{5, 4, 3},
                                 rules{1, 1, 1}, rules{1, 1, 2}, rules{3, 2, 4}})
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            CAPTURE(test::named(r));
            check_random_games<position>(r, 1);
            check_random_games<basic_position<20>>(starting_with(second, r), 1);
        }
}

TEST_CASE("a late position on a board that no bitboard holds is solved") {
    std::mt19937 random(1);
    for (const rules& r : test::kinds_of_rules(46, 45, 40)) {
        CAPTURE(test::named(r));
        test::minimax<position> plain;
        for (const auto& p : test::random_game<position>(r, random))
            if (r.squares() - p.stones() <= 4) check_all_answers(p, plain);
    }
}

/// Random marks on a random small board, with at most seven free squares. No game reaches most of
/// them.
position random_board(std::mt19937& random) {
    const auto below = [&](int count) {
        return static_cast<int>(random() % static_cast<unsigned>(count));
    };
    const rules r{.columns = 1 + below(4),
                  .rows = 1 + below(5),
                  .run = 1 + below(4),
                  .gravity = below(4) == 0 ? place : drop,
                  .length = below(3) == 0 ? line_length::exactly : line_length::at_least,
                  .convention = below(3) == 0 ? convention::misere : convention::normal};
    auto marks = layout::start(r).value();
    int free = 0;
    for (int i = 0; i < r.squares(); ++i) {
        const mark m = static_cast<mark>(free < 7 ? below(3) : 1 + below(2));
        free += static_cast<int>(m == mark::none);
        marks.put(square_at(r, i), m);
    }
    marks.set_to_move(below(2) == 0 ? first : second);
    return marks.unchecked();
}

TEST_CASE("boards that no game reaches are solved by the same rules") {
    // Floating stones, lines of both players, and winners who are to move.
    std::mt19937 random(1);
    for (int i = 0; i < 3000; ++i) {
        const position p = random_board(random);
        CAPTURE(i);
        test::minimax<position> plain;
        CHECK(solve::value(p).value() == plain.value(p));
        CHECK(solve::outcome(p).value() == plain.value(p).outcome);
        CHECK(solve::best_moves(p).value().empty() == p.is_over());
        CHECK(solve::reply(p).has_value() == !p.is_over());
        CHECK(solve::principal_variation(p).value().size() ==
              static_cast<std::size_t>(plain.value(p).plies));
    }
}

TEST_CASE("a position with a line is won, though the winner is to move") {
    const auto p = test::laid<basic_layout<9>>(tic_tac_toe, "XXX......", first).unchecked();
    CHECK(solve::value(p) == first_wins_in(0));
    CHECK(solve::move_scores(p)->empty());
}

}  // namespace
}  // namespace questions_test
