// SPDX-License-Identifier: BSL-1.0
// examples/random_playouts.cpp
#include <inarow/solve/playout.hpp>

#include <algorithm>
#include <iostream>
#include <span>
#include <vector>

using namespace inarow;

int main() {
    constexpr int games = 100'000;
    const auto empty = *position_of<connect_four>::start(connect_four);
    std::vector<outcome> outcomes(games);
    solve::simd_xoroshiro random(1);  // a seed; the games are the same everywhere
    for (const square s : empty.available_moves()) {
        const std::vector positions(games, empty.after(s));
        solve::playout(std::span(positions), random, std::span(outcomes));
        const auto won = std::ranges::count(outcomes, outcome::first_won);
        std::cout << "column " << s.column + 1 << ": first wins " << 100 * won / games << " %\n";
    }
}
