// SPDX-License-Identifier: BSL-1.0
// Does not compile: No move can be taken back: the game has just begun.
#include <inarow.hpp>

using namespace inarow;

using game = new_game<tic_tac_toe>;
using before = take_back<game>;
