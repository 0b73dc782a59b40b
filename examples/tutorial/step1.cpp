// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step1.cpp
#include <inarow.hpp>

#include <iostream>
#include <string>

using namespace inarow;

// A game is a type, and so is the game after two moves.
using start = new_game<tic_tac_toe>;
using after = play<start, "center", "top-left">;

int main() {
    std::string picture;
    draw::board(picture, after::position);
    std::cout << picture;
}
