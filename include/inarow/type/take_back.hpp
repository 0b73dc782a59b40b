// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/game.hpp>

namespace inarow::inline v0 {

namespace detail {

/// The game `Count` moves ago. Halves the count, so that the recursion is never too deep.
template <class Game, int Count>
struct moves_ago {
    using game =
        typename moves_ago<typename moves_ago<Game, Count / 2>::game, Count - Count / 2>::game;
};
template <class Link>
struct previous_of;
template <class Previous, int Square>
struct previous_of<after_move<Previous, Square>> {
    using link = link_of<Previous>;
};
template <class Game>
struct moves_ago<Game, 1> {
    using game = game_of<typename previous_of<link_of<Game>>::link>;
};
template <class Game>
struct moves_ago<Game, 0> {
    using game = Game;
};

template <class Game>
[[nodiscard]] constexpr diagnostic take_back_diagnostic(int count) {
    diagnostic result;
    messages::write_refusal(result.sentence, illegal_take_back{count, Game::ply});
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game, int Count>
struct take_back_refusal {
    static constexpr diagnostic text = take_back_diagnostic<Game>(Count);
};

template <bool HasMoves>
struct take_back_if {
    template <class Game, int Count>
    using reason = accepted;
    template <class Game, int Count>
    using game = accepted_game<typename moves_ago<Game, Count>::game>;
};
template <>
struct take_back_if<false> {
    template <class Game, int Count>
    using reason = reason_of<take_back_refusal<Game, Count>>;
    template <class Game, int Count>
    using game = refusal<take_back_refusal<Game, Count>, Game>;
};

}  // namespace detail

/// Tells whether a game has at least `Count` moves, so that take_back accepts the count.
template <class Game, int Count = 1>
concept has_moves =
    game_type<Game> && detail::holds<typename detail::take_back_if<(
                           Count >= 0 && Count <= Game::ply)>::template reason<Game, Count>>;

/// The game before its last `Count` moves, by default before one move. It is exactly the type that
/// the game had then. Does not compile if the game has fewer moves.
template <game_type Game, int Count = 1>
using take_back =
    typename detail::take_back_if<(Count >= 0 && Count <= Game::ply)>::template game<Game,
                                                                                     Count>::self;

}  // namespace inarow::inline v0
