// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/solver.hpp>

#include "support/long_run.hpp"
#include "support/rewritten.hpp"
#include "support/sanitized.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

// Who wins where stones are placed, on empty boards as published, and in how many nodes.

namespace placing_games_test {
namespace {

using namespace inarow;

constexpr std::string_view effort_file = INAROW_TEST_DATA "/placing/effort.txt";
constexpr long long few_nodes = test::is_sanitized ? 3'000 : 100'000;

struct position_effort {
    std::string board;
    std::string outcome;  ///< "first", "second" or "draw"
    long long nodes;
    std::string moves;
};

std::vector<position_effort> read_efforts() {
    std::ifstream file(std::string{effort_file});
    std::vector<position_effort> result;
    for (position_effort one; file >> one.board >> one.outcome >> one.nodes;) {
        std::getline(file >> std::noskipws, one.moves);
        file >> std::skipws;
        result.push_back(one);
    }
    return result;
}

position position_after(const std::string& board, const std::string& moves) {
    const auto empty = position::start(notation::parse_rules(board).value()).value();
    return notation::play_moves(empty, moves).value();
}
std::string text_of(outcome o) {
    switch (o) {
        case outcome::in_play: break;
        case outcome::first_won: return "first";
        case outcome::second_won: return "second";
        case outcome::draw: return "draw";
    }
    return "in play";
}

/// With a new solver.
position_effort measured(const position_effort& of) {
    solve::solver solver;
    const auto found = solve::outcome(position_after(of.board, of.moves), solver).value();
    return {of.board, text_of(found), solver.stats().nodes, of.moves};
}

void write_efforts(const std::vector<position_effort>& efforts) {
    std::ofstream file(std::string{effort_file});
    for (const auto& [board, outcome, nodes, moves] : efforts)
        file << board << ' ' << outcome << ' ' << nodes << moves << '\n';
}

}  // namespace

TEST_CASE("boards and positions have the known outcome, in the recorded number of nodes") {
    const bool is_long = test::long_run("boards of many nodes");
    auto efforts = read_efforts();
    CHECK(efforts.size() == 76);
    for (auto& [board, outcome, nodes, moves] : efforts) {
        if (nodes > few_nodes && !is_long && !test::is_to_be_rewritten()) continue;
        const auto now = measured({board, outcome, nodes, moves});
        CHECK_MESSAGE(now.outcome == outcome, board, moves);
        if (!test::is_to_be_rewritten())
            CHECK_MESSAGE(now.nodes == nodes, board, moves,
                          ": if that is intended, INAROW_REWRITE=1 ",
                          "build/gcc/bin/test_solve_proof -tc='*known outcome*'");
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
        solve::solver solver;
        const auto v = solve::value(position_after(std::string(board), ""), solver).value();
        CHECK_MESSAGE(v.outcome == outcome::first_won, board);
        CHECK_MESSAGE(v.plies == plies, board);
    }
}

}  // namespace placing_games_test
