// SPDX-License-Identifier: BSL-1.0
// Rules are values: any columns, rows and run, placed or dropped. Games of two sizes side by side.

#include <inarow.hpp>

using namespace inarow;

using small = play<new_game<tic_tac_toe>, "b2", "a1">;
using large = play<new_game<square_board(9)>, "e5", "d4", "e6", "d5", "e7", "d6">;
using flat = play<new_game<rules{.columns = 6, .rows = 2, .run = 3, .gravity = drop}>, 2, 3, 2>;

static_assert(is_ongoing<small> && is_ongoing<large> && is_ongoing<flat>);
static_assert(available_moves<small>.size() == 7);
static_assert(available_moves<flat>.size() == 5);
