// SPDX-License-Identifier: BSL-1.0
// examples/beat_your_compiler.cpp
// You cannot beat your compiler.
//
// You are X. Write your next move at the end of the list below; the compiler answers each with the
// best move there is. To see the board, hover over `board_now` in an editor that runs clangd, or
// run the program, or take away the slashes before `using look`, and the compiler draws it:
//
//     g++ -std=c++23 -I include examples/beat_your_compiler.cpp && ./a.out
//
// Where to play: a1 is the bottom left corner, c3 the top right one, b2 the center.

#include <inarow/perfect_play.hpp>

#include <iostream>
#include <string>

using namespace inarow;

using now = challenge<new_game<tic_tac_toe>, "b2">;

using board_now = display<now>;
// using look = show<now>;

// Do you think that you are winning? Claim it, and the compiler shows you why you are not.
// static_assert(wins<now, first>);

// Shall the compiler begin? Then you are O:    challenge<reply<new_game<tic_tac_toe>>, "b2">
// Or, with stones that drop, four in a row:    challenge<new_game<rules{4, 4, 4, drop}>, 1, 2>

int main() {
    std::string text;
    draw::board(text, now::position);
    std::cout << text;
    if (finished<now>) {
        std::cout << name_of(now::position.outcome()) << '\n';
    } else {
        std::cout << "with perfect play: " << name_of(value<now>.outcome) << '\n';
    }
}
