// SPDX-License-Identifier: BSL-1.0
// examples/connect_four_is_won.cpp
#include <inarow.hpp>
#include <inarow/type/winning_strategy.hpp>

#include "../data/connect_four_strategy.hpp"

#include <iostream>

using namespace inarow;
using opening = play<new_game<connect_four>, "d1">;

// The compiler tries every move of the second player against the strategy.
static_assert(wins_with<connect_four_strategy, opening>);

int main() { std::cout << "The first player wins Connect Four: this program was compiled.\n"; }
