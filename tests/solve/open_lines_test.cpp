// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/solve/open_lines.hpp>

#include "support/board.hpp"
#include "support/random_game.hpp"

#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using solve::line_counts;
using solve::open_lines;

constexpr rules many_rules[] = {tic_tac_toe,     connect_four, {6, 5, 4},       {7, 3, 5},
                                {1, 1, 1},       {1, 1, 2},    {5, 1, 2},       {1, 6, 3},
                                {4, 4, 1, drop}, {3, 5, 2},    {5, 4, 2, drop}, {9, 8, 6},
                                {6, 6, 7},       {2, 9, 4},    {8, 5, 5, drop}};

/// Calls visit(own, others, squares) for every line there is on the board.
void for_each_line_of(const position& p, player side, auto visit) {
    const rules& r = p.rules();
    for (int i = 0; i < r.squares(); ++i) {
        for (const direction& d : line_directions) {
            const line l{square_at(r, i), d, r.run};
            if (!on_the_board(r, l[r.run - 1])) continue;
            int own = 0;
            int others = 0;
            for (const square s : l) {
                own += static_cast<int>(p.at(s) == mark_of(side));
                others += static_cast<int>(p.at(s) == mark_of(other(side)));
            }
            visit(own, others, l);
        }
    }
}

line_counts counted_through(const position& p, player side, square at) {
    line_counts result;
    for_each_line_of(p, side, [&](int own, int others, const line& l) {
        const bool is_left_out = own == p.rules().run || (own == 0 && p.rules().run > 2);
        if (others > 0 || is_left_out) return;
        for (const square s : l)
            if (s == at) result += line_counts::one(p.rules().run - own);
    });
    return result;
}

int counted_open(const position& p, player side, int missing) {
    int result = 0;
    for_each_line_of(p, side, [&](int own, int others, const line&) {
        result += static_cast<int>(others == 0 && p.rules().run - own == missing);
    });
    return result;
}

void check_against_rules(const open_lines& on, const position& p) {
    const rules& r = p.rules();
    CHECK(on.to_move() == p.to_move());
    CHECK(on.free() == r.squares() - p.stones());
    for (const player side : {first, second}) {
        for (int missing = 0; missing <= r.run; ++missing)
            CHECK(on.open(side, missing) == counted_open(p, side, missing));
        for (int s = 0; s < r.squares(); ++s) {
            CHECK(on.is_free(s) == (p.at(square_at(r, s)) == mark::none));
            if (on.is_free(s))
                CHECK(on.through(side, s) == counted_through(p, side, square_at(r, s)));
        }
    }
    if (p.is_over()) return;
    int wins = 0;
    p.for_each_move(
        [&](square s) { wins += static_cast<int>(p.after(s).outcome() == won_by(p.to_move())); });
    CHECK(on.completing(p.to_move()).count == wins);
}

TEST_CASE("what is counted as stones come is what there is") {
    std::mt19937 random(1);
    for (const rules& r : many_rules) {
        const auto game = test::random_game<position>(r, random);
        open_lines on(game[0]);
        for (std::size_t i = 0; i < game.size(); ++i) {
            check_against_rules(on, game[i]);
            check_against_rules(open_lines(game[i]), game[i]);
            CHECK(on.key() == open_lines(game[i]).key());
            if (i + 1 == game.size()) break;
            for (int s = 0; s < r.squares(); ++s) {
                const square at = square_at(r, s);
                if (game[i].at(at) == game[i + 1].at(at)) continue;
                on.put(s);
                break;
            }
        }
    }
}

TEST_CASE("stones that are taken back leave nothing behind") {
    std::mt19937 random(1);
    for (const rules& r : many_rules) {
        position p = position::start(r).value();
        open_lines on(p);
        std::vector<position> before;
        std::vector<int> moves;
        for (int i = 0; i < 200; ++i) {
            if (!p.is_over() && test::below(3, random) > 0) {
                const auto possible = p.available_moves();
                const square s = possible[static_cast<std::size_t>(
                    test::below(static_cast<int>(possible.size()), random))];
                before.push_back(p);
                moves.push_back(index_of(r, s));
                on.put(moves.back());
                p = p.after(s);
            } else if (!moves.empty()) {
                on.take_back(moves.back());
                p = before.back();
                moves.pop_back();
                before.pop_back();
            }
        }
        check_against_rules(on, p);
    }
}

TEST_CASE("the squares near stones are those of their lines") {
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

TEST_CASE("the other player's turn makes another position") {
    open_lines on(position::start(gomoku).value());
    const auto key = on.key();
    on.pass();
    CHECK(on.to_move() == second);
    CHECK(on.key() != key);
    on.pass();
    CHECK(on.key() == key);
}

TEST_CASE("a stone that floats is passed by") {
    const auto p = test::laid<layout>(rules{2, 4, 4, drop},
                                      ".."
                                      "X."
                                      ".."
                                      "O.",
                                      first)
                       .unchecked();
    open_lines on(p);
    const auto moves = [&] {
        std::vector<int> result;
        on.for_each_near([&](int s) { result.push_back(s); });
        return result;
    };
    CHECK(moves() == std::vector{4, 7});
    on.put(4);
    CHECK(moves() == std::vector{0, 7});
    on.put(0);
    CHECK(moves() == std::vector{7});
    on.take_back(0);
    on.take_back(4);
    CHECK(moves() == std::vector{4, 7});
}

}  // namespace
