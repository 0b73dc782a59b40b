// SPDX-License-Identifier: BSL-1.0
// examples/refuse_in_requires.cpp
#include <inarow.hpp>

#include <iostream>
#include <string>

using namespace inarow;

/// A game as a chain of calls. An illegal move does not compile.
template <game_type Game>
struct chain {
    template <move_text Move>
        requires legal_moves<Game, Move>
    [[nodiscard]] constexpr auto then() const {
        return chain<play<Game, Move>>{};
    }
};

template <class Chain, move_text Move>
concept accepts = requires(Chain c) { c.template then<Move>(); };

constexpr auto opening = chain<new_game<tic_tac_toe>>{}.then<"b2">().then<"a3">();
static_assert(accepts<decltype(opening), "c1">);
static_assert(!accepts<decltype(opening), "b2">);  // b2 is taken
static_assert(!accepts<decltype(opening), "d4">);  // d4 is off the board

template <class Game>
std::string picture_of(chain<Game> /*shown*/) {
    std::string picture;
    draw::board(picture, Game::position);
    return picture;
}

int main() { std::cout << picture_of(opening.then<"c1">()); }
