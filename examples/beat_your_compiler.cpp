// SPDX-License-Identifier: BSL-1.0
// examples/beat_your_compiler.cpp
// You cannot beat your compiler.
//
// You are X. Write your next move at the end of the list below. The compiler answers each move with
// a best move. To see the board, hover over `board_now` in an editor with clangd, or run the
// program. If you remove the slashes before `using look`, a compiler error draws the board. This
// command compiles and runs the program:
//
//     g++ -std=c++23 -I include examples/beat_your_compiler.cpp && ./a.out
//
// Squares: a1 is the bottom left corner, c3 is the top right corner, and b2 is the center.

#include <inarow/perfect_play.hpp>

#include <iostream>
#include <string>

using namespace inarow;

using now = challenge<new_game<tic_tac_toe>, "b2">;

using board_now = display<now>;
// using look = show<now>;

// Do you think that you can win? Remove the slashes, and the compiler shows you why you cannot.
// static_assert(wins<now, first>);

// To let the compiler begin, so that you are O:    challenge<reply<new_game<tic_tac_toe>>, "b2">
// For four in a row with stones that drop:         challenge<new_game<rules{4, 4, 4, drop}>, 1, 2>

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
