// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/threat_proof/attack_order.hpp>
#include <inarow/solve/detail/threat_proof/threat_board.hpp>

#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

namespace attack_order_test {
namespace {

using namespace inarow;
using solve::detail::threat_proof::attack_order;
using solve::detail::threat_proof::line_table;
using solve::detail::threat_proof::threat_board;

/// The indices of squares, sorted for the first player after the given moves.
std::vector<int> sorted(const rules& r, const std::vector<square>& moves,
                        const std::vector<square>& squares) {
    position p = position::start(r).value();
    for (const square s : moves) p = p.after(s);
    const line_table lines(r);
    const threat_board board(p, lines);
    std::vector<int> result;
    for (const square s : squares) result.push_back(index_of(r, s));
    std::vector<int> again = result;
    attack_order order(first);
    order.sort(result, board);
    attack_order used(first);
    std::vector<int> others{0, 1, 2};
    used.sort(others, threat_board(position::start(r).value(), lines));
    used.sort(again, board);
    CHECK(result == again);  // a board that was sorted for leaves nothing behind
    return result;
}

}  // namespace

TEST_CASE("the move after which the evaluation is best for the attacker comes first") {
    const std::vector<square> moves{{7, 7}, {0, 0}, {8, 7}, {14, 0}};
    const square corner{14, 14};
    const square open_three{9, 7};
    CHECK(sorted(gomoku, moves, {corner, open_three}) ==
          std::vector{index_of(gomoku, open_three), index_of(gomoku, corner)});
}

TEST_CASE("the order serves either player, also after passes") {
    position p = position::start(gomoku).value();
    for (const square s : {square{7, 7}, {0, 0}, {8, 7}, {14, 0}}) p = p.after(s);
    const line_table lines(gomoku);
    threat_board board(p, lines);
    board.remove(index_of(gomoku, {14, 0}), second);
    attack_order order(first);
    std::vector<int> squares{index_of(gomoku, {14, 14}), index_of(gomoku, {9, 7})};
    order.sort(squares, board);
    CHECK(squares[0] == index_of(gomoku, {9, 7}));
    std::ranges::reverse(squares);
    attack_order of_second(second);
    of_second.sort(squares, board);
    CHECK(squares[0] == index_of(gomoku, {9, 7}));  // the defense
}

TEST_CASE("without a network, the order stays") {
    const rules r{8, 8, 7};
    const std::vector<square> squares{{7, 0}, {3, 3}, {0, 5}};
    std::vector<int> expected;
    for (const square s : squares) expected.push_back(index_of(r, s));
    CHECK(sorted(r, {{3, 4}, {0, 0}}, squares) == expected);
}

}  // namespace attack_order_test
