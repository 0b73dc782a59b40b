// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "support/long_run.hpp"
#include "support/scores.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// Four in a row on boards on which stones drop, against scores known from outside (see
// tests/data/README.md).

namespace {

using namespace inarow;
using connect_four_position = position_of<connect_four>;

connect_four_position after(const std::string& columns) {
    auto p = connect_four_position::start(connect_four).value();
    for (const char column : columns) p = p.play(move::into_column(column - '1')).value();
    return p;
}

/// Checks a thousand positions, with a solver that remembers or not.
void check_scores(const std::string& name, bool remembers, std::size_t bytes) {
    CAPTURE(name);
    std::ifstream file(INAROW_TEST_DATA "/connect_four/" + name);
    solve::solver with({.bytes = bytes});
    int lines = 0;
    std::string columns;
    for (int score = 0; file >> columns >> score; ++lines) {
        const auto p = after(columns);
        const int free = test::free_squares(p);
        if (!remembers) with.forget();
        const auto v = solve::value(p, with);
        REQUIRE(v.has_value());
        const int found = score_of(*v, free, p.to_move());
        CHECK_MESSAGE(found == score, columns);
        const auto who_wins = solve::outcome(p, with);
        CHECK_MESSAGE(who_wins == v->outcome, columns);
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

/// A line of the table.
struct empty_board {
    rules on;
    game_value worth;
    int score;
};

/// Asks for one board, and says how long that took when it was long.
void check_empty_board(const empty_board& expected) {
    CAPTURE(test::named(expected.on));
    solve::solver with;
    const auto p = basic_position<64>::start(expected.on).value();
    const auto v = solve::value(p, with);
    CHECK(v == expected.worth);
    CHECK(score_of(*v, expected.on.squares(), first) == expected.score);
    const std::chrono::duration<double> seconds = with.spent().time;
    if (seconds.count() > 1)
        std::cout << test::named(expected.on) << ": " << seconds.count() << " s, "
                  << with.spent().positions << " positions\n";
}

/// Checks the boards of that many squares in the table; gives how many there are.
int check_empty_boards(int least_squares, int most_squares) {
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
        if (columns * rows < least_squares || columns * rows > most_squares) continue;
        ++boards;
        const outcome who = winner == "1st"   ? outcome::first_won
                            : winner == "2nd" ? outcome::second_won
                                              : outcome::draw;
        check_empty_board({test::dropped(columns, rows, 4), {who, last_move}, score});
    }
    return boards;
}

}  // namespace

TEST_CASE("four in a row on empty boards of up to thirty squares") {
    CHECK(check_empty_boards(1, 30) == 10);
}

#ifdef NDEBUG
constexpr bool is_quick = true;
#else
constexpr bool is_quick = false;  // a search without optimisation takes five times as long
#endif

TEST_CASE("four in a row on empty boards of up to thirty-five squares") {
    if (!is_quick && !test::long_run("empty boards of up to thirty-five squares")) return;
    CHECK(check_empty_boards(31, 35) == 4);
}

TEST_CASE("four in a row on empty boards of thirty-six squares") {
    if (!test::long_run("empty boards of thirty-six squares")) return;
    CHECK(check_empty_boards(36, 36) == 3);
}
