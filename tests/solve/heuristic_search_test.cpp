// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include "support/after.hpp"
#include "support/board.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <chrono>
#include <cstddef>
#include <random>

#include <doctest/doctest.h>

namespace heuristic_search_test {
namespace {

using namespace inarow;
using solve::heuristic_search;
using solve::search_result;
using test::after;

const solve::limit small{.nodes = 3'000};

TEST_CASE("a win with the next stone is made, and a four is blocked") {
    const auto four =
        after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}, {10, 4}});
    CHECK(heuristic_search(four, small).where == square{9, 7});
    CHECK(heuristic_search(four, small).forced_win_plies == 1);
    const auto opponents_four =
        after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}});
    CHECK(heuristic_search(opponents_four, small).where == square{9, 7});
    const auto columns = after(connect_four, {{3, 5}, {0, 5}, {3, 4}, {0, 4}, {3, 3}});
    CHECK(heuristic_search(columns, small).where == square{3, 2});
}

TEST_CASE("of candidates, the best is found, and no other move") {
    const auto four =
        after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}, {10, 4}});
    const square losing[] = {{0, 0}, {14, 14}};
    const search_result worse = heuristic_search(four, small, losing);
    CHECK(core::contains(losing, worse.where));
    CHECK(!worse.forced_win_plies);
    const square with_win[] = {{0, 0}, {9, 7}};
    CHECK(heuristic_search(four, small, with_win).where == square{9, 7});
    const square only[] = {{2, 1}};
    CHECK(heuristic_search(after(misere(gomoku), {{7, 7}}), small, only).where == square{2, 1});
}

TEST_CASE("when lost, a line is blocked all the same") {
    for (const rules& r : {gomoku, exactly(gomoku), rules{20, 20, 5}}) {
        const auto open_four =
            after(r, {{7, 7}, {6, 8}, {8, 7}, {6, 13}, {9, 7}, {8, 14}, {10, 7}});
        const square s = heuristic_search(open_four, small).where;
        CHECK((s == square{6, 7} || s == square{11, 7}));
    }
    // Two open threes, of which one can be blocked: the game is lost, but not within three plies.
    const auto threes =
        after(gomoku, {{7, 7}, {0, 0}, {8, 7}, {0, 14}, {9, 7}, {14, 0}, {7, 8}, {14, 14}, {7, 9}});
    const position next = threes.after(heuristic_search(threes, small).where);
    const search_result win = heuristic_search(next, small);
    CHECK(win.forced_win_plies == 3);
    CHECK((next.at({6, 7}) == mark::second || next.at({10, 7}) == mark::second ||
           next.at({7, 6}) == mark::second || next.at({7, 10}) == mark::second ||
           next.at({5, 7}) == mark::second || next.at({11, 7}) == mark::second ||
           next.at({7, 5}) == mark::second || next.at({7, 11}) == mark::second));
}

TEST_CASE("a win by continuous threats is found") {
    // Two twos that cross: the stone makes two open threes.
    const auto p =
        after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {0, 14}, {7, 5}, {14, 0}, {7, 6}, {14, 14}});
    const search_result found = heuristic_search(p, small);
    CHECK(found.where == square{7, 7});
    CHECK(found.forced_win_plies == 5);
}

TEST_CASE("a win by continuous fours is found") {
    const auto p = after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {14, 14}, {7, 7}, {0, 14}});
    const search_result found = heuristic_search(p, small);
    CHECK(found.forced_win_plies == 3);
    CHECK(found.where.row == 7);
}

TEST_CASE("an open three is blocked") {
    const auto three = after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {14, 14}, {7, 7}});
    const square s = heuristic_search(three, small).where;
    CHECK(s.row == 7);
    CHECK((s.column == 3 || s.column == 4 || s.column == 8 || s.column == 9));
}

TEST_CASE("no move allows a double threat") {
    // Two in a row at the bottom, open at both ends: the opponent threatens to make it three.
    const auto p = after(connect_four, {{2, 5}, {2, 4}, {3, 5}});
    const square s = heuristic_search(p, small).where;
    CHECK((s == square{1, 5} || s == square{4, 5}));
    // O wins at once with a1; X threatens e2.
    const position trap = test::position_shown<connect_four, position>(
        "......."
        "......."
        "......."
        "......."
        ".XXX..."
        ".OOOX..");
    CHECK(trap.to_move() == second);
    const position next = trap.after(heuristic_search(trap, small).where);
    CHECK(next.check(square{0, 5}).legal == false);
}

TEST_CASE("there is always a legal move, in rules of every kind") {
    std::mt19937 random(2);
    for (const rules& numbers :
         {rules{1, 1, 1}, rules{1, 1, 5}, rules{1, 9, 3}, rules{9, 1, 2}, rules{3, 3, 9},
          rules{4, 4, 1}, rules{5, 4, 3}, rules{7, 5, 4}, rules{5, 9, 2}, rules{12, 3, 5}}) {
        for (const rules& r : test::kinds_of_rules(numbers.columns, numbers.rows, numbers.run)) {
            CAPTURE(test::named(r));
            for (const auto& p : test::random_long_game<position>(r, random)) {
                if (p.is_over()) continue;
                CHECK(p.check(heuristic_search(p, {.nodes = 200}).where).legal);
                CHECK(p.check(heuristic_search(p, {.nodes = 0}).where).legal);
            }
        }
    }
}

TEST_CASE("variations are legal on boards with more squares than 16 bits count") {
    for (const rules& r : {rules{300, 300, 5, drop}, rules{300, 300, 5}, rules{300, 300, 8},
                           misere(rules{300, 300, 5, drop})}) {
        CAPTURE(test::named(r));
        position p = *position::start(r);
        for (int i = 0; i < 4; ++i) {
            const search_result found =
                heuristic_search(p, {.nodes = 3'000}, solve::search_options{.lines = 2});
            CHECK(found.depth > 1);
            for (const auto& each : found.lines) {
                auto after_line = p;
                for (const square s : each.moves) {
                    REQUIRE(after_line.check(s).legal);
                    after_line = after_line.after(s);
                }
            }
            p = p.after(found.where);
        }
    }
}

TEST_CASE("a line is completed in misère play only where every move completes one") {
    std::mt19937 random(3);
    for (const rules& r : {misere(tic_tac_toe), misere(rules{5, 4, 3}),
                           misere(rules{5, 4, 3, drop}), misere(exactly(rules{6, 3, 2}))}) {
        CAPTURE(test::named(r));
        for (int i = 0; i < 10; ++i) {
            for (const auto& p : test::random_long_game<position>(r, random)) {
                if (p.is_over()) continue;
                bool has_safe_move = false;
                p.for_each_move([&](square s) {
                    has_safe_move =
                        has_safe_move || p.after(s).outcome() != won_by(other(p.to_move()));
                });
                const search_result found = heuristic_search(p, {.nodes = 300});
                CHECK(!found.forced_win_plies);
                if (has_safe_move)
                    CHECK(p.after(found.where).outcome() != won_by(other(p.to_move())));
            }
        }
    }
}

TEST_CASE("the evaluation of a misère game searched to its end is its value") {
    std::mt19937 random(4);
    for (const rules& r : {misere(tic_tac_toe), misere(rules{4, 3, 3}),
                           misere(rules{4, 4, 3, drop}), misere(exactly(rules{5, 2, 2}))}) {
        CAPTURE(test::named(r));
        test::minimax<position> reference;
        int compared = 0;
        for (int i = 0; i < 10; ++i) {
            for (const auto& p : test::random_long_game<position>(r, random)) {
                if (p.is_over() || r.squares() - p.stones() > 9) continue;
                const search_result found =
                    heuristic_search(p, {.nodes = 100'000}, solve::search_options{.lines = 1});
                if (found.depth < r.squares() - p.stones()) continue;  // only one safe move
                const auto value = reference.value(p);
                const int distance = solve::search_line::win - value.plies;
                CHECK(found.lines.front().evaluation == (value.outcome == outcome::draw ? 0
                                                         : value.outcome == won_by(p.to_move())
                                                             ? distance
                                                             : -distance));
                ++compared;
            }
        }
        CHECK(compared > 0);
    }
}

TEST_CASE("an overline wins nothing where only five count") {
    const auto split = after(
        exactly(gomoku),
        {{3, 7}, {0, 14}, {4, 7}, {2, 14}, {6, 7}, {4, 14}, {7, 7}, {6, 14}, {8, 7}, {8, 14}});
    const search_result found = heuristic_search(split, small);
    CHECK(found.where != square{5, 7});
    CHECK((!found.forced_win_plies || *found.forced_win_plies > 1));
    const auto four = after(exactly(gomoku),
                            {{3, 7}, {0, 14}, {4, 7}, {2, 14}, {5, 7}, {4, 14}, {6, 7}, {6, 14}});
    CHECK(heuristic_search(four, small).forced_win_plies == 1);
}

TEST_CASE("boards of 2,048 bits, and larger ones") {
    for (const rules& r :
         {rules{44, 44, 5}, rules{44, 44, 6, drop}, rules{60, 60, 30}, rules{999, 1, 5},
          rules{200, 200, 5}, exactly(rules{60, 60, 5}), misere(rules{60, 60, 5})}) {
        position p = position::start(r).value();
        for (int i = 0; i < 4; ++i) {
            const square s = heuristic_search(p, {.nodes = 300}).where;
            REQUIRE(p.check(s).legal);
            p = p.after(s);
        }
    }
    const position empty = position::start(rules{45, 45, 5}).value();
    CHECK(heuristic_search(empty, small).where == square{22, 22});
}

TEST_CASE("boards with floating stones, or with more stones of one player") {
    const auto floating = test::laid<layout>(rules{4, 4, 3, drop},
                                             "X..O"
                                             "...."
                                             "XX.."
                                             "O...",
                                             first)
                              .unchecked();
    CHECK(floating.check(heuristic_search(floating, small).where).legal);
    const auto more = test::laid<layout>(rules{9, 9, 5},
                                         "........."
                                         "........."
                                         "..XXXX..."
                                         "........."
                                         "........."
                                         "........."
                                         "........."
                                         "........."
                                         ".........",
                                         second)
                          .unchecked();
    const square s = heuristic_search(more, small).where;
    CHECK((s == square{1, 2} || s == square{6, 2}));
}

TEST_CASE("the same node limit finds the same move") {
    std::mt19937 random(3);
    for (const rules& r : {gomoku, connect_four, rules{9, 9, 5}, rules{10, 8, 4, drop},
                           exactly(rules{9, 9, 4}), misere(rules{9, 9, 4})}) {
        const auto game = test::random_game<position>(r, random, 16);
        for (std::size_t i = 0; i < game.size(); i += 5) {
            if (game[i].is_over()) continue;
            const search_result once = heuristic_search(game[i], {.nodes = 1'000});
            CHECK(once == heuristic_search(game[i], {.nodes = 1'000}));
            CHECK(once.nodes <= 1'000);
        }
    }
}

TEST_CASE("on several threads it makes a legal move, and finds what one finds at once") {
    std::mt19937 random(4);
    for (const rules& r : {gomoku, exactly(rules{15, 15, 5}), rules{6, 6, 4}, connect_four}) {
        CAPTURE(test::named(r));
        for (const int threads : {0, 2, 5}) {
            const auto game = test::random_game<position>(r, random, 16);
            for (std::size_t i = 0; i < game.size(); i += 4) {
                if (game[i].is_over()) continue;
                CHECK(game[i].check(heuristic_search(game[i], small, {}, threads).where).legal);
            }
        }
    }
    const auto four =
        after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}, {10, 4}});
    CHECK(heuristic_search(four, small, {}, 2).where == square{9, 7});
    const square only[] = {{2, 2}, {9, 8}};
    CHECK(core::contains(only, heuristic_search(after(gomoku, {{7, 7}}), small, only, 3).where));
}

TEST_CASE("it ends with its limit") {
    using namespace std::chrono_literals;
    core::stop_source stop;
    stop.request_stop();
    CHECK(heuristic_search(after(gomoku, {{7, 7}}), {.stop = stop.get_token()}).nodes < 1'000);
    for (const int threads : {1, 2})
        (void)heuristic_search(after(gomoku, {{7, 7}}), solve::limit::of_time(20ms), {}, threads);
}

TEST_CASE("random play loses") {
    std::mt19937 random(1);
    for (const rules& r :
         {rules{9, 9, 5}, connect_four, rules{6, 6, 4}, rules{8, 8, 5, drop}, exactly(connect_four),
          exactly(rules{9, 9, 4}), misere(rules{6, 6, 3}), misere(rules{7, 6, 3, drop})}) {
        CAPTURE(test::named(r));
        for (const player side : {first, second}) {
            position p = position::start(r).value();
            while (!p.is_over()) {
                const square random_move = test::one_of(p.available_moves(), random);
                p = p.after(p.to_move() == side ? heuristic_search(p, {.nodes = 500}).where
                                                : random_move);
            }
            CHECK(p.outcome() == won_by(side));
        }
    }
}

}  // namespace
}  // namespace heuristic_search_test
