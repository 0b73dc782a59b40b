// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/perfect_play.hpp>

/// Games against the compiler. You write only your own moves, and the compiler adds a reply to each
/// move.
namespace inarow::inline v0 {

namespace detail {

/// The game after the compiler's reply, or the same game if there is no reply.
template <reply_kind Kind>
struct replied_if {
    template <class Game>
    using game = Game;
};
template <>
struct replied_if<reply_kind::found> {
    template <class Game>
    using game = typename reply_if<reply_kind::found>::game<Game, solve::default_limits{}>::self;
};
template <class Game>
inline constexpr reply_kind kind_of_answer = kind_of_reply<Game, solve::default_limits{}>();
template <class Game>
using replied = typename replied_if<kind_of_answer<Game>>::template game<Game>;

/// A challenge after some of its moves. If the challenge has stopped, `stopped` is the diagnostic
/// (the text of the compiler error) of a refused move or of a missing reply. Otherwise, `stopped`
/// is void.
template <class Game, class Stopped = void>
struct challenge_state {
    using game = Game;
    using stopped = Stopped;
};

template <class Game, reply_kind Kind>
struct after_reply {
    using state = challenge_state<replied<Game>>;
};
template <class Game>
struct after_reply<Game, reply_kind::not_found> {
    using state = challenge_state<Game, not_found<reply_search<Game, solve::default_limits{}>>>;
};

/// One step of a challenge: a legal move and the compiler's reply, or the refusal of a move.
template <bool Legal>
struct challenge_step {
    template <class Game, int Square, move_text Move>
    using state =
        typename after_reply<next<Game, Square>, kind_of_answer<next<Game, Square>>>::state;
};
template <>
struct challenge_step<false> {
    template <class Game, int Square, move_text Move>
    using state = challenge_state<Game, refused_moves<playing<Game, Move>>>;
};

template <class State, move_text... Moves>
struct challenged {
    using state = State;
};
template <class Game, move_text Move, move_text... Rest>
struct challenged<challenge_state<Game, void>, Move, Rest...> {
    static constexpr int square = square_of(Game::position, Move);
    using state = typename challenged<
        typename challenge_step<(square >= 0)>::template state<Game, square, Move>, Rest...>::state;
};

template <class Stopped>
struct challenge_if {
    template <class Game>
    using game = refusal<Stopped, Game>;
};
template <>
struct challenge_if<void> {
    template <class Game>
    using game = accepted_game<Game>;
};

/// `challenging` is a class instead of an alias, so that g++ prints a short name in errors (see
/// `playing` in play.hpp).
template <class Game, move_text... Moves>
struct challenging {
    using end = typename challenged<challenge_state<Game>, Moves...>::state;
    using next = typename challenge_if<typename end::stopped>::template game<typename end::game>;
};

}  // namespace detail

/// The game after `Moves` and the compiler's replies. The compiler replies to each move that does
/// not end the game, with the first of its own best moves. As with `play`, an illegal move does not
/// compile. If the search for a reply exceeds the limit default_limits, the challenge does not
/// compile either. To set another limit, write reply<play<Game, move>, Limit> for each move. To let
/// the compiler start, write challenge<reply<Game>, ...>.
template <game_type Game, move_text... Moves>
using challenge = typename detail::challenging<Game, Moves...>::next::self;

}  // namespace inarow::inline v0
