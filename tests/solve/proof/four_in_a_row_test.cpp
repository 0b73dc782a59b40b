// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "support/long_run.hpp"
#include "support/scores.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// Four in a row on boards on which stones drop, compared with published scores (see
// tests/data/README.md).

namespace four_in_a_row_test {
namespace {

using namespace inarow;
using connect_four_position = position_of<connect_four>;

connect_four_position after(const std::string& columns) {
    auto p = connect_four_position::start(connect_four).value();
    for (const char column : columns) p = p.play(move::into_column(column - '1')).value();
    return p;
}

/// Checks a thousand positions, with a table that is kept or cleared between them.
void check_scores(const std::string& name, bool keeps_table, std::size_t table_bytes) {
    CAPTURE(name);
    std::ifstream file(INAROW_TEST_DATA "/../../data/positions/" + name);
    solve::solver solver({.table_bytes = table_bytes});
    int lines = 0;
    std::string columns;
    for (int score = 0; file >> columns >> score; ++lines) {
        const auto p = after(columns);
        const int free = test::free_squares(p);
        if (!keeps_table) solver.clear();
        const auto v = solve::value(p, solver);
        REQUIRE(v.has_value());
        const int found = score_of(*v, free, p.to_move());
        CHECK_MESSAGE(found == score, columns);
        const auto found_outcome = solve::outcome(p, solver);
        CHECK_MESSAGE(found_outcome == v->outcome, columns);
    }
    CHECK(lines == 1000);
}

constexpr std::size_t a_megabyte = std::size_t{1} << 20;

}  // namespace

TEST_CASE("the scores of three thousand positions of Connect Four") {
    for (const std::string name : {"end_easy.txt", "middle_easy.txt", "begin_easy.txt"}) {
        check_scores(name, false, 64 * a_megabyte);
        check_scores(name, true, 64 * a_megabyte);
        check_scores(name, true, 0);
    }
}

namespace {

/// A line of the table of empty boards.
struct empty_board {
    inarow::rules rules;
    game_value value;
    int score;
};

/// Checks one board, and prints the time of long searches.
void check_empty_board(const empty_board& expected) {
    CAPTURE(test::named(expected.rules));
    solve::solver solver;
    const auto p = basic_position<64>::start(expected.rules).value();
    const auto v = solve::value(p, solver);
    CHECK(v == expected.value);
    CHECK(score_of(*v, expected.rules.squares(), first) == expected.score);
    const std::chrono::duration<double> seconds = solver.stats().time;
    if (seconds.count() > 1)
        std::cout << test::named(expected.rules) << ": " << seconds.count() << " s, "
                  << solver.stats().nodes << " nodes\n";
}

/// Checks the boards in the table that are wanted; returns their number.
int check_empty_boards(auto&& is_wanted) {
    std::ifstream file(INAROW_TEST_DATA "/connect_four_values.csv");
    std::string line;
    std::getline(file, line);
    REQUIRE(line == "width,height,winner,last_move,score");
    int boards = 0;
    while (std::getline(file, line)) {
        std::ranges::replace(line, ',', ' ');
        std::istringstream words(line);
        int columns = 0;
        int rows = 0;
        std::string winner;
        int last_move = 0;
        int score = 0;
        if (!(words >> columns >> rows >> winner >> last_move >> score)) continue;
        if (!is_wanted(columns, rows)) continue;
        ++boards;
        const outcome result = winner == "1st"   ? outcome::first_won
                               : winner == "2nd" ? outcome::second_won
                                                 : outcome::draw;
        check_empty_board({test::dropped(columns, rows, 4), {result, last_move}, score});
    }
    return boards;
}
int check_empty_boards(int min_squares, int max_squares) {
    return check_empty_boards([&](int columns, int rows) {
        return columns * rows >= min_squares && columns * rows <= max_squares;
    });
}

}  // namespace

TEST_CASE("four in a row on empty boards of up to thirty squares") {
    CHECK(check_empty_boards(1, 30) == 10);
}

#ifdef NDEBUG
constexpr bool is_optimized = true;
#else
constexpr bool is_optimized = false;  // otherwise a search takes five times as long
#endif

TEST_CASE("four in a row on empty boards of up to thirty-five squares") {
    if (!is_optimized && !test::long_run("empty boards of up to thirty-five squares")) return;
    CHECK(check_empty_boards(31, 35) == 4);
}

TEST_CASE("four in a row on empty boards of thirty-six squares") {
    if (!test::long_run("empty boards of thirty-six squares")) return;
    CHECK(check_empty_boards(36, 36) == 3);
}

// Up to six minutes each.
TEST_CASE("four in a row on all larger empty boards that take less than ten minutes") {
    if (!test::long_run("empty boards of more than thirty-six squares")) return;
    constexpr std::pair<int, int> boards[] = {{5, 8},  {4, 10}, {8, 5}, {10, 4}, {7, 6},
                                              {6, 7},  {4, 11}, {5, 9}, {4, 12}, {6, 8},
                                              {5, 10}, {4, 13}, {9, 5}};
    CHECK(check_empty_boards([&](int columns, int rows) {
              return std::ranges::find(boards, std::pair(columns, rows)) != std::end(boards);
          }) == 13);
}

}  // namespace four_in_a_row_test
