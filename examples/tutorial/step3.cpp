// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step3.cpp
#include <inarow.hpp>

#include <iostream>
#include <string>

using namespace inarow;

// Five columns, four rows, three in a row. Stones drop, so a move is a column.
constexpr rules small_drop{.columns = 5, .rows = 4, .run = 3, .gravity = drop};

using game = play<new_game<small_drop>, 3, 3, 2, 4, 1>;
static_assert(first_has_won<game>);

// The same moves, but the player who completes a line loses.
static_assert(second_has_won<play<new_game<misere(small_drop)>, 3, 3, 2, 4, 1>>);

// A board with nine columns and nine rows, and five in a row.
using large = play<new_game<rules{.columns = 9, .rows = 9, .run = 5}>, "e5", "d4", "e6">;
static_assert(available_moves<large>.size() == 81 - 3);

int main() {
    std::string picture;
    draw::board(picture, game::position);
    std::cout << picture;
}
