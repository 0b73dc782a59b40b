// SPDX-License-Identifier: BSL-1.0
// examples/winner_of_a_won_game.cpp
#include <inarow/messages/refusal.hpp>
#include <inarow/type/start_typed.hpp>

#include <iostream>
#include <variant>

using namespace inarow;

// A case for each way that a game can stand, or it does not compile; only a won one has a winner.
struct tell {
    void operator()(const game_in_play<42>& game) const {
        std::cout << name_of(game.to_move()) << " is to move\n";
    }
    void operator()(const won_game<42>& game) const {
        std::cout << name_of(game.winner()) << " has won\n";
    }
    void operator()(const drawn_game<42>& /*game*/) const { std::cout << "a draw\n"; }
};

int main() {
    next_game<42> game = *start_typed<connect_four>().play(inarow::move::into_column(3));
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
    std::visit(tell{}, game);
}
