// SPDX-License-Identifier: BSL-1.0
// Solves empty boards on which stones are placed.
//     placing_games SECONDS NODES BOARD...
// Prints a line for each board, such as 7x7/5, as soon as it is solved or its limit is reached:
// board, outcome, nodes, seconds, plies of a win, seconds for these. bench/placing_games.py builds
// and runs it.
#include <inarow/dynamic.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/solver.hpp>

#include <charconv>
#include <chrono>
#include <iostream>
#include <string_view>

namespace {

using namespace inarow;

long long number(std::string_view text) {
    long long result = 0;
    std::from_chars(text.data(), text.data() + text.size(), result);
    return result;
}

solve::solver solver_within(std::chrono::seconds time, long long nodes) {
    solve::solver result;
    auto allowed = solve::limit::of_time(time);
    allowed.nodes = nodes;
    result.set_limit(allowed);
    return result;
}
double seconds(const solve::solver& searcher) {
    return std::chrono::duration<double>(searcher.stats().time).count();
}

void solve_board(std::string_view board, std::chrono::seconds time, long long nodes) {
    const auto rules = notation::parse_rules(board);
    if (!rules) {
        std::cout << board << "\tnot rules\n";
        return;
    }
    const auto empty = position::start(*rules).value();
    auto searcher = solver_within(time, nodes);
    const auto outcome = solve::outcome(empty, searcher);
    std::cout << board << '\t' << (outcome ? name_of(*outcome) : "unknown") << '\t'
              << searcher.stats().nodes << '\t' << seconds(searcher);
    if (outcome && *outcome != outcome::draw) {
        auto anew = solver_within(time, nodes);
        const auto value = solve::value(empty, anew);
        std::cout << '\t' << (value ? value->plies : 0) << '\t' << seconds(anew);
    }
    std::cout << std::endl;
}

}  // namespace

int main(int count, char** arguments) {
    for (int i = 3; i < count; ++i)
        solve_board(arguments[i], std::chrono::seconds(number(arguments[1])), number(arguments[2]));
}
