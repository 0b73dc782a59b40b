// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>

// The same game as in main.cpp, as a value.
int moves_in_the_other_unit() {
    inarow::position_of<inarow::tic_tac_toe> board =
        *inarow::position_of<inarow::tic_tac_toe>::start(inarow::tic_tac_toe);
    (void)board.apply(inarow::square{.column = 1, .row = 1});
    (void)board.apply(inarow::square{.column = 0, .row = 0});
    return board.stones();
}
