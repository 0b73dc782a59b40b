// SPDX-License-Identifier: BSL-1.0
// examples/count_games.cpp
#include <inarow/solve/perft.hpp>

#include <iostream>

using namespace inarow;

constexpr auto start = *position_of<connect_four>::start(connect_four);
static_assert(solve::perft(start, 3).games == 343);  // the compiler counts, too

int main() {
    for (int moves = 1; moves <= 9; ++moves) {
        const solve::game_counts counts = solve::perft(start, moves);
        std::cout << moves << " moves: " << counts.games << " games, " << counts.first_won << " + "
                  << counts.second_won << " won\n";
    }
}
