// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "support/minimax.hpp"
#include "support/random_game.hpp"

#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <random>
#include <stop_token>
#include <thread>

#include <doctest/doctest.h>

#ifndef __has_feature
#define __has_feature(x) 0
#endif

namespace {

using namespace inarow;
using solve::limit;
using solve::solver;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

template <rules Rules>
constexpr auto fresh = position_of<Rules>::start(Rules).value();

TEST_CASE("a solver answers every question") {
    solver with({.bytes = a_megabyte});
    const auto& p = fresh<tic_tac_toe>;
    const game_value draw{outcome::draw, 9};
    CHECK(solve::value(p, with) == draw);
    CHECK(solve::outcome(p, with) == outcome::draw);
    CHECK(solve::wins(p, first, with) == false);
    CHECK(solve::best_moves(p, with)->size() == 9);
    CHECK(solve::reply(p, with) == square{0, 0});
    CHECK(solve::move_scores(p, with)->size() == 9);
    CHECK(solve::principal_line(p, with)->size() == 9);
}

TEST_CASE("a table that is new knows nothing of the empty board") {
    for (const rules& r : {rules{4, 4, 4, drop}, rules{5, 4, 4, drop}}) {
        solver with({.bytes = a_megabyte});
        const auto p = position::start(r).value();
        CHECK(solve::outcome(p, with) == outcome::draw);
        with.forget();
        CHECK(solve::value(p, with) == game_value{outcome::draw, r.squares()});
    }
    solver another({.bytes = a_megabyte});
    CHECK(solve::value(fresh<rules{4, 4, 4, drop}>, another) == game_value{outcome::draw, 16});
}

TEST_CASE("a solver looks at no more positions than its limit") {
    solver with({.bytes = a_megabyte});
    for (const long long most : {0LL, 1LL, 7LL, 1'000LL}) {
        CAPTURE(most);
        with.set_limit({.positions = most});
        const auto v = solve::value(fresh<connect_four>, with);
        REQUIRE(!v.has_value());
        CHECK(v.error().positions == most);
        CHECK(v.error().free == 42);
        CHECK(v.error().score_lies.least < v.error().score_lies.most);
    }
}

TEST_CASE("a limit holds for each question") {
    solver with({.bytes = a_megabyte});
    with.set_limit({.positions = 600});
    for (int i = 0; i < 3; ++i) CHECK(solve::value(fresh<tic_tac_toe>, with).has_value());
}

TEST_CASE("a limit can be lifted") {
    solver with({.bytes = a_megabyte});
    with.set_limit({.positions = 5});
    CHECK(!solve::value(fresh<tic_tac_toe>, with));
    with.set_limit({});
    CHECK(solve::value(fresh<tic_tac_toe>, with).has_value());
}

TEST_CASE("a search ends when its time is up") {
    using clock = std::chrono::steady_clock;
    using namespace std::chrono_literals;
    solver with({.bytes = a_megabyte});
    const auto begin = clock::now();
    with.set_limit(limit::of_time(50ms));
    const auto v = solve::value(fresh<connect_four>, with);
    const auto took = clock::now() - begin;
    REQUIRE(!v.has_value());
    CHECK(v.error().positions > 0);
    CHECK(took >= 50ms);
    CHECK(took < 5s);  // a machine may have other things to do
    // Time that is up already is noticed at the first look at the clock.
    const auto late = solve::value(fresh<connect_four>, with);
    REQUIRE(!late.has_value());
    CHECK(late.error().positions < 1'000);
}

TEST_CASE("the time of a small question is not up") {
    solver with({.bytes = a_megabyte});
    with.set_limit(limit::of_time(std::chrono::hours(1)));
    CHECK(solve::value(fresh<tic_tac_toe>, with).has_value());
}

TEST_CASE("a search ends when it is told to stop") {
    solver with({.bytes = a_megabyte});
    std::stop_source stopping;
    limit until_stopped;
    until_stopped.stop = stopping.get_token();
    with.set_limit(until_stopped);
    const std::jthread another([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        stopping.request_stop();
    });
    const auto v = solve::value(fresh<gomoku>, with);
    REQUIRE(!v.has_value());
    CHECK(v.error().positions > 0);
    CHECK(v.error().score_lies.least < v.error().score_lies.most);
    // Nor does it begin again, until it has another limit.
    const auto late = solve::value(fresh<connect_four>, with);
    REQUIRE(!late.has_value());
    CHECK(late.error().positions < 1'000);
    with.set_limit({});
    CHECK(solve::value(fresh<tic_tac_toe>, with).has_value());
}

TEST_CASE("a limit that can be stopped is none as long as it is not") {
    solver with({.bytes = a_megabyte});
    const std::stop_source never;
    with.set_limit({.stop = never.get_token()});
    CHECK(solve::value(fresh<rules{4, 4, 4, drop}>, with).has_value());
    CHECK(with.spent().positions > 512);
}

TEST_CASE("different solvers work side by side") {
    const auto solve_often = [](int& drawn) {
        solver with({.bytes = a_megabyte});
        for (int i = 0; i < 20; ++i) {
            with.forget();
            drawn += static_cast<int>(solve::outcome(fresh<tic_tac_toe>, with) == outcome::draw);
        }
    };
    int here = 0;
    int there = 0;
    {
        const std::jthread another([&] { solve_often(there); });
        solve_often(here);
    }
    CHECK(here == 20);
    CHECK(there == 20);
}

TEST_CASE("a solver knows what its answers have cost") {
    using namespace std::chrono_literals;
    solver with({.bytes = a_megabyte});
    CHECK(with.spent() == solve::effort{});
    solve::value_inquiry<9> asked(fresh<tic_tac_toe>);
    const long long positions = with.answer(asked);
    const solve::effort one = with.spent();
    CHECK(one.positions == positions);
    CHECK(positions > 0);
    CHECK(one.time > 0ns);
    CHECK(with.spent_in_all() == one);
    CHECK(solve::best_moves(fresh<tic_tac_toe>, with).has_value());
    const solve::effort another = with.spent();
    CHECK(with.spent_in_all().positions == one.positions + another.positions);
    CHECK(with.spent_in_all().time == one.time + another.time);
    // What stopped has cost something too.
    with.set_limit({.positions = 7});
    CHECK(!solve::value(fresh<connect_four>, with));
    CHECK(with.spent().positions == 7);
    // An answer known in advance costs none.
    solve::value_inquiry<9> known(fresh<tic_tac_toe>, 0);
    with.answer(known);
    CHECK(with.spent().positions == 0);
}

TEST_CASE("a table is no larger than allowed, and not made too early") {
    for (const std::size_t bytes : {std::size_t{1000}, a_megabyte, 3 * a_megabyte}) {
        CAPTURE(bytes);
        solver with({.bytes = bytes});
        CHECK(with.table_bytes() == 0);
        CHECK(solve::value(fresh<tic_tac_toe>, with).has_value());
        CHECK(with.table_bytes() <= bytes);
        CHECK(with.table_bytes() > bytes / 4);
    }
}

#if !__has_feature(address_sanitizer)  // which ends a program that asks for so much
TEST_CASE("more memory than there can be is not taken") {
    solver with({.bytes = std::size_t{1} << 60});
    CHECK(solve::value(fresh<tic_tac_toe>, with).has_value());
    CHECK(with.table_bytes() > 0);
    CHECK(with.table_bytes() < std::size_t{1} << 60);
}
#endif

TEST_CASE("who forgets begins anew") {
    solver with({.bytes = a_megabyte});
    const auto cost = [&] {
        solve::value_inquiry<12> asked(fresh<rules{4, 3, 3, drop}>);
        return with.answer(asked);
    };
    with.set_limit({.positions = 1'000'000});
    const long long cold = cost();
    CHECK(cost() < cold / 2);
    with.forget();
    CHECK(with.spent_in_all() == solve::effort{});
    CHECK(with.current_limit().positions == 1'000'000);
    CHECK(cost() == cold);
    CHECK(with.spent_in_all().positions == cold);
}

TEST_CASE("what is known from one question serves the next") {
    solver with({.bytes = a_megabyte});
    solve::value_inquiry<12> first_time(
        position_of<rules{4, 3, 3, drop}>::start({4, 3, 3, drop}).value());
    auto second_time = first_time;
    const long long first_positions = with.answer(first_time);
    CHECK(first_time.is_answered());
    CHECK(with.answer(second_time) < first_positions / 2);
    CHECK(second_time.value() == first_time.value());
}

/// Random games of these rules, late enough that plain minimax is quick.
template <class Position = position>
void check_late_positions(solver& with, const rules& r, int most_free, int games) {
    CAPTURE(r.columns);
    CAPTURE(r.rows);
    CAPTURE(r.run);
    test::minimax<Position> plain;
    std::mt19937 random(1);
    for (int i = 0; i < games; ++i)
        for (const Position& p : test::random_game<Position>(r, random))
            if (r.squares() - p.stones() <= most_free)
                CHECK(solve::value(p, with) == plain.value(p));
}

TEST_CASE("no memory to speak of is enough") {
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{1}, std::size_t{100}}) {
        solver with({.bytes = bytes});
        check_late_positions(with, tic_tac_toe, 9, 3);
        check_late_positions(with, {4, 3, 3, drop}, 12, 3);
        check_late_positions(with, {8, 8, 4, drop}, 6, 3);
    }
}

TEST_CASE("other rules, other widths, other starters, one after the other") {
    solver with({.bytes = a_megabyte});
    for (int i = 0; i < 2; ++i) {
        check_late_positions(with, tic_tac_toe, 9, 1);
        check_late_positions(with, starting_with(second, tic_tac_toe), 9, 1);
        check_late_positions(with, {3, 3, 2}, 9, 1);
        check_late_positions(with, {3, 3, 3, drop}, 9, 1);
        check_late_positions(with, {8, 8, 5, drop}, 6, 1);
        check_late_positions<basic_position<9>>(with, tic_tac_toe, 9, 1);
        check_late_positions(with, {2, 4, 3}, 8, 1);
        check_late_positions(with, {4, 2, 3}, 8, 1);
        check_late_positions(with, {1, 1, 1}, 1, 1);
    }
}

TEST_CASE("boards of more than 64 bits") {
    solver with({.bytes = a_megabyte});
    check_late_positions(with, {8, 8, 4, drop}, 7, 20);
    check_late_positions<position_of<rules{8, 8, 5}>>(with, {8, 8, 5, drop}, 7, 20);
    check_late_positions(with, {10, 10, 7}, 6, 20);
    check_late_positions(with, {9, 11, 6}, 6, 20);
    check_late_positions(with, {15, 15, 9, drop}, 6, 5);
    check_late_positions(with, {15, 15, 10}, 6, 5);
    check_late_positions(with, {70, 1, 9}, 6, 5);
    check_late_positions(with, {1, 70, 9, drop}, 6, 5);
    check_late_positions(with, {31, 31, 30}, 4, 1);
    check_late_positions(with, {44, 44, 43}, 4, 1);
}

/// Gomoku with these stones, the players in turn.
template <class Position = position_of<gomoku>>
Position gomoku_with(std::initializer_list<square> moves) {
    Position p = Position::start(gomoku).value();
    for (const square s : moves) p = p.play(s).value();
    return p;
}

TEST_CASE("forced wins at Gomoku") {
    solver with({.bytes = a_megabyte});
    // Four in a row, open at both ends.
    const auto four = gomoku_with({{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}, {4, 0}, {8, 7}, {6, 0}});
    CHECK(solve::value(four, with) == game_value{outcome::first_won, 1});
    const auto best = solve::best_moves(four, with).value();
    REQUIRE(best.size() == 2);
    CHECK(best[0] == square{4, 7});
    CHECK(best[1] == square{9, 7});
    // Only one end can be closed.
    const auto lost = gomoku_with({{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}, {4, 0}, {8, 7}});
    CHECK(solve::value(lost, with) == game_value{outcome::first_won, 2});
    CHECK(solve::wins(lost, first, with) == true);
    CHECK(solve::principal_line(lost, with)->size() == 2);
    // A board of any size is asked about in the same way.
    const auto same =
        gomoku_with<position>({{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}, {4, 0}, {8, 7}});
    CHECK(solve::value(same, with) == game_value{outcome::first_won, 2});
}

TEST_CASE("the largest boards are searched without running out of stack") {
    for (const rules& r : {rules{44, 44, 4, drop}, rules{44, 44, 40, drop}, rules{44, 44, 5},
                           rules{44, 44, solve::most_weighed_run + 1}, rules{999, 1, 300}}) {
        REQUIRE(solve::bits_needed(r) <= solve::most_bits);
        solver with({.bytes = a_megabyte});
        with.set_limit({.positions = 10'000});
        CHECK(!solve::value(position::start(r).value(), with));
        CHECK(!solve::value(position::start(r).value(), solve::up_to{10'000}));
    }
}

TEST_CASE("on a board too large to search no position is looked at") {
    solver with({.bytes = a_megabyte});
    const rules huge{.columns = 60, .rows = 60, .run = 5};
    const auto v = solve::value(position::start(huge).value(), with);
    CHECK(v.error() == solve::unsolved{0, 3600, {-1801, 1800}});
    CHECK(solve::value(fresh<tic_tac_toe>, with).has_value());
}

}  // namespace
