// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/type/game.hpp>
#include <inarow/type/refusal.hpp>

namespace inarow::inline v0 {

/// A game with at least that many moves: asks what take_back would refuse.
template <class Game, int Count = 1>
concept has_moves = a_game<Game> && Count >= 0 && Count <= Game::ply;

namespace type {

/// Halved, so that no number of moves is too deep for a compiler.
template <class Game, int Count>
struct before {
    using game = typename before<typename before<Game, Count / 2>::game, Count - Count / 2>::game;
};
template <class Game>
struct before<Game, 1> {
    using game = typename Game::before;
};
template <class Game>
struct before<Game, 0> {
    using game = Game;
};

template <class Game>
[[nodiscard]] constexpr report take_back_report(int count) {
    report result;
    draw::write_refusal(result.sentence, illegal_take_back{count, Game::ply});
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game, int Count>
inline constexpr report refused_take_back = take_back_report<Game>(Count);

template <bool HasMoves>
struct take_back_if {
    template <class Game, int Count>
    using game = typename before<Game, Count>::game;
};
template <>
struct take_back_if<false> {
    template <class Game, int Count>
    using game = refusal<refused_take_back<Game, Count>, Game>;
};

}  // namespace type

/// The game as it was before its last move, or its last Count moves: the same type as it was
/// then. Does not compile when the game has not as many.
template <a_game Game, int Count = 1>
using take_back =
    typename type::take_back_if<has_moves<Game, Count>>::template game<Game, Count>::self;

}  // namespace inarow::inline v0
