// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/solver.hpp>

#include "support/rewritten.hpp"
#include "support/scores.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// The exact number of nodes of a value is the signature of the search: a change of the algorithm
// changes it, and should tell by how much; a change of speed only does not.

namespace effort_test {
namespace {

using namespace inarow;

constexpr std::string_view effort_file = INAROW_TEST_DATA "/connect_four/effort.txt";

struct line_effort {
    std::string columns;
    int score;
    long long nodes;
};

std::vector<line_effort> read_efforts() {
    std::ifstream file(std::string{effort_file});
    std::vector<line_effort> result;
    for (line_effort one{}; file >> one.columns >> one.score >> one.nodes;) result.push_back(one);
    return result;
}

/// The score and the nodes of a new solver with one thread.
line_effort measured(const std::string& columns) {
    auto p = position_of<connect_four>::start(connect_four).value();
    for (const char column : columns) p = p.play(move::into_column(column - '1')).value();
    solve::solver solver;
    const auto v = solve::value(p, solver).value();
    return {columns, score_of(v, test::free_squares(p), p.to_move()), solver.stats().nodes};
}

}  // namespace

TEST_CASE("the effort of sixty lines of Connect Four is the recorded number of nodes") {
    const auto before = read_efforts();
    CHECK(before.size() == 60);
    std::vector<line_effort> now;
    long long sum_before = 0;
    long long sum = 0;
    int changed = 0;
    for (const auto& [columns, score, nodes] : before) {
        now.push_back(measured(columns));
        CHECK_MESSAGE(now.back().score == score, columns);
        changed += static_cast<int>(now.back().nodes != nodes);
        sum_before += nodes;
        sum += now.back().nodes;
    }
    if (test::is_to_be_rewritten()) {
        std::ofstream file(std::string{effort_file});
        for (const auto& [columns, score, nodes] : now)
            file << columns << ' ' << score << ' ' << nodes << '\n';
        MESSAGE(sum_before, " nodes before, ", sum, " now: written to ", std::string{effort_file});
        return;
    }
    CHECK_MESSAGE(changed == 0, changed, " of ", before.size(), " lines take another number of ",
                  "nodes, ", sum, " in all instead of ", sum_before, ". If that is intended: ",
                  "INAROW_REWRITE=1 build/gcc/bin/test_solve_proof -tc='*effort*'");
}

}  // namespace effort_test
