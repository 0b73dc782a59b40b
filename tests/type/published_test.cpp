// SPDX-License-Identifier: BSL-1.0
#include "ways_to_play.hpp"

#include <doctest/doctest.h>

// What a document about tic-tac-toe in another language publishes as its tests, written as they are
// there, each played in every way. (The tests of two other documents, and what they get wrong, are
// held to values and types in the tests of the table in game/seed_cases.hpp.)

namespace published_test {
namespace {

using namespace inarow;
using test::by_rules;
using test::expect;
using test::moves;
using test::times;
using enum illegal_move::reason;

// The document is on tic-tac-toe at any size. It writes squares as column and row, from 1, (1,1) at
// the bottom left, and names the player with each move.

template <class Way>
constexpr auto a_draw() {
    return Way::begin(by_rules<tic_tac_toe>)
        .play(moves<made_by(first, "13"), made_by(second, "23"), made_by(first, "33"),
                    made_by(second, "12"), made_by(first, "22"), made_by(second, "11"),
                    made_by(first, "32"), made_by(second, "31"), made_by(first, "21")>);
}
template <class Way>
constexpr auto cross_wins() {
    return Way::begin(by_rules<tic_tac_toe>)
        .play(moves<made_by(first, "13"), made_by(second, "11"), made_by(first, "33"),
                    made_by(second, "21"), made_by(first, "23")>);
}
template <class Way>
constexpr auto circle_wins() {
    return Way::begin(by_rules<tic_tac_toe>)
        .play(moves<made_by(first, "13"), made_by(second, "11"), made_by(first, "33"),
                    made_by(second, "21"), made_by(first, "22"), made_by(second, "31")>);
}

template <class Way>
constexpr bool who_won_or_draw() {
    expect(circle_wins<Way>().who_won() == outcome::second_won);
    expect(cross_wins<Way>().who_won() == outcome::first_won);
    expect(a_draw<Way>().who_won() == outcome::draw);
    return expect(!a_draw<Way>().take_back().can_be_asked_who_won());
}
IN_EVERY_WAY(who_won_or_draw)

template <class Way>
constexpr bool no_double_moves() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    expect(start.refuses(moves<made_by(first, "33"), made_by(first, "13")>, wrong_player));
    expect(start.sentence(moves<made_by(first, "33"), made_by(first, "13")>) ==
           "Move 2: first (X) cannot play \"13\": it is the turn of second (O).");
    return true;
}
IN_EVERY_WAY(no_double_moves)

template <class Way>
constexpr bool no_start_with_circle() {
    return expect(
        Way::begin(by_rules<tic_tac_toe>).refuses(moves<made_by(second, "33")>, wrong_player));
}
IN_EVERY_WAY(no_start_with_circle)

template <class Way>
constexpr bool no_taking_a_used_square() {
    return expect(Way::begin(by_rules<tic_tac_toe>)
                      .refuses(moves<made_by(first, "33"), made_by(second, "33")>, taken));
}
IN_EVERY_WAY(no_taking_a_used_square)

template <class Way>
constexpr bool not_too_many_moves_back() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    expect(!start.can_take_back(times<1>));
    return expect(!start.play(moves<"33">).can_take_back(times<2>));
}
IN_EVERY_WAY(not_too_many_moves_back)

template <class Way>
constexpr bool taking_back_gives_the_state_before() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    expect(start.play(moves<made_by(first, "33")>).take_back() == start);
    const auto drawn_step_8 = start.play(moves<"13", "23", "33", "12", "22", "11", "32", "31">);
    expect(a_draw<Way>().take_back() == drawn_step_8);
    const auto won_step_4 = start.play(moves<"13", "11", "33", "21">);
    expect(cross_wins<Way>().take_back() == won_step_4);
    return expect(cross_wins<Way>().take_back(times<5>) == start);
}
IN_EVERY_WAY(taking_back_gives_the_state_before)

template <class Way>
constexpr bool is_position_occupied() {
    expect(!cross_wins<Way>().is_occupied(moves<"12">));
    expect(cross_wins<Way>().is_occupied(moves<"33">));
    expect(!Way::begin(by_rules<tic_tac_toe>).is_occupied(moves<"33">));
    return expect(a_draw<Way>().is_occupied(moves<"33">));
}
IN_EVERY_WAY(is_position_occupied)

// The games in its comments: each status, and each error of a list of moves, in its order.

template <class Way>
constexpr bool each_status() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    expect(start.status() == status::fresh);
    expect(start.play(moves<13, 23, 33>).status() == status::ongoing);
    expect(start.play(moves<13, 23, 33, 12, 22, 11, 32, 31, 21>).status() == status::drawn);
    expect(start.play(moves<11, 32, 22, 12, 33>).status() == status::first_won);
    return expect(start.play(moves<13, 11, 23, 22, 12, 33>).status() == status::second_won);
}
IN_EVERY_WAY(each_status)

template <class Way>
constexpr bool each_error_of_a_list() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    expect(start.sentence(moves<11, 11>) ==
           "Move 2: second (O) cannot play \"11\": a1 is already taken by first (X).");
    expect(start.sentence(moves<11, "Hello">) ==
           "Move 2: second (O) cannot play \"Hello\": it is not a move, "
           "expected a name such as top-left or center at character 1.");
    expect(start.sentence(moves<55>) ==
           "Move 1: first (X) cannot play \"55\": it is off the board (a1 to c3).");
    expect(start.sentence(moves<11, 32, 22, 12, 33, 13>) ==
           "Move 6: second (O) cannot play \"13\": the game is over, first (X) has won.");
    // After the end, whatever the text.
    expect(start.refuses(moves<11, 32, 22, 12, 33, "Hello">, game_over));
    expect(start.refuses(moves<11, 32, 22, 12, 33, 55>, game_over));
    expect(start.refuses(moves<11, 32, 22, 12, 33, 11>, game_over));
    return expect(start.refuses(moves<11, 32, 22, 12, 33, made_by(first, 13)>, game_over));
}
IN_EVERY_WAY(each_error_of_a_list)

template <class Way>
constexpr bool the_board_on_display() {
    // 3: [X, X, O], 2: [X, _, O], 1: [_, _, O]
    const auto g = Way::begin(by_rules<tic_tac_toe>).play(moves<13, 33, 23, 32, 12, 31>);
    expect(test::shows(g.position,
                       "XXO"
                       "X.O"
                       "..O"));
    return expect(g.who_won() == outcome::second_won);
}
IN_EVERY_WAY(the_board_on_display)

}  // namespace
}  // namespace published_test
