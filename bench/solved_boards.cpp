// SPDX-License-Identifier: BSL-1.0
// Solves boards.
//     solved_boards SECONDS NODES BOARD...
// Prints a line for each board, such as 7x7/5 or "15x15/5 h8 g9" with moves already made, as soon
// as it is solved or its limit is reached: board, outcome, nodes, seconds, plies of a win, seconds
// for these. Where stones drop, the nodes and seconds are those of the exact score, and the plies
// are always there. bench/placing_games.py and bench/dropping_games.py build and run it.
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <iostream>
#include <optional>
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
double seconds(const solve::solver& solver) {
    return std::chrono::duration<double>(solver.stats().time).count();
}

std::optional<position> position_of(std::string_view board) {
    const std::size_t end = std::min(board.find(' '), board.size());
    const auto rules = notation::parse_rules(board.substr(0, end));
    if (!rules || !check(*rules)) return {};
    const auto made = notation::play_moves(position::start(*rules).value(), board.substr(end));
    return made ? std::optional(*made) : std::nullopt;
}

void solve_value(std::string_view board, const position& start, solve::solver solver) {
    const auto value = solve::value(start, solver);
    std::cout << board << '\t' << (value ? name_of(value->outcome) : "unknown") << '\t'
              << solver.stats().nodes << '\t' << seconds(solver) << '\t'
              << (value ? value->plies : 0) << std::endl;
}

void solve_board(std::string_view board, std::chrono::seconds time, long long nodes) {
    const auto start = position_of(board);
    if (!start) {
        std::cout << board << "\tnot a board\n";
        return;
    }
    if (start->rules().gravity == drop)
        return solve_value(board, *start, solver_within(time, nodes));
    auto solver = solver_within(time, nodes);
    const auto outcome = solve::outcome(*start, solver);
    std::cout << board << '\t' << (outcome ? name_of(*outcome) : "unknown") << '\t'
              << solver.stats().nodes << '\t' << seconds(solver);
    if (outcome && *outcome != outcome::draw) {
        auto anew = solver_within(time, nodes);
        const auto value = solve::value(*start, anew);
        std::cout << '\t' << (value ? value->plies : 0) << '\t' << seconds(anew);
    }
    std::cout << std::endl;
}

}  // namespace

int main(int count, char** arguments) {
    for (int i = 3; i < count; ++i)
        solve_board(arguments[i], std::chrono::seconds(number(arguments[1])), number(arguments[2]));
}
