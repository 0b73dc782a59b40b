// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/notation/move_text.hpp>
#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/game.hpp>

#include <cstddef>
#include <type_traits>

/// Moves on game types. `play` is strict: an illegal move does not compile. `try_play` is total: it
/// compiles for every move, stops before an illegal move, and says why the move is refused.
namespace inarow::inline v0 {

namespace detail {

/// The squares of the moves before the first refused move, and the position after these moves.
template <int Capacity, std::size_t Count>
struct legal_prefix {
    basic_position<Capacity> position;
    int squares[Count + 1]{};
    std::size_t size = 0;
};

template <int Capacity, class... Moves>
[[nodiscard]] constexpr legal_prefix<Capacity, sizeof...(Moves)> legal_prefix_of(
    const basic_position<Capacity>& start, const Moves&... moves) {
    legal_prefix<Capacity, sizeof...(Moves)> result{start};
    // Uses a loop instead of a fold expression, because clang 19 allows at most 256 operands in a
    // fold.
    const move_text* const all[] = {&moves..., nullptr};
    for (std::size_t i = 0; i < sizeof...(Moves); ++i) {
        basic_position<Capacity>& p = result.position;
        const int square = square_of(p, *all[i]);
        if (square < 0) break;
        result.squares[result.size++] = square;
        p = p.after_index(square);
    }
    return result;
}

/// The game after the moves Begin to Begin + Count - 1 of `Tried::legal`, a legal_prefix. If boards
/// are part of the names of games, `From` and the result are links. This class names the types of
/// the links, but does not instantiate them. Recurses on each half of the moves, so that the depth
/// of the recursion stays within a compiler's limit for any number of moves.
template <bool Named, class From, class Tried, std::size_t Begin, std::size_t Count>
struct after_moves {
    using half = typename after_moves<Named, From, Tried, Begin, Count / 2>::self;
    using self =
        typename after_moves<Named, half, Tried, Begin + Count / 2, Count - Count / 2>::self;
};
template <class Game, class Tried, std::size_t Begin>
struct after_moves<false, Game, Tried, Begin, 1> {
    using self = next<Game, Tried::legal.squares[Begin]>;
    // Evaluates this position now. If only the last position were evaluated, the recursion would be
    // too deep.
    static_assert(self::position.stones_ > 0);
};
template <class Link, class Tried, std::size_t Begin>
struct after_moves<true, Link, Tried, Begin, 1> {
    using self = linked_move<Link, Tried::legal.squares[Begin]>;
};
template <bool Named, class From, class Tried, std::size_t Begin>
struct after_moves<Named, From, Tried, Begin, 0> {
    using self = From;
};

/// The game after the moves of `Tried::legal`.
template <bool Named>
struct game_after {
    template <class Game, class Tried>
    using game = after_moves<false, Game, Tried, 0, Tried::legal.size>;
};
template <class Link, class Tried>
struct named_game_after {
    using link = typename after_moves<true, Link, Tried, 0, Tried::legal.size>::self;
    using self = std::type_identity_t<
        game_on<board_of<Tried::legal.position.rules_.columns, Tried::legal.position.rules_.rows>(
                    Tried::legal.position),
                standing_of(Tried::legal.position.outcome_, Tried::legal.position.to_move_),
                static_cast<link*>(nullptr)>>;
};
template <>
struct game_after<true> {
    template <class Game, class Tried>
    using game = named_game_after<link_of<Game>, Tried>;
};
template <class Game, class Tried>
using game_after_moves =
    typename game_after<(Game::position.capacity <= max_named_squares)>::template game<Game, Tried>;

/// The first refused move, the reason for the refusal, and the position before the move.
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
        result.position = result.position.after_index(square);
    }
    return result;
}

/// Returns the square around which a large board is drawn in the error about a refused move.
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

/// The arguments of one `play`: a game, and the moves to make.
template <class Game, move_text... Moves>
struct playing;

/// The diagnostic of the first refused move.
template <class Playing>
struct refused_moves;
template <class Game, move_text... Moves>
struct refused_moves<playing<Game, Moves...>> {
    static constexpr diagnostic text = diagnose(first_refused(Game::position, Moves...));
};

/// Returns the second argument of after_move for a move on the position `p`: the index of the
/// move's square, or a negative number if the move is refused.
template <int Capacity>
[[nodiscard]] constexpr square_index_t<Capacity> judged(const basic_position<Capacity>& p,
                                                        const move_text& move) {
    const int square = square_of(p, move);
    if constexpr (Capacity <= max_named_squares) {
        return square < 0 ? named_square::refused : named_square{square};
    } else {
        return square;
    }
}

template <bool Legal>
struct moves_if {
    template <class Game, class Playing>
    using game = game_after_moves<Game, Playing>;
};
template <>
struct moves_if<false> {
    template <class Game, class Playing>
    using game = refusal<refused_moves<Playing>, Game>;
};

}  // namespace detail

template <class Previous>
struct after_move<Previous, detail::named_square::refused> {
    template <class Playing>
    using checked = detail::refusal<detail::refused_moves<Playing>, Previous>;
};
template <class Previous>
struct after_move<Previous, -1> {
    template <class Playing>
    using checked = detail::refusal<detail::refused_moves<Playing>, Previous>;
};

namespace detail {

/// `playing` is a class instead of an alias, because in an error, g++ prints only the name of a
/// class, but the whole definition of an alias. `play` names the member `self` of `next`. A refusal
/// becomes an error only when its member `self` is named, so compilers report only this use of
/// `self`.
template <class Game, move_text... Moves>
struct playing {
    static constexpr auto legal = legal_prefix_of(Game::position, Moves...);
    using next = typename moves_if<legal.size == sizeof...(Moves)>::template game<Game, playing>;
};
template <class Game, move_text Move>
struct playing<Game, Move> {
    using next =
        typename after_move<Game, detail::judged(Game::position, Move)>::template checked<playing>;
};

}  // namespace detail

/// The game after these moves, in order. A move is a value such as "center", 13, "b2", "4",
/// made_by(first, "a1") or written_in(notation::kind::openspiel, "x3"). An illegal move does not
/// compile. The error names the move and the reason, and draws the board before the move.
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

/// `legality` is a class, so that clang prints the game only once in the note about a failed
/// concept.
template <class Game, move_text... Moves>
struct legality {
    using reason =
        typename legal_moves_if<are_legal<Game, Moves...>>::template reason<Game, Moves...>;
};

}  // namespace detail

/// Tells whether these moves are legal in this order. If the concept is true, `play` compiles with
/// these moves.
template <class Game, move_text... Moves>
concept legal_moves =
    game_type<Game> && detail::holds<typename detail::legality<Game, Moves...>::reason>;

/// Makes these moves on a game, and stops before the first illegal move. try_play is the total form
/// of `play`.
template <game_type Game, move_text... Moves>
struct try_play {
private:
    struct tried {
        static constexpr auto legal = detail::legal_prefix_of(Game::position, Moves...);
    };
    static constexpr auto stopped = detail::first_refused(Game::position, Moves...);

public:
    /// The game after all moves before the first refused move. If the first move is refused, `game`
    /// is exactly the type Game.
    using game = typename detail::game_after_moves<Game, tried>::self;
    /// The number of moves before the first refused move.
    static constexpr std::size_t legal = tried::legal.size;
    static constexpr bool refused = legal < sizeof...(Moves);
    /// If `refused` is true, these members are the refused move, the reason for the refusal, and
    /// the sentence about the refusal.
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
