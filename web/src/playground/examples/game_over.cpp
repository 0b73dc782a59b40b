// SPDX-License-Identifier: BSL-1.0
// Does not compile: Move 6: second (O) cannot play "c3": the game is over,
// first (X) has won.
#include <inarow.hpp>

using namespace inarow;

using won = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2", "c1">;

static_assert(first_has_won<won>);

using next = play<won, "c3">;
