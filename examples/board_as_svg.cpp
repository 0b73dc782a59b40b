// SPDX-License-Identifier: BSL-1.0
// examples/board_as_svg.cpp
#include <inarow/draw/svg.hpp>
#include <inarow/game/game.hpp>

#include <fstream>
#include <iostream>
#include <string>

using namespace inarow;

int main() {
    auto game = *game_of<connect_four>::start(connect_four);
    for (const int column : {3, 3, 2, 2, 4, 4, 5})
        if (!game.apply(inarow::move::into_column(column))) return 1;

    std::string picture;
    draw::svg(picture, game.position(), {.marked = game.moves().back()});
    std::ofstream file("board.svg");
    file << picture;
    file.close();
    if (!file) {
        std::cerr << "board.svg cannot be written\n";
        return 1;
    }
    std::cout << picture.substr(0, picture.find("<style>"));
}
