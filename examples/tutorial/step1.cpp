// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step1.cpp
#include <inarow.hpp>

#include <iostream>
#include <string>

using namespace inarow;

// The game is a type, and the game after two moves is another type.
using start = new_game<tic_tac_toe>;
using after = play<start, "center", "top-left">;

int main() {
    std::string picture;
    draw::board(picture, after::position);
    std::cout << picture;
}
