// SPDX-License-Identifier: BSL-1.0
#include <inarow/perfect_play.hpp>
#include <inarow/solve/connect_four_book.hpp>
#include <inarow/solve/solver.hpp>

#include "support/at_both_times.hpp"
#include "support/long_run.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <optional>
#include <random>
#include <type_traits>

#include <doctest/doctest.h>

namespace connect_four_book_test {
namespace {

using namespace inarow;
using solve::connect_four_book;
using test::expect;
using position_type = position_of<connect_four>;
using fresh = new_game<connect_four>;
constexpr connect_four_book book{};

// A challenge is answered from its first move, whoever begins and on either side of the board.
static_assert(std::is_same_v<challenge<fresh, "4">, play<fresh, 4, 4>>);
static_assert(std::is_same_v<reply<fresh>, play<fresh, 4>>);
static_assert(challenge<reply<fresh>, 1, 2, 6>::ply == 7);
static_assert(challenge<fresh, 3, 5, 4>::ply == 6);
static_assert(challenge<fresh, 5, 3, 4>::ply == 6);

// The values, the moves and their scores of positions of few stones. Known from outside: the first
// player wins only in the middle.
static_assert(score<fresh> == 1 && value<fresh> == game_value{outcome::first_won, 41});
static_assert(wins<fresh, first> && can_force_a_win<fresh, first>);
static_assert(best_moves<fresh>.size() == 1 && best_moves<fresh>.contains("4"));
static_assert([] {
    constexpr int known[] = {-2, -1, 0, 1, 0, -1, -2};
    for (const auto& m : move_scores<fresh>)
        if (m.score != known[m.where.column]) return false;
    return move_scores<fresh>.size() == 7;
}());
static_assert(score<play<fresh, 1, 2, 3, 4, 5, 6>> ==
              *book.score(play<fresh, 1, 2, 3, 4, 5, 6>::position));

// Whoever starts, the book serves; it does not serve other rules.
static_assert(score<new_game<starting_with(second, connect_four)>> == 1);
static_assert(!has_known_value<new_game<misere(connect_four)>>);
static_assert(!book.score(play<fresh, 1, 1, 1, 1, 1, 1, 2>::position));
static_assert(!book.score(new_game<exactly(connect_four)>::position));

constexpr bool what_is_not_in_the_book_is_not_answered() {
    auto p = *position_type::start(connect_four);
    for (const int column : {0, 0, 0, 0, 0, 0, 1, 1, 1}) p = *p.play(move::into_column(column));
    solve::value_query value(p);
    expect(book.answer(value) == 0 && !value.is_done());
    solve::best_moves_query moves(value);
    book.answer(moves);
    return expect(!moves.is_done() && moves.best.empty());
}
AT_BOTH_TIMES(what_is_not_in_the_book_is_not_answered)

/// Checks that the score of a position is that of its best move, down to the last scores.
void check_scores(const position_type& p) {
    if (p.is_over() || p.stones() >= connect_four_book::score_plies) return;
    int best = -connect_four.squares();
    p.for_each_move([&](square s) {
        const auto next = p.after(s);
        const auto score =
            next.is_over()
                ? std::optional(score_of({next.outcome(), 0}, 42 - next.stones(), next.to_move()))
                : book.score(next);
        REQUIRE(score);
        best = std::max(best, -*score);
        check_scores(next);
    });
    CHECK(book.score(p) == best);
}

TEST_CASE("all positions of few stones have the score of their best move") {
    check_scores(*position_type::start(connect_four));
}

/// The best moves by the book; none where it does not have them.
auto best_moves_in_book(const position_type& p) {
    solve::best_moves_query query{solve::value_query(p)};
    book.answer(query);
    return query.best;
}

/// Plays random moves against the book, and holds its replies to positions of at least
/// `min_stones` stones to the solver; returns the number of these.
int check_game(std::mt19937& random, solve::solver& solver, int min_stones, bool book_begins) {
    auto p = *position_type::start(connect_four);
    int checked = 0;
    for (bool is_turn = book_begins; !p.is_over(); is_turn = !is_turn) {
        if (!is_turn) {
            p = p.after(test::one_of(p.available_moves(), random));
            continue;
        }
        const auto best = best_moves_in_book(p);
        if (p.stones() >= min_stones && !best.empty()) {
            CHECK(best == *solve::best_moves(p, solver));
            ++checked;
        }
        if (p.stones() > connect_four_book::reply_plies) return checked;
        p = p.after(best.empty() ? *solve::reply(p, solver) : best[0]);
    }
    return checked;
}

TEST_CASE("replies are the best moves of the solver") {
    const bool is_long = test::long_run("replies in four hundred games from the tenth move on");
    std::mt19937 random(1);
    solve::solver solver;
    int checked = 0;
    for (int i = 0; i < (is_long ? 400 : 100); ++i)
        checked += check_game(random, solver, is_long ? 9 : 13, i % 2 == 0);
    CHECK(checked >= (is_long ? 200 : 10));
}

TEST_CASE("replies follow from the scores where all moves have one") {
    std::mt19937 random(2);
    for (int i = 0; i < 300; ++i)
        for (const auto& p : test::random_game<position_type>(connect_four, random, 5)) {
            if (p.is_over()) continue;
            const auto best = best_moves_in_book(p);
            REQUIRE(!best.empty());
            for (const square s : best)
                if (const auto next = p.after(s); !next.is_over())
                    CHECK(book.score(next) == -*book.score(p));
        }
}

}  // namespace
}  // namespace connect_four_book_test
