// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "support/scores.hpp"

#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// How many positions are looked at for a value, to the last one: the signature of the search. Who
// changes how it goes about its work changes these numbers, and should know by how much; who only
// makes it faster does not.

namespace {

using namespace inarow;

constexpr std::string_view file_of_efforts = INAROW_TEST_DATA "/connect_four/effort.txt";

struct effort_of_line {
    std::string columns;
    int score;
    long long positions;
};

std::vector<effort_of_line> read_efforts() {
    std::ifstream file(std::string{file_of_efforts});
    std::vector<effort_of_line> result;
    for (effort_of_line one{}; file >> one.columns >> one.score >> one.positions;)
        result.push_back(one);
    return result;
}

/// What a new solver of one thread finds, and how.
effort_of_line measured(const std::string& columns) {
    auto p = position_of<connect_four>::start(connect_four).value();
    for (const char column : columns) p = p.play(move::into_column(column - '1')).value();
    solve::solver with;
    const auto v = solve::value(p, with).value();
    return {columns, score_of(v, test::free_squares(p), p.to_move()), with.spent().positions};
}

bool is_to_be_rewritten() {
    const char* asked = std::getenv("INAROW_REWRITE");
    return asked != nullptr && std::string_view(asked) == "1";
}

}  // namespace

TEST_CASE("the effort of sixty lines of Connect Four is what it was") {
    const auto before = read_efforts();
    CHECK(before.size() == 60);
    std::vector<effort_of_line> now;
    long long sum_before = 0;
    long long sum = 0;
    int changed = 0;
    for (const auto& [columns, score, positions] : before) {
        now.push_back(measured(columns));
        CHECK_MESSAGE(now.back().score == score, columns);
        changed += static_cast<int>(now.back().positions != positions);
        sum_before += positions;
        sum += now.back().positions;
    }
    if (is_to_be_rewritten()) {
        std::ofstream file(std::string{file_of_efforts});
        for (const auto& [columns, score, positions] : now)
            file << columns << ' ' << score << ' ' << positions << '\n';
        MESSAGE(sum_before, " positions before, ", sum, " now: written to ",
                std::string{file_of_efforts});
        return;
    }
    CHECK_MESSAGE(changed == 0, changed, " of ", before.size(), " lines take another number of ",
                  "positions, ", sum, " in all instead of ", sum_before, ". If that is meant: ",
                  "INAROW_REWRITE=1 build/gcc/bin/test_solve_proof -tc='*effort*'");
}
