// SPDX-License-Identifier: BSL-1.0
// Replace the last "center" by "a1", and the program compiles.
// Does not compile: Move 3: first (X) cannot play "center": b2 is already
// taken by first (X). Free squares: b3, c3, a2, c2, a1, b1, c1.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, "center", "top-left">;
using next = play<game, "center">;

static_assert(is_ongoing<game>);
