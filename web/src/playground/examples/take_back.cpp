// SPDX-License-Identifier: BSL-1.0
// When a move is taken back, the game is the same type as before it.

#include <inarow.hpp>

using namespace inarow;

using before = play<new_game<tic_tac_toe>, "a1", "a2", "b1", "b2">;
using won = play<before, "c1">;
using instead = play<take_back<won>, "b3">;

static_assert(first_has_won<won>);
static_assert(__is_same(take_back<won>, before));
static_assert(__is_same(take_back<won, 5>, new_game<tic_tac_toe>));
static_assert(is_ongoing<instead>);
static_assert(has_moves<won, 5> && !has_moves<won, 6>);
