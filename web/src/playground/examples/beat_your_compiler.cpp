// SPDX-License-Identifier: BSL-1.0
// You are X. The compiler answers each of your moves with a best one: write
// your next move at the end of the list. It cannot be beaten.

#include <inarow.hpp>

using namespace inarow;

using game = challenge<new_game<tic_tac_toe>, "b2">;

// What the game is worth when both play perfectly, and what to play for it.
static_assert(value<game>.outcome == outcome::draw);
static_assert(best_moves<game>.contains("b1"));

// Do you think that you are winning? Claim it.
// static_assert(wins<game, first>);
