// SPDX-License-Identifier: BSL-1.0
// A claim of a win must be true. Under perfect play this game is a draw.
// Does not compile: first (X) does not win this game: with perfect play it
// is a draw, as by b3 b1 a2 c2 c3 a1 c1.
#include <inarow/perfect_play.hpp>

using namespace inarow;

using game = challenge<new_game<tic_tac_toe>, "b2">;

static_assert(wins<game, first>);
