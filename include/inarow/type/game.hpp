// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/position.hpp>
#include <inarow/type/board.hpp>
#include <inarow/type/detail/refusal.hpp>

#include <cstdint>
#include <type_traits>

/// A game type consists of a start and a link for every move. A link is a type that names the start
/// or link before it, and the square of its move. A link does not name the position. The member
/// `position` of a link is the position after the move. Taking back a move gives exactly the
/// earlier type, because each link is a separate type. If positions instead of links were template
/// arguments, games would take longer to compile (docs/type/game.md has the figures).
namespace inarow::inline v0 {

namespace detail {

/// The error text for types that are not games, with a hint for common mistakes.
template <class T>
inline constexpr core::string_view no_game_sentence =
    "This type is not a game: begin with new_game<rules>, such as new_game<tic_tac_toe>.";
template <>
inline constexpr core::string_view no_game_sentence<rules> =
    "Rules are not a game: begin with new_game<rules>, such as new_game<tic_tac_toe>.";
template <class T>
struct no_game {
    static constexpr diagnostic text = diagnostic_of(no_game_sentence<T>);
};

template <bool IsGame>
struct game_if {
    template <class>
    using reason = accepted;
};
template <>
struct game_if<false> {
    template <class T>
    using reason = reason_of<no_game<T>>;
};
template <class T>
using game_reason = typename game_if<requires { typename T::links_; }>::template reason<T>;

}  // namespace detail

/// A game type: the result of new_game, set_up, set_up_unchecked, play, take_back, reply or
/// challenge.
template <class T>
concept game_type = detail::holds<detail::game_reason<T>>;

namespace detail {

/// Returns the rules with the given numbers. Each of `parts`, such as a value of `gravity` or
/// `convention`, replaces the default of its type.
[[nodiscard]] constexpr rules rules_from(int column_count, int row_count, int run_length,
                                         auto... parts) {
    rules result;
    auto& [columns, rows, run, gravity, length, convention, edges, starts] = result;
    columns = column_count;
    rows = row_count;
    run = run_length;
    [[maybe_unused]] const auto set = [](auto& part, const auto& wanted) {
        if constexpr (requires { part = wanted; }) part = wanted;
    };
    ((set(gravity, parts), set(length, parts), set(convention, parts), set(edges, parts),
      set(starts, parts)),
     ...);
    return result;
}

}  // namespace detail

/// A game type for a board of at most 225 squares. Its name contains the board, because editors
/// show the names of types. `Link` is a null pointer whose type names the start or the last link of
/// the game. Compilers print only `nullptr` or 0 for this pointer, not the links.
template <auto Board, standing Standing, auto Link>
struct game_on;
template <auto Board, standing Standing, class Link, Link* Null>
struct game_on<Board, Standing, Null> : Link {
    using links_ = Link;  // a game on a large board has the same member
    static constexpr const auto& board = Board;
};

/// Replaces the start or a link of a game, so that compilers do not print the name of this start or
/// link. `Link` is a null pointer, as in game_on.
template <auto Link>
struct hidden;
template <class Link, Link* Null>
struct hidden<Null> : Link {};

namespace detail {

/// If the name of a game on a large board would show this number of links, a null pointer hides all
/// links so far. Without this limit, the name of a long game would fill every line of an error.
inline constexpr int max_links_named = 8;

/// Data about the links of a game: the start, and the number of links that the name shows.
template <class Start, int Shown>
struct links_after {
    using start = Start;
    using more = links_after<Start, Shown + 1>;
    template <class Link>
    using game = Link;
};
template <class Start>
struct links_after<Start, max_links_named> {
    using start = Start;
    using more = links_after<Start, 1>;
    template <class Link>
    using game = hidden<static_cast<Link*>(nullptr)>;
};

}  // namespace detail

/// A game without moves on the empty board. The arguments are the three numbers of the rules,
/// followed by the parts of the rules that differ from their defaults. With a `rules` object as the
/// argument, compilers would print all members of the object in every error.
template <int Columns, int Rows, int Run, auto... Parts>
struct started {
    using self = started;
    using links_ = detail::links_after<started, 0>;
    static constexpr int ply = 0;
    static constexpr auto position = basic_position<Columns * Rows>::start_unchecked(
        detail::rules_from(Columns, Rows, Run, Parts...));
};

/// The game `Previous` after one more move, to the square with row-major index `Square`. On a board
/// of more than 225 squares, this link is itself the game type, because a second class for the game
/// would cost the compiler as much time as the link. After every eighth move on such a board, the
/// class `hidden` wraps the link and is the game type.
///
/// An after_move is a link only if `Square` is a non-negative int. The specializations handle all
/// other values of `Square`. Their member `checked<Playing>` has a member `self`: the game after
/// the move. If the move is refused, naming `self` is a compiler error.
template <class Previous, auto Square>
struct after_move {
    using links_ = typename Previous::links_::more;
    static constexpr auto position = Previous::position.after_index(Square);
    // Subtracts the numbers of stones instead of counting the links, because in a long game, the
    // recursion would be too deep.
    static constexpr int ply = position.stones_ - links_::start::position.stones_;
    template <class>
    using checked = after_move;
    using self = typename links_::template game<after_move>;
};

namespace detail {

/// Finds the start of a game whose board is part of its name, given the last link of the game.
template <class Link>
struct start_of {
    using start = Link;
};

}  // namespace detail

/// The link of a move in a game whose name contains the board. `play` with several moves names such
/// links, but does not instantiate them.
template <class Previous, int Square>
struct linked_move {
    static constexpr auto position = Previous::position.after_index(Square);
    static constexpr int ply =
        position.stones_ - detail::start_of<Previous>::start::position.stones_;
};

namespace detail {

template <class Previous, int Square>
struct start_of<linked_move<Previous, Square>> : start_of<Previous> {};

/// The maximum number of squares of a board that is part of the name of its game. A larger board in
/// the name would take longer to compile than the moves, and would fill a screen.
inline constexpr int max_named_squares = 225;

/// The index of a square on a board that is part of the name of its game.
enum class named_square : int {  // NOLINT(performance-enum-size)
    refused = -2,  // clang would confuse -1 with the int -1 for a refused move on a large board
};

template <bool Named>
struct square_index {
    using type = int;
};
template <>
struct square_index<true> {
    using type = named_square;
};
/// The type of the index of a square. This type selects the specialization of after_move.
template <int Capacity>
using square_index_t = typename square_index<(Capacity <= max_named_squares)>::type;

/// The start or the last link of a game.
template <class Game>
struct last_link {
    using type = Game;
};
template <auto Board, standing Standing, class Link, Link* Null>
struct last_link<game_on<Board, Standing, Null>> {
    using type = Link;
};
template <class Link, Link* Null>
struct last_link<hidden<Null>> {
    using type = Link;
};
template <class Game>
using link_of = typename last_link<Game>::type;

// Without type_identity_t, clang would print the calls of board_after and standing_of in its
// errors, in addition to the board and the standing that they return.
template <class Link, class Previous, int Square>
using named_game =
    std::type_identity_t<game_on<board_after(Previous::board, Square, Previous::position.to_move_),
                                 standing_of(Link::position.outcome_, Link::position.to_move_),
                                 static_cast<Link*>(nullptr)>>;

template <bool Named>
struct named_if {
    template <class Link>
    using game = typename Link::self;
};
template <>
struct named_if<true> {
    template <class Link>
    using game = std::type_identity_t<
        game_on<board_of<Link::position.rules_.columns, Link::position.rules_.rows>(Link::position),
                standing_of(Link::position.outcome_, Link::position.to_move_),
                static_cast<Link*>(nullptr)>>;
};
/// The game type of a start or link.
template <class Link>
using game_of =
    typename named_if<(Link::position.capacity <= max_named_squares)>::template game<Link>;

/// Wraps a game in a type that, like a refusal, has a member `self`.
template <class Game>
struct accepted_game {
    using self = Game;
};

template <class Game, int Square>
using next = typename after_move<Game, square_index_t<Game::position.capacity>{
                                           Square}>::template checked<void>::self;

}  // namespace detail

template <class Previous, detail::named_square Square>
struct after_move<Previous, Square> {
    static constexpr int square = static_cast<int>(Square);
    template <class Playing>
    using checked = after_move;
    using self =
        detail::named_game<linked_move<typename Previous::links_, square>, Previous, square>;
};

}  // namespace inarow::inline v0
