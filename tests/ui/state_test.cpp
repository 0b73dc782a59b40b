// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/moves_text.hpp>
#include <inarow/ui/state.hpp>

#include "acting.hpp"
#include "support/at_both_times.hpp"

#include <cstddef>
#include <vector>

#include <doctest/doctest.h>

namespace state_test {
namespace {

using namespace inarow;
using notation::play_moves;
using test::after;
using test::expect;
using test::state_of;
using ui::controller;
using ui::state;

constexpr bool settings_have_names() {
    expect(ui::controller_names[controller::person] == "person");
    expect(ui::controller_names[controller::computer] == "computer");
    expect(ui::starter_names[ui::starter::first] == "first");
    expect(ui::starter_names[ui::starter::second] == "second");
    return expect(ui::starter_names[ui::starter::toss] == "toss");
}
AT_BOTH_TIMES(settings_have_names)

constexpr bool a_page_has_room_for_nineteen() {
    using enum illegal_rules::number;
    const auto why = [](const rules& r) { return ui::check_side(r, ui::max_page_side).error(); };
    expect(ui::check_side({.columns = 19, .rows = 19, .run = 999}, ui::max_page_side).has_value());
    expect(ui::check_side({.columns = 1, .rows = 1, .run = 1}, ui::max_page_side).has_value());
    expect(why({.columns = 20, .rows = 20, .run = 5}) == illegal_rules{columns, 20, 19});
    expect(why({.columns = 0, .rows = 3, .run = 3}) == illegal_rules{columns, 0, 19});
    expect(why({.columns = 3, .rows = 1000, .run = 3}) == illegal_rules{rows, 1000, 19});
    expect(why({.columns = 3, .rows = -1, .run = 3}) == illegal_rules{rows, -1, 19});
    return expect(why({.columns = 3, .rows = 3, .run = 0}) == illegal_rules{run, 0, 999});
}
AT_BOTH_TIMES(a_page_has_room_for_nineteen)

constexpr bool other_places_have_room_for_more() {
    using enum illegal_rules::number;
    expect(ui::check_side({.columns = 999, .rows = 999, .run = 5}, largest_rule).has_value());
    expect(ui::check_side({.columns = 1000, .rows = 3, .run = 3}, largest_rule).error() ==
           illegal_rules{columns, 1000, 999});
    expect(ui::check_side({.columns = 3, .rows = 3, .run = 3}, 3).has_value());
    return expect(ui::check_side({.columns = 3, .rows = 4, .run = 3}, 3).error() ==
                  illegal_rules{rows, 4, 3});
}
AT_BOTH_TIMES(other_places_have_room_for_more)

TEST_CASE("at first it is tic-tac-toe between two people, not started") {
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
    CHECK(state::create(starting_with(second, gomoku)).value() == state::create(gomoku).value());
    CHECK(state::create(gomoku)->rules() == gomoku);
}

TEST_CASE("a state keeps how large its boards may be") {
    CHECK(state::initial().max_side == ui::max_page_side);
    CHECK(state::create(gomoku)->max_side == largest_rule);
    CHECK(state::create(gomoku, 15)->max_side == 15);
    CHECK(state::create({.columns = 20, .rows = 3, .run = 3}).has_value());
    CHECK(state::create(gomoku, 15).value() != state::create(gomoku, 16).value());
}

TEST_CASE("a state can start from a position") {
    const auto start = play_moves(position::start(connect_four).value(), "445").value();
    const state s = state::create(start, ui::max_page_side);
    CHECK(s.start == start);
    CHECK(s.position() == start);
    CHECK(s.game.ply() == 0);
    CHECK(s.plies() == 0);
    CHECK(!s.is_started);
    CHECK(s.max_side == ui::max_page_side);
    CHECK(state::create(start).max_side == largest_rule);
    CHECK(state::create(position::start(gomoku).value()) == state::create(gomoku).value());
}

TEST_CASE("moves that were taken back count as plies") {
    const state s = state_of("moves=b2,a1,c3&ply=1");
    CHECK(s.game.ply() == 1);
    CHECK(s.undone.size() == 2);
    CHECK(s.plies() == 3);
    CHECK(s.moves() == std::vector<square>{{1, 1}, {0, 2}, {2, 0}});
    CHECK(state_of("").moves().empty());
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

TEST_CASE("a game for a page is the same game") {
    const state s = state_of("rules=connect-four/second&moves=4453");
    const auto g = ui::to_page_game(s.game);
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
}  // namespace state_test
