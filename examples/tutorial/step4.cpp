// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step4.cpp
#include <inarow.hpp>

#include <iostream>

using namespace inarow;

// Accepts only games in which this move is legal.
template <game_type Game>
    requires legal_moves<Game, "center">
using take_center = play<Game, "center">;

// Two functions with one name. The compiler chooses the function for the state of the game.
template <in_play Game>
void tell() {
    std::cout << "in play, with " << available_moves<Game>.size() << " legal moves\n";
}
template <finished Game>
void tell() {
    std::cout << "over: " << who_won<Game> << '\n';
}

using centered = take_center<new_game<tic_tac_toe>>;
static_assert(!legal_moves<centered, "center"> && legal_moves<centered, "a1", "c3">);

int main() {
    tell<centered>();
    tell<play<centered, "a1", "a2", "b1", "c2">>();
}
