// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step2.cpp
#include <inarow.hpp>

#include <iostream>
#include <type_traits>

using namespace inarow;

using before = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2">;
using won = play<before, "c1">;

// What holds of a game, the compiler checks.
static_assert(is_ongoing<before>);
static_assert(first_has_won<won>);
static_assert(available_moves<before>.size() == 5 && available_moves<won>.empty());

// Without its last move it is the type that it was.
static_assert(std::is_same_v<take_back<won>, before>);

// And history can go another way.
using instead = play<take_back<won>, "b3">;
static_assert(!is_occupied<instead, "c1">);

int main() { std::cout << who_won<won> << ", " << status_of<instead> << '\n'; }
