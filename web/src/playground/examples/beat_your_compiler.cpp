// SPDX-License-Identifier: BSL-1.0
// You are X. The compiler answers each of your moves with a best one:
// write your next move at the end of the list. The compiler never loses.

#include <inarow/perfect_play.hpp>

using namespace inarow;

using game = challenge<new_game<tic_tac_toe>, "b2">;

// The value of the game under perfect play, and a best move.
static_assert(value<game>.outcome == outcome::draw);
static_assert(best_moves<game>.contains("b1"));

// A claim that the first player wins: does it compile?
// static_assert(wins<game, first>);
