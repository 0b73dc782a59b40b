// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/state.hpp>

#include "acting.hpp"
#include "support/at_both_times.hpp"

#include <cstddef>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using test::after;
using test::expect;
using test::state_of;
using ui::controller;
using ui::state;

constexpr bool settings_have_names() {
    expect(name_of(controller::person) == "person");
    expect(name_of(controller::computer) == "computer");
    expect(name_of(ui::starter::first) == "first");
    expect(name_of(ui::starter::second) == "second");
    return expect(name_of(ui::starter::toss) == "toss");
}
AT_BOTH_TIMES(settings_have_names)

constexpr bool a_screen_has_room_for_nineteen() {
    using enum illegal_rules::number;
    const auto why = [](const rules& r) { return ui::check_for_screen(r).error(); };
    expect(ui::check_for_screen({.columns = 19, .rows = 19, .run = 999}).has_value());
    expect(ui::check_for_screen({.columns = 1, .rows = 1, .run = 1}).has_value());
    expect(why({.columns = 20, .rows = 20, .run = 5}) == illegal_rules{columns, 20, 19});
    expect(why({.columns = 0, .rows = 3, .run = 3}) == illegal_rules{columns, 0, 19});
    expect(why({.columns = 3, .rows = 1000, .run = 3}) == illegal_rules{rows, 1000, 19});
    expect(why({.columns = 3, .rows = -1, .run = 3}) == illegal_rules{rows, -1, 19});
    return expect(why({.columns = 3, .rows = 3, .run = 0}) == illegal_rules{run, 0, 999});
}
AT_BOTH_TIMES(a_screen_has_room_for_nineteen)

TEST_CASE("at first it is tic-tac-toe between two persons, not begun") {
    const state s = state::initial();
    CHECK(s.rules() == tic_tac_toe);
    CHECK(!s.is_started);
    CHECK(s.starter == ui::starter::first);
    CHECK(s.controller_of(first) == controller::person);
    CHECK(s.controller_of(second) == controller::person);
    CHECK(!s.has_hints);
    CHECK(!s.refused);
    CHECK(s.plies() == 0);
    CHECK(!s.waits_for_computer());
    CHECK(!s.offers_reset());
}

TEST_CASE("who starts is not for rules to say before the start") {
    CHECK(state::with(starting_with(second, gomoku)).value() == state::with(gomoku).value());
    CHECK(state::with(gomoku)->rules() == gomoku);
}

TEST_CASE("rules that do not fit make no state") {
    CHECK(state::with({.columns = 20, .rows = 3, .run = 3}).error() ==
          illegal_rules{illegal_rules::number::columns, 20, 19});
}

TEST_CASE("moves that were taken back count as plies") {
    const state s = state_of("moves=b2,a1,c3&ply=1");
    CHECK(s.game.ply() == 1);
    CHECK(s.undone.size() == 2);
    CHECK(s.plies() == 3);
}

TEST_CASE("the computer is waited for when it is its turn in the last position") {
    CHECK(!state_of("first=computer").waits_for_computer());
    CHECK(state_of("first=computer&moves=").waits_for_computer());
    CHECK(!state_of("first=computer&moves=b2").waits_for_computer());
    CHECK(state_of("first=computer&moves=b2,a1").waits_for_computer());
    CHECK(!state_of("first=computer&moves=b2,a1&ply=0").waits_for_computer());
    CHECK(!state_of("second=computer&moves=a1,a2,b1,b2,c1").waits_for_computer());
}

TEST_CASE("a reset is offered when the game is over") {
    CHECK(!state_of("moves=a1,a2,b1,b2").offers_reset());
    CHECK(state_of("moves=a1,a2,b1,b2,c1").offers_reset());
    CHECK(!state_of("moves=a1,a2,b1,b2,c1&ply=4").offers_reset());
    CHECK(state_of("moves=b2,a1,c1,a3,a2,c2,b3,b1,c3").offers_reset());
}

TEST_CASE("a game for a screen is the same game") {
    const state s = state_of("rules=connect-four/second&moves=4453");
    const auto g = ui::on_screen(s.game);
    CHECK(g.rules() == s.rules());
    CHECK(g.position().to_move() == s.position().to_move());
    REQUIRE(g.ply() == 4);
    for (int i = 0; i < 4; ++i)
        CHECK(g.moves()[static_cast<std::size_t>(i)] ==
              s.game.moves()[static_cast<std::size_t>(i)]);
}

TEST_CASE("states are equal when nothing about them differs") {
    const state s = state_of("moves=b2");
    CHECK(s == after("", {"start", "play b2"}));
    CHECK(s != after("", {"start", "play b2", "hints on"}));
    CHECK(s != after("", {"start", "play b2", "play b2"}));  // refused
}

}  // namespace
