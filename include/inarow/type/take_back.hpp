// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/detail/count.hpp>
#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/game.hpp>

namespace inarow::inline v0 {

namespace detail {

/// The game `Count` moves ago. Recurses on each half of the count, so that the recursion is never
/// too deep.
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
template <class Previous, int Square>
struct previous_of<linked_move<Previous, Square>> {
    using link = Previous;
};
template <class Game>
struct moves_ago<Game, 1> {
    using game = game_of<typename previous_of<link_of<Game>>::link>;
};
template <class Game>
struct moves_ago<Game, 0> {
    using game = Game;
};

template <class Game, auto Count>
[[nodiscard]] constexpr diagnostic take_back_diagnostic() {
    diagnostic result;
    if constexpr (is_count<decltype(Count)>) {
        messages::write_refusal(result.sentence, illegal_take_back{nearest_int(Count), Game::ply});
    } else {
        core::write(result.sentence, "The number of moves to take back is an integer.");
    }
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game, auto Count>
struct take_back_refusal {
    static constexpr diagnostic text = take_back_diagnostic<Game, Count>();
};

template <bool HasMoves>
struct take_back_if {
    template <class Game, auto Count>
    using reason = accepted;
    template <class Game, auto Count>
    using game = accepted_game<typename moves_ago<Game, static_cast<int>(Count)>::game>;
};
template <>
struct take_back_if<false> {
    template <class Game, auto Count>
    using reason = reason_of<take_back_refusal<Game, Count>>;
    template <class Game, auto Count>
    using game = refusal<take_back_refusal<Game, Count>, Game>;
};

/// Returns whether `count` moves can be taken back after `played` moves.
template <class Count>
[[nodiscard]] constexpr bool can_take_back(Count count, int played) {
    if constexpr (is_count<Count>) {
        return count >= Count{} &&
               static_cast<unsigned long long>(count) <= static_cast<unsigned long long>(played);
    } else {
        return false;
    }
}

}  // namespace detail

/// Tells whether take_back accepts the count: an integer from 0 to the number of moves that the
/// game has.
template <class Game, auto Count = 1>
concept has_moves =
    game_type<Game> && detail::holds<typename detail::take_back_if<detail::can_take_back(
                           Count, Game::ply)>::template reason<Game, Count>>;

/// The game before its last `Count` moves, by default before the last move. The result is exactly
/// the type that the game had before these moves. Does not compile if has_moves<Game, Count> is
/// false.
template <game_type Game, auto Count = 1>
using take_back = typename detail::take_back_if<detail::can_take_back(
    Count, Game::ply)>::template game<Game, Count>::self;

}  // namespace inarow::inline v0
