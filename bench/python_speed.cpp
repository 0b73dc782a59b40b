// SPDX-License-Identifier: BSL-1.0
// The C++ side of bench/python_speed.py: exact scores of Connect Four, in a plain loop over the
// lines of standard input. Prints the time in seconds, and the sum of the scores.
#include <inarow/dynamic.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/solver.hpp>

#include <chrono>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

using namespace inarow;

namespace {

position after(std::string_view line) {
    auto p = position::start(connect_four).value();
    std::string_view text;
    while (!(text = notation::next_move_text(notation::kind::columns, p.rules(), line)).empty())
        (void)p.apply(notation::parse(notation::kind::columns, p.rules(), text).value());
    return p;
}

}  // namespace

int main() {
    std::vector<std::string> lines;
    for (std::string line; std::getline(std::cin, line);) lines.push_back(line);
    const auto begin = std::chrono::steady_clock::now();
    solve::solver solver;
    std::vector<int> scores;
    for (const std::string& line : lines) {
        solve::value_query query(after(line));
        solver.answer(query);
        scores.push_back(query.score());
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    long long sum = 0;
    for (const int score : scores) sum += score;
    std::cout << time.count() << ' ' << sum << '\n';
}
