// SPDX-License-Identifier: BSL-1.0
// Values, streams and a search; the names of std are the program's own.
#include <iostream>
#include <sstream>
#include <string>

import inarow;

namespace {

constexpr const char* expected =
    R"(Move 8: second (O) cannot play "6": the game is over, first (X) has won.
6  . . . . . . .
5  . . . . . . .
4  . . . . . . .
3  . . . . . . .
2  . . O O O . .
1  . .[X X X X].
   1 2 3 4 5 6 7
first won
)";

std::string played() {
    std::ostringstream out;
    auto game = *inarow::game_of<inarow::connect_four>::start(inarow::connect_four);
    for (const int column : {3, 3, 2, 2, 4, 4, 5, 5})
        if (const auto done = game.apply(inarow::move::into_column(column)); !done)
            out << inarow::messages::sentence(game.rules(), done.error()) << '\n';

    std::string picture;
    inarow::draw::board(picture, game.position());
    out << picture << game.status() << '\n';
    return out.str();
}

bool is_solved() {
    const auto empty = *inarow::position::start(inarow::connect_four);
    const auto drops = *inarow::notation::play_moves(empty, "32164625");
    inarow::solve::solver solver;
    return inarow::solve::outcome(drops, solver) == inarow::outcome::first_won;
}

}  // namespace

int main() {
    if (played() == expected && is_solved()) return 0;
    std::cout << played();
    return 1;
}
