// SPDX-License-Identifier: BSL-1.0
// Rules are values: columns, rows, run, and whether stones are placed or
// dropped. Games of different board sizes are used in one program.

#include <inarow.hpp>

using namespace inarow;

using small = play<new_game<tic_tac_toe>, "b2", "a1">;
using large = play<new_game<square_board(9)>, "e5", "d4", "e6", "d5">;

static_assert(is_ongoing<small> && is_ongoing<large>);
static_assert(available_moves<small>.size() == 7);
static_assert(available_moves<large>.size() == 77);
