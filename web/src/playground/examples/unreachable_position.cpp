// SPDX-License-Identifier: BSL-1.0
// A start position must be one that legal moves reach.
// Does not compile: No game reaches this board: the line from a3 had
// already ended the game before the last move.
#include <inarow.hpp>

using namespace inarow;

using game = set_up<tic_tac_toe, "XXX/OOO/... X">;
