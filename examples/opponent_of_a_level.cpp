// SPDX-License-Identifier: BSL-1.0
// examples/opponent_of_a_level.cpp
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/stream.hpp>

#include <chrono>
#include <cstdint>
#include <iostream>

using namespace inarow;
using namespace std::chrono_literals;

/// Plays a game between players of two levels.
game compete(solve::level of_first, solve::level of_second, std::uint64_t seed) {
    auto played = *game::start(connect_four);
    solve::solver solver;
    while (!played.position().is_over()) {
        const position& p = played.position();
        const auto level = p.to_move() == first ? of_first : of_second;
        if (!played.apply(solve::choose(p, solver, 1s, level, seed).where)) break;
    }
    return played;
}

int main() {
    const auto beginner = solve::level::create(1);
    const auto better = solve::level::create(5);
    if (!beginner || !better) return 1;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const game played = compete(*beginner, *better, seed);
        std::cout << played.status() << ": " << played << '\n';
    }
}
