// SPDX-License-Identifier: BSL-1.0
// examples/solver_for_each_thread.cpp
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include <iostream>
#include <thread>

using namespace inarow;

int main() {
    const auto p = position::start(rules{.columns = 4, .rows = 4, .run = 4}).value();
    bool draws[2]{};
    {
        // One position, with a separate solver for each thread.
        const auto ask = [&p](bool& is_draw) {
            solve::solver solver;
            is_draw = solve::outcome(p, solver) == outcome::draw;
        };
        const std::jthread another([&] { ask(draws[1]); });
        ask(draws[0]);
    }
    std::cout << draws[0] << ' ' << draws[1] << '\n';
}
