// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>

int moves_in_the_other_unit();

using start = inarow::new_game<inarow::tic_tac_toe>;
using after = inarow::play<start, "center", "top-left">;
static_assert(inarow::is_ongoing<after>);

static_assert(INAROW_VERSION_MAJOR == 0);

int main() { return moves_in_the_other_unit() == 2 ? 0 : 1; }
