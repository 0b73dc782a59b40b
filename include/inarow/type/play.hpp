// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/notation/move_text.hpp>
#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/game.hpp>

#include <cstddef>

/// Moves on game types. `play` is strict: an illegal move does not compile. `try_play` is total: an
/// illegal move gives the same game and the reason.
namespace inarow::inline v0 {

namespace detail {

/// The squares of the legal moves before the first refused one.
template <std::size_t Count>
struct legal_prefix {
    int squares[Count + 1]{};
    std::size_t size = 0;
};

template <int Capacity, class... Moves>
[[nodiscard]] constexpr legal_prefix<sizeof...(Moves)> legal_prefix_of(basic_position<Capacity> p,
                                                                       const Moves&... moves) {
    legal_prefix<sizeof...(Moves)> result;
    // Not a fold expression: clang 19 takes none of more than 256 operands.
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(p, *all[i]);
        if (square < 0) break;
        result.squares[result.size++] = square;
        p = p.after(square_at(p.rules(), square));
    }
    return result;
}

/// The game after the moves Begin to Begin + Count - 1 of `Tried::legal`, a legal_prefix; by
/// halves, so that no number of moves is too deep a recursion for a compiler.
template <class Game, class Tried, std::size_t Begin, std::size_t Count>
struct after_moves {
    using half = typename after_moves<Game, Tried, Begin, Count / 2>::game;
    using game = typename after_moves<half, Tried, Begin + Count / 2, Count - Count / 2>::game;
};
template <class Game, class Tried, std::size_t Begin>
struct after_moves<Game, Tried, Begin, 1> {
    using game = typename next<Game, Tried::legal.squares[Begin]>::self;
    // Evaluates the position now: after many moves, the last one would recurse too deep.
    static_assert(game::position.stones_ > 0);
};
template <class Game, class Tried, std::size_t Begin>
struct after_moves<Game, Tried, Begin, 0> {
    using game = Game;
};

/// The first refused move, why it is refused, and the position before it.
template <int Capacity>
struct refused_move {
    basic_position<Capacity> position;
    move_text text;
    illegal_move_text why;
};
template <int Capacity, class... Moves>
[[nodiscard]] constexpr refused_move<Capacity> first_refused(const basic_position<Capacity>& p,
                                                             const Moves&... moves) {
    refused_move<Capacity> result{p, move_text{""}, {}};
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        const int square = square_of(result.position, *all[i]);
        if (square < 0) {
            result.text = *all[i];
            result.why = explain_refusal(result.position, *all[i]);
            break;
        }
        result.position = result.position.after(square_at(result.position.rules(), square));
    }
    return result;
}

/// The square around which a large board is drawn for a refused move.
template <int Capacity>
[[nodiscard]] constexpr square center_of(const refused_move<Capacity>& refused) {
    using enum illegal_move::reason;
    const illegal_move& why = refused.why.move;
    const rules& r = refused.position.rules();
    if (why.kind == not_a_move || why.kind == game_over) return center_of(refused.position);
    return {.column = why.attempted.column,
            .row = why.attempted.names_row() ? why.attempted.row : r.rows - 1};
}

template <int Capacity>
[[nodiscard]] constexpr diagnostic diagnose(const refused_move<Capacity>& refused) {
    diagnostic result;
    messages::write_refusal(result.sentence, refused.position.rules(), refused.why, refused.text);
    messages::write_moves_left(result.sentence, refused.position);
    write_board(result, refused.position, center_of(refused));
    return result;
}

template <class Game, move_text... Moves>
struct playing;

/// The diagnostic of refused moves.
template <class Playing>
struct refused_moves;
template <class Game, move_text... Moves>
struct refused_moves<playing<Game, Moves...>> {
    static constexpr diagnostic text = diagnose(first_refused(Game::position, Moves...));
};

/// The game after a move, or its refusal.
template <bool Legal>
struct move_if {
    // The same as `next`: naming it here would cost one more specialization for each move.
    template <class Game, int Square, class Playing>
    using game = typename Game::links::template after<typename Game::link, Square>;
};
template <>
struct move_if<false> {
    template <class Game, int Square, class Playing>
    using game = refusal<refused_moves<Playing>, Game>;
};

/// The same for several moves.
template <bool Legal>
struct moves_if {
    template <class Game, class Playing>
    using game = typename after_moves<Game, Playing, 0, Playing::legal.size>::game;
};
template <>
struct moves_if<false> {
    template <class Game, class Playing>
    using game = refusal<refused_moves<Playing>, Game>;
};

/// A class, because g++ prints only its name in an error; of an alias it would print the whole
/// definition. `play` names the `self` of `next`: a refusal can fail only there, so compilers
/// report only that one step.
template <class Game, move_text... Moves>
struct playing {
    static constexpr auto legal = legal_prefix_of(Game::position, Moves...);
    using next = typename moves_if<legal.size == sizeof...(Moves)>::template game<Game, playing>;
};
/// One move, the most common case. Costs half as much as a pack of one.
template <class Game, move_text Move>
struct playing<Game, Move> {
    static constexpr int square = square_of(Game::position, Move);
    using next = typename move_if<(square >= 0)>::template game<Game, square, playing>;
};

}  // namespace detail

/// The game after these moves, in order: "center", 13, "b2", "4", made_by(first, "a1"),
/// written_in(notation::kind::openspiel, "x3"). Does not compile if one is illegal: the error says
/// which and why, and draws the board before it.
template <game_type Game, move_text... Moves>
using play = typename detail::playing<Game, Moves...>::next::self;

namespace detail {

template <class Game, move_text... Moves>
inline constexpr bool are_legal =
    legal_prefix_of(Game::position, Moves...).size == sizeof...(Moves);

template <bool Legal>
struct legal_moves_if {
    template <class Game, move_text... Moves>
    using reason = accepted;
};
template <>
struct legal_moves_if<false> {
    template <class Game, move_text... Moves>
    using reason = reason_of<refused_moves<playing<Game, Moves...>>>;
};

/// A class, so that clang prints the game once in the note of a concept.
template <class Game, move_text... Moves>
struct legality {
    using reason =
        typename legal_moves_if<are_legal<Game, Moves...>>::template reason<Game, Moves...>;
};

}  // namespace detail

/// Whether these moves are legal, in order: true if `play` accepts them.
template <class Game, move_text... Moves>
concept legal_moves =
    game_type<Game> && detail::holds<typename detail::legality<Game, Moves...>::reason>;

/// Makes these moves on a game, legal or not: the total counterpart of `play`.
template <game_type Game, move_text... Moves>
struct try_play {
private:
    struct tried {
        static constexpr auto legal = detail::legal_prefix_of(Game::position, Moves...);
    };
    static constexpr auto stopped = detail::first_refused(Game::position, Moves...);

public:
    /// The game after the moves before the first refused one: exactly the type Game if the first
    /// move is refused.
    using game = typename detail::after_moves<Game, tried, 0, tried::legal.size>::game;
    /// The number of moves played.
    static constexpr std::size_t legal = tried::legal.size;
    static constexpr bool refused = legal < sizeof...(Moves);
    /// If `refused`: the refused move, why it is refused, and the sentence that says so.
    static constexpr move_text refused_move = stopped.text;
    static constexpr illegal_move_text refusal = stopped.why;
    static constexpr messages::sentence_text sentence =
        refused ? messages::sentence(Game::position.rules(), refusal, refused_move)
                : messages::sentence_text{};
};

namespace detail {

template <class Game, move_text... Moves>
inline constexpr core::string_view no_game_sentence<try_play<Game, Moves...>> =
    "A try_play is not a game: its game is the member try_play<...>::game.";

}  // namespace detail

}  // namespace inarow::inline v0
