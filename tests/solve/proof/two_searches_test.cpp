// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "support/long_run.hpp"
#include "support/property.hpp"
#include "support/scores.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iostream>
#include <ostream>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

// What a solver finds on dropped boards of one word, against the search that compilers use too:
// every question, with tables and threads of all sorts.

namespace {

using namespace inarow;
using solve::solver;
using test::dropped;

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

/// A position to be: its rules, and a number for each move on the way there. Small numbers are
/// plain moves, so that shrinking leads to them.
struct script {
    rules on;
    std::vector<unsigned> choices;
};

/// For the counterexamples that RapidCheck prints.
std::ostream& operator<<(std::ostream& out, const script& s) {
    out << test::named(s.on) << ':';
    for (const unsigned choice : s.choices) out << ' ' << choice;
    return out;
}

rc::Gen<script> scripts(int most_free) {
    return rc::gen::exec([most_free] {
        const auto from = [](int least, int most) { return *rc::gen::inRange(least, most + 1); };
        script s;
        s.on.gravity = drop;
        s.on.columns = from(1, 16);
        s.on.rows = from(1, std::min(64 / s.on.columns - 1, 16));
        s.on.run = from(2, std::min(std::max(s.on.columns, s.on.rows) + 1, 6));
        s.on.starts = from(0, 1) == 1 ? second : first;
        const int moves = from(std::max(s.on.squares() - most_free, 0), s.on.squares());
        s.choices = *rc::gen::container<std::vector<unsigned>>(static_cast<std::size_t>(moves),
                                                               rc::gen::inRange(0U, 1U << 16));
        return s;
    });
}

/// Who can choose does not win, so that games last.
std::vector<square> moves_to_choose_from(const position& p) {
    std::vector<square> result;
    std::vector<square> wins;
    p.for_each_move([&](square s) {
        const bool goes_on = p.after(s).outcome() != won_by(p.to_move());
        (goes_on ? result : wins).push_back(s);
    });
    return result.empty() ? wins : result;
}

struct both {
    position p;
    position mirrored;
};

square mirrored(square s, const rules& r) { return {r.columns - 1 - s.column, s.row}; }

both played(const script& s) {
    both at{position::start(s.on).value(), position::start(s.on).value()};
    for (const unsigned choice : s.choices) {
        if (at.p.is_over()) break;
        const auto moves = moves_to_choose_from(at.p);
        const square chosen = moves[choice % moves.size()];
        at.p = at.p.after(chosen);
        at.mirrored = at.mirrored.after(mirrored(chosen, s.on));
    }
    return at;
}

/// Solvers that have nothing in common but the search; they remember from property to property.
struct solvers {
    solver small{{.bytes = 0}};
    solver large{{.bytes = 16 * a_megabyte}};
    solver two_threads{{.bytes = a_megabyte, .threads = 2}};
    solver three_threads{{.bytes = a_megabyte, .threads = 3}};
    solver forgetful{{.bytes = a_megabyte}};
};

std::vector<square> listed(const auto& squares) { return {squares.begin(), squares.end()}; }

/// The first answer of this solver that differs from that of the other search, or an empty text.
std::string difference(const both& at, solver& with) {
    const solve::up_to enough{1'000'000'000};
    const auto value = solve::value(at.p, enough);
    if (solve::value(at.p, with) != value) return "value";
    if (solve::value(at.mirrored, with) != value) return "value in the mirror";
    if (solve::outcome(at.p, with) != value->outcome) return "outcome";
    const auto best = listed(*solve::best_moves(at.p, enough));
    if (listed(*solve::best_moves(at.p, with)) != best) return "best_moves";
    const auto scores = *solve::move_scores(at.p, with);
    const auto expected = *solve::move_scores(at.p, enough);
    if (!std::ranges::equal(scores, expected)) return "move_scores";
    std::vector<square> best_of_scores;
    for (const auto& [where, worth, score] : scores)
        if (worth == *value) best_of_scores.push_back(where);
    if (best_of_scores != best) return "the best of move_scores";
    const auto line = *solve::principal_line(at.p, with);
    if (static_cast<int>(line.size()) != value->plies) return "principal_line";
    return "";
}

void check_all(const both& at, solvers& all) {
    all.forgetful.forget();
    for (solver* const with :
         {&all.small, &all.large, &all.two_threads, &all.three_threads, &all.forgetful}) {
        if (const auto d = difference(at, *with); d != "") RC_FAIL(d + " differs");
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
    for (const rules& r : {dropped(4, 4, 4), dropped(5, 4, 4), dropped(4, 5, 4), dropped(7, 6, 4),
                           dropped(8, 7, 4), dropped(5, 8, 4), dropped(9, 5, 4), dropped(3, 6, 3)})
        CHECK(test::holds("every answer about random positions of " + test::named(r), 60, [&] {
            script s = *scripts(14);
            s.on = r;
            s.choices = *rc::gen::container<std::vector<unsigned>>(
                static_cast<std::size_t>(*rc::gen::inRange(r.squares() - 14, r.squares())),
                rc::gen::inRange(0U, 1U << 16));
            check_all(played(s), all);
        }));
}

TEST_CASE("threads, tables and forgetting change no score of long searches") {
    solver alone({.bytes = 64 * a_megabyte});
    solver small({.bytes = a_megabyte});
    solver two({.bytes = 16 * a_megabyte, .threads = 2});
    solver three({.bytes = a_megabyte, .threads = 3});
    solver forgetful({.bytes = 4 * a_megabyte, .threads = 2});
    for (const rules& r : {dropped(6, 5, 4), dropped(5, 6, 4), dropped(7, 4, 4)}) {
        CHECK(test::holds("threads and tables of " + test::named(r), 3, [&] {
            const script s{r, *rc::gen::container<std::vector<unsigned>>(
                                  static_cast<std::size_t>(*rc::gen::inRange(2, 6)),
                                  rc::gen::inRange(0U, 1U << 16))};
            const both at = played(s);
            const auto value = solve::value(at.p, alone);
            if (!value) RC_FAIL("unsolved");
            forgetful.forget();
            if (solve::value(at.p, small) != value) RC_FAIL("a small table differs");
            if (solve::value(at.p, two) != value) RC_FAIL("two threads differ");
            if (solve::value(at.p, three) != value) RC_FAIL("three threads differ");
            if (solve::value(at.mirrored, forgetful) != value) RC_FAIL("the mirror image differs");
        }));
    }
}

namespace {

/// What a compiler finds, and what a program does.
template <rules Rules>
void check_compiled() {
    CAPTURE(test::named(Rules));
    constexpr auto p = position_of<Rules>::start(Rules).value();
    constexpr game_value compiled = solve::value(p).value();
    solver with({.bytes = a_megabyte});
    CHECK(solve::value(p, with) == compiled);
    with.forget();
    CHECK(solve::outcome(p, with) == compiled.outcome);
}

}  // namespace

TEST_CASE("a program finds what a compiler does") {
    check_compiled<dropped(3, 3, 3)>();
    check_compiled<dropped(4, 3, 3)>();
    check_compiled<dropped(3, 5, 3)>();
    check_compiled<dropped(4, 4, 3)>();
    check_compiled<dropped(5, 3, 4)>();
    check_compiled<dropped(4, 4, 5)>();
    check_compiled<dropped(9, 1, 3)>();
    check_compiled<dropped(3, 3, 1)>();
}

namespace {

/// A board on which stones are placed, empty, and the time it takes.
void check_placing(int columns, int rows, int run, outcome expected) {
    const rules r{.columns = columns, .rows = rows, .run = run};
    CAPTURE(test::named(r));
    solver with;
    CHECK(solve::outcome(position::start(r).value(), with) == expected);
    const std::chrono::duration<double> seconds = with.spent().time;
    if (seconds.count() > 0.1)
        std::cout << test::named(r) << ": " << seconds.count() << " s, " << with.spent().positions
                  << " positions\n";
}

}  // namespace

// Known from the literature on m,n,k games: see Uiterwijk and van den Herik, The advantage of the
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
