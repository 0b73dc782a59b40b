// SPDX-License-Identifier: BSL-1.0
// examples/your_own_rules.cpp
#include <inarow/dynamic.hpp>
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/rules_text.hpp>

#include <iostream>
#include <string_view>

using namespace inarow;

int main() {
    for (const std::string_view text :
         {"6x5/4", "6x5/4/exactly", "6x5/4/misere", "6x5/6", "4x5/4", "6x5/0"}) {
        std::cout << text << ": ";
        const auto parsed = notation::parse_rules(text);
        if (!parsed) {
            std::cout << inarow::messages::refusal_sentence("The rules", parsed.error()) << '\n';
            continue;
        }
        const auto empty = game::start(*parsed);
        if (!empty) {
            std::cout << inarow::messages::refusal_sentence(empty.error()) << '\n';
            continue;
        }
        // The last stone of the first player is in the middle of a line of five.
        const auto played = notation::play_moves(*empty, "a1 a2 b1 b2 d1 d2 e1 e2 c1");
        if (!played) {
            const auto& refused = played.error();
            std::cout << inarow::messages::sentence(*parsed, refused.why, refused.text) << '\n';
            continue;
        }
        std::cout << name_of(played->position().outcome()) << '\n';
    }
}
