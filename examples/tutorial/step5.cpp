// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step5.cpp
#include <inarow.hpp>

#include <iostream>
#include <string>

using namespace inarow;

int main() {
    auto game = *game_of<tic_tac_toe>::start(tic_tac_toe);
    for (std::string typed; !game.position().is_over() && std::cin >> typed;) {
        const move_text text(typed);
        const auto where = resolve(game.position(), text);  // a square or a refusal
        if (!where) {
            std::cout << inarow::messages::sentence(game.rules(), where.error(), text) << '\n';
            continue;
        }
        if (!game.apply(*where)) return 1;
    }

    std::string picture;
    draw::board(picture, game.position());
    std::cout << picture << game.status() << '\n';
}
