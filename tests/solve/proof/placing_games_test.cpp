// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/solver.hpp>

#include "support/long_run.hpp"
#include "support/rewritten.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// Who wins on empty boards on which stones are placed, as published, and in how many nodes.

namespace {

using namespace inarow;

constexpr std::string_view effort_file = INAROW_TEST_DATA "/placing/effort.txt";
constexpr long long few_nodes = 100'000;

struct board_effort {
    std::string board;
    std::string outcome;  ///< "first" or "draw"
    long long nodes;
};

std::vector<board_effort> read_efforts() {
    std::ifstream file(std::string{effort_file});
    std::vector<board_effort> result;
    for (board_effort one; file >> one.board >> one.outcome >> one.nodes;) result.push_back(one);
    return result;
}

position empty_board(const std::string& board) {
    return position::start(notation::parse_rules(board).value()).value();
}

/// With a new solver.
board_effort measured(const std::string& board) {
    solve::solver searcher;
    const auto outcome = solve::outcome(empty_board(board), searcher).value();
    return {board,
            outcome == outcome::draw        ? "draw"
            : outcome == outcome::first_won ? "first"
                                            : "",
            searcher.stats().nodes};
}

void write_efforts(const std::vector<board_effort>& efforts) {
    std::ofstream file(std::string{effort_file});
    for (const auto& [board, outcome, nodes] : efforts)
        file << board << ' ' << outcome << ' ' << nodes << '\n';
}

}  // namespace

TEST_CASE("empty boards have the published outcome, in the recorded number of nodes") {
    const bool is_long = test::long_run("boards of more than 100,000 nodes");
    auto efforts = read_efforts();
    CHECK(efforts.size() == 40);
    for (auto& [board, outcome, nodes] : efforts) {
        if (nodes > few_nodes && !is_long && !test::is_to_be_rewritten()) continue;
        const auto now = measured(board);
        CHECK_MESSAGE(now.outcome == outcome, board);
        if (!test::is_to_be_rewritten())
            CHECK_MESSAGE(now.nodes == nodes, board, ": if that is intended, INAROW_REWRITE=1 ",
                          "build/gcc/bin/test_solve_proof -tc='*empty boards*'");
        nodes = now.nodes;
    }
    if (test::is_to_be_rewritten()) write_efforts(efforts);
}

TEST_CASE("wins on empty boards are the fastest") {
    struct board_win {
        std::string_view board;
        int plies;
    };
    for (const auto& [board, plies] :
         {board_win{"4x3/3", 7}, {"5x5/3", 5}, {"6x5/4", 11}, {"6x6/4", 11}, {"7x5/4", 11}}) {
        solve::solver searcher;
        const auto v = solve::value(empty_board(std::string(board)), searcher).value();
        CHECK_MESSAGE(v.outcome == outcome::first_won, board);
        CHECK_MESSAGE(v.plies == plies, board);
    }
}
