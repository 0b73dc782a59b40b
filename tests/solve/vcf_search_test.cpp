// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>
#include <inarow/solve/vcf_search.hpp>

#include "support/board.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace vcf_search_test {
namespace {

using namespace inarow;
using solve::forced_win;
using solve::vcf_search;

/// Checks that a found win is one, and that its length is exact where that is promised.
void check_win(const position& p, const forced_win& found, solve::solver& solver) {
    const game_value v = solve::value(p, solver).value();
    const int max_exact_plies = p.rules().gravity == drop ? 3 : 5;
    CHECK(v.outcome == won_by(p.to_move()));
    CHECK(v.plies <= found.plies);
    if (found.plies <= max_exact_plies) CHECK(v.plies == found.plies);
    const position next = p.after(found.where);
    if (found.plies == 1) {
        CHECK(next.is_over());
    } else {
        const game_value after = solve::value(next, solver).value();
        CHECK(after.outcome == v.outcome);
        CHECK(after.plies <= found.plies - 1);
    }
}

TEST_CASE("every win found is one") {
    std::mt19937 random(1);
    int long_wins = 0;
    for (const rules& r :
         {rules{4, 4, 3}, rules{5, 4, 4}, rules{5, 5, 4}, rules{6, 3, 3}, rules{5, 5, 4, drop},
          rules{6, 5, 4, drop}, rules{4, 5, 3, drop}, rules{3, 3, 2}, rules{4, 1, 2},
          rules{3, 3, 1}, exactly(rules{5, 4, 3}), exactly(rules{5, 5, 4}),
          exactly(rules{5, 5, 4, drop}), exactly(rules{4, 5, 3, drop}), exactly(rules{8, 2, 2})}) {
        CAPTURE(test::named(r));
        solve::solver solver({.table_bytes = std::size_t{1} << 20});
        for (int i = 0; i < 60; ++i) {
            for (const auto& p : test::random_game<position>(r, random)) {
                if (p.is_over() || p.rules().squares() - p.stones() > 16) continue;
                const auto found = vcf_search(p);
                if (!found) continue;
                long_wins += static_cast<int>(found->plies >= 5);
                check_win(p, *found, solver);
            }
        }
    }
    CHECK(long_wins > 20);
}

TEST_CASE("every win of three plies is found where stones are placed") {
    std::mt19937 random(2);
    for (const rules& r : {rules{5, 4, 4}, rules{4, 4, 3}, rules{7, 2, 3}, exactly(rules{5, 4, 4}),
                           exactly(rules{5, 4, 3}), exactly(rules{7, 2, 3})}) {
        CAPTURE(test::named(r));
        solve::solver solver({.table_bytes = std::size_t{1} << 20});
        for (int i = 0; i < 40; ++i) {
            for (const auto& p : test::random_game<position>(r, random)) {
                if (p.is_over() || p.rules().squares() - p.stones() > 14) continue;
                const game_value v = solve::value(p, solver).value();
                if (v.outcome == won_by(p.to_move()) && v.plies <= 3)
                    CHECK(vcf_search(p).value().plies == v.plies);
            }
        }
    }
}

/// Whether it is a win by the rules: after each reply there is one that is two plies shorter.
bool wins_against_all(const position& p, const forced_win& found) {
    const position next = p.after(found.where);
    if (found.plies == 1) return next.outcome() == won_by(p.to_move());
    if (next.is_over()) return false;
    bool wins = true;
    next.for_each_move([&](square s) {
        if (!wins) return;
        const position answered = next.after(s);
        const auto next_win = answered.is_over() ? std::nullopt : vcf_search(answered);
        wins =
            next_win && next_win->plies <= found.plies - 2 && wins_against_all(answered, *next_win);
    });
    return wins;
}

// From games of a player that counts open lines.
position seven_threats() {
    return test::position_shown<rules{9, 9, 5}, position>(
        "........."
        ".....OO.."
        "..O.XX..."
        ".O.XOO..."
        "..XOX.O.."
        ".XOXXX.O."
        "OX..X...."
        "...XOX.O."
        "....X.O..");
}
position six_threats() {
    return test::position_shown<rules{11, 11, 5}, position>(
        "..........."
        "....O......"
        "..OOX.O...."
        "...XXOXOO.."
        "...OXXXXO.."
        ".....XX...."
        "....OX.O..."
        ".......OX.."
        "..........."
        "..........."
        "...........");
}

TEST_CASE("a win of many threats is found") {
    const auto seven = vcf_search(seven_threats());
    REQUIRE(seven);
    CHECK(seven->plies == 15);
    CHECK(wins_against_all(seven_threats(), *seven));
    const auto six = vcf_search(six_threats());
    REQUIRE(six);
    CHECK(six->plies == 13);
    CHECK(wins_against_all(six_threats(), *six));
}

TEST_CASE("a win is found on a board of 2,048 bits, and on a larger one") {
    for (const int side : {44, 60}) {
        auto p = position::start(rules{side, side, 5}).value();
        for (const square s : {square{20, 20}, square{0, 0}, square{21, 20}, square{43, 0},
                               square{22, 20}, square{0, 43}})
            p = p.play(s).value();
        const auto found = vcf_search(p);
        REQUIRE(found);
        CHECK(found->plies == 3);
        CHECK(found->where.row == 20);
    }
}

TEST_CASE("no win is found where there is none") {
    CHECK(!vcf_search(position::start(gomoku).value()));
    CHECK(!vcf_search(position::start(connect_four).value()));
    CHECK(!vcf_search(position::start(rules{1, 1, 2}).value()));
    CHECK(vcf_search(position::start(rules{1, 1, 1}).value()) == forced_win{{0, 0}, 1});
    CHECK(vcf_search(position::start(rules{3, 3, 2}).value()).value().plies == 3);
}

/// Gomoku of that kind with X on these columns of a row, and O elsewhere; X is to move.
position row_of(const rules& r, std::initializer_list<int> columns) {
    position p = position::start(r).value();
    int others = 0;
    for (const int column : columns) {
        p = p.play(square{column, 7}).value();
        p = p.play(square{2 * others++, 14}).value();
    }
    return p;
}

TEST_CASE("a four that would become a six is no threat where only five count") {
    const auto split = {3, 4, 6, 7, 8};  // the square between makes six
    CHECK(vcf_search(row_of(gomoku, split)).value().plies == 1);
    const auto found = vcf_search(row_of(exactly(gomoku), split));
    CHECK((!found || found->plies > 1));
    const auto open_three = {5, 6, 7};
    CHECK(vcf_search(row_of(exactly(gomoku), open_three)).value().plies == 3);
}

TEST_CASE("no win is found in misère play") {
    CHECK(!vcf_search(row_of(misere(gomoku), {4, 5, 6, 7})));
    CHECK(!vcf_search(row_of(misere(exactly(gomoku)), {5, 6, 7})));
    CHECK(!vcf_search(position::start(misere(rules{3, 3, 2})).value()));
}

TEST_CASE("it ends with its limit") {
    CHECK(!vcf_search(seven_threats(), {.nodes = 1}));
    core::stop_source stop;
    stop.request_stop();
    const auto stopped = vcf_search(seven_threats(), {.stop = stop.get_token()});
    CHECK((!stopped || stopped->plies == 15));  // it may be found before the token is checked
}

}  // namespace
}  // namespace vcf_search_test
