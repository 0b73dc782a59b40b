// SPDX-License-Identifier: BSL-1.0
// examples/app_without_a_loop.cpp
#include <inarow/draw/board.hpp>
#include <inarow/ui/action_text.hpp>
#include <inarow/ui/messages.hpp>
#include <inarow/ui/reduce.hpp>

#include <iostream>
#include <string>

using namespace inarow;

int main() {
    ui::state app = ui::state::initial();
    for (std::string line; std::getline(std::cin, line);) {
        const auto action = ui::parse_action(line);
        if (!action) {
            std::cout << sentence("The action", action.error()) << '\n';
            continue;
        }
        app = reduce(app, *action);  // the next state, which includes any refusal
        if (const auto why = sentence(app); !why.view().empty()) std::cout << why << '\n';
    }
    std::string picture;
    draw::board(picture, app.position());
    std::cout << picture << app.game.ply() << " of " << app.plies() << " moves are shown\n";
}
