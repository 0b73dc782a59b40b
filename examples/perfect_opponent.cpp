// SPDX-License-Identifier: BSL-1.0
// examples/perfect_opponent.cpp
#include <inarow.hpp>
#include <inarow/solve/questions.hpp>

#include <iostream>
#include <string>

using namespace inarow;

int main() {
    auto p = *position_of<tic_tac_toe>::start(tic_tac_toe);
    for (std::string typed; !p.is_over() && std::cin >> typed;) {
        const move_text text(typed);
        const auto where = resolve(p, text);
        if (!where) {
            std::cout << inarow::messages::sentence(tic_tac_toe, where.error(), text) << '\n';
            continue;
        }
        p = p.after(*where);
        if (const auto reply = solve::reply(p); !p.is_over() && reply) p = p.after(*reply);
        std::string picture;
        draw::board(picture, p);
        std::cout << picture;
    }
    std::cout << p.outcome() << '\n';
}
