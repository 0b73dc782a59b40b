// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/pattern_board.hpp>

#include "support/board.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace pattern_board_test {
namespace {

using namespace inarow;
using solve::detail::heuristic::append_defenses;
using solve::detail::heuristic::line_patterns;
using solve::detail::heuristic::pattern_board;
using solve::detail::heuristic::threat;

const rules many_rules[] = {
    gomoku,     {7, 6, 4},          {1, 9, 3},          {6, 6, 3},         {10, 8, 6},
    {3, 20, 5}, exactly({9, 9, 5}), exactly({8, 1, 3}), exactly({6, 7, 4})};

void check_equal(const pattern_board& a, const pattern_board& b) {
    CHECK(a.key() == b.key());
    CHECK(a.free() == b.free());
    CHECK(a.to_move() == b.to_move());
    bool is_same = true;
    for (const player side : {first, second}) {
        for (int s = a.begin_cell(); s < a.end_cell(); ++s)
            is_same = is_same && a.is_free(s) == b.is_free(s) &&
                      (!a.is_free(s) || (a.of(side, s) == b.of(side, s) &&
                                         a.strongest(side, s) == b.strongest(side, s)));
        for (const auto t : {threat::four, threat::four_three, threat::two_fours, threat::five}) {
            int squares = 0;
            for (int s = b.begin_cell(); s < b.end_cell(); ++s)
                squares += static_cast<int>(b.is_free(s) && b.strongest(side, s) == t);
            CHECK(a.squares_with(side, t) == squares);
        }
    }
    CHECK(is_same);
}

TEST_CASE("patterns are those of each position, after moves made and unmade") {
    std::mt19937 random(1);
    for (const rules& r : many_rules) {
        CAPTURE(test::named(r));
        const line_patterns patterns(r);
        std::vector<position> played{position::start(r).value()};
        pattern_board board(played[0], patterns);
        std::vector<int> moves;
        for (int i = 0; i < 150; ++i) {
            const position& now = played.back();
            if (!now.is_over() && test::below(3, random) > 0) {
                const square s = test::one_of(now.available_moves(), random);
                moves.push_back(board.cell(s));
                CHECK(board.square_of(board.cell(s)) == s);
                board.make_move(moves.back());
                played.push_back(now.after(s));
            } else if (!moves.empty()) {
                board.unmake_move(moves.back());
                moves.pop_back();
                played.pop_back();
            }
            pattern_board made(played.back(), patterns);
            check_equal(board, made);
            if (test::below(2, random) == 0) CHECK(board.evaluation() == made.evaluation());
            if (test::below(8, random) == 0) {
                board.make_null_move();
                made.make_null_move();
                CHECK(board.evaluation() == made.evaluation());
                board.make_null_move();
            }
        }
    }
}

TEST_CASE("a five is what completes a decisive line") {
    std::mt19937 random(2);
    for (const rules& r : many_rules) {
        CAPTURE(test::named(r));
        const line_patterns patterns(r);
        for (const position& p : test::random_long_game<position>(r, random)) {
            if (p.is_over()) continue;
            const pattern_board board(p, patterns);
            for (const player side : {first, second}) {
                int fives = 0;
                p.for_each_move([&](square s) {
                    const bool is_five = board.strongest(side, board.cell(s)) == threat::five;
                    CHECK(is_five == test::completes_line(p, side, s));
                    fives += static_cast<int>(is_five);
                });
                CHECK(board.squares_with(side, threat::five) == fives);
            }
        }
    }
}

TEST_CASE("two fours are what leaves two squares that complete a line") {
    std::mt19937 random(3);
    for (const rules& r : many_rules) {
        CAPTURE(test::named(r));
        const line_patterns patterns(r);
        for (const position& p : test::random_long_game<position>(r, random)) {
            if (p.is_over()) continue;
            pattern_board board(p, patterns);
            const player own = p.to_move();
            if (board.squares_with(own, threat::five) > 0) continue;
            p.for_each_move([&](square s) {
                const bool is_double = board.strongest(own, board.cell(s)) == threat::two_fours;
                const position next = p.after(s);
                int fives = 0;
                if (!next.is_over())
                    next.for_each_move([&](square t) {
                        fives += static_cast<int>(test::completes_line(next, own, t));
                    });
                CHECK(is_double == (fives > 1));
            });
        }
    }
}

TEST_CASE("a reply that is no defense leaves the threat to make two fours") {
    std::mt19937 random(4);
    int threats = 0;
    for (const rules& r : {rules{9, 9, 5}, rules{7, 6, 4}, exactly({9, 9, 4}), rules{6, 6, 3}}) {
        CAPTURE(test::named(r));
        const line_patterns patterns(r);
        for (int i = 0; i < 5; ++i) {
            for (const position& p : test::random_long_game<position>(r, random)) {
                if (p.is_over()) continue;
                pattern_board board(p, patterns);
                const player own = p.to_move();
                const player attacker = other(own);
                if (board.squares_with(own, threat::five) > 0 ||
                    board.squares_with(attacker, threat::five) > 0 ||
                    board.squares_with(own, threat::two_fours) > 0 ||
                    board.squares_with(attacker, threat::two_fours) == 0)
                    continue;
                ++threats;
                std::vector<int> defenses;
                append_defenses(board, attacker, defenses);
                p.for_each_move([&](square s) {
                    const int reply = board.cell(s);
                    if (std::find(defenses.begin(), defenses.end(), reply) != defenses.end())
                        return;
                    board.make_move(reply);
                    CHECK(board.squares_with(own, threat::five) == 0);
                    CHECK(board.squares_with(attacker, threat::two_fours) > 0);
                    board.unmake_move(reply);
                });
            }
        }
    }
    CHECK(threats > 50);
}

}  // namespace
}  // namespace pattern_board_test
