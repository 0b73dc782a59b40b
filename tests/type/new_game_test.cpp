// SPDX-License-Identifier: BSL-1.0
#include "ways_to_play.hpp"

#include <cstddef>
#include <type_traits>

#include <doctest/doctest.h>

namespace new_game_test {
namespace {

using namespace inarow;
using test::by_rules;
using test::expect;
using test::on_board;

constexpr bool a_new_game_is_empty() {
    using g = new_game<connect_four>;
    expect(g::ply == 0 && g::position.stones() == 0 && g::position.to_move() == first);
    expect(g::position.rules() == connect_four);
    for (const rules& r : {new_game<exactly(connect_four)>::position.rules(),
                           new_game<misere(exactly(connect_four))>::position.rules()})
        expect(r.length == line_length::exactly);
    expect(new_game<misere(connect_four)>::position.rules() == misere(connect_four));
    expect(new_game<misere(exactly(starting_with(second, connect_four)))>::position.rules() ==
           starting_with(second, misere(exactly(connect_four))));
    return expect(new_game<starting_with(second, connect_four)>::position.to_move() == second);
}
AT_BOTH_TIMES(a_new_game_is_empty)

constexpr bool equal_rules_give_the_same_type() {
    expect(std::is_same_v<new_game<tic_tac_toe>, new_game<square_board(3)>>);
    expect(std::is_same_v<new_game<misere(exactly(tic_tac_toe))>,
                          new_game<exactly(misere(square_board(3)))>>);
    expect(!std::is_same_v<new_game<tic_tac_toe>, new_game<starting_with(second, tic_tac_toe)>>);
    expect(!std::is_same_v<new_game<tic_tac_toe>, new_game<exactly(tic_tac_toe)>>);
    return expect(!std::is_same_v<new_game<tic_tac_toe>, new_game<misere(tic_tac_toe)>>);
}
AT_BOTH_TIMES(equal_rules_give_the_same_type)

constexpr bool rules_can_be_numbers_and_parts() {
    expect(std::is_same_v<new_game<3, 3, 3>, new_game<tic_tac_toe>>);
    expect(std::is_same_v<new_game<7, 6, 4, drop>, new_game<connect_four>>);
    expect(std::is_same_v<new_game<3, 3, 3, place>, new_game<tic_tac_toe>>);
    return expect(
        std::is_same_v<new_game<7, 6, 4, second, edges::wrapping, convention::misere,
                                line_length::exactly, drop>,
                       new_game<starting_with(second, on_torus(misere(exactly(connect_four))))>>);
}
AT_BOTH_TIMES(rules_can_be_numbers_and_parts)

constexpr bool the_numbers_of_rules_can_be_integers_of_any_type() {
    constexpr std::size_t side = 3;
    expect(std::is_same_v<new_game<side, side, side>, new_game<tic_tac_toe>>);
    return expect(std::is_same_v<new_game<7U, 6L, 4ULL, drop>, new_game<connect_four>>);
}
AT_BOTH_TIMES(the_numbers_of_rules_can_be_integers_of_any_type)

constexpr bool invalid_rules_can_be_asked_about() {
    expect(valid_rules<tic_tac_toe> && valid_rules<connect_four> && valid_rules<gomoku>);
    expect(valid_rules<square_board(1)> &&
           valid_rules<rules{.columns = 999, .rows = 999, .run = 999}>);
    expect(!valid_rules<rules{.columns = 3, .rows = 3, .run = 0}>);
    expect(!valid_rules<rules{.columns = 0, .rows = 3, .run = 3}>);
    expect(!valid_rules<rules{.columns = 3, .rows = 0, .run = 3}>);
    expect(!valid_rules<rules{.columns = 3, .rows = 3, .run = 1000}>);
    expect(!valid_rules<rules{.columns = 1000, .rows = 3, .run = 3}>);
    expect(!valid_rules<rules{.columns = 3, .rows = 1000, .run = 3}>);
    expect(!valid_rules<rules{.columns = 3, .rows = 3, .run = -1}>);
    return expect(!valid_rules<rules{}>);
}
AT_BOTH_TIMES(invalid_rules_can_be_asked_about)

template <class Way>
constexpr bool one_square_is_a_whole_game() {
    const auto g = Way::begin(by_rules<square_board(1)>);
    expect(g.status() == status::fresh);
    expect(g.play(test::moves<"a1">).who_won() == outcome::first_won);
    const auto never = Way::begin(by_rules<rules{.columns = 1, .rows = 1, .run = 2}>);
    expect(never.play(test::moves<11>).who_won() == outcome::draw);
    const auto drops =
        Way::begin(by_rules<rules{.columns = 1, .rows = 1, .run = 1, .gravity = drop}>);
    expect(drops.play(test::moves<1>).who_won() == outcome::first_won);
    return expect(drops.play(test::moves<1>).take_back() == drops);
}
IN_EVERY_WAY(one_square_is_a_whole_game)

template <class Way>
constexpr bool a_run_that_nobody_can_hold_is_drawn() {
    const auto g = Way::begin(by_rules<rules{.columns = 2, .rows = 2, .run = 999}>);
    return expect(g.play(test::moves<"a1", "b1", "a2", "b2">).who_won() == outcome::draw);
}
IN_EVERY_WAY(a_run_that_nobody_can_hold_is_drawn)

template <class Way>
constexpr bool who_completes_a_line_loses_in_misere() {
    const auto g = Way::begin(by_rules<misere(tic_tac_toe)>);
    const auto lost = g.play(test::moves<"a1", "a2", "b1", "b2", "c1">);
    expect(lost.status() == status::second_won && lost.who_won() == outcome::second_won);
    expect(lost.refuses(test::moves<"c2">, illegal_move::reason::game_over));
    expect(lost.sentence(test::moves<"c2">) ==
           "Move 6: second (O) cannot play \"c2\": the game is over, second (O) has won.");
    expect(lost.take_back() == g.play(test::moves<"a1", "a2", "b1", "b2">));
    const auto one = Way::begin(by_rules<misere(square_board(1))>);
    return expect(one.play(test::moves<"a1">).who_won() == outcome::second_won);
}
IN_EVERY_WAY(who_completes_a_line_loses_in_misere)

template <class Way>
constexpr bool a_longer_line_counts_for_nothing_where_the_run_is_exact() {
    const auto g = Way::begin(by_rules<exactly(rules{.columns = 5, .rows = 2, .run = 3})>);
    const auto longer = g.play(test::moves<"a2", "a1", "b2", "b1", "d2", "e1", "c2">);
    expect(longer.status() == status::ongoing);
    expect(longer.play(test::moves<"c1">).who_won() == outcome::second_won);
    expect(longer.play(test::moves<"c1">).take_back() == longer);
    expect(longer.play(test::moves<"d1", "e2", "c1">).who_won() == outcome::draw);
    return expect(g.play(test::moves<"a2", "a1", "b2", "b1", "c2">).who_won() ==
                  outcome::first_won);
}
IN_EVERY_WAY(a_longer_line_counts_for_nothing_where_the_run_is_exact)

template <class Way>
constexpr bool a_board_can_be_given() {
    const auto g = Way::set_up(by_rules<tic_tac_toe>, on_board<"X.O/.X./..O X">);
    expect(test::shows(g.position, "X.O.X...O") && g.position.to_move() == first);
    expect(g.ply() == 0 && g.status() == status::ongoing);
    expect(Way::set_up(by_rules<tic_tac_toe>, on_board<"3/3/3">).status() == status::fresh);
    expect(!g.can_take_back(test::times<1>));
    // Who is to move can be left to the counts, and free squares counted.
    expect(Way::set_up(by_rules<tic_tac_toe>, on_board<"X1O/1X1/2O">) == g);
    return expect(Way::set_up(by_rules<tic_tac_toe>, on_board<"X1O/1X1/3">).position.to_move() ==
                  second);
}
IN_EVERY_WAY(a_board_can_be_given)

template <class Way>
constexpr bool a_given_board_is_played_on() {
    const auto g = Way::set_up(by_rules<tic_tac_toe>, on_board<"X.O/.X./..O X">);
    expect(g.refuses(test::moves<"center">, illegal_move::reason::taken));
    expect(g.sentence(test::moves<made_by(second, "a2")>) ==
           "Move 5: second (O) cannot play \"a2\": it is the turn of first (X).");
    const auto after = g.play(test::moves<made_by(first, "a2")>);
    expect(after.ply() == 1 && after.status() == status::ongoing);
    return expect(after.take_back() == g);
}
IN_EVERY_WAY(a_given_board_is_played_on)

template <class Way>
constexpr bool each_reason_why_no_game_reaches_a_board() {
    constexpr auto three = by_rules<tic_tac_toe>;
    constexpr auto four = by_rules<connect_four>;
    // The counts, and who is to move.
    expect(!Way::is_reachable(three, on_board<"XX./.../...">));
    expect(!Way::is_reachable(three, on_board<"X../.../... X">));
    expect(!Way::is_reachable(three, on_board<"O../.../...">));
    expect(
        Way::is_reachable(by_rules<starting_with(second, tic_tac_toe)>, on_board<"O../.../...">));
    // A stone over a free square, where stones drop.
    expect(!Way::is_reachable(four, on_board<"7/7/7/7/X6/7">));
    expect(Way::is_reachable(four, on_board<"7/7/7/7/7/X6">));
    expect(Way::is_reachable(by_rules<rules{.columns = 7, .rows = 6, .run = 4}>,
                             on_board<"7/7/7/7/X6/7">));
    // Play past a win.
    expect(!Way::is_reachable(three, on_board<"XXX/OOO/... X">));
    expect(!Way::is_reachable(three, on_board<"XXX/OO./..O X">));
    // Stones in no possible order: longer lines come from one that is just so long.
    constexpr auto exactly_two = by_rules<exactly(rules{.columns = 4, .rows = 3, .run = 2})>;
    expect(!Way::is_reachable(exactly_two, on_board<"OOOX/XXX./OX..">));
    expect(Way::is_reachable(exactly_two, on_board<"X3/X3/XO1O">));
    expect(!Way::is_reachable(
        by_rules<exactly(rules{.columns = 4, .rows = 3, .run = 2, .gravity = drop})>,
        on_board<"X3/X3/XO1O">));
    // Whoever wins by a line, it was the last move.
    constexpr auto losing = by_rules<misere(tic_tac_toe)>;
    expect(!Way::is_reachable(losing, on_board<"XXX/OO./..O X">));
    expect(Way::is_reachable(losing, on_board<"XXX/OO./... O">));
    return expect(Way::is_reachable(three, on_board<"XXX/OO./... O">));
}
IN_EVERY_WAY(each_reason_why_no_game_reaches_a_board)

template <class Way>
constexpr bool any_board_can_be_set_up_unchecked() {
    const auto g = Way::set_up_unchecked(by_rules<tic_tac_toe>, on_board<"XXX/OOO/... X">);
    // The one who moved last has won.
    expect(g.who_won() == outcome::second_won);
    expect(
        Way::set_up_unchecked(by_rules<misere(tic_tac_toe)>, on_board<"XXX/OOO/... X">).who_won() ==
        outcome::first_won);
    const auto floats = Way::set_up_unchecked(by_rules<connect_four>, on_board<"7/7/7/7/X6/7 O">);
    expect(test::shows(floats.position,
                       "......."
                       "......."
                       "......."
                       "......."
                       "X......"
                       "......."));
    // A stone still falls as far as it can.
    return expect(floats.play(test::moves<1>).is_occupied(test::moves<"a1">));
}
IN_EVERY_WAY(any_board_can_be_set_up_unchecked)

constexpr bool what_a_set_up_would_refuse_can_be_asked() {
    // A text that cannot be read is no board either.
    expect(!reachable<tic_tac_toe, "X../...">);
    expect(!reachable<tic_tac_toe, "">);
    expect(!reachable<tic_tac_toe, "X.Z/.../...">);
    expect(!reachable<rules{.columns = 3, .rows = 3, .run = 0}, "X../.../...">);
    return expect(reachable<tic_tac_toe, "X../.../...">);
}
AT_BOTH_TIMES(what_a_set_up_would_refuse_can_be_asked)

constexpr bool invalid_rules_are_no_rules_to_set_up_by() {
    expect(!reachable<rules{}, "9">);
    return expect(!reachable<rules{.columns = 9, .rows = 1, .run = 0}, "9"> &&
                  reachable<rules{.columns = 9, .rows = 1, .run = 5}, "9">);
}
AT_BOTH_TIMES(invalid_rules_are_no_rules_to_set_up_by)

constexpr bool checked_and_unchecked_give_the_same_type() {
    return expect(std::is_same_v<set_up<tic_tac_toe, "X../.../...">,
                                 set_up_unchecked<tic_tac_toe, "X2/3/3 O">>);
}
AT_BOTH_TIMES(checked_and_unchecked_give_the_same_type)

constexpr bool boards_of_any_size() {
    using large = new_game<rules{.columns = 40, .rows = 40, .run = 5}>;
    expect(large::position.capacity == 1600 && available_moves<large>.size() == 1600);
    using tall = new_game<rules{.columns = 1, .rows = 999, .run = 999, .gravity = drop}>;
    expect(is_ongoing<play<tall, 1, 1>>);
    using broad = new_game<rules{.columns = 999, .rows = 1, .run = 2}>;
    expect(!legal_moves<broad, "999,1", "alk1">);
    return expect(is_occupied<play<broad, "999,1">, "alk1">);
}
AT_BOTH_TIMES(boards_of_any_size)

}  // namespace
}  // namespace new_game_test
