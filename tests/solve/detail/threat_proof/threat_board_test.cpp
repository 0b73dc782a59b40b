// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>

#include "support/board.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <random>
#include <set>
#include <vector>

#include <doctest/doctest.h>

namespace threat_board_test {
namespace {

using namespace inarow;
using solve::detail::proof::side_lengths;
using solve::detail::threat_proof::line_table;
using solve::detail::threat_proof::threat_board;

constexpr rules many_rules[] = {tic_tac_toe, {5, 4, 3},          {6, 6, 4},          {1, 6, 2},
                                {9, 8, 5},   exactly({6, 1, 3}), exactly({6, 5, 3}), gomoku};

/// The squares where a player's stone completes a decisive line.
std::set<int> decisive_squares(const position& p, player side) {
    std::set<int> result;
    for (int s = 0; s < p.rules().squares(); ++s) {
        const square here = square_at(p.rules(), s);
        if (p.at(here) == mark::none && test::completes_line(p, side, here)) result.insert(s);
    }
    return result;
}

void check_lists(const threat_board& board, const position& p) {
    const line_table& lines = board.lines();
    for (const player side : {first, second}) {
        for (int count = 1; count <= p.rules().run; ++count) {
            std::vector<int> expected;
            for (int line = 0; line < lines.size(); ++line) {
                const auto has = [&](player of) {
                    return std::ranges::count_if(lines.squares(line), [&](int s) {
                        return p.at(square_at(p.rules(), s)) == mark_of(of);
                    });
                };
                if (board.stones(line, side) != has(side)) FAIL_CHECK("line " << line);
                if (has(side) == count && has(other(side)) == 0) expected.push_back(line);
            }
            std::vector<int> actual;
            board.for_each_open(side, count, [&](int line) { actual.push_back(line); });
            std::ranges::sort(actual);
            CHECK(board.has_open(side, count) == !expected.empty());
            CHECK(actual == expected);
        }
    }
}

void check_completing(const threat_board& board, const position& p) {
    for (const player side : {first, second}) {
        const auto expected = decisive_squares(p, side);
        const auto [count, found] = board.completing(side);
        CHECK(count == std::min<int>(2, static_cast<int>(expected.size())));
        for (int i = 0; i < count; ++i)
            CHECK(expected.contains(found[static_cast<std::size_t>(i)]));
        if (count == 2) CHECK(found[0] != found[1]);
    }
}

TEST_CASE("the lists and the squares that complete lines are those of the position") {
    std::mt19937 random(1);
    for (const rules& r : many_rules) {
        CAPTURE(test::named(r));
        const line_table lines(r);
        threat_board board(position::start(r).value(), lines);
        const auto game = test::random_long_game<position>(r, random);
        std::vector<int> moves;
        for (const position& p : game) {
            if (p.is_over()) break;
            if (p.stones() > 0) {
                int s = 0;
                while (!board.is_free(s) || p.at(square_at(r, s)) == mark::none) ++s;
                board.place(s, other(p.to_move()));
                moves.push_back(s);
            }
            check_lists(board, p);
            check_completing(board, p);
            const threat_board placed(p, lines);
            CHECK(placed.key() == board.key());
        }
        while (!moves.empty()) {
            const player side = moves.size() % 2 == 1 ? first : second;
            board.remove(moves.back(), side);
            moves.pop_back();
            check_lists(board, game[moves.size()]);
        }
        CHECK(board.key() == 0);
    }
}

TEST_CASE("with both line lengths, only the winner's lines must not be too long") {
    const rules r{9, 1, 3};
    const line_table lines(r);
    position p = position::start(r).value();
    for (const int s : {0, 5, 1, 6, 3, 8}) p = p.after_index(s);  // X X . X . O O . O
    const auto count = [&](player winner, player side) {
        return threat_board(p, lines, side_lengths::both(winner)).completing(side).count;
    };
    CHECK(count(first, first) == 0);
    CHECK(count(first, second) == 2);
    CHECK(count(second, first) == 1);
    CHECK(count(second, second) == 1);
    CHECK(!threat_board(p, lines, side_lengths::both(first)).completes(2, first));
    CHECK(threat_board(p, lines, side_lengths::both(second)).completes(2, first));
}

}  // namespace
}  // namespace threat_board_test
