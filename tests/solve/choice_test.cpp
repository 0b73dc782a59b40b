// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>

#include "support/after.hpp"
#include "support/board.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <chrono>
#include <cstddef>
#include <random>

#include <doctest/doctest.h>

namespace choice_test {
namespace {

using namespace inarow;
using test::after;
using namespace std::chrono_literals;
using solve::choice;
using solve::solver;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

choice chosen(const position& p, std::chrono::nanoseconds time) {
    solver solver({.table_bytes = a_megabyte});
    return solve::choose(p, solver, time);
}
choice chosen_within(long long nodes, const position& p) {
    solver solver({.table_bytes = a_megabyte});
    return solve::choose(p, solver, solve::limit{.nodes = nodes});
}

TEST_CASE("on a small board the best move is chosen, and proven") {
    std::mt19937 random(1);
    for (const rules& r :
         {tic_tac_toe, rules{4, 3, 3}, rules{4, 4, 4, drop}, rules{2, 3, 7}, misere(tic_tac_toe),
          on_torus(tic_tac_toe), exactly(rules{4, 3, 2}), misere(exactly(rules{4, 3, 3, drop}))}) {
        for (const auto& p : test::random_game<position>(r, random)) {
            if (p.is_over() || r.squares() - p.stones() > 12) continue;
            const choice c = chosen(p, 1h);
            CHECK(c.proven == *solve::value(p));
            if (c.proven->outcome == won_by(other(p.to_move())))
                CHECK(core::contains(solve::best_moves(p).value(), c.where));
            else
                CHECK(c.where == *solve::reply(p));
        }
    }
}

TEST_CASE("a legal move is chosen when the time is too short for a proof") {
    std::mt19937 random(1);
    for (const rules& r : {gomoku, connect_four, rules{19, 19, 6}, rules{12, 12, 6, drop},
                           exactly(gomoku), misere(gomoku), misere(rules{12, 12, 6, drop}),
                           on_torus(gomoku), on_torus(connect_four)}) {
        const auto game = test::random_game<position>(r, random, 20);
        for (std::size_t i = 0; i < game.size(); i += 5) {
            if (game[i].is_over()) continue;
            const choice c = chosen(game[i], 40ms);
            CHECK(game[i].check(c.where).legal);
        }
    }
}

TEST_CASE("a legal move is chosen in no time") {
    const auto p = after(gomoku, {{7, 7}, {6, 6}});
    const choice c = chosen(p, 0ms);
    CHECK(p.check(c.where).legal);
    CHECK(!c.proven);
}

TEST_CASE("a win with the next stone is chosen") {
    // With a gap, and although the opponent has four in a row too.
    const auto p =
        after(gomoku, {{1, 12}, {7, 7}, {2, 11}, {7, 8}, {3, 10}, {7, 9}, {5, 8}, {7, 10}});
    const choice c = chosen_within(10'000, p);
    CHECK(c.where == square{4, 9});
    CHECK(c.proven == game_value{outcome::first_won, 1});
}

TEST_CASE("an overline is not chosen for a win where only five count") {
    const auto p = after(
        exactly(gomoku),
        {{3, 7}, {0, 14}, {4, 7}, {2, 14}, {6, 7}, {4, 14}, {7, 7}, {6, 14}, {8, 7}, {8, 14}});
    CHECK(chosen_within(10'000, p).where != square{5, 7});
}

TEST_CASE("no line is completed in misère play") {
    // Either end of the four would lose at once.
    const auto p =
        after(misere(gomoku), {{3, 7}, {0, 14}, {4, 7}, {2, 14}, {5, 7}, {4, 14}, {6, 7}, {6, 14}});
    const choice c = chosen_within(50'000, p);
    CHECK(!p.after(c.where).is_over());
    CHECK(!c.proven);
}

TEST_CASE("a threat to win is blocked") {
    // Four in a row, blocked at one end.
    const auto four = after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}});
    CHECK(chosen_within(10'000, four).where == square{9, 7});
    // Two and two, with a gap.
    const auto gap = after(gomoku, {{5, 5}, {0, 0}, {6, 6}, {14, 14}, {8, 8}, {0, 14}, {9, 9}});
    CHECK(chosen_within(10'000, gap).where == square{7, 7});
    const auto columns = after(connect_four, {{3, 5}, {0, 5}, {3, 4}, {0, 4}, {3, 3}});
    CHECK(chosen_within(10'000, columns).where == square{3, 2});
}

TEST_CASE("in a lost position an end of the four is blocked, not the first square taken") {
    const auto two_ends =
        after(gomoku, {{7, 7}, {6, 8}, {8, 7}, {6, 13}, {9, 7}, {8, 14}, {10, 7}});
    const choice lost = chosen_within(100'000, two_ends);
    CHECK((lost.where == square{6, 7} || lost.where == square{11, 7}));
    // In a column two stones high at both sides of three: either stone only delays the end.
    const auto columns = after(connect_four, {{2, 5}, {2, 4}, {3, 5}, {3, 4}, {4, 5}});
    const choice delayed = chosen_within(1'000'000, columns);
    CHECK((delayed.where == square{1, 5} || delayed.where == square{5, 5}));
    // The search that defends is counted.
    solver solver({.table_bytes = a_megabyte});
    const auto later =
        after(rules{6, 5, 4, drop}, {{2, 4}, {2, 3}, {3, 4}, {0, 4}, {3, 3}, {2, 2}, {3, 2}});
    const choice counted = solve::choose(later, solver, solve::limit{.nodes = 100'000});
    CHECK(counted.proven == game_value{outcome::first_won, 4});
    CHECK(counted.nodes > 0);
}

TEST_CASE("an open three is blocked") {
    const auto three = after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {14, 14}, {7, 7}});
    const square s = chosen_within(100'000, three).where;
    CHECK(s.row == 7);
    CHECK((s.column == 3 || s.column == 4 || s.column == 8 || s.column == 9));
}

TEST_CASE("a move is chosen on a board too large to search") {
    const rules huge{.columns = 60, .rows = 60, .run = 5};
    const auto p = after(huge, {{30, 30}, {0, 0}, {31, 30}, {59, 0}, {32, 30}, {0, 59}});
    const choice c = chosen_within(10'000, p);
    CHECK(c.proven == game_value{outcome::first_won, 3});
    // It extends the three.
    CHECK(c.where.row == 30);
    CHECK((c.where.column == 29 || c.where.column == 33));
}

TEST_CASE("the only legal move") {
    const rules one{.columns = 1, .rows = 1, .run = 2};
    CHECK(chosen_within(10'000, position::start(one).value()) ==
          choice{{0, 0}, game_value{outcome::draw, 1}});
}

TEST_CASE("a forced win is chosen, and proven where no other win can be shorter") {
    const auto three = after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {14, 14}, {7, 7}, {0, 14}});
    const choice open = chosen_within(100'000, three);
    CHECK(open.proven == game_value{outcome::first_won, 3});
    CHECK(open.where.row == 7);
    const position seven_threats = test::position_shown<rules{9, 9, 5}, position>(
        "........."
        ".....OO.."
        "..O.XX..."
        ".O.XOO..."
        "..XOX.O.."
        ".XOXXX.O."
        "OX..X...."
        "...XOX.O."
        "....X.O..");
    const choice long_win = chosen_within(1'000'000, seven_threats);
    if (!long_win.proven) CHECK(long_win.forced_win_plies == 15);
}

TEST_CASE("within a number of nodes the same move is chosen each time") {
    std::mt19937 random(2);
    constexpr long long nodes = 4'000;
    for (const rules& r : {gomoku, connect_four, rules{5, 5, 4}, tic_tac_toe, misere(gomoku)}) {
        CAPTURE(test::named(r));
        for (const auto& p : test::random_game<position>(r, random, 6)) {
            if (p.is_over()) continue;
            const auto within_nodes = [&] {
                solver solver({.table_bytes = a_megabyte});
                const choice c = solve::choose(p, solver, solve::limit{.nodes = nodes});
                CHECK(solver.total_stats().nodes + c.nodes <= nodes);
                if (c.depth > 0) CHECK((!c.proven && !c.forced_win_plies));
                return c;
            };
            const choice once = within_nodes();
            CHECK(p.check(once.where).legal);
            CHECK(once == within_nodes());
        }
    }
}

TEST_CASE("the stop token of the solver's limit ends the search") {
    core::stop_source stop;
    stop.request_stop();
    solver solver({.table_bytes = a_megabyte});
    solver.set_limit({.nodes = 5, .stop = stop.get_token()});
    const auto p = after(gomoku, {{7, 7}, {6, 6}});
    CHECK(p.check(solve::choose(p, solver, 1h).where).legal);
    CHECK(solver.current_limit().nodes == 5);
}

TEST_CASE("the moves to the end are best moves, and a lost player blocks a line") {
    std::mt19937 random(5);
    solver solver({.table_bytes = a_megabyte});
    for (const rules& r : {tic_tac_toe, rules{4, 3, 3}, rules{4, 4, 4, drop}, rules{5, 4, 4},
                           misere(tic_tac_toe), on_torus(rules{4, 3, 3})})
        for (auto p : test::random_game<position>(r, random)) {
            if (p.is_over() || r.squares() - p.stones() > 12) continue;
            const auto value = *solve::value(p);
            const auto moves = solve::defended_variation(solve::value_query(p), solver, {});
            REQUIRE(moves);
            CHECK(static_cast<int>(moves->size()) == value.plies);
            for (const square s : *moves) {
                CHECK(core::contains(solve::best_moves(p).value(), s));
                p = p.after(s);
            }
            CHECK(p.outcome() == value.outcome);
        }
    const auto lost =
        after(rules{9, 9, 5}, {{3, 4}, {0, 8}, {4, 4}, {8, 8}, {5, 4}, {0, 0}, {2, 4}});
    const auto moves = solve::defended_variation(solve::value_query(lost), solver, {});
    REQUIRE(moves);
    CHECK(((*moves)[0] == square{1, 4} || (*moves)[0] == square{6, 4}));
    CHECK_FALSE(solve::defended_variation(solve::value_query(position::start(gomoku).value()),
                                          solver, {.nodes = 10}));
}

}  // namespace
}  // namespace choice_test
