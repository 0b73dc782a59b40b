// SPDX-License-Identifier: BSL-1.0
// examples/label_positions.cpp
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/solve/solver.hpp>

#include <iostream>
#include <string>

using namespace inarow;

int main() {
    const auto empty = *position_of<connect_four>::start(connect_four);
    solve::solver solver;
    solver.set_limit({.nodes = 5'000'000});  // per position
    for (std::string line; std::getline(std::cin, line);) {
        const auto p = notation::play_moves(empty, line);
        if (!p) {
            const auto& refused = p.error();
            std::cerr << inarow::messages::sentence(connect_four, refused.why, refused.text)
                      << '\n';
            return 1;
        }
        std::cout << line;
        if (const auto v = solve::value(*p, solver)) {
            const int free = p->rules().squares() - p->stones();
            std::cout << ' ' << score_of(*v, free, p->to_move()) << '\n';
        } else {
            const auto [lower, upper] = v.error().score_bounds;
            std::cout << ' ' << lower << ".." << upper << '\n';
        }
    }
}
