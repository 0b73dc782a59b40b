// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/patterns_of.hpp>
#include <inarow/solve/detail/heuristic/vct.hpp>
#include <inarow/solve/detail/heuristic/win_variation.hpp>

#include "support/board.hpp"
#include "support/counted_budget.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace win_variation_test {
namespace {

using namespace inarow;
using namespace solve::detail::heuristic;

struct endless_budget {
    [[nodiscard]] static bool consume() { return true; }
};
using vct = vct_search<pattern_board, endless_budget>;

TEST_CASE("the variation of a win ends with the win, and not later than the search has found") {
    std::mt19937 random(4);
    int wins = 0;
    for (const rules& r : {gomoku, exactly(gomoku), rules{9, 9, 4}})
        for (int i = 0; i < 2; ++i)
            for (const position& p : test::random_game<position>(r, random)) {
                if (p.is_over()) break;
                for (const auto kind : {threat_kind::fours, threat_kind::fours_and_threes}) {
                    pattern_board board(p, patterns_of(r));
                    endless_budget budget;
                    vct search(board, budget, kind, 1U << 10U);
                    const auto found = search.shortest(6, 2'000);
                    if (found.move < 0) continue;
                    ++wins;
                    position end = p;
                    const std::vector<int> moves = win_variation(board, search, found.move);
                    for (const int s : moves) end = end.play(board.square_of(s)).value();
                    CHECK(end.outcome() == won_by(p.to_move()));
                    CHECK(static_cast<int>(moves.size()) <= found.plies);
                }
            }
    CHECK(wins > 100);
}

}  // namespace
}  // namespace win_variation_test
