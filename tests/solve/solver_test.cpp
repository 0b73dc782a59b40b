// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"
#include "support/sanitized.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <random>
#include <thread>

#include <doctest/doctest.h>

namespace solver_test {
namespace {

using namespace inarow;
using solve::limit;
using solve::solver;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

template <rules Rules>
constexpr auto fresh = position_of<Rules>::start(Rules).value();

TEST_CASE("a solver has at least one thread") {
    for (const int asked : {-3, 0, 1}) CHECK(solver({.threads = asked}).threads() == 1);
    CHECK(solver({.threads = 2}).threads() == 2);
}

TEST_CASE("a solver answers every question") {
    solver solver({.table_bytes = a_megabyte});
    const auto& p = fresh<tic_tac_toe>;
    const game_value draw{outcome::draw, 9};
    CHECK(solve::value(p, solver) == draw);
    CHECK(solve::outcome(p, solver) == outcome::draw);
    CHECK(solve::wins(p, first, solver) == false);
    CHECK(solve::best_moves(p, solver)->size() == 9);
    CHECK(solve::reply(p, solver) == square{0, 0});
    CHECK(solve::move_scores(p, solver)->size() == 9);
    CHECK(solve::principal_variation(p, solver)->size() == 9);
}

TEST_CASE("a new table has no entry for the empty board") {
    for (const rules& r : {rules{4, 4, 4, drop}, rules{5, 4, 4, drop}}) {
        solver solver({.table_bytes = a_megabyte});
        const auto p = position::start(r).value();
        CHECK(solve::outcome(p, solver) == outcome::draw);
        solver.clear();
        CHECK(solve::value(p, solver) == game_value{outcome::draw, r.squares()});
    }
    solver another({.table_bytes = a_megabyte});
    CHECK(solve::value(fresh<rules{4, 4, 4, drop}>, another) == game_value{outcome::draw, 16});
}

TEST_CASE("a solver searches no more nodes than its limit") {
    solver solver({.table_bytes = a_megabyte});
    for (const long long nodes : {0LL, 1LL, 7LL, 1'000LL}) {
        CAPTURE(nodes);
        solver.set_limit({.nodes = nodes});
        const auto v = solve::value(fresh<connect_four>, solver);
        REQUIRE(!v.has_value());
        CHECK(v.error().nodes == nodes);
        CHECK(v.error().free == 42);
        CHECK(v.error().score_bounds.lower < v.error().score_bounds.upper);
    }
}

TEST_CASE("the limit is that of each question") {
    solver solver({.table_bytes = a_megabyte});
    solver.set_limit({.nodes = 600});
    for (int i = 0; i < 3; ++i) CHECK(solve::value(fresh<tic_tac_toe>, solver).has_value());
}

TEST_CASE("a limit for one question leaves the solver's own") {
    solver solver({.table_bytes = a_megabyte});
    solve::value_query query(fresh<tic_tac_toe>);
    CHECK(solver.answer(query, {.nodes = 5}) > 0);
    CHECK(!query.is_done());
    CHECK(solve::value(fresh<tic_tac_toe>, solver).has_value());
    solver.set_limit({.nodes = 5});
    CHECK(solver.answer(query, {}) > 0);
    CHECK(query.is_done());
    CHECK(!solve::value(fresh<rules{4, 4, 4}>, solver));
}

TEST_CASE("a search ends at its deadline") {
    using clock = std::chrono::steady_clock;
    using namespace std::chrono_literals;
    solver solver({.table_bytes = a_megabyte});
    const auto begin = clock::now();
    solver.set_limit(limit::of_time(50ms));
    const auto v = solve::value(fresh<connect_four>, solver);
    const auto time = clock::now() - begin;
    REQUIRE(!v.has_value());
    CHECK(v.error().nodes > 0);
    CHECK(time >= 50ms);
    // A deadline in the past ends a search at the first check of the clock.
    const auto late = solve::value(fresh<connect_four>, solver);
    REQUIRE(!late.has_value());
    CHECK(late.error().nodes < 1'000);
}

TEST_CASE("a small question is answered before its deadline") {
    solver solver({.table_bytes = a_megabyte});
    solver.set_limit(limit::of_time(std::chrono::hours(1)));
    CHECK(solve::value(fresh<tic_tac_toe>, solver).has_value());
}

TEST_CASE("a search ends when a stop is requested") {
    solver solver({.table_bytes = a_megabyte});
    core::stop_source stop;
    limit stoppable;
    stoppable.stop = stop.get_token();
    solver.set_limit(stoppable);
    const core::jthread another([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        stop.request_stop();
    });
    const auto v = solve::value(fresh<gomoku>, solver);
    REQUIRE(!v.has_value());
    CHECK(v.error().nodes > 0);
    CHECK(v.error().score_bounds.lower < v.error().score_bounds.upper);
    // The next search stops too, until there is another limit.
    const auto late = solve::value(fresh<connect_four>, solver);
    REQUIRE(!late.has_value());
    CHECK(late.error().nodes < 1'000);
    solver.set_limit({});
    CHECK(solve::value(fresh<tic_tac_toe>, solver).has_value());
}

TEST_CASE("a stop token without a request is no limit") {
    solver solver({.table_bytes = a_megabyte});
    const core::stop_source never;
    solver.set_limit({.stop = never.get_token()});
    CHECK(solve::value(fresh<rules{4, 4, 4, drop}>, solver).has_value());
    CHECK(solver.stats().nodes > 512);
}

TEST_CASE("a solver counts nodes and time") {
    using namespace std::chrono_literals;
    solver solver({.table_bytes = a_megabyte});
    CHECK(solver.stats() == solve::search_stats{});
    solve::value_query<9> query(fresh<tic_tac_toe>);
    const long long nodes = solver.answer(query);
    const solve::search_stats one = solver.stats();
    CHECK(one.nodes == nodes);
    CHECK(nodes > 0);
    CHECK(one.time > 0ns);
    CHECK(solver.total_stats() == one);
    CHECK(solve::best_moves(fresh<tic_tac_toe>, solver).has_value());
    const solve::search_stats another = solver.stats();
    CHECK(solver.total_stats().nodes == one.nodes + another.nodes);
    CHECK(solver.total_stats().time == one.time + another.time);
    // Stopped searches count too.
    solver.set_limit({.nodes = 7});
    CHECK(!solve::value(fresh<connect_four>, solver));
    CHECK(solver.stats().nodes == 7);
    // A known answer takes no nodes.
    solve::value_query<9> known(fresh<tic_tac_toe>, 0);
    solver.answer(known);
    CHECK(solver.stats().nodes == 0);
}

TEST_CASE("the table is at most as large as allowed, and allocated by the first question") {
    for (const std::size_t bytes : {std::size_t{1000}, a_megabyte, 3 * a_megabyte}) {
        CAPTURE(bytes);
        solver solver({.table_bytes = bytes});
        CHECK(solver.table_bytes() == 0);
        CHECK(solve::value(fresh<tic_tac_toe>, solver).has_value());
        CHECK(solver.table_bytes() <= bytes);
        CHECK(solver.table_bytes() > bytes / 4);
    }
}

// The address sanitizer aborts on such a size.
TEST_CASE("the table is smaller where memory is short" * doctest::skip(test::is_sanitized)) {
    solver solver({.table_bytes = std::size_t{1} << 60});
    CHECK(solve::value(fresh<tic_tac_toe>, solver).has_value());
    CHECK(solver.table_bytes() > 0);
    CHECK(solver.table_bytes() < std::size_t{1} << 60);
}

TEST_CASE("a cleared solver starts anew") {
    solver solver({.table_bytes = a_megabyte});
    const auto nodes = [&] {
        solve::value_query<12> query(fresh<rules{4, 3, 3, drop}>);
        return solver.answer(query);
    };
    solver.set_limit({.nodes = 1'000'000});
    const long long cold = nodes();
    CHECK(nodes() < cold / 2);
    solver.clear();
    CHECK(solver.total_stats() == solve::search_stats{});
    CHECK(solver.current_limit().nodes == 1'000'000);
    CHECK(nodes() == cold);
    CHECK(solver.total_stats().nodes == cold);
}

/// Checks positions of random games with at most `max_free` free squares, for which minimax is
/// fast.
template <class Position = position>
void check_late_positions(solver& solver, const rules& r, int max_free, int games) {
    CAPTURE(test::named(r));
    test::minimax<Position> plain;
    std::mt19937 random(1);
    for (int i = 0; i < games; ++i)
        for (const Position& p : test::random_game<Position>(r, random))
            if (r.squares() - p.stones() <= max_free)
                CHECK(solve::value(p, solver) == plain.value(p));
}

TEST_CASE("a solver continues with the table of another one") {
    for (const rules& r : {rules{6, 5, 4}, rules{5, 5, 4, drop}, rules{8, 8, 3, drop}}) {
        CAPTURE(test::named(r));
        const auto p = position::start(r).value();
        solver one({.table_bytes = a_megabyte});
        solver two({.table_bytes = a_megabyte});
        const auto expected = solve::outcome(p, one);
        const auto source = one.table_memory(p);
        const auto target = two.table_memory(p);
        REQUIRE(!source.empty());
        REQUIRE(source.size() == target.size());
        for (std::size_t i = 0; i < source.size(); ++i) {
            REQUIRE(source[i].size() == target[i].size());
            std::ranges::copy(source[i], target[i].begin());
        }
        CHECK(solve::outcome(p, two) == expected);
        CHECK(two.stats().nodes < one.stats().nodes / 5);
        CHECK(two.table_bytes() == one.table_bytes());
    }
    solver solver;
    CHECK(solver.table_memory(position::start(misere(tic_tac_toe)).value()).empty());
    CHECK(solver.table_memory(position::start(rules{45, 45, 5}).value()).empty());
}

/// The position with a stone of the player to move on every free square outside a zone.
position filled_outside(const position& p, const std::vector<square>& zone) {
    auto filled = layout::copy_of(p);
    for (const square s : p.available_moves())
        if (std::ranges::find(zone, s) == zone.end()) filled.put(s, mark_of(p.to_move()));
    filled.set_to_move(p.to_move());
    return filled.unchecked();
}

TEST_CASE("a relevance zone is all that a proof relies on") {
    constexpr int max_free = 11;
    std::mt19937 random(5);
    int proper_zones = 0;
    for (const rules& r : {rules{3, 3, 3}, rules{4, 4, 3}, rules{4, 4, 4}, rules{5, 4, 4},
                           rules{5, 3, 4}, rules{6, 3, 4}, rules{12, 1, 3}}) {
        solver s;
        test::minimax<position> exact;
        for (int i = 0; i < 10; ++i) {
            for (const position& p : test::random_long_game<position>(r, random)) {
                if (p.is_over() || r.squares() - p.stones() > max_free) continue;
                const int score =
                    score_of(solve::value(p, s).value(), r.squares() - p.stones(), p.to_move());
                const auto zone = s.relevance_zone(p);
                CAPTURE(test::named(r));
                if (zone) CHECK(score <= 0);
                if (!zone || static_cast<int>(zone->size()) == r.squares() - p.stones()) continue;
                ++proper_zones;
                const position filled = filled_outside(p, *zone);
                CHECK(filled.outcome() != won_by(p.to_move()));
                if (!filled.is_over()) CHECK(exact.score(filled) <= 0);
            }
        }
    }
    CHECK(proper_zones > 100);
}
TEST_CASE("what has no relevance zone") {
    solver s;
    const auto zone_of = [&](const rules& r, auto... moves) {
        auto p = position::start(r).value();
        for (const square each : {moves...}) p = p.after(each);
        (void)solve::value(p, s);
        return s.relevance_zone(p);
    };
    CHECK(zone_of({3, 3, 3}, square{1, 1}));
    CHECK(!zone_of({3, 3, 3}, square{1, 1}, square{1, 0}));  // won
    CHECK(!zone_of(exactly({4, 4, 3}), square{1, 1}));
    CHECK(!zone_of(misere({3, 3, 3}), square{1, 1}));
    CHECK(!zone_of({.columns = 4, .rows = 4, .run = 4, .gravity = drop}, square{1, 3}));
}

TEST_CASE("the smallest table is enough") {
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{1}, std::size_t{100}}) {
        solver solver({.table_bytes = bytes});
        check_late_positions(solver, tic_tac_toe, 9, 3);
        check_late_positions(solver, {4, 3, 3, drop}, 12, 3);
        check_late_positions(solver, {8, 8, 4, drop}, 6, 3);
    }
}

TEST_CASE("questions about other rules, widths and starting players in turn") {
    solver solver({.table_bytes = a_megabyte});
    for (int i = 0; i < 2; ++i) {
        check_late_positions(solver, tic_tac_toe, 9, 1);
        check_late_positions(solver, starting_with(second, tic_tac_toe), 9, 1);
        check_late_positions(solver, {3, 3, 2}, 9, 1);
        check_late_positions(solver, {3, 3, 3, drop}, 9, 1);
        check_late_positions(solver, {8, 8, 5, drop}, 6, 1);
        check_late_positions<basic_position<9>>(solver, tic_tac_toe, 9, 1);
        check_late_positions(solver, {2, 4, 3}, 8, 1);
        check_late_positions(solver, {4, 2, 3}, 8, 1);
        check_late_positions(solver, {1, 1, 1}, 1, 1);
        for (const rules& r : test::kinds_of_rules(3, 3, 2)) check_late_positions(solver, r, 9, 1);
        for (const rules& r : test::kinds_of_rules(4, 3, 3)) check_late_positions(solver, r, 8, 1);
    }
}

TEST_CASE("boards of more than 64 bits") {
    solver solver({.table_bytes = a_megabyte});
    check_late_positions(solver, {8, 8, 4, drop}, 7, 20);
    check_late_positions<position_of<rules{8, 8, 5}>>(solver, {8, 8, 5, drop}, 7, 20);
    check_late_positions(solver, {10, 10, 7}, 6, 20);
    check_late_positions(solver, {9, 11, 6}, 6, 20);
    check_late_positions(solver, {15, 15, 9, drop}, 6, 5);
    check_late_positions(solver, {15, 15, 10}, 6, 5);
    check_late_positions(solver, {70, 1, 9}, 6, 5);
    check_late_positions(solver, {1, 70, 9, drop}, 6, 5);
    check_late_positions(solver, {31, 31, 30}, 4, 1);
    check_late_positions(solver, {44, 44, 43}, 4, 1);
    for (const rules& r : test::kinds_of_rules(10, 9, 6)) check_late_positions(solver, r, 6, 3);
}

TEST_CASE("boards that no bitboard holds") {
    solver solver({.table_bytes = a_megabyte});
    for (const rules& r : test::kinds_of_rules(46, 45, 44)) check_late_positions(solver, r, 4, 1);
}

/// Gomoku after these moves.
template <class Position = position_of<gomoku>>
Position gomoku_with(std::initializer_list<square> moves) {
    Position p = Position::start(gomoku).value();
    for (const square s : moves) p = p.play(s).value();
    return p;
}

TEST_CASE("forced wins at Gomoku") {
    solver solver({.table_bytes = a_megabyte});
    // Four in a row, open at both ends.
    const auto four = gomoku_with({{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}, {4, 0}, {8, 7}, {6, 0}});
    CHECK(solve::value(four, solver) == game_value{outcome::first_won, 1});
    const auto best = solve::best_moves(four, solver).value();
    REQUIRE(best.size() == 2);
    CHECK(best[0] == square{4, 7});
    CHECK(best[1] == square{9, 7});
    // Only one end can be blocked.
    const auto lost = gomoku_with({{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}, {4, 0}, {8, 7}});
    CHECK(solve::value(lost, solver) == game_value{outcome::first_won, 2});
    CHECK(solve::wins(lost, first, solver) == true);
    CHECK(solve::principal_variation(lost, solver)->size() == 2);
    // The same for a board of dynamic size.
    const auto same =
        gomoku_with<position>({{5, 7}, {0, 0}, {6, 7}, {2, 0}, {7, 7}, {4, 0}, {8, 7}});
    CHECK(solve::value(same, solver) == game_value{outcome::first_won, 2});
}

TEST_CASE("the largest boards are searched without a stack overflow") {
    for (const rules& r : {rules{44, 44, 4, drop}, rules{44, 44, 40, drop}, rules{44, 44, 5}}) {
        REQUIRE(bitboard::bits_needed(r) <= solve::max_bits);
        solver solver({.table_bytes = a_megabyte});
        solver.set_limit({.nodes = 10'000});
        CHECK(!solve::value(position::start(r).value(), solver));
        CHECK(!solve::value(position::start(r).value(), solve::node_limit{10'000}));
    }
}

TEST_CASE("the largest boards of long runs are draws without a search") {
    for (const rules& r :
         {rules{44, 44, bitboard::max_potential_run + 1}, rules{999, 1, 300}, rules{60, 60, 8}}) {
        solver solver({.table_bytes = a_megabyte});
        CHECK(solve::value(position::start(r).value(), solver) ==
              game_value{outcome::draw, r.squares()});
        CHECK(solver.stats().nodes == 0);
    }
}

TEST_CASE("an empty board that no bitboard holds is not solved") {
    solver solver({.table_bytes = a_megabyte});
    const rules huge{.columns = 60, .rows = 60, .run = 5};
    const auto v = solve::value(position::start(huge).value(), solver);
    REQUIRE(!v.has_value());
    CHECK(v.error() == solve::unsolved{v.error().nodes, 3600, {-1801, 1800}});
    CHECK(v.error().nodes < 1'000);  // the search is too deep
    solver.set_limit({.nodes = 10});
    CHECK(solve::value(position::start(huge).value(), solver).error().nodes == 10);
    solver.set_limit({});
    CHECK(solve::value(fresh<tic_tac_toe>, solver).has_value());
}

}  // namespace
}  // namespace solver_test
