// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/type/perfect_play.hpp>

/// Games against the compiler: the person names only their own moves, and each is answered.
namespace inarow::inline v0 {

namespace type {

/// The game after the compiler's answer, or as it is when it has ended or the answer is not found.
template <reply_kind Kind>
struct answered_if {
    template <class Game>
    using game = Game;
};
template <>
struct answered_if<reply_kind::found> {
    template <class Game>
    using game = typename reply_if<reply_kind::found>::game<Game>::self;
};
template <class Game>
using answered = typename answered_if<kind_of_reply<Game>()>::template game<Game>;

/// How a challenge stands after some of its moves: the game, and what stopped it, if anything did.
template <class Game, class Stopped = void>
struct challenge_so_far {
    using game = Game;
    using stopped = Stopped;
};

/// What stops a challenge: a move that is refused, and an answer that is not found.
template <class Game, move_text Move>
struct stopped_by_move {
    static constexpr report why = report_on(first_refused(Game::position, Move));
};
template <class Game>
struct stopped_by_search {
    static constexpr const report& why = not_found<Game>;
};

template <class Game, reply_kind Kind>
struct after_answer {
    using so_far = challenge_so_far<answered<Game>>;
};
template <class Game>
struct after_answer<Game, reply_kind::not_found> {
    using so_far = challenge_so_far<Game, stopped_by_search<Game>>;
};

/// One move and its answer.
template <bool Legal>
struct challenge_step {
    template <class Game, int Square, move_text Move>
    using so_far =
        typename after_answer<next<Game, Square>, kind_of_reply<next<Game, Square>>()>::so_far;
};
template <>
struct challenge_step<false> {
    template <class Game, int Square, move_text Move>
    using so_far = challenge_so_far<Game, stopped_by_move<Game, Move>>;
};

template <class SoFar, move_text... Moves>
struct challenged {
    using so_far = SoFar;
};
template <class Game, move_text Move, move_text... Rest>
struct challenged<challenge_so_far<Game, void>, Move, Rest...> {
    static constexpr int square = square_of(Game::position, Move);
    using so_far = typename challenged<
        typename challenge_step<(square >= 0)>::template so_far<Game, square, Move>,
        Rest...>::so_far;
};

template <class Stopped>
struct challenge_if {
    template <class Game>
    using game = refusal<Stopped::why, Game>;
};
template <>
struct challenge_if<void> {
    template <class Game>
    using game = Game;
};

/// A class, for the same reason that `playing` is one.
template <class Game, move_text... Moves>
struct challenging {
    using end = typename challenged<challenge_so_far<Game>, Moves...>::so_far;
    using next = typename challenge_if<typename end::stopped>::template game<typename end::game>;
};

}  // namespace type

/// The game after these moves, each answered by the compiler with the first of its best moves; the
/// last one too, unless it ends the game. Does not compile when a move is illegal, as with `play`,
/// or when an answer is more than a compiler can find out by default. To let the compiler begin:
/// challenge<reply<Game>, ...>.
template <a_game Game, move_text... Moves>
using challenge = typename type::challenging<Game, Moves...>::next::self;

}  // namespace inarow::inline v0
