// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include "support/against_oracle.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/long_run.hpp"
#include "support/named.hpp"
#include "support/oracle_values.hpp"
#include "support/property.hpp"
#include "support/random_game.hpp"
#include "support/random_rules.hpp"
#include "support/sanitized.hpp"

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// Values of positions, compared with the oracle and with published scores (see
// tests/data/README.md).

namespace values_test {
namespace {

using inarow::game_value;
using inarow::rules;

using small_position = inarow::basic_position<12>;

rules transposed(rules r) {
    std::swap(r.columns, r.rows);
    return r;
}

bool same(const game_value& v, const oracle::value& expected) {
    return name_of(v.outcome) == expected.outcome && v.plies == expected.plies;
}

/// A position, and the same game of the oracle.
template <class Position>
struct pair {
    oracle::game expected;
    Position p;

    explicit pair(const rules& r) : expected{test::oracle_of(r)}, p{*Position::start(r)} {}
    void play(const oracle::cell& c) {
        expected.play({c.column, c.row});
        p = p.after(test::square_of(c));
    }
};

/// The first answer that differs from the oracle's; empty if none does.
template <class Position>
std::string difference_in_answers(oracle::values& values, const pair<Position>& both) {
    const oracle::value expected = values.value_of(both.expected);
    if (const auto v = inarow::solve::value(both.p); !v || !same(*v, expected)) return "value";
    const auto best = inarow::solve::best_moves(both.p);
    const auto scores = inarow::solve::move_scores(both.p);
    if (!best || !scores) return "unsolved";
    // The oracle lists moves by column, the answers by row.
    auto moves = both.expected.moves();
    std::ranges::sort(
        moves, {}, [&](const oracle::cell& c) { return c.row * both.expected.columns + c.column; });
    std::vector<oracle::cell> expected_best;
    std::size_t i = 0;
    for (const oracle::cell& c : moves) {
        const oracle::value v = values.after(both.expected, c);
        if (v == expected) expected_best.push_back(c);
        if (i == scores->size()) return "move_scores";
        const auto& scored = (*scores)[i++];
        if (test::cell_of(scored.where) != c || !same(scored.value, v)) return "move_scores";
    }
    if (scores->size() != moves.size()) return "move_scores";
    return test::cells_of(*best) == expected_best ? "" : "best_moves";
}

template <class Position>
void check_all_positions(const rules& r, std::size_t count) {
    oracle::values values;
    std::set<std::string> seen;
    std::vector<pair<Position>> open{pair<Position>(r)};
    seen.insert(open.back().expected.text());
    while (!open.empty()) {
        const pair<Position> now = open.back();
        open.pop_back();
        if (const auto d = difference_in_answers(values, now); d != "")
            FAIL_CHECK(d << " differs\n" << now.expected.text());
        for (const oracle::cell& c : now.expected.moves()) {
            pair<Position> next = now;
            next.play(c);
            if (seen.insert(next.expected.text()).second) open.push_back(next);
        }
    }
    CHECK(seen.size() == count);
}

void check_empty_board(const rules& r, const oracle::value& expected) {
    const auto v = inarow::solve::value(*small_position::start(r));
    CHECK_MESSAGE((v && same(*v, expected)), test::named(r));
}

/// Checks the value of every position of random games.
void check_random_games(const rules& r, oracle::values& values, std::mt19937& random, int games) {
    for (int i = 0; i < games; ++i) {
        pair<small_position> both(r);
        while (true) {
            const auto v = inarow::solve::value(both.p);
            CHECK_MESSAGE((v && same(*v, values.value_of(both.expected))), test::named(r), '\n',
                          both.expected.text());
            if (both.p.is_over()) break;
            both.play(test::one_of(both.expected.moves(), random));
        }
    }
}

/// The rules of these numbers in which stones are placed, or dropped: the usual ones first.
std::vector<rules> kinds_with(inarow::gravity wanted, int columns, int rows, int run) {
    std::vector<rules> result;
    for (const rules& r : test::kinds_of_rules(columns, rows, run))
        if (r.gravity == wanted) result.push_back(r);
    return result;
}
bool is_usual(const rules& r) { return r == rules{r.columns, r.rows, r.run, r.gravity}; }

/// Checks a board on which stones are placed, and its transpose: they have the same value, so the
/// oracle computes only one of them.
void check_board_to_place_on(const rules& wide, std::mt19937& random) {
    oracle::values values;
    const oracle::value expected = values.value_of(test::oracle_of(wide));
    check_empty_board(wide, expected);
    check_empty_board(transposed(wide), expected);
    if (wide.squares() > 9) return;
    check_random_games(wide, values, random, 3);
    oracle::values others;
    check_random_games(transposed(wide), others, random, 1);
}

/// The sanitizers have the smaller boards: what can go wrong there goes wrong on these.
constexpr int max_squares = test::is_sanitized ? 6 : 9;

/// Calls check(columns, rows, run) for the boards of that many squares that are not taller than
/// wide, and for every run up to `max_run`.
void for_each_wide_board(int squares, int max_run, auto check) {
    for (int rows = 1; rows * rows <= squares; ++rows) {
        if (squares % rows != 0) continue;
        const int columns = squares / rows;
        for (int run = 1; run <= std::min(columns + 1, max_run); ++run) check(columns, rows, run);
    }
}
void check_boards_to_place_on(int squares, int max_run) {
    std::mt19937 random(1);
    for_each_wide_board(squares, max_run, [&](int columns, int rows, int run) {
        check_board_to_place_on({columns, rows, run}, random);
    });
}
/// The same for exactly-k and misère.
void check_other_boards_to_place_on(int squares, int max_run) {
    std::mt19937 random(1);
    for_each_wide_board(squares, max_run, [&](int columns, int rows, int run) {
        for (const rules& r : kinds_with(inarow::place, columns, rows, run))
            if (!is_usual(r)) check_board_to_place_on(r, random);
    });
}

}  // namespace

TEST_CASE("every answer about all 5,478 positions of tic-tac-toe" *
          doctest::skip(test::is_sanitized)) {
    check_all_positions<inarow::position_of<inarow::tic_tac_toe>>(inarow::tic_tac_toe, 5478);
}

TEST_CASE("every run on boards of up to nine squares") {
    for (int squares = 1; squares <= max_squares; ++squares)
        check_boards_to_place_on(squares, squares + 1);
}

// Longer runs have longer games, and more of them.
TEST_CASE("short runs on boards of ten, eleven and twelve squares" *
          doctest::skip(test::is_sanitized)) {
    check_boards_to_place_on(10, 5);
    check_boards_to_place_on(11, 3);
    check_boards_to_place_on(12, 3);
}

TEST_CASE("every run on boards of ten, eleven and twelve squares") {
    if (!test::long_run("every run on boards of ten, eleven and twelve squares")) return;
    for (int squares = 10; squares <= 12; ++squares) check_boards_to_place_on(squares, squares + 1);
}

TEST_CASE("exactly-k and misère: every run on boards of up to nine squares") {
    for (int squares = 1; squares <= max_squares; ++squares)
        check_other_boards_to_place_on(squares, squares + 1);
}

TEST_CASE("exactly-k and misère: short runs on boards of ten, eleven and twelve squares" *
          doctest::skip(test::is_sanitized)) {
    check_other_boards_to_place_on(10, 3);
    check_other_boards_to_place_on(11, 2);
    check_other_boards_to_place_on(12, 2);
}

TEST_CASE("exactly-k and misère: runs of up to four on boards of up to twelve squares") {
    if (!test::long_run("exactly-k and misère: runs of up to four, up to twelve squares")) return;
    for (int squares = 10; squares <= 12; ++squares) check_other_boards_to_place_on(squares, 4);
}

TEST_CASE("every run on small boards of every kind on which stones are dropped") {
    std::mt19937 random(1);
    for (int columns = 1; columns <= 6; ++columns)
        for (int rows = 1; columns * rows <= max_squares + 3; ++rows)
            for (int run = 1; run <= std::max(columns, rows) + 1; ++run)
                for (const rules& r : kinds_with(inarow::drop, columns, rows, run)) {
                    oracle::values values;
                    check_random_games(r, values, random, is_usual(r) ? 2 : 1);
                }
}

namespace {

game_value value_of_empty(const rules& r) {
    return inarow::solve::value(*inarow::position::start(r)).value();
}

}  // namespace

TEST_CASE("a row of four is no row of exactly three") {
    constexpr rules three_in_eight{.columns = 8, .rows = 1, .run = 3};
    const auto value_after = [](const rules& r) {
        pair<small_position> both(r);
        // XX.XOO.O, X to move: the third square makes four.
        for (const int column : {0, 4, 1, 5, 3, 7}) both.play({column, 0});
        oracle::values values;
        CHECK(difference_in_answers(values, both) == "");
        return inarow::solve::value(both.p).value();
    };
    CHECK(value_after(three_in_eight) == game_value{inarow::outcome::first_won, 1});
    CHECK(value_after(exactly(three_in_eight)) == game_value{inarow::outcome::draw, 2});
}

TEST_CASE("where no row is longer than k, exactly k is at least k") {
    for (const rules& r : {rules{3, 3, 3}, rules{4, 3, 4}, rules{4, 4, 4}, rules{2, 5, 5},
                           rules{4, 4, 4, inarow::drop}, rules{5, 4, 5, inarow::drop},
                           misere(rules{3, 3, 3}), misere(rules{4, 3, 4, inarow::drop})})
        CHECK_MESSAGE(value_of_empty(exactly(r)) == value_of_empty(r), test::named(r));
}

// On a board of n x n, who answers each move with its reflection in the center does not complete a
// line of n first: the second player if n is even; the first, who begins in the center, if n is odd
// and more than 1. Source: the misère form in Golomb and Hales, Hypercube Tic-Tac-Toe (2002).
TEST_CASE("misère tic-tac-toe is a draw") {
    CHECK(value_of_empty(misere(inarow::tic_tac_toe)) == game_value{inarow::outcome::draw, 9});
    CHECK(value_of_empty(misere(inarow::square_board(2))).outcome != inarow::outcome::first_won);
    CHECK(value_of_empty(misere(inarow::square_board(4))).outcome != inarow::outcome::first_won);
}

// The same strategy, the reflection of each move in the center of the board, serves any run: a line
// of the second player is the image of one that the first player has completed before, or has the
// stones of both.
TEST_CASE("in misère play on an even number of squares the second player does not lose") {
    for (int squares = 2; squares <= 12; squares += 2)
        for_each_wide_board(squares, squares, [&](int columns, int rows, int run) {
            for (const rules& r : kinds_with(inarow::place, columns, rows, run))
                if (r.convention == inarow::convention::misere)
                    CHECK_MESSAGE(value_of_empty(r).outcome != inarow::outcome::first_won,
                                  test::named(r));
        });
}

namespace {

rc::Gen<test::script> scripts() {
    return rc::gen::exec([] {
        using test::between;
        test::script s{.rules = test::random_kind_of_rules(), .choices = {}};
        s.rules.columns = between(1, 12);
        s.rules.rows = between(1, 12 / s.rules.columns);
        s.rules.run = between(1, std::max(s.rules.columns, s.rules.rows) + 1);
        // At most nine free squares, because the oracle is slow.
        const int moves = between(std::max(s.rules.squares() - 9, 0), s.rules.squares());
        s.choices = test::some_choices(moves);
        return s;
    });
}

}  // namespace

TEST_CASE("random positions of random small rules") {
    const bool held = test::holds("random positions of random small rules", 1000, [] {
        const test::script s = *scripts();
        pair<inarow::position> both(s.rules);
        for (const unsigned choice : s.choices) {
            const auto moves = both.expected.moves();
            if (moves.empty()) break;
            both.play(moves[choice % moves.size()]);
        }
        oracle::values values;
        const std::string d = difference_in_answers(values, both);
        if (d != "") RC_FAIL(d + " differs\n" + both.expected.text());
    });
    CHECK(held);
}

namespace {

using connect_four_position = inarow::position_of<inarow::connect_four>;

connect_four_position after(const std::string& columns) {
    auto p = *connect_four_position::start(inarow::connect_four);
    for (const char column : columns) p = *p.play(inarow::move::into_column(column - '1'));
    return p;
}

}  // namespace

TEST_CASE("the scores of a hundred endings of Connect Four") {
    std::ifstream file(INAROW_TEST_DATA "/../../data/positions/endings.txt");
    inarow::solve::solver solver({.table_bytes = std::size_t{4} << 20});
    std::size_t endings = 0;
    std::string columns;
    for (int score = 0; file >> columns >> score; ++endings) {
        CAPTURE(columns);
        const auto p = after(columns);
        const int free = 42 - p.stones();
        CHECK(free <= 16);
        const auto v = inarow::solve::value(p, solver);
        REQUIRE(v.has_value());
        CHECK(score_of(*v, free, p.to_move()) == score);
        const auto best = inarow::solve::best_moves(p, solver);
        REQUIRE(best.has_value());
        REQUIRE(!best->empty());
        const auto next = inarow::solve::value(p.after((*best)[0]), solver);
        CHECK(next == game_value{v->outcome, v->plies - 1});
    }
    CHECK(endings == 100);
}

}  // namespace values_test
