// SPDX-License-Identifier: BSL-1.0
// Does not compile: Move 2: second (O) cannot play "d4": it is off the
// board (a1 to c3). Free squares: a3, b3, c3, a2, b2, c2, b1, c1.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, "a1">;
using next = play<game, "d4">;
