// SPDX-License-Identifier: BSL-1.0
// examples/game_from_sgf.cpp
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>
#include <inarow/stream.hpp>

#include <iostream>
#include <iterator>
#include <string>

using namespace inarow;

int main() {
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    for (auto& record : notation::read_games(text, {.start = *position::start(gomoku)})) {
        for (const auto& warning : record.warnings)
            std::cerr << inarow::messages::sentence(warning).view() << '\n';
        if (record.refused) {
            std::cerr << inarow::messages::sentence("The game", *record.refused).view() << '\n';
            return 1;
        }
        const game game = record.main_line();
        std::cout << game.rules() << ": " << game << '\n'
                  << game.status() << " after " << game.ply() << " moves, "
                  << record.variations().size() << " variations\n";

        notation::set_text(record.nodes.front(), "C", "read by inarow");
        std::string again;
        print_sgf(again, record);
        std::cout << again << '\n';
    }
}
