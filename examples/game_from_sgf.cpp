// SPDX-License-Identifier: BSL-1.0
// examples/game_from_sgf.cpp
#include <inarow/dynamic.hpp>
#include <inarow/messages/sgf_error.hpp>
#include <inarow/notation/sgf.hpp>
#include <inarow/stream.hpp>

#include <iostream>
#include <iterator>
#include <string>

using namespace inarow;

int main() {
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    const auto game = notation::parse_sgf<dynamic>(text);
    if (!game) {
        std::cerr << inarow::messages::sentence("The game", game.error()) << '\n';
        return 1;
    }
    std::cout << game->rules() << ": " << *game << '\n'
              << game->status() << " after " << game->ply() << " moves\n";

    std::string again;
    notation::print_sgf(again, *game);
    std::cout << again << '\n';
}
