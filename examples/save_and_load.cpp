// SPDX-License-Identifier: BSL-1.0
// examples/save_and_load.cpp
#include <inarow/dynamic.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/ui/messages.hpp>
#include <inarow/ui/state_text.hpp>

#include <fstream>
#include <iostream>
#include <string>

using namespace inarow;

int main() {
    const auto played = notation::play_moves(*game::start(connect_four), "44536");
    if (!played) return 1;

    std::string text;
    ui::print_started_game(text, *played, played->moves());
    std::ofstream("saved.txt") << text << '\n';

    std::string line;
    std::ifstream file("saved.txt");
    if (!std::getline(file, line)) return 1;
    const auto loaded = ui::parse_state(line);  // makes every move again
    if (!loaded) {
        std::cerr << sentence("The file", loaded.error()) << '\n';
        return 1;
    }
    std::cout << line << '\n'
              << loaded->game.ply()
              << " moves, the same game: " << (loaded->game == *played ? "yes" : "no") << '\n';
}
