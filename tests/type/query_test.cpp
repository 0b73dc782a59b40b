// SPDX-License-Identifier: BSL-1.0
#include "ways_to_play.hpp"

#include <doctest/doctest.h>

namespace query_test {
namespace {

using namespace inarow;
using test::by_rules;
using test::expect;
using test::moves;

using fresh = new_game<tic_tac_toe>;
using ongoing = play<fresh, 13, 23, 33>;
using drawn = play<fresh, 13, 23, 33, 12, 22, 11, 32, 31, 21>;
using won_by_first = play<fresh, 11, 32, 22, 12, 33>;
using won_by_second = play<fresh, 13, 11, 23, 22, 12, 33>;

template <class Game>
constexpr int checks_that_hold = int(is_fresh<Game>) + int(is_ongoing<Game>) + int(is_drawn<Game>) +
                                 int(first_has_won<Game>) + int(second_has_won<Game>);

constexpr bool exactly_one_of_five_checks_holds() {
    expect(is_fresh<fresh> && is_ongoing<ongoing> && is_drawn<drawn>);
    expect(first_has_won<won_by_first> && second_has_won<won_by_second>);
    expect(checks_that_hold<fresh> == 1 && checks_that_hold<ongoing> == 1);
    expect(checks_that_hold<drawn> == 1 && checks_that_hold<won_by_first> == 1);
    return expect(checks_that_hold<won_by_second> == 1);
}
AT_BOTH_TIMES(exactly_one_of_five_checks_holds)

/// Down every line of a game, to the end.
template <class Game>
constexpr bool one_check_holds_from_here() {
    bool holds = checks_that_hold<Game> == 1 && in_play<Game> != finished<Game>;
    holds = holds && finished<Game> == available_moves<Game>.empty();
    if constexpr (in_play<Game>) {
        constexpr int left = available_moves<Game>[0].column + 1;
        constexpr square last = available_moves<Game>[available_moves<Game>.size() - 1];
        holds = holds && one_check_holds_from_here<play<Game, left>>();
        if constexpr (last.column + 1 != left)
            holds = holds && one_check_holds_from_here<play<Game, last.column + 1>>();
    }
    return holds;
}
constexpr bool one_check_holds_in_every_game() {
    return expect(one_check_holds_from_here<
                      new_game<rules{.columns = 4, .rows = 2, .run = 3, .gravity = drop}>>() &&
                  one_check_holds_from_here<new_game<misere(
                      exactly(rules{.columns = 4, .rows = 2, .run = 2, .gravity = drop}))>>());
}
AT_BOTH_TIMES(one_check_holds_in_every_game)

constexpr bool the_status_is_the_word_for_it() {
    expect(status_of<fresh> == status::fresh && status_of<ongoing> == status::ongoing);
    expect(status_of<drawn> == status::drawn && status_of<won_by_first> == status::first_won);
    return expect(status_of<won_by_second> == status::second_won);
}
AT_BOTH_TIMES(the_status_is_the_word_for_it)

constexpr bool who_won_a_finished_game() {
    expect(who_won<won_by_first> == outcome::first_won);
    expect(who_won<won_by_second> == outcome::second_won);
    return expect(who_won<drawn> == outcome::draw);
}
AT_BOTH_TIMES(who_won_a_finished_game)

using misere_fresh = new_game<misere(tic_tac_toe)>;
using lost_by_first = play<misere_fresh, 11, 32, 22, 12, 33>;
using lost_by_second = play<misere_fresh, 13, 11, 23, 22, 12, 33>;
using too_long = play<new_game<exactly(rules{.columns = 5, .rows = 2, .run = 3})>, "a2", "a1", "b2",
                      "b1", "d2", "e1", "c2">;

constexpr bool who_won_by_the_other_rules() {
    expect(second_has_won<lost_by_first> && who_won<lost_by_first> == outcome::second_won);
    expect(first_has_won<lost_by_second> && status_of<lost_by_second> == status::first_won);
    expect(finished<lost_by_first> && available_moves<lost_by_first>.empty());
    expect(checks_that_hold<lost_by_first> == 1 && checks_that_hold<too_long> == 1);
    expect(is_ongoing<too_long> && available_moves<too_long>.size() == 3);
    return expect(second_has_won<play<too_long, "c1">> &&
                  is_drawn<play<too_long, "d1", "e2", "c1">>);
}
AT_BOTH_TIMES(who_won_by_the_other_rules)

template <class Game>
    requires finished<Game>
constexpr outcome result_of() {
    return who_won<Game>;
}
template <class Game>
    requires in_play<Game>
constexpr outcome result_of() {
    return outcome::in_play;
}

constexpr bool what_who_won_would_refuse_can_be_asked() {
    expect(!finished<fresh> && !finished<ongoing> && in_play<fresh> && in_play<ongoing>);
    expect(finished<drawn> && finished<won_by_first> && !in_play<drawn>);
    return expect(result_of<ongoing>() == outcome::in_play && result_of<drawn>() == outcome::draw);
}
AT_BOTH_TIMES(what_who_won_would_refuse_can_be_asked)

template <class Way>
constexpr bool a_full_board_can_be_a_win() {
    const auto g = Way::begin(by_rules<tic_tac_toe>)
                       .play(moves<"a3", "b3", "c3", "a2", "b2", "c2", "b1", "a1", "c1">);
    return expect(g.ply() == 9 && g.who_won() == outcome::first_won);
}
IN_EVERY_WAY(a_full_board_can_be_a_win)

template <class Way>
constexpr bool squares_of_every_game_can_be_asked_about() {
    const auto start = Way::begin(by_rules<tic_tac_toe>);
    expect(!start.is_occupied(moves<"center">));
    const auto won = start.play(moves<11, 32, 22, 12, 33>);
    expect(won.is_occupied(moves<"a1">) && won.is_occupied(moves<"bottom-left">));
    expect(won.is_occupied(moves<"1,1">) && !won.is_occupied(moves<"top-left">));
    // On a board where stones drop, a square is asked about, not a column.
    const auto dropped = Way::begin(by_rules<connect_four>).play(moves<4>);
    expect(dropped.is_occupied(moves<"d1">) && !dropped.is_occupied(moves<"d2">));
    return expect(dropped.is_occupied(moves<41>));
}
IN_EVERY_WAY(squares_of_every_game_can_be_asked_about)

constexpr bool the_last_move_of_a_game_with_moves() {
    expect(last_move<ongoing> == square{2, 0} && last_move<won_by_first> == square{2, 0});
    expect(last_move<play<new_game<connect_four>, 4, 4>> == square{3, 4});
    using given = set_up<tic_tac_toe, "X.O/.X./..O X">;
    expect(!has_moves<fresh> && !has_moves<given> && has_moves<play<given, "a1">>);
    return expect(last_move<play<given, "a1">> == square{0, 2});
}
AT_BOTH_TIMES(the_last_move_of_a_game_with_moves)

constexpr bool the_moves_one_can_make() {
    expect(available_moves<fresh>.size() == 9 && available_moves<ongoing>.size() == 6);
    expect(available_moves<drawn>.empty() && available_moves<won_by_first>.empty());
    using nearly_full = play<new_game<connect_four>, 1, 1, 1, 1, 1, 1>;
    expect(available_moves<new_game<connect_four>>.size() == 7);
    return expect(available_moves<nearly_full>.size() == 6 &&
                  available_moves<nearly_full>[0] == square{.column = 1, .row = 5});
}
AT_BOTH_TIMES(the_moves_one_can_make)

}  // namespace
}  // namespace query_test
