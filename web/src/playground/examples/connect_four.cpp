// SPDX-License-Identifier: BSL-1.0
// Where stones are dropped, a move is a column.

#include <inarow.hpp>

using namespace inarow;

using game = play<new_game<connect_four>, 4, 4, 3, 3, 5, 5>;
using won = play<game, 2>;

static_assert(is_ongoing<game>);
static_assert(first_has_won<won>);
static_assert(is_occupied<won, "b1"> && !is_occupied<won, "b2">);
static_assert(!legal_moves<game, 8> && legal_moves<game, 1, 1, 1, 1, 1, 1>);
