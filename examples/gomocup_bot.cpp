// SPDX-License-Identifier: BSL-1.0
// examples/gomocup_bot.cpp
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/move_text.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include <iostream>
#include <sstream>
#include <string>

using namespace inarow;
constexpr auto gomocup = notation::kind::gomocup;

/// Makes a move, and prints it for the manager.
void answer(position& p) {
    if (p.is_over()) return;
    const square s = solve::heuristic_search(p, {.nodes = 20'000}).where;
    std::string text;
    notation::print(text, gomocup, p.rules(), s, p.to_move());
    std::cout << text << '\n';
    p = p.after(s);
}

int main() {
    std::cout << std::unitbuf;  // the manager waits for each line
    auto p = *position::start(gomoku);
    for (std::string line; std::getline(std::cin, line) && line != "END";) {
        std::istringstream words(line);
        std::string command;
        std::string argument;
        words >> command >> argument;
        if (command == "START" && argument == "15") {
            p = *position::start(gomoku);
            std::cout << "OK\n";
        } else if (command == "START") {
            std::cout << "ERROR the board has 15 columns and rows\n";
        } else if (command == "BEGIN") {
            answer(p);
        } else if (command == "TURN") {
            const move_text text(argument, gomocup);
            if (const auto where = resolve(p, text)) {
                p = p.after(*where);
                answer(p);
            } else {
                std::cout << "ERROR " << inarow::messages::sentence(p.rules(), where.error(), text)
                          << '\n';
            }
        } else if (command != "INFO") {
            std::cout << "UNKNOWN\n";
        }
    }
}
