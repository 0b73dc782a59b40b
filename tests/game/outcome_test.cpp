// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/outcome.hpp>

#include "support/at_both_times.hpp"

#include <initializer_list>

namespace outcome_test {
namespace {

using namespace inarow;
using test::expect;

constexpr bool who_won() {
    expect(won_by(first) == outcome::first_won);
    expect(won_by(second) == outcome::second_won);
    expect(winner_of(outcome::first_won) == mark::first);
    expect(winner_of(outcome::second_won) == mark::second);
    expect(winner_of(outcome::draw) == mark::none);
    return expect(winner_of(outcome::in_play) == mark::none);
}
AT_BOTH_TIMES(who_won)

constexpr bool who_won_by_a_line() {
    for (const rules& r : {tic_tac_toe, exactly(connect_four), starting_with(second, gomoku)}) {
        expect(outcome_of_line(r, first) == outcome::first_won);
        expect(outcome_of_line(r, second) == outcome::second_won);
        expect(outcome_of_line(misere(r), first) == outcome::second_won);
        expect(outcome_of_line(misere(r), second) == outcome::first_won);
    }
    return true;
}
AT_BOTH_TIMES(who_won_by_a_line)

constexpr bool statuses() {
    for (const int stones : {0, 1, 9}) {
        expect(detail::status_after(outcome::first_won, stones) == status::first_won);
        expect(detail::status_after(outcome::second_won, stones) == status::second_won);
        expect(detail::status_after(outcome::draw, stones) == status::drawn);
    }
    expect(detail::status_after(outcome::in_play, 0) == status::fresh);
    expect(detail::status_after(outcome::in_play, 1) == status::ongoing);
    return expect(detail::status_after(outcome::in_play, 2) == status::ongoing);
}
AT_BOTH_TIMES(statuses)

constexpr bool names() {
    expect(name_of(outcome::in_play) == "in play");
    expect(name_of(outcome::first_won) == "first won");
    expect(name_of(outcome::second_won) == "second won");
    expect(name_of(outcome::draw) == "draw");
    expect(name_of(status::fresh) == "fresh");
    expect(name_of(status::ongoing) == "ongoing");
    expect(name_of(status::drawn) == "drawn");
    expect(name_of(status::first_won) == "first won");
    expect(name_of(status::second_won) == "second won");
    expect(name_of(first) == "first");
    return expect(name_of(second) == "second");
}
AT_BOTH_TIMES(names)

}  // namespace
}  // namespace outcome_test
