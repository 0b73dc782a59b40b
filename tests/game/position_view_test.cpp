// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/position_view.hpp>

#include "support/at_both_times.hpp"

#include <doctest/doctest.h>

namespace position_view_test {
namespace {

using namespace inarow;
using test::expect;

/// Compares every member with the position's.
template <int Capacity>
constexpr bool shows(const basic_position<Capacity>& p) {
    const position_view view = p;
    const rules& r = p.rules();
    expect(view.rules() == r && view.outcome() == p.outcome() && view.is_over() == p.is_over());
    expect(view.to_move() == p.to_move() && view.stones() == p.stones());
    expect(view.free() == r.squares() - p.stones());
    for (int i = 0; i < r.squares(); ++i) {
        const mark m = p.at(square_at(r, i));
        expect(view.at(square_at(r, i)) == m);
        for (const player side : {first, second})
            expect(view.has_stone(side, i) == (m == mark_of(side)));
    }
    return true;
}

/// A game on a board of more than one word, with stones on both sides of its end, of rules with
/// every part that is not the default.
template <class Position>
constexpr bool a_game_move_by_move() {
    auto p = *Position::start(starting_with(
        second, misere(exactly({.columns = 10, .rows = 7, .run = 3, .gravity = drop}))));
    shows(p);
    for (const int column : {3, 4, 9, 0, 9, 0, 8, 9, 9, 9, 9, 0}) {
        expect(p.apply(move::into_column(column)).has_value());
        shows(p);
    }
    return expect(p.outcome() == outcome::second_won);
}
AT_BOTH_TIMES(a_game_move_by_move<basic_position<70>>)
TEST_CASE("dynamic: a game move by move") { a_game_move_by_move<position>(); }

}  // namespace
}  // namespace position_view_test
