// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/solve/detail/heuristic/evaluation.hpp>

#include "support/board.hpp"

#include <initializer_list>
#include <string_view>

#include <doctest/doctest.h>

namespace evaluation_test {
namespace {

using namespace inarow;
using solve::detail::heuristic::evaluation;
using solve::detail::heuristic::open_lines;

position after(const rules& r, std::initializer_list<square> moves) {
    position p = position::start(r).value();
    for (const square s : moves) p = p.play(s).value();
    return p;
}

TEST_CASE("the move score grows with the lines that a stone extends or blocks") {
    const auto move_score = [](const position& p, square s) {
        return solve::detail::heuristic::move_score(open_lines(p), index_of(p.rules(), s));
    };
    CHECK(move_score(after({3, 1, 3}, {{0, 0}, {1, 0}}), {2, 0}) == 0);  // a line of both players
    const auto own = after(gomoku, {{7, 7}, {0, 0}, {8, 7}, {14, 14}});
    CHECK(move_score(own, {9, 7}) > move_score(own, {7, 8}));   // makes three, or two
    CHECK(move_score(own, {7, 8}) > move_score(own, {7, 12}));  // makes two, or one
    const auto opponents = after(gomoku, {{7, 7}, {0, 0}, {8, 7}});
    CHECK(move_score(opponents, {9, 7}) > move_score(opponents, {1, 0}));
    CHECK(move_score(opponents, {9, 7}) < move_score(own, {9, 7}));  // own lines count more
}

TEST_CASE("a threat counts for the player who will not have to play below it") {
    const auto value = [](std::string_view rows, player to_move) {
        const auto p = test::laid<layout>(rules{6, 4, 4, drop}, rows, to_move).unchecked();
        return evaluation(open_lines(p)).value();
    };
    // Threats in the third row from the bottom: once 12 squares and then the two below are filled,
    // the first player's is carried out, but the second player's is not.
    const int first_threat = value(
        "......"
        ".XXX.."
        ".XOO.."
        ".OXO..",
        second);
    const int second_threat = value(
        "......"
        ".OOO.."
        ".OXX.."
        ".XOX.X",
        first);
    CHECK(first_threat < -250);
    CHECK(second_threat > -250);
}

}  // namespace
}  // namespace evaluation_test
