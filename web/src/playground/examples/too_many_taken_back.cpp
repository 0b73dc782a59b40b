// SPDX-License-Identifier: BSL-1.0
// Does not compile: 4 moves cannot be taken back: the game has only 3.
#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<connect_four>, 4, 4, 3>;
using before = take_back<game, 4>;
