// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/vct.hpp>
#include <inarow/solve/detail/limit_budget.hpp>
#include <inarow/solve/heuristic_search.hpp>
#include <inarow/solve/solver.hpp>

#include "support/board.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace vct_test {
namespace {

using namespace inarow;
using solve::detail::limit_budget;
using solve::detail::heuristic::line_patterns;
using solve::detail::heuristic::pattern_board;
using solve::detail::heuristic::threat_kind;
using solve::detail::heuristic::vct_search;
using tested_search = vct_search<pattern_board, limit_budget<32>>;

struct found_win {
    square where;
    int plies;  ///< 0: none
};
found_win found(const position& p, const line_patterns& patterns, threat_kind kind,
                long long nodes = 20'000) {
    pattern_board board(p, patterns);
    limit_budget<32> budget({.nodes = nodes});
    tested_search search(board, budget, kind, std::size_t{1} << 12U);
    const auto [move, plies] = search.shortest(20, nodes);
    return {move < 0 ? square{} : board.square_of(move), plies};
}

/// The plies to a win that is not the shortest.
int found_at_once(const position& p, const line_patterns& patterns) {
    pattern_board board(p, patterns);
    limit_budget<32> budget({});
    tested_search search(board, budget, threat_kind::fours_and_threes, std::size_t{1} << 12U);
    return search.any(20, 1'000'000).plies;
}

TEST_CASE("every win found by threats is one") {
    std::mt19937 random(1);
    int long_wins = 0;
    int without_fours = 0;
    for (const rules& r : {rules{5, 5, 4}, rules{6, 5, 4}, rules{6, 6, 4}, rules{4, 4, 3},
                           exactly(rules{5, 5, 4}), exactly(rules{5, 5, 3})}) {
        CAPTURE(test::named(r));
        const line_patterns patterns(r);
        solve::solver solver({.table_bytes = std::size_t{1} << 22});
        for (int i = 0; i < 60; ++i) {
            for (const auto& p : test::random_game<position>(r, random)) {
                if (p.is_over() || r.squares() - p.stones() > 17) continue;
                const auto win = found(p, patterns, threat_kind::fours_and_threes);
                if (win.plies == 0) continue;
                long_wins += static_cast<int>(win.plies >= 7);
                without_fours +=
                    static_cast<int>(found(p, patterns, threat_kind::fours).plies == 0);
                const int any_plies = found_at_once(p, patterns);
                CHECK(any_plies >= win.plies);
                const game_value v = solve::value(p, solver).value();
                CHECK(v.outcome == won_by(p.to_move()));
                CHECK(v.plies <= win.plies);
                if (win.plies <= 5) CHECK(v.plies == win.plies);
                if (win.plies == 1) {
                    CHECK(p.after(win.where).outcome() == v.outcome);
                    continue;
                }
                const game_value after = solve::value(p.after(win.where), solver).value();
                CHECK(after.outcome == v.outcome);
                CHECK(after.plies <= win.plies - 1);
            }
        }
    }
    CHECK(long_wins > 20);
    CHECK(without_fours > 20);
}

/// Plays the win against a defender of random moves, or of the best that a short search finds.
outcome replayed(position p, const line_patterns& patterns, std::mt19937& random, bool is_random) {
    const player attacker = p.to_move();
    while (!p.is_over()) {
        if (p.to_move() == attacker) {
            const auto win = found(p, patterns, threat_kind::fours_and_threes);
            if (win.plies == 0) return outcome::in_play;
            p = p.after(win.where);
        } else if (is_random) {
            p = p.after(test::one_of(p.available_moves(), random));
        } else {
            p = p.after(solve::heuristic_search(p, {.nodes = 100}).where);
        }
    }
    return p.outcome();
}

TEST_CASE("a win by threats on a large board is won against every defense tried") {
    std::mt19937 random(2);
    int wins = 0;
    for (const rules& r : {gomoku, exactly(gomoku), rules{20, 20, 5}, rules{15, 15, 6}}) {
        CAPTURE(test::named(r));
        const line_patterns patterns(r);
        for (int i = 0; i < 3; ++i) {
            position p = position::start(r).value();
            while (p.stones() < 6) {
                const square s{r.columns / 2 + test::below(5, random) - 2,
                               r.rows / 2 + test::below(5, random) - 2};
                if (p.check(s).legal) p = p.after(s);
            }
            while (!p.is_over() && p.stones() < 60) {
                const auto win = found(p, patterns, threat_kind::fours_and_threes, 2'000);
                if (win.plies > 5) {
                    ++wins;
                    for (int k = 0; k < 4; ++k)
                        CHECK(replayed(p, patterns, random, k > 0) == won_by(p.to_move()));
                    break;
                }
                p = p.after(solve::heuristic_search(p, {.nodes = 60}).where);
            }
        }
    }
    CHECK(wins > 4);
}

TEST_CASE("a win that needs an open three is found") {
    // A four here, an open three there, and they cross; fours alone do not win.
    const position p = test::position_shown<rules{11, 11, 5}, position>(
        "..........."
        "..........."
        "...O......."
        "....X......"
        ".....X....."
        "...X....O.."
        "...X...O..."
        "....O......"
        "..........."
        "..........."
        "...........");
    const line_patterns patterns(p.rules());
    CHECK(found(p, patterns, threat_kind::fours).plies == 0);
    const auto win = found(p, patterns, threat_kind::fours_and_threes);
    CHECK(win.plies >= 5);
}

TEST_CASE("a search for threats ends with its limit") {
    const position p = position::start(gomoku).value().after({7, 7}).after({6, 6}).after({8, 7});
    const line_patterns patterns(gomoku);
    CHECK(found(p, patterns, threat_kind::fours_and_threes, 0).plies == 0);
    CHECK(found(position::start(gomoku).value(), patterns, threat_kind::fours).plies == 0);
}

}  // namespace
}  // namespace vct_test
