// SPDX-License-Identifier: BSL-1.0
// Against the compiler, one losing move is enough.

#include <inarow/perfect_play.hpp>

using namespace inarow;

using game = challenge<new_game<tic_tac_toe>, "b2">;
using lost = challenge<game, "b1", "a1">;

static_assert(is_ongoing<game>);
static_assert(second_has_won<lost>);
