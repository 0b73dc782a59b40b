// SPDX-License-Identifier: BSL-1.0
// Nine moves without three in a row.

#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<tic_tac_toe>, 13, 23, 33, 12, 22, 11, 32, 31>;
using drawn = play<game, 21>;

static_assert(is_ongoing<game>);
static_assert(is_drawn<drawn>);
static_assert(finished<drawn> && who_won<drawn> == outcome::draw);
