// SPDX-License-Identifier: BSL-1.0
// examples/tutorial/step6.cpp
#include <inarow/perfect_play.hpp>

#include <cstddef>
#include <iostream>
#include <string>
#include <utility>

using namespace inarow;

// You make a move, and the compiler answers with a best move.
using game = challenge<new_game<tic_tac_toe>, "b2">;
static_assert(value<game>.outcome == outcome::draw);

// If you are careless, you lose. If you are careful, the game is a draw.
static_assert(second_has_won<challenge<game, "b1", "a1">>);
using drawn = challenge<game, "b1", "c3", "a2", "c1">;
static_assert(is_drawn<drawn>);

// Checks that you cannot win, whichever moves you make.
template <game_type Game>
constexpr bool cannot_lose() {
    if constexpr (finished<Game>) {
        return !first_has_won<Game>;
    } else {
        return []<std::size_t... I>(std::index_sequence<I...>) {
            return (cannot_lose<challenge<Game, available_moves<Game>[I]>>() && ...);
        }(std::make_index_sequence<available_moves<Game>.size()>{});
    }
}
static_assert(cannot_lose<game>());

int main() {
    std::string picture;
    draw::board(picture, drawn::position);
    std::cout << picture;
}
