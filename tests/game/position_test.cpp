// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <array>
#include <functional>
#include <initializer_list>
#include <utility>

#include <doctest/doctest.h>

namespace position_test {
namespace {

using namespace inarow;
using test::are;
using test::expect;

constexpr auto dropped = [](int column) { return move::into_column(column); };

// Examples; the games of every kind of rules are compared with the oracle in proof/.
// Positions of both kinds: of exact capacity when compiled and run, dynamic when run. (g++ 12 does
// not do constant evaluation over a std::vector.)
template <rules Rules>
using exact = position_of<Rules>;

template <class Position>
constexpr Position started(const rules& r, std::initializer_list<move> moves = {}) {
    auto p = *Position::start(r);
    for (const move& m : moves) expect(p.apply(m).has_value());
    return p;
}

constexpr bool squares_beyond_the_first_word_are_squares_of_their_own() {
    auto p = started<basic_position<81>>({.columns = 9, .rows = 9, .run = 5});
    for (const int index : {0, 64, 63, 65, 1})
        for (const bool free : {true, false}) {
            const square s = square_at(p.rules(), index);
            const auto next = p.play(s);
            expect(next.has_value() == free);
            if (next) p = *next;
        }
    return true;
}
AT_BOTH_TIMES(squares_beyond_the_first_word_are_squares_of_their_own)

template <class Position>
constexpr bool a_start_is_empty() {
    const auto p = started<Position>(tic_tac_toe);
    expect(p.rules() == tic_tac_toe);
    expect(p.stones() == 0);
    expect(p.to_move() == first);
    expect(p.outcome() == outcome::in_play);
    expect(!p.is_over());
    expect(p.available_moves().size() == 9);
    expect(p.decisive_line().empty());
    for (int i = 0; i < 9; ++i) {
        expect(p.at(square_at(tic_tac_toe, i)) == mark::none);
        expect(!p.is_occupied(square_at(tic_tac_toe, i)));
    }
    return expect(started<Position>(starting_with(second, tic_tac_toe)).to_move() == second);
}
AT_BOTH_TIMES(a_start_is_empty<exact<tic_tac_toe>>)
TEST_CASE("dynamic: a start is empty") { a_start_is_empty<position>(); }

constexpr bool senseless_rules_do_not_start() {
    using number = illegal_rules::number;
    const auto refused = [](const auto& start, illegal_rules why) {
        return !start && start.error() == why;
    };
    expect(refused(basic_position<9>::start({0, 3, 3}), {number::columns, 0, 999}));
    expect(refused(basic_position<9>::start({3, 0, 3}), {number::rows, 0, 999}));
    expect(refused(basic_position<9>::start({3, 3, 0}), {number::run, 0, 999}));
    // Too big for the type: one square too many, and no overflow at the largest.
    expect(refused(basic_position<9>::start({5, 2, 2}), {number::squares, 10, 9}));
    expect(refused(basic_position<9>::start({999, 999, 5}), {number::squares, 998001, 9}));
    expect(refused(basic_position<9>::start({1000, 1000, 5}), {number::columns, 1000, 999}));
    expect(basic_position<9>::start({9, 1, 9}).has_value());
    expect(basic_position<10>::start(tic_tac_toe).has_value());
    return true;
}
AT_BOTH_TIMES(senseless_rules_do_not_start)

template <class Position>
constexpr bool players_take_turns() {
    auto p = started<Position>(tic_tac_toe);
    expect(p.apply(square{1, 1}) == square{1, 1});
    expect(p.to_move() == second && p.stones() == 1);
    expect(p.at({1, 1}) == mark::first);
    expect(p.apply(square{0, 2}) == square{0, 2});
    expect(p.to_move() == first && p.stones() == 2);
    expect(p.at({0, 2}) == mark::second);
    expect(p.is_occupied({0, 2}) && !p.is_occupied({2, 0}));
    return expect(p.at({2, 0}) == mark::none);
}
AT_BOTH_TIMES(players_take_turns<exact<tic_tac_toe>>)
TEST_CASE("dynamic: players take turns") { players_take_turns<position>(); }

template <class Position>
constexpr bool a_refused_move_changes_nothing() {
    auto p = started<Position>(tic_tac_toe, {square{1, 1}});
    const auto before = p;
    for (const move m :
         {move(square{1, 1}), move(square{3, 3}), dropped(0), move(square{0, 0}).made_by(first)}) {
        expect(!p.apply(m));
        expect(!p.play(m));
        expect(p == before && p.hash() == before.hash());
    }
    return true;
}
AT_BOTH_TIMES(a_refused_move_changes_nothing<exact<tic_tac_toe>>)
TEST_CASE("dynamic: a refused move changes nothing") { a_refused_move_changes_nothing<position>(); }

template <class Position>
constexpr bool play_gives_a_new_position() {
    const auto p = started<Position>(connect_four);
    const auto next = p.play(dropped(3));
    expect(next.has_value());
    expect(next->at({3, 5}) == mark::first);
    expect(p.at({3, 5}) == mark::none);
    expect(p.stones() == 0);
    const square where = *p.resolve(dropped(3));
    return expect(p.after(where) == *next && p.after_index(index_of(p.rules(), where)) == *next);
}
AT_BOTH_TIMES(play_gives_a_new_position<exact<connect_four>>)
TEST_CASE("dynamic: play gives a new position") { play_gives_a_new_position<position>(); }

template <rules Rules>
constexpr bool wins_by_index(const auto& indices) {
    auto p = position_of<Rules>::start(Rules).value();
    for (const int index : indices) {
        const auto next = p.after(square_at(Rules, index));
        expect(p.outcome() == outcome::in_play && p.after_index(index) == next);
        p = next;
    }
    return expect(p.outcome() == outcome::first_won);
}
constexpr bool a_move_by_its_index_can_win() {
    constexpr rules oblong{.columns = 5, .rows = 4, .run = 3};
    // The line ends on the last bit of the board, and of the word that contains the stones.
    constexpr rules full_word{.columns = 8, .rows = 8, .run = 3};
    return wins_by_index<oblong>(std::array{16, 0, 17, 1, 15}) &&
           wins_by_index<oblong>(std::array{3, 0, 8, 1, 13}) &&
           wins_by_index<full_word>(std::array{47, 0, 55, 1, 63});
}
AT_BOTH_TIMES(a_move_by_its_index_can_win)

template <class Position>
constexpr bool stones_fall_onto_each_other() {
    auto p = started<Position>(connect_four);
    for (int row = 5; row >= 0; --row) {
        expect(p.landing(4) == square{4, row});
        expect(p.apply(dropped(4)) == square{4, row});
    }
    expect(p.landing(4).row == -1);
    expect(!p.apply(dropped(4)));
    expect(p.landing(3) == square{3, 5});
    expect(p.apply(square{3, 5}) == square{3, 5});  // a square is a move here too, if it fits
    expect(are(p.available_moves(), {{0, 5}, {1, 5}, {2, 5}, {3, 4}, {5, 5}, {6, 5}}));
    return true;
}
AT_BOTH_TIMES(stones_fall_onto_each_other<exact<connect_four>>)
TEST_CASE("dynamic: stones fall onto each other") { stones_fall_onto_each_other<position>(); }

template <class Position>
constexpr bool a_line_wins_and_is_shown() {
    const auto p = started<Position>(
        tic_tac_toe, {square{2, 0}, square{0, 0}, square{1, 1}, square{1, 0}, square{0, 2}});
    expect(p.outcome() == outcome::first_won);
    expect(p.is_over());
    expect(p.to_move() == second);
    expect(p.available_moves().empty());
    return expect(are(p.decisive_line(), {{0, 2}, {1, 1}, {2, 0}}));
}
AT_BOTH_TIMES(a_line_wins_and_is_shown<exact<tic_tac_toe>>)
TEST_CASE("dynamic: a line wins and is shown") { a_line_wins_and_is_shown<position>(); }

constexpr bool runs_of_one_and_runs_that_fit_nowhere() {
    const auto won = started<basic_position<1>>({1, 1, 1}, {square{0, 0}});
    expect(won.outcome() == outcome::first_won);
    expect(are(won.decisive_line(), {{0, 0}}));
    expect(started<basic_position<1>>({1, 1, 2}, {square{0, 0}}).outcome() == outcome::draw);
    const auto lost = started<basic_position<1>>(misere({1, 1, 1}), {square{0, 0}});
    expect(lost.outcome() == outcome::second_won);
    expect(are(lost.decisive_line(), {{0, 0}}));
    const auto drawn = started<basic_position<2>>(
        {.columns = 2, .rows = 1, .run = 999, .gravity = drop, .starts = second},
        {dropped(1), dropped(0)});
    return expect(drawn.outcome() == outcome::draw);
}
AT_BOTH_TIMES(runs_of_one_and_runs_that_fit_nowhere)

template <class Position>
constexpr bool equal_however_reached() {
    const auto a = started<Position>(tic_tac_toe, {square{0, 0}, square{1, 1}, square{2, 2}});
    const auto b = started<Position>(tic_tac_toe, {square{2, 2}, square{1, 1}, square{0, 0}});
    const auto c = started<Position>(tic_tac_toe, {square{2, 2}, square{1, 1}, square{0, 1}});
    expect(a == b && a.hash() == b.hash());
    expect(a != c && a.hash() != c.hash());
    // Nothing stands here, but these are different positions.
    const auto empty = started<Position>(tic_tac_toe);
    for (const rules& r :
         {starting_with(second, tic_tac_toe), rules{3, 3, 2}, rules{9, 1, 3}, rules{1, 9, 3},
          rules{3, 3, 3, drop}, exactly(tic_tac_toe), misere(tic_tac_toe), on_torus(tic_tac_toe)}) {
        expect(empty != started<Position>(r));
        expect(empty.hash() != started<Position>(r).hash());
    }
    // One kind of the rules does not hide another.
    expect(started<Position>(misere(on_torus(tic_tac_toe))).hash() !=
           started<Position>(on_torus(tic_tac_toe)).hash());
    return expect(started<Position>(misere(on_torus(tic_tac_toe))).hash() !=
                  started<Position>(misere(tic_tac_toe)).hash());
}
AT_BOTH_TIMES(equal_however_reached<exact<tic_tac_toe>>)
TEST_CASE("dynamic: equal however reached") { equal_however_reached<position>(); }

// A position is structural: it can be a template argument, and then is the same type.
template <auto Position>
struct named {};

constexpr bool positions_name_types() {
    constexpr auto a = started<exact<tic_tac_toe>>(tic_tac_toe, {square{0, 0}, square{1, 1}});
    constexpr auto b =
        started<exact<tic_tac_toe>>(tic_tac_toe).play(square{0, 0})->play(square{1, 1});
    return std::is_same_v<named<a>, named<*b>>;
}
AT_BOTH_TIMES(positions_name_types)

TEST_CASE("std::hash of positions") {
    const auto p = started<position>(tic_tac_toe, {square{0, 0}});
    CHECK(std::hash<position>{}(p) == p.hash());
    const auto q = started<exact<tic_tac_toe>>(tic_tac_toe, {square{0, 0}});
    CHECK(std::hash<exact<tic_tac_toe>>{}(q) == q.hash());
}

TEST_CASE("a board as large as can be") {
    auto p = started<position>({999, 999, 5, drop});
    // In C++26 doctest cannot take a comparison of libc++'s std::expected apart.
    const auto lands_on = [&](int column, int row) {
        return p.apply(dropped(column)) == square{column, row};
    };
    for (int i = 0; i < 4; ++i) {
        CHECK(lands_on(998 - i, 998));
        CHECK(lands_on(998 - i, 997));
    }
    CHECK(p.outcome() == outcome::in_play);
    CHECK(p.apply(square{994, 998}).has_value());
    CHECK(p.outcome() == outcome::first_won);
    CHECK(are(p.decisive_line(), {{994, 998}, {995, 998}, {996, 998}, {997, 998}, {998, 998}}));
    CHECK(!position::start({1000, 1, 5}));
}

}  // namespace
}  // namespace position_test
