// SPDX-License-Identifier: BSL-1.0
// Does not compile: Move 3: first (X) cannot play "five": it is not a move,
// expected a row number at character 5. Open columns: 1, 2, 3, 4, 5, 6, 7.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<connect_four>, 4, 4>;
using next = play<game, "five">;
