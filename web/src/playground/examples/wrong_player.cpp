// SPDX-License-Identifier: BSL-1.0
// A move may say whose it is. Then it must be their turn.
// Does not compile: Move 2: first (X) cannot play "c3": it is the turn of
// second (O). Free squares: a3, b3, c3, a2, b2, c2, b1, c1.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, by(first, "a1")>;
using next = play<game, by(first, "c3")>;
