// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/solve/detail/heuristic/open_lines.hpp>

#include "support/board.hpp"
#include "support/random_game.hpp"

#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace open_lines_test {
namespace {

using namespace inarow;
using solve::detail::heuristic::line_counts;
using solve::detail::heuristic::open_lines;

constexpr rules many_rules[] = {tic_tac_toe,
                                connect_four,
                                {6, 5, 4},
                                {7, 3, 5},
                                {1, 1, 1},
                                {1, 1, 2},
                                {5, 1, 2},
                                {1, 6, 3},
                                {4, 4, 1, drop},
                                {3, 5, 2},
                                {5, 4, 2, drop},
                                {9, 8, 6},
                                {6, 6, 7},
                                {2, 9, 4},
                                {8, 5, 5, drop},
                                exactly({8, 1, 3}),
                                exactly({6, 5, 2}),
                                exactly({5, 5, 1}),
                                exactly(connect_four),
                                misere({5, 4, 3}),
                                misere(exactly({6, 4, 2, drop}))};

/// Calls visit(own, opponents, squares) for every line on the board.
void for_each_line_of(const position& p, player side, auto visit) {
    const rules& r = p.rules();
    for (int i = 0; i < r.squares(); ++i) {
        for (const direction& d : line_directions) {
            const line l{square_at(r, i), d, r.run};
            if (!is_on_board(r, l[r.run - 1])) continue;
            int own = 0;
            int opponents = 0;
            for (const square s : l) {
                own += static_cast<int>(p.at(s) == mark_of(side));
                opponents += static_cast<int>(p.at(s) == mark_of(other(side)));
            }
            visit(own, opponents, l);
        }
    }
}

line_counts brute_force_through(const position& p, player side, square wanted) {
    line_counts result;
    for_each_line_of(p, side, [&](int own, int opponents, const line& l) {
        const bool is_not_counted = own == p.rules().run || (own == 0 && p.rules().run > 2);
        if (opponents > 0 || is_not_counted) return;
        for (const square s : l)
            if (s == wanted) result += line_counts::one(p.rules().run - own);
    });
    return result;
}

int brute_force_open(const position& p, player side, int missing) {
    int result = 0;
    for_each_line_of(p, side, [&](int own, int opponents, const line&) {
        result += static_cast<int>(opponents == 0 && p.rules().run - own == missing);
    });
    return result;
}

void check_against_rules(const open_lines& board, const position& p) {
    const rules& r = p.rules();
    CHECK(board.to_move() == p.to_move());
    CHECK(board.free() == r.squares() - p.stones());
    for (const player side : {first, second}) {
        for (int missing = 0; missing <= r.run; ++missing)
            CHECK(board.open(side, missing) == brute_force_open(p, side, missing));
        for (int s = 0; s < r.squares(); ++s) {
            CHECK(board.is_free(s) == (p.at(square_at(r, s)) == mark::none));
            if (!board.is_free(s)) continue;
            CHECK(board.through(side, s) == brute_force_through(p, side, square_at(r, s)));
            CHECK(board.completes_line(side, s) == test::completes_line(p, side, square_at(r, s)));
        }
    }
    if (p.is_over()) return;
    int lines = 0;
    std::vector<square> moves;
    p.for_each_move([&](square s) {
        const outcome end = p.after(s).outcome();
        lines += static_cast<int>(end != outcome::in_play && end != outcome::draw);
        moves.push_back(s);
    });
    CHECK(board.winning_squares(p.to_move()).count == lines);
    std::vector<square> same_moves;
    board.for_each_move([&](int s) { same_moves.push_back(square_at(r, s)); });
    CHECK(same_moves == moves);
}

TEST_CASE("incremental counts are those of each position") {
    std::mt19937 random(1);
    for (const rules& r : many_rules) {
        const auto game = test::random_game<position>(r, random);
        open_lines board(game[0]);
        for (std::size_t i = 0; i < game.size(); ++i) {
            check_against_rules(board, game[i]);
            check_against_rules(open_lines(game[i]), game[i]);
            CHECK(board.key() == open_lines(game[i]).key());
            if (i + 1 == game.size()) break;
            for (int s = 0; s < r.squares(); ++s) {
                const square changed = square_at(r, s);
                if (game[i].at(changed) == game[i + 1].at(changed)) continue;
                board.make_move(s);
                break;
            }
        }
    }
}

TEST_CASE("unmade moves leave nothing behind") {
    std::mt19937 random(1);
    for (const rules& r : many_rules) {
        position p = position::start(r).value();
        open_lines board(p);
        std::vector<position> positions;
        std::vector<int> moves;
        for (int i = 0; i < 200; ++i) {
            if (!p.is_over() && test::below(3, random) > 0) {
                const square s = test::one_of(p.available_moves(), random);
                positions.push_back(p);
                moves.push_back(index_of(r, s));
                board.make_move(moves.back());
                p = p.after(s);
            } else if (!moves.empty()) {
                board.unmake_move(moves.back());
                p = positions.back();
                moves.pop_back();
                positions.pop_back();
            }
        }
        check_against_rules(board, p);
    }
}

TEST_CASE("the squares near a stone are those of its lines") {
    position p = position::start(rules{9, 9, 3}).value();
    const auto near = [&] {
        std::vector<int> result;
        open_lines(p).for_each_near([&](int s) { result.push_back(s); });
        return result.size();
    };
    CHECK(near() == 0);
    p = p.play(square{4, 4}).value();
    CHECK(near() == 16);
    p = p.play(square{0, 0}).value();
    CHECK(near() == 16 + 6 - 1);  // c3 is near both
}

TEST_CASE("a null move changes the key, and another one restores it") {
    open_lines board(position::start(gomoku).value());
    const auto key = board.key();
    board.make_null_move();
    CHECK(board.to_move() == second);
    CHECK(board.key() != key);
    board.make_null_move();
    CHECK(board.key() == key);
}

TEST_CASE("landing squares skip floating stones") {
    const auto p = test::laid<layout>(rules{2, 4, 4, drop},
                                      ".."
                                      "X."
                                      ".."
                                      "O.",
                                      first)
                       .unchecked();
    open_lines board(p);
    const auto moves = [&] {
        std::vector<int> result;
        board.for_each_near([&](int s) { result.push_back(s); });
        return result;
    };
    CHECK(moves() == std::vector{4, 7});
    board.make_move(4);
    CHECK(moves() == std::vector{0, 7});
    board.make_move(0);
    CHECK(moves() == std::vector{7});
    board.unmake_move(0);
    board.unmake_move(4);
    CHECK(moves() == std::vector{4, 7});
}

}  // namespace
}  // namespace open_lines_test
