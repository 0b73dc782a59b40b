// SPDX-License-Identifier: BSL-1.0
// examples/table_of_all_positions.cpp
#include <inarow/solve/all_values.hpp>

#include <iostream>

using namespace inarow;

// The compiler solves every position. The program looks up the values.
constexpr solve::all_values<tic_tac_toe> values;

int main() {
    const auto empty = *position_of<tic_tac_toe>::start(tic_tac_toe);
    std::cout << values.size()
              << " positions; from the empty board: " << name_of(values[empty]->outcome) << '\n';

    // The replies that lose after a first move in the corner, and the plies until the loss.
    const auto corner = empty.after({.column = 0, .row = 0});
    for (const square reply : corner.available_moves())
        if (const auto v = values[corner.after(reply)]; v && v->outcome == outcome::first_won)
            std::cout << "(" << reply.column << ',' << reply.row << "): in " << v->plies
                      << " plies\n";
}
