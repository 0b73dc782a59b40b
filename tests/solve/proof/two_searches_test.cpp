// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include "support/long_run.hpp"
#include "support/property.hpp"
#include "support/random_rules.hpp"
#include "support/scores.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

// The search that a solver chooses where stones drop, on most boards the drop search, compared with
// the general search: every question, with various tables and numbers of threads.

namespace two_searches_test {
namespace {

using namespace inarow;
using solve::solver;
using test::dropped;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

rc::Gen<test::script> scripts(int max_free) {
    return rc::gen::exec([max_free] {
        using test::between;
        test::script s{.rules = test::random_kind_of_rules(), .choices = {}};
        s.rules.gravity = drop;
        s.rules.edges = inarow::edges::bounded;
        s.rules.columns = between(1, 16);
        const int bits = between(0, 2) == 0 ? 128 : 64;
        s.rules.rows = between(1, std::min(bits / s.rules.columns - 1, 16));
        s.rules.run = between(2, std::min(std::max(s.rules.columns, s.rules.rows) + 1, 6));
        const int moves = between(std::max(s.rules.squares() - max_free, 0), s.rules.squares());
        s.choices = test::some_choices(moves);
        return s;
    });
}

/// The moves that complete no line, if there are any, so that games last.
std::vector<square> quiet_moves(const position& p) {
    std::vector<square> quiet;
    std::vector<square> decisive;
    p.for_each_move([&](square s) {
        const outcome end = p.after(s).outcome();
        const bool is_quiet = end == outcome::in_play || end == outcome::draw;
        (is_quiet ? quiet : decisive).push_back(s);
    });
    return quiet.empty() ? decisive : quiet;
}

struct both_images {
    position p;
    position mirrored;
};

square mirrored(square s, const rules& r) { return {r.columns - 1 - s.column, s.row}; }

both_images played(const test::script& s) {
    both_images images{position::start(s.rules).value(), position::start(s.rules).value()};
    for (const unsigned choice : s.choices) {
        if (images.p.is_over()) break;
        const auto moves = quiet_moves(images.p);
        const square chosen = moves[choice % moves.size()];
        images.p = images.p.after(chosen);
        images.mirrored = images.mirrored.after(mirrored(chosen, s.rules));
    }
    return images;
}

/// Solvers with different resources. Their tables are kept from property to property.
struct solvers {
    solver small{{.table_bytes = 0}};
    solver large{{.table_bytes = 16 * a_megabyte}};
    solver two_threads{{.table_bytes = a_megabyte, .threads = 2}};
    solver three_threads{{.table_bytes = a_megabyte, .threads = 3}};
    solver cleared{{.table_bytes = a_megabyte}};
};

std::vector<square> to_vector(const auto& squares) { return {squares.begin(), squares.end()}; }

/// The first answer of the solver that differs from the general search; empty if none does.
std::string difference(const both_images& images, solver& solver) {
    const solve::node_limit general{1'000'000'000};
    const auto value = solve::value(images.p, general);
    if (solve::value(images.p, solver) != value) return "value";
    if (solve::value(images.mirrored, solver) != value) return "value in the mirror";
    if (solve::outcome(images.p, solver) != value->outcome) return "outcome";
    const auto best = to_vector(*solve::best_moves(images.p, general));
    if (to_vector(*solve::best_moves(images.p, solver)) != best) return "best_moves";
    const auto scores = *solve::move_scores(images.p, solver);
    const auto expected = *solve::move_scores(images.p, general);
    if (!std::ranges::equal(scores, expected)) return "move_scores";
    std::vector<square> best_of_scores;
    for (const auto& [where, move_value, score] : scores)
        if (move_value == *value) best_of_scores.push_back(where);
    if (best_of_scores != best) return "the best of move_scores";
    const auto line = *solve::principal_variation(images.p, solver);
    if (static_cast<int>(line.size()) != value->plies) return "principal_variation";
    return "";
}

void check_all(const both_images& images, solvers& all) {
    all.cleared.clear();
    for (solver* const solver :
         {&all.small, &all.large, &all.two_threads, &all.three_threads, &all.cleared}) {
        if (const auto d = difference(images, *solver); d != "") RC_FAIL(d + " differs");
    }
}

}  // namespace

TEST_CASE("every answer about random positions of random rules") {
    solvers all;
    CHECK(test::holds("every answer about random positions of random rules", 1000,
                      [&] { check_all(played(*scripts(12)), all); }));
}

TEST_CASE("every answer about random positions of a few rules") {
    solvers all;
    for (const rules& r :
         {dropped(4, 4, 4), dropped(5, 4, 4), dropped(4, 5, 4), dropped(7, 6, 4), dropped(8, 7, 4),
          dropped(5, 8, 4), dropped(9, 5, 4), dropped(8, 8, 4), dropped(10, 6, 4), dropped(3, 6, 3),
          exactly(dropped(5, 4, 3)), exactly(dropped(7, 6, 4)), exactly(dropped(6, 6, 3)),
          exactly(dropped(8, 7, 4)), exactly(dropped(7, 9, 4)), misere(dropped(7, 6, 4))})
        CHECK(test::holds("every answer about random positions of " + test::named(r), 60, [&] {
            test::script s = *scripts(14);
            s.rules = r;
            s.choices = *rc::gen::container<std::vector<unsigned>>(
                static_cast<std::size_t>(*rc::gen::inRange(r.squares() - 14, r.squares())),
                rc::gen::inRange(0U, 1U << 16));
            check_all(played(s), all);
        }));
}

TEST_CASE("threads and tables change no score of long searches") {
    solver alone({.table_bytes = 64 * a_megabyte});
    solver small({.table_bytes = a_megabyte});
    solver two({.table_bytes = 16 * a_megabyte, .threads = 2});
    solver three({.table_bytes = a_megabyte, .threads = 3});
    solver cleared({.table_bytes = 4 * a_megabyte, .threads = 2});
    for (const rules& r :
         {dropped(6, 5, 4), dropped(5, 6, 4), dropped(7, 4, 4), exactly(dropped(6, 5, 4))}) {
        CHECK(test::holds("threads and tables of " + test::named(r), 3, [&] {
            const both_images images = played({r, test::some_choices(test::between(2, 5))});
            const auto value = solve::value(images.p, alone);
            if (!value) RC_FAIL("unsolved");
            cleared.clear();
            if (solve::value(images.p, small) != value) RC_FAIL("a small table differs");
            if (solve::value(images.p, two) != value) RC_FAIL("two threads differ");
            if (solve::value(images.p, three) != value) RC_FAIL("three threads differ");
            if (solve::value(images.mirrored, cleared) != value)
                RC_FAIL("the mirror image differs");
        }));
    }
}

namespace {

/// Compares a constant evaluation with a solver.
template <rules Rules>
void check_constant_evaluation() {
    CAPTURE(test::named(Rules));
    constexpr auto p = position_of<Rules>::start(Rules).value();
    constexpr game_value constant = solve::value(p).value();
    solver solver({.table_bytes = a_megabyte});
    CHECK(solve::value(p, solver) == constant);
    solver.clear();
    CHECK(solve::outcome(p, solver) == constant.outcome);
}

}  // namespace

TEST_CASE("a solver finds what a constant evaluation does") {
    check_constant_evaluation<dropped(3, 3, 3)>();
    check_constant_evaluation<dropped(4, 3, 3)>();
    check_constant_evaluation<dropped(3, 5, 3)>();
    check_constant_evaluation<dropped(4, 4, 3)>();
    check_constant_evaluation<dropped(5, 3, 4)>();
    check_constant_evaluation<dropped(4, 4, 5)>();
    check_constant_evaluation<dropped(9, 1, 3)>();
    check_constant_evaluation<dropped(3, 3, 1)>();
    check_constant_evaluation<exactly(dropped(4, 3, 3))>();
    check_constant_evaluation<exactly(dropped(5, 2, 2))>();
    check_constant_evaluation<misere(dropped(3, 3, 3))>();
    check_constant_evaluation<misere(exactly(dropped(5, 2, 2)))>();
    check_constant_evaluation<exactly(rules{5, 2, 2})>();
    check_constant_evaluation<misere(tic_tac_toe)>();
}

namespace {

/// Checks an empty board on which stones are placed, and prints the time of long searches.
void check_placing(int columns, int rows, int run, outcome expected) {
    const rules r{.columns = columns, .rows = rows, .run = run};
    CAPTURE(test::named(r));
    solver solver;
    CHECK(solve::outcome(position::start(r).value(), solver) == expected);
    const std::chrono::duration<double> seconds = solver.stats().time;
    if (seconds.count() > 0.1)
        std::cout << test::named(r) << ": " << seconds.count() << " s, " << solver.stats().nodes
                  << " nodes\n";
}

}  // namespace

// Source: the results on m,n,k games in Uiterwijk and van den Herik, The advantage of the
// initiative (2000).
TEST_CASE("placing on all boards of up to four by four") {
    if (!test::long_run("placing on all boards of up to four by four")) return;
    for (int columns = 1; columns <= 4; ++columns) {
        for (int rows = 1; rows <= 4; ++rows) {
            const int longer = std::max(columns, rows);
            const int shorter = std::min(columns, rows);
            for (int run = 1; run <= 5; ++run) {
                const bool wins = run == 1 || (run == 2 && (longer > 2 || shorter > 1)) ||
                                  (run == 3 && longer > 3 && shorter > 2);
                check_placing(columns, rows, run, wins ? outcome::first_won : outcome::draw);
            }
        }
    }
    check_placing(5, 5, 5, outcome::draw);
}

}  // namespace two_searches_test
