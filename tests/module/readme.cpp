// SPDX-License-Identifier: BSL-1.0
// What the README does with the header.
import inarow;

using game = inarow::new_game<inarow::tic_tac_toe>;
using after = inarow::play<game, "center", "top-left">;
static_assert(inarow::is_ongoing<after>);

int main() {}
