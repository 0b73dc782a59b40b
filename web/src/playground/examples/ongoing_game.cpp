// SPDX-License-Identifier: BSL-1.0
// A game is a type, and so is the game after each move. Change a move or
// a static_assert, and the program is compiled again.

#include <inarow.hpp>

using namespace inarow;

using game = new_game<tic_tac_toe>;
using after = play<game, "center", "top-left">;

static_assert(is_fresh<game>);
static_assert(is_ongoing<after>);
static_assert(is_occupied<after, "center">);
static_assert(available_moves<after>.size() == 7);

// Replace "a1" by "center", and the move is refused.
using next = play<after, "a1">;
