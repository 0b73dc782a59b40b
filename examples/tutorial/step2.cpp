// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step2.cpp
#include <inarow.hpp>

#include <iostream>
#include <type_traits>

using namespace inarow;

using before = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2">;
using won = play<before, "c1">;

// The compiler checks these properties of the games.
static_assert(is_ongoing<before>);
static_assert(first_has_won<won>);
static_assert(available_moves<before>.size() == 5 && available_moves<won>.empty());

// Without its last move, a game has the same type as before the move.
static_assert(std::is_same_v<take_back<won>, before>);

// After taking back a move, you can make another move.
using instead = play<take_back<won>, "b3">;
static_assert(!is_occupied<instead, "c1">);

int main() { std::cout << who_won<won> << ", " << status_of<instead> << '\n'; }
