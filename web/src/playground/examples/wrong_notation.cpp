// SPDX-License-Identifier: BSL-1.0
// The notation of columns is for boards where stones are dropped.
// Does not compile: Move 1: first (X) cannot play "2": it is not a move,
// expected a board where stones are dropped, at character 1. Free squares:
// a3, b3, c3, a2, b2, c2, a1, b1, c1.
#include <inarow.hpp>

using namespace inarow;

using game = new_game<tic_tac_toe>;
using next = play<game, written_in(notation::kind::columns, "2")>;
