// SPDX-License-Identifier: BSL-1.0
// examples/winner_of_a_won_game.cpp
#include <inarow/messages/refusal.hpp>
#include <inarow/type/game_constant.hpp>

#include <iostream>
#include <variant>

using namespace inarow;

// Each outcome must have a case, or the program does not compile. Only a won game has a winner.
constexpr auto tell = cases{
    .in_play = [](const auto& game) { std::cout << name_of(game.to_move()) << " is to move\n"; },
    .won = [](const auto& game) { std::cout << name_of(game.winner()) << " has won\n"; },
    .drawn = [](const auto& /*game*/) { std::cout << "a draw\n"; },
};

int main() {
    next_game<42> game = unplayed<connect_four>.then<4>();
    for (const int column : {3, 2, 9, 2, 4, 4, 5}) {
        const auto* going = std::get_if<game_in_play<42>>(&game);
        if (going == nullptr) break;
        auto next = going->play(inarow::move::into_column(column));
        if (!next) {
            std::cout << inarow::messages::sentence(connect_four, next.error()) << '\n';
            continue;
        }
        game = *next;
    }
    match(game, tell);
}
