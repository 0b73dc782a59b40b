// SPDX-License-Identifier: BSL-1.0
// What bench/python_speed.py compares Python with: exact scores of Connect Four by a plain loop
// over the lines of standard input. Prints the seconds that took, and the sum of the scores.
#include <inarow/notation/notation.hpp>
#include <inarow/solve/solver.hpp>

#include <chrono>
#include <iostream>
#include <string>
#include <vector>

using namespace inarow;

namespace {

position after(std::string_view line) {
    auto p = position::start(connect_four).value();
    std::string_view entry;
    while (!(entry = notation::next_entry(notation::kind::columns, p.rules(), line)).empty())
        (void)p.apply(notation::parse(notation::kind::columns, p.rules(), entry).value());
    return p;
}

}  // namespace

int main() {
    std::vector<std::string> lines;
    for (std::string line; std::getline(std::cin, line);) lines.push_back(line);
    const auto begin = std::chrono::steady_clock::now();
    solve::solver by;
    std::vector<int> scores;
    for (const std::string& line : lines) {
        solve::value_inquiry asked(after(line));
        by.answer(asked);
        scores.push_back(asked.score());
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    long long sum = 0;
    for (const int score : scores) sum += score;
    std::cout << took.count() << ' ' << sum << '\n';
}
