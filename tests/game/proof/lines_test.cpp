// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/against_oracle.hpp"

#include <algorithm>
#include <optional>
#include <random>
#include <vector>

#include <doctest/doctest.h>

// Every line of a board, each by each player, reached by legal play.

namespace lines_test {
namespace {

using inarow::player;
using inarow::rules;

using cells = std::vector<oracle::cell>;

/// All lines of just `run` squares on the board, each once.
std::vector<cells> all_lines(const rules& r) {
    std::vector<cells> result;
    const oracle::game o = test::oracle_of(r);
    for (int row = 0; row < r.rows; ++row)
        for (int column = 0; column < r.columns; ++column)
            for (const oracle::cell way : {oracle::cell{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
                const int last = r.run - 1;
                if (!o.exists(column + last * way.column, row + last * way.row)) continue;
                cells line;
                for (int i = 0; i <= last; ++i)
                    line.push_back({column + i * way.column, row + i * way.row});
                result.push_back(line);
            }
    return result;
}

/// A game that `winner` ends with `line`: the winner takes squares of the line where possible,
/// everyone else's moves are random ones that neither spoil it nor end the game.
std::optional<cells> try_to_win_with(const cells& line, player winner, const rules& r,
                                     std::mt19937& random) {
    oracle::game o = test::oracle_of(r);
    const char who = test::letter(winner);
    const auto in_line = [&](const oracle::cell& c) {
        return std::find(line.begin(), line.end(), c) != line.end();
    };
    while (true) {
        auto moves = o.moves();
        std::shuffle(moves.begin(), moves.end(), random);
        if (o.mover == who) std::stable_partition(moves.begin(), moves.end(), in_line);
        bool moved = false;
        for (const oracle::cell& c : moves) {
            if (o.mover != who && in_line(c)) continue;
            oracle::game next = o;
            next.play({c.column, c.row});
            if (next.outcome == (who == 'X' ? "first won" : "second won")) {
                if (std::all_of(line.begin(), line.end(), [&](const oracle::cell& l) {
                        return next.at(l.column, l.row) == who;
                    }))
                    return next.played;
                continue;
            }
            if (next.outcome != "in play") continue;
            o = next;
            moved = true;
            break;
        }
        if (!moved) return {};
    }
}

cells game_won_with(const cells& line, player winner, const rules& r) {
    std::mt19937 random(1);
    for (int attempt = 0; attempt < 100000; ++attempt)
        if (const auto game = try_to_win_with(line, winner, r, random)) return *game;
    return {};
}

/// Reaches each line by play for each player and both starters; gives how many lines there are.
template <class Game>
std::size_t check_all_lines(const rules& kind) {
    const auto lines = all_lines(kind);
    std::size_t alone = 0;
    for (const player starter : {inarow::first, inarow::second})
        for (const player winner : {inarow::first, inarow::second})
            for (const cells& line : lines) {
                const rules r = starting_with(starter, kind);
                const cells moves = game_won_with(line, winner, r);
                REQUIRE(!moves.empty());
                oracle::game o = test::oracle_of(r);
                auto g = *Game::start(r);
                bool same = true;
                for (const oracle::cell& c : moves) {
                    same = same && g.position().outcome() == inarow::outcome::in_play &&
                           g.apply(test::square_of(c));
                    o.play({c.column, c.row});
                }
                same = same && test::difference(o, g) == "" &&
                       g.position().outcome() == inarow::won_by(winner) &&
                       test::difference_when_laid(o, g.position()) == "";
                // Mostly it is the only one; then it is the winning line, square by square.
                const auto stands = [&](const cells& l) {
                    return std::all_of(l.begin(), l.end(), [&](const oracle::cell& c) {
                        return o.at(c.column, c.row) == test::letter(winner);
                    });
                };
                same = same && stands(line);
                if (std::count_if(lines.begin(), lines.end(), stands) == 1) {
                    ++alone;
                    same = same && test::cells_of(g.position().decisive_line()) == line;
                }
                CHECK_MESSAGE(same, o.text());
            }
    CHECK(alone > lines.size());
    return lines.size();
}

}  // namespace

TEST_CASE("all 69 lines of Connect Four, by both players") {
    CHECK(check_all_lines<inarow::game_of<inarow::connect_four>>(inarow::connect_four) == 69);
}

TEST_CASE("all 2N+2 lines of the square boards from 3 to 12, by both players") {
    for (int n = 3; n <= 12; ++n) {
        CAPTURE(n);
        CHECK(check_all_lines<inarow::basic_game<144>>(inarow::square_board(n)) ==
              std::size_t(2 * n + 2));
    }
}

TEST_CASE("all lines of a board of unequal sides and a short run") {
    // 4 by 3, three in a row: 2*3 + 4 + 2*2 lines.
    CHECK(check_all_lines<inarow::game>({.columns = 4, .rows = 3, .run = 3}) == 14);
    CHECK(check_all_lines<inarow::game>(
              {.columns = 5, .rows = 4, .run = 3, .gravity = inarow::drop}) == 3 * 4 + 5 * 2 + 12);
    CHECK(check_all_lines<inarow::game>({.columns = 1, .rows = 7, .run = 3}) == 5);
}

TEST_CASE("all lines of just the run, where a longer one is none") {
    CHECK(check_all_lines<inarow::game>(inarow::exactly({.columns = 4, .rows = 3, .run = 3})) ==
          14);
    CHECK(check_all_lines<inarow::game>(inarow::exactly(
              {.columns = 5, .rows = 4, .run = 3, .gravity = inarow::drop})) == 3 * 4 + 5 * 2 + 12);
    CHECK(check_all_lines<inarow::game>(inarow::exactly({.columns = 7, .rows = 1, .run = 3})) == 5);
}

}  // namespace lines_test
