// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/solve/best_found.hpp>

#include "support/board.hpp"
#include "support/random_game.hpp"

#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <random>
#include <stop_token>
#include <string_view>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::best_found;
using solve::found_move;

const solve::limit few{.positions = 3'000};

position after(const rules& r, std::initializer_list<square> moves) {
    position p = position::start(r).value();
    for (const square s : moves) p = p.play(s).value();
    return p;
}

TEST_CASE("a win at once is taken, and a four is blocked") {
    const auto four =
        after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}, {10, 4}});
    CHECK(best_found(four, few).where == square{9, 7});
    CHECK(best_found(four, few).wins_within == 1);
    const auto theirs = after(gomoku, {{5, 7}, {4, 7}, {6, 7}, {10, 2}, {7, 7}, {10, 3}, {8, 7}});
    CHECK(best_found(theirs, few).where == square{9, 7});
    const auto columns = after(connect_four, {{3, 5}, {0, 5}, {3, 4}, {0, 4}, {3, 3}});
    CHECK(best_found(columns, few).where == square{3, 2});
}

TEST_CASE("a win by threats is seen") {
    const auto p = after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {14, 14}, {7, 7}, {0, 14}});
    const found_move found = best_found(p, few);
    CHECK(found.wins_within == 3);
    CHECK(found.where.row == 7);
}

TEST_CASE("an open three is not left alone") {
    const auto three = after(gomoku, {{5, 7}, {0, 0}, {6, 7}, {14, 14}, {7, 7}});
    const square s = best_found(three, few).where;
    CHECK(s.row == 7);
    CHECK((s.column == 3 || s.column == 4 || s.column == 8 || s.column == 9));
}

TEST_CASE("no move is made into a double threat") {
    // Two in a row on the bottom, open at both ends: the other makes it three.
    const auto p = after(connect_four, {{2, 5}, {2, 4}, {3, 5}});
    const square s = best_found(p, few).where;
    CHECK((s == square{1, 5} || s == square{4, 5}));
    // A stone in the fifth column lets the other come onto it, and win.
    const position trap = test::position_shown<connect_four, position>(
        "......."
        "......."
        "......."
        "......."
        ".XXX..."
        ".OOOX..");
    CHECK(trap.to_move() == second);
    const position next = trap.after(best_found(trap, few).where);
    CHECK(next.judge(square{0, 5}).legal == false);
}

TEST_CASE("what a stone promises grows with the lines it goes on with or breaks") {
    const auto promise = [](const position& p, square s) {
        return solve::detail::promise(solve::open_lines(p), index_of(p.rules(), s));
    };
    CHECK(promise(after({3, 1, 3}, {{0, 0}, {1, 0}}), {2, 0}) == 0);  // a line of both
    const auto ours = after(gomoku, {{7, 7}, {0, 0}, {8, 7}, {14, 14}});
    CHECK(promise(ours, {9, 7}) > promise(ours, {7, 8}));   // two in a row, or two beside one
    CHECK(promise(ours, {7, 8}) > promise(ours, {7, 12}));  // beside one's own, or beside nothing
    const auto theirs = after(gomoku, {{7, 7}, {0, 0}, {8, 7}});
    CHECK(promise(theirs, {9, 7}) > promise(theirs, {1, 0}));
    CHECK(promise(theirs, {9, 7}) < promise(ours, {9, 7}));  // one's own come first
}

TEST_CASE("a threat counts for who will not have to play below it") {
    const auto value = [](std::string_view rows, player to_move) {
        const auto p = test::laid<layout>(rules{6, 4, 4, drop}, rows, to_move).unchecked();
        return solve::detail::judge_of_lines(solve::open_lines(p)).value();
    };
    // Threats in the third row from below: the first player's will be carried out, as 12 squares
    // and then the lower two are filled, the second player's will not.
    const int of_first = value(
        "......"
        ".XXX.."
        ".XOO.."
        ".OXO..",
        second);
    const int of_second = value(
        "......"
        ".OOO.."
        ".OXX.."
        ".XOX.X",
        first);
    CHECK(of_first < -250);
    CHECK(of_second > -250);
}

TEST_CASE("there is always a legal move") {
    std::mt19937 random(1);
    for (const rules& r :
         {rules{1, 1, 1}, rules{1, 1, 5}, rules{1, 9, 3, drop}, rules{9, 1, 3}, rules{3, 3, 9},
          rules{4, 4, 4, drop}, rules{7, 5, 4}, rules{5, 9, 2}, rules{12, 3, 5, drop}}) {
        for (const auto& p : test::random_game<position>(r, random)) {
            if (p.is_over()) continue;
            CHECK(p.judge(best_found(p, {.positions = 200}).where).legal);
            CHECK(p.judge(best_found(p, {.positions = 0}).where).legal);
        }
    }
}

TEST_CASE("it plays on boards of 2,048 bits, and larger ones") {
    for (const rules& r : {rules{44, 44, 5}, rules{44, 44, 6, drop}, rules{60, 60, 30},
                           rules{999, 1, 5}, rules{200, 200, 5}}) {
        position p = position::start(r).value();
        for (int i = 0; i < 4; ++i) {
            const square s = best_found(p, {.positions = 300}).where;
            REQUIRE(p.judge(s).legal);
            p = p.after(s);
        }
    }
    const position empty = position::start(rules{45, 45, 5}).value();
    CHECK(best_found(empty, few).where == square{22, 22});
}

TEST_CASE("where stones float or one side has more of them, it plays too") {
    const auto floating = test::laid<layout>(rules{4, 4, 3, drop},
                                             "X..O"
                                             "...."
                                             "XX.."
                                             "O...",
                                             first)
                              .unchecked();
    CHECK(floating.judge(best_found(floating, few).where).legal);
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
    const square s = best_found(more, few).where;
    CHECK((s == square{1, 2} || s == square{6, 2}));
}

TEST_CASE("as many positions find the same") {
    std::mt19937 random(3);
    for (const rules& r : {gomoku, connect_four, rules{9, 9, 5}, rules{10, 8, 4, drop}}) {
        const auto game = test::random_game<position>(r, random, 16);
        for (std::size_t i = 0; i < game.size(); i += 5) {
            if (game[i].is_over()) continue;
            const found_move once = best_found(game[i], {.positions = 1'000});
            CHECK(once == best_found(game[i], {.positions = 1'000}));
            CHECK(once.positions <= 1'000);
        }
    }
}

TEST_CASE("it ends when it is told to") {
    using namespace std::chrono_literals;
    const std::stop_source stop;
    stop.request_stop();
    const auto begin = std::chrono::steady_clock::now();
    CHECK(best_found(after(gomoku, {{7, 7}}), {.stop = stop.get_token()}).positions < 1'000);
    (void)best_found(after(gomoku, {{7, 7}}), solve::limit::of_time(20ms));
    CHECK(std::chrono::steady_clock::now() - begin < 5s);  // on a busy machine
}

TEST_CASE("random play loses") {
    std::mt19937 random(1);
    for (const rules& r : {rules{9, 9, 5}, connect_four, rules{6, 6, 4}, rules{8, 8, 5, drop}}) {
        for (const player side : {first, second}) {
            position p = position::start(r).value();
            while (!p.is_over()) {
                const auto possible = p.available_moves();
                const square anywhere = possible[static_cast<std::size_t>(
                    test::below(static_cast<int>(possible.size()), random))];
                p = p.after(p.to_move() == side ? best_found(p, {.positions = 500}).where
                                                : anywhere);
            }
            CHECK(p.outcome() == won_by(side));
        }
    }
}

}  // namespace
