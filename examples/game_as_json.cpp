// SPDX-License-Identifier: BSL-1.0
// examples/game_as_json.cpp
#include <inarow/dynamic.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/notation/moves_text.hpp>

#include <iostream>
#include <string>
#include <string_view>

using namespace inarow;

/// Returns the position after a list of moves, and the refused move, if any, as JSON.
std::string replay(std::string_view list) {
    auto game = *game::start(tic_tac_toe);
    const auto made = notation::apply_moves(game, list);
    std::string json;
    if (made) {
        json::write_replay(json, {}, game.position(), game.moves());
    } else {
        json::write_replay(json, {}, game.position(), game.moves(), made.error().why,
                           made.error().text);
    }
    return json;
}

int main() { std::cout << replay("b2 a1 c3") << '\n' << replay("b2 a1 b2 c3") << '\n'; }
