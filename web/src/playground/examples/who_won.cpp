// SPDX-License-Identifier: BSL-1.0
// An ongoing game has no winner: who_won is an error then, not a value.
// Does not compile: The game is not over: first (X) is to make move 5.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2">;

constexpr outcome winner = who_won<game>;
