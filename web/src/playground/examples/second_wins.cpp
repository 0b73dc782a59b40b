// SPDX-License-Identifier: BSL-1.0
// The second player wins. A move can name its player.

#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, "b1", "a3", "c3", "b2", "a1">;
using won = play<game, made_by(second, "c1")>;

static_assert(second_has_won<won> && !first_has_won<won>);
static_assert(who_won<won> == outcome::second_won);
