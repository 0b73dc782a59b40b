// SPDX-License-Identifier: BSL-1.0
// A move is "center", "b2" or 22, the column and the row from the bottom
// left.

#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2">;
using won = play<game, 31>;

static_assert(is_ongoing<game>);
static_assert(first_has_won<won>);
static_assert(who_won<won> == outcome::first_won);
static_assert(available_moves<won>.empty());
