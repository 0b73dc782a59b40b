// SPDX-License-Identifier: BSL-1.0
// A game is a type, and so is the game after each move. What is claimed of
// it is compiled: change a claim or a move, and the compiler judges again.

#include <inarow.hpp>

using namespace inarow;

using game = new_game<tic_tac_toe>;
using after = play<game, "center", "top-left">;

static_assert(is_fresh<game>);
static_assert(is_ongoing<after>);
static_assert(is_occupied<after, "center">);
static_assert(available_moves<after>.size() == 7);

// Write "center" once more, and see what it says.
using next = play<after, "a1">;
