// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/heuristic_search.hpp>
#include <inarow/solve/search_result.hpp>

#include "support/after.hpp"
#include "support/board.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <cstdlib>
#include <random>
#include <vector>

#include <doctest/doctest.h>

namespace search_result_test {
namespace {

using namespace inarow;
using solve::heuristic_search;
using solve::search_line;
using solve::search_options;
using solve::search_result;
using test::after;

const solve::limit small{.nodes = 3'000};

position middle_game(const rules& r, std::mt19937& random) {
    const auto game = test::random_game<position>(r, random);
    for (const position& p : game)
        if (p.stones() == 4 && !p.is_over()) return p;
    return position::start(r).value();
}
const std::vector<rules> kinds{gomoku,
                               exactly(gomoku),
                               rules{9, 9, 4},
                               rules{20, 20, 6},
                               rules{9, 8, 5, drop},
                               misere(rules{8, 8, 4}),
                               misere(rules{8, 8, 4, drop}),
                               on_torus(rules{8, 8, 5}),
                               rules{15, 15, 8}};

/// Keeps what a search reports.
class recorder final : public solve::search_observer {
public:
    void after_iteration(const search_result& so_far) override { results.push_back(so_far); }
    std::vector<search_result> results{};
};

void check_lines(const position& p, const search_result& found, std::size_t wanted) {
    REQUIRE(!found.lines.empty());
    CHECK(found.lines.size() <= wanted);
    CHECK(found.lines[0].moves[0] == found.where);
    for (const search_line& line : found.lines) {
        position end = p;
        for (const square s : line.moves) {
            REQUIRE(end.check(s).legal);
            end = end.after(s);
        }
        CHECK(std::abs(line.evaluation) <= search_line::win);
        if (line.forced_win_plies)
            CHECK(line.evaluation == search_line::win - *line.forced_win_plies);
        if (end.is_over() && line.forced_win_plies) CHECK(end.outcome() == won_by(p.to_move()));
    }
    for (std::size_t i = 1; i < found.lines.size(); ++i) {
        CHECK(found.lines[i].moves[0] != found.lines[0].moves[0]);
        CHECK((found.lines[i - 1].forced_win_plies ||
               found.lines[i - 1].evaluation >= found.lines[i].evaluation));
    }
}

TEST_CASE("the moves of each line are legal, and the first line has the best move") {
    std::mt19937 random(1);
    for (const rules& r : kinds)
        for (int i = 0; i < 4; ++i) {
            const position p = middle_game(r, random);
            for (const int lines : {1, 2, 5}) {
                recorder each;
                const search_result found =
                    heuristic_search(p, small, search_options{.lines = lines, .observer = &each});
                check_lines(p, found, static_cast<std::size_t>(lines));
                for (const search_result& so_far : each.results)
                    check_lines(p, so_far, static_cast<std::size_t>(lines));
            }
        }
}

TEST_CASE("a line does not change the move") {
    std::mt19937 random(2);
    for (const rules& r : kinds)
        for (int i = 0; i < 4; ++i) {
            const position p = middle_game(r, random);
            const search_result found = heuristic_search(p, small, search_options{.lines = 1});
            CHECK(found.where == heuristic_search(p, small).where);
            CHECK(heuristic_search(p, small).lines.empty());
        }
}

TEST_CASE("each iteration is reported, and is one ply deeper") {
    const position p = after(gomoku, {{7, 7}, {8, 8}, {6, 8}});
    recorder each;
    const search_result found =
        heuristic_search(p, {.nodes = 20'000}, search_options{.lines = 1, .observer = &each});
    REQUIRE(each.results.size() > 3);
    for (std::size_t i = 0; i < each.results.size(); ++i) {
        CHECK(each.results[i].depth == static_cast<int>(i) + 1);
        CHECK(each.results[i].nodes <= found.nodes);
        CHECK(std::abs(each.results[i].lines[0].evaluation) <= search_line::max_evaluation);
    }
    CHECK(each.results.back().depth == found.depth);
    CHECK(found.lines[0].moves.size() > 3);
}

TEST_CASE("the search ends at the depth of the options") {
    std::mt19937 random(3);
    for (const rules& r : {gomoku, rules{9, 8, 5, drop}, misere(rules{8, 8, 4})}) {
        const position p = middle_game(r, random);
        const search_result found = heuristic_search(p, {}, search_options{.max_depth = 2});
        CHECK(found.depth <= 2);
    }
}

TEST_CASE("the line of a win by threats leads to the win") {
    const position threes =
        after(gomoku, {{6, 7}, {0, 0}, {7, 7}, {14, 0}, {8, 6}, {0, 14}, {8, 5}, {14, 14}});
    const search_result found =
        heuristic_search(threes, {.nodes = 100'000}, search_options{.lines = 1});
    REQUIRE(found.forced_win_plies);
    check_lines(threes, found, 1);
    position end = threes;
    for (const square s : found.lines[0].moves) end = end.after(s);
    CHECK(end.outcome() == won_by(first));
    CHECK(static_cast<int>(found.lines[0].moves.size()) <= *found.forced_win_plies);
}

TEST_CASE("a table is kept from one search to the next, until it is cleared") {
    const position p = after(gomoku, {{7, 7}, {8, 8}, {6, 8}});
    solve::heuristic_table table(std::size_t{1} << 20);
    CHECK(table.bytes() == 0);
    const auto search = [&](const position& from) {
        return heuristic_search(from, {},
                                search_options{.lines = 1, .max_depth = 6, .table = &table});
    };
    const search_result one = search(p);
    CHECK(table.bytes() == std::size_t{1} << 20);
    const search_result two = search(p);
    CHECK(two.nodes < one.nodes);
    CHECK(two.lines[0].moves[0] == two.where);
    (table.clear)();
    CHECK(search(p) == one);
    // Other rules empty it, too.
    (void)search(position::start(rules{9, 9, 5}).value().after(square{4, 4}));
    CHECK(search(p) == one);
}

TEST_CASE("evaluations have a unit on boards of patterns") {
    CHECK(search_line::has_unit(gomoku));
    CHECK_FALSE(search_line::has_unit(connect_four));
    CHECK_FALSE(search_line::has_unit(on_torus(gomoku)));
    CHECK_FALSE(search_line::has_unit(misere(gomoku)));
    CHECK_FALSE(search_line::has_unit(rules{15, 15, 8}));
}

TEST_CASE("all boards use threads, the table and the earlier result") {
    std::mt19937 random(5);
    for (const rules& r : kinds) {
        const position p = middle_game(r, random);
        solve::heuristic_table table(std::size_t{1} << 20);
        search_options options{.threads = 2, .lines = 2, .max_depth = 3, .table = &table};
        const search_result found = heuristic_search(p, {}, options);
        check_lines(p, found, 2);
        CHECK(table.bytes() == std::size_t{1} << 20);
        recorder each;
        options.max_depth = 4;
        options.earlier = &found;
        options.observer = &each;
        check_lines(p, heuristic_search(p, {}, options), 2);
        for (const search_result& so_far : each.results) CHECK(so_far.depth > found.depth);
    }
}

TEST_CASE("a search continues with the next depth") {
    const position p = after(gomoku, {{7, 7}, {8, 8}, {6, 8}});
    solve::heuristic_table table(std::size_t{1} << 20);
    for (const int lines : {1, 3}) {
        const search_result earlier = heuristic_search(
            p, {}, search_options{.lines = lines, .max_depth = 5, .table = &table});
        recorder each;
        const search_result found = heuristic_search(p, {},
                                                     search_options{.lines = lines,
                                                                    .max_depth = 7,
                                                                    .table = &table,
                                                                    .earlier = &earlier,
                                                                    .observer = &each});
        CHECK(found.depth == 7);
        REQUIRE(each.results.size() == 2);
        CHECK(each.results[0].depth == 6);
        // Without nodes, the earlier result stays.
        const search_result none = heuristic_search(
            p, {.nodes = 0}, search_options{.lines = lines, .table = &table, .earlier = &found});
        CHECK(none.depth == found.depth);
        CHECK(none.where == found.where);
    }
}

TEST_CASE("the lines of a choice have exact values where they are proven") {
    const position p = after(tic_tac_toe, {{1, 1}, {1, 0}});
    solve::solver solver;
    const auto all = solve::move_scores(p).value();
    const solve::choice chosen = solve::choose(p, solver, {}, search_options{.lines = 9});
    CHECK(chosen.lines.size() == all.size());
    CHECK(chosen.proven == *solve::value(p));
    for (const search_line& line : chosen.lines)
        for (const auto& known : all)
            if (known.where == line.moves[0]) CHECK(line.proven == known.value);
    // Of candidates, the best.
    const square drawn[] = {{1, 2}};
    const solve::choice one = solve::choose(p, solver, {}, search_options{.candidates = drawn});
    CHECK(one.where == square{1, 2});
    CHECK(one.proven->outcome == outcome::draw);
}

}  // namespace
}  // namespace search_result_test
