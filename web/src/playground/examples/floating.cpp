// SPDX-License-Identifier: BSL-1.0
// Does not compile: Move 2: second (O) cannot play "d3": a stone dropped
// into column 4 falls to d2. Open columns: 1, 2, 3, 4, 5, 6, 7.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<connect_four>, "d1">;
using next = play<game, "d3">;
