// SPDX-License-Identifier: BSL-1.0
// One careless move against the compiler is enough.

#include <inarow.hpp>

using namespace inarow;

using game = challenge<new_game<tic_tac_toe>, "b2">;
using careless = challenge<game, "b1", "a1">;

static_assert(is_ongoing<game>);
static_assert(second_has_won<careless>);
