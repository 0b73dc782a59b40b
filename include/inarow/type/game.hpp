// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/numbered.hpp>
#include <inarow/core/mix64.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/game/position.hpp>
#include <inarow/type/board.hpp>
#include <inarow/type/detail/refusal.hpp>

#include <cstdint>
#include <type_traits>

/// A game as a type has a start and a link for every move. A link names only the square of its
/// move. Its member `position` is the result of the move. Each link is a separate type, so that
/// taking back a move gives exactly the earlier type. With positions instead of links as template
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
using game_reason = typename game_if<requires {
    typename T::self;
    typename T::origin;
}>::template reason<T>;

}  // namespace detail

/// A game type: the result of new_game, set_up, play, take_back, reply or challenge.
template <class T>
concept game_type = detail::holds<detail::game_reason<T>>;

namespace detail {

/// Returns the rules with the given numbers. Each of `parts`, such as a gravity or a convention,
/// replaces the default of its type.
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

/// A game type with its board in its name, because editors show the name. `Link` is a null pointer
/// to the start or last link of the game, because compilers print `nullptr` or 0 for a null pointer
/// instead of the links.
template <auto Board, standing Standing, auto Link>
struct game_on;
template <auto Board, standing Standing, class Link, Link* Null>
struct game_on<Board, Standing, Null> : Link {
    static constexpr const auto& board = Board;
};

template <class Previous, int Square>
struct after_move;

namespace detail {

/// The maximum number of columns, and of rows, of a board that is part of the name of its game. The
/// name of a larger board would take longer to compile than the moves, and would fill a screen.
inline constexpr int max_named_board = 15;
[[nodiscard]] constexpr bool has_named_board(const rules& r) {
    return r.columns <= max_named_board && r.rows <= max_named_board;
}

/// The game type of a link. If `Named`, the type has its board in its name. Otherwise, the link
/// itself is the game type.
template <bool Named>
struct named_if {
    template <class Link, class Previous, int Square>
    using game = game_on<board_after(Previous::board, Square, Previous::position.to_move_),
                         standing_of(Link::position.outcome_, Link::position.to_move_),
                         static_cast<Link*>(nullptr)>;
    // Uses type_identity_t, because otherwise clang also prints these expressions.
    template <class Start>
    using start = std::type_identity_t<game_on<
        board_of<Start::position.rules_.columns, Start::position.rules_.rows>(Start::position),
        standing_of(Start::position.outcome_, Start::position.to_move_),
        static_cast<Start*>(nullptr)>>;
};
template <>
struct named_if<false> {
    template <class Link, class, int>
    using game = Link;
    template <class Start>
    using start = Start;
};

/// The maximum number of links in the name of a game. If there are more links, a number replaces
/// the earlier links, because otherwise the name of a game of forty moves would fill every line of
/// an error.
inline constexpr int max_links_named = 7;

template <class Game>
struct number_of;

/// The number of links in the name of a game. A type holds the number, because a constant in each
/// link would take longer to compile than the position of the link.
template <int Count, bool Named>
struct links_named : named_if<Named> {
    using more = links_named<Count + 1, Named>;
    template <class Previous, int Square>
    using after = after_move<Previous, Square>;
};
template <bool Named>
struct links_named<max_links_named - 1, Named> : named_if<Named> {
    using more = links_named<0, Named>;
    template <class Previous, int Square>
    using after = after_move<typename number_of<Previous>::type, Square>;
};

}  // namespace detail

/// A game on the empty board. The arguments are the numbers of the rules, and the other parts of
/// the rules that differ from their defaults. They are not a `rules` object, because compilers
/// print all arguments in every error.
template <int Columns, int Rows, int Run, auto... Parts>
struct started {
    using link = started;
    using origin = started;
    static constexpr int capacity = Columns * Rows;
    static constexpr int ply = 0;
    static constexpr basic_position<capacity> position =
        basic_position<capacity>::start_unchecked(detail::rules_from(Columns, Rows, Run, Parts...));
    using links = detail::links_named<0, detail::has_named_board(position.rules_)>;
    using self = typename links::template start<started>;
};

/// A game from a given position. `Number` is the number of a type whose member `value` is the
/// position.
template <class Number>
struct started_from {
    using link = started_from;
    using origin = started_from;
    using position_type = std::remove_const_t<decltype(Number::self::value)>;
    static constexpr position_type position = Number::self::value;
    static constexpr int capacity = position_type::capacity;
    static constexpr int ply = 0;
    using links = detail::links_named<0, detail::has_named_board(position.rules_)>;
    using self = typename links::template start<started_from>;
};

/// The game `Previous` after one more move, onto the square with row-major index `Square`.
template <class Previous, int Square>
struct after_move {
    using link = after_move;
    using previous = typename Previous::self::self;
    using origin = typename previous::origin;
    using links = typename previous::links::more;
    static constexpr int capacity = previous::capacity;
    static constexpr basic_position<capacity> position = previous::position.after(Square);
    // Does not count the links, because the recursion would be too deep in a long game.
    static constexpr int ply = position.stones_ - origin::position.stones_;
    using self = typename links::template game<after_move, previous, Square>;
};

namespace detail {

/// A hash of the start position and the moves of a game.
template <class Game>
inline constexpr std::uint64_t history_hash = core::mix64(Game::position.hash());
template <class Number>
inline constexpr std::uint64_t history_hash<started_from<Number>> =
    core::mix64(started_from<Number>::position.hash() + 1);
template <std::uint64_t Hash>
inline constexpr std::uint64_t history_hash<core::detail::numbered<Hash>> = Hash;
template <class Previous, int Square>
inline constexpr std::uint64_t history_hash<after_move<Previous, Square>> =
    core::mix64(history_hash<Previous> + static_cast<std::uint64_t>(Square) + 1);

template <class Game>
struct number_of {
    using type = typename core::detail::numbered_type<Game, history_hash<Game>>::number;
};

template <class Previous, int Square>
using next = typename Previous::links::template after<typename Previous::link, Square>;

}  // namespace detail

}  // namespace inarow::inline v0
