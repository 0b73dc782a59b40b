// SPDX-License-Identifier: BSL-1.0
// Does not compile: Move 7: first (X) cannot play "4": column 4 is full.
// Open columns: 1, 2, 3, 5, 6, 7.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<connect_four>, 4, 4, 4, 4, 4, 4>;
using next = play<game, 4>;
