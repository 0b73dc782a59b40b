// SPDX-License-Identifier: BSL-1.0
// A move that names its player must be made by the player to move.
// Does not compile: Move 2: first (X) cannot play "c3": it is the turn of
// second (O). Free squares: a3, b3, c3, a2, b2, c2, b1, c1.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, made_by(first, "a1")>;
using next = play<game, made_by(first, "c3")>;
