// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/game.hpp>

/// Facts about game types: the status and outcome of a game, its squares, its legal moves and its
/// last move.
namespace inarow::inline v0 {

/// The status of a game: fresh, ongoing, drawn, first_won or second_won.
template <game_type Game>
inline constexpr status status_of =
    detail::status_after(Game::position.outcome(), Game::position.stones());

/// Each of these five variables tells whether a game has a certain status. For each game, exactly
/// one of the variables is true.
template <game_type Game>
inline constexpr bool is_fresh = status_of<Game> == status::fresh;
template <game_type Game>
inline constexpr bool is_ongoing = status_of<Game> == status::ongoing;
template <game_type Game>
inline constexpr bool is_drawn = status_of<Game> == status::drawn;
template <game_type Game>
inline constexpr bool first_has_won = status_of<Game> == status::first_won;
template <game_type Game>
inline constexpr bool second_has_won = status_of<Game> == status::second_won;

namespace detail {

template <class Game>
[[nodiscard]] constexpr diagnostic unfinished_diagnostic() {
    diagnostic result;
    core::write(result.sentence, "The game is not over: ");
    messages::write_turn_text(result.sentence, Game::position);
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game>
struct nobody_has_won_yet {
    static constexpr diagnostic text = unfinished_diagnostic<Game>();
};

template <class Game>
[[nodiscard]] constexpr diagnostic finished_diagnostic() {
    diagnostic result;
    core::write(result.sentence, "The game is over: ");
    messages::write_end(result.sentence, Game::position.outcome());
    core::write(result.sentence, '.');
    return result;
}
template <class Game>
struct game_is_over {
    static constexpr diagnostic text = finished_diagnostic<Game>();
};

template <bool IsOver>
struct over_if {
    template <class Game>
    using finished_reason = accepted;
    template <class Game>
    using in_play_reason = reason_of<game_is_over<Game>>;
};
template <>
struct over_if<false> {
    template <class Game>
    using finished_reason = reason_of<nobody_has_won_yet<Game>>;
    template <class Game>
    using in_play_reason = accepted;
};

template <class Game>
inline constexpr int last_index = -1;
template <class Previous, int Square>
inline constexpr int last_index<after_move<Previous, Square>> = Square;
template <class Previous, int Square>
inline constexpr int last_index<linked_move<Previous, Square>> = Square;

/// Returns the square of the last move. Before the first move, returns the result of center_of.
template <class Game>
[[nodiscard]] constexpr square last_square() {
    constexpr int index = last_index<link_of<Game>>;
    if constexpr (index >= 0) return square_at(Game::position.rules(), index);
    return center_of(Game::position);
}

/// Returns the sentence and the board for the error of `show`. Draws the whole board if its rows
/// fit on a screen and clang does not shorten the rows. Otherwise, draws the part around the last
/// move.
template <class Game>
[[nodiscard]] constexpr diagnostic shown_diagnostic() {
    diagnostic result;
    messages::write_turn_text(result.sentence, Game::position);
    const rules& r = Game::position.rules();
    write_part(
        result, Game::position,
        r.columns <= 16 && r.rows <= 24 ? draw::whole(r) : draw::around(r, last_square<Game>()));
    return result;
}
template <class Game>
struct shown {
    static constexpr diagnostic text = shown_diagnostic<Game>();
};

/// Wraps a value in a type. Like a refusal, the type has a member `self`.
template <auto Value>
struct constant {
    using self = constant;
    static constexpr auto value = Value;
};

template <bool Finished>
struct who_won_if {
    template <class Game>
    using answer = constant<Game::position.outcome()>;
};
template <>
struct who_won_if<false> {
    template <class Game>
    using answer = refusal<nobody_has_won_yet<Game>, constant<outcome::in_play>>;
};

template <class Game>
[[nodiscard]] constexpr diagnostic no_last_move_diagnostic() {
    diagnostic result;
    core::write(result.sentence, "The game has no last move: no move has been made.");
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game>
struct no_last_move {
    static constexpr diagnostic text = no_last_move_diagnostic<Game>();
};

template <bool HasMoves>
struct last_move_if {
    template <class Game>
    using answer = constant<square_at(Game::position.rules(), last_index<link_of<Game>>)>;
};
template <>
struct last_move_if<false> {
    template <class Game>
    using answer = refusal<no_last_move<Game>, constant<square{}>>;
};

/// Returns the index of the square that a text names, or -1 if the text names no square. Ignores
/// gravity.
template <class Game>
[[nodiscard]] constexpr int named_square(const move_text& name) {
    rules placing = Game::position.rules();
    placing.gravity = place;
    notation::reader input{name.view()};
    const move named = read(input, placing, Game::position.to_move(), name);
    if (input.failed || !is_on_board(placing, {named.column, named.row})) return -1;
    return index_of(placing, {named.column, named.row});
}

template <class Game, move_text Square>
[[nodiscard]] constexpr diagnostic no_square_diagnostic() {
    diagnostic result;
    messages::detail::write_move_text(result.sentence, Square);
    core::write(result.sentence, " names no square of this board (");
    messages::detail::write_extent(result.sentence, Game::position.rules(), false);
    core::write(result.sentence, ").");
    write_board(result, Game::position, center_of(Game::position));
    return result;
}
template <class Game, move_text Square>
struct no_square {
    static constexpr diagnostic text = no_square_diagnostic<Game, Square>();
};

template <bool OnTheBoard>
struct is_occupied_if {
    template <class Game, move_text Square>
    using answer = constant<Game::position.is_occupied(
        square_at(Game::position.rules(), named_square<Game>(Square)))>;
};
template <>
struct is_occupied_if<false> {
    template <class Game, move_text Square>
    using answer = refusal<no_square<Game, Square>, constant<false>>;
};

}  // namespace detail

/// Tells whether a game has ended. If the concept is true, who_won compiles.
template <class Game>
concept finished =
    game_type<Game> &&
    detail::holds<
        typename detail::over_if<Game::position.is_over()>::template finished_reason<Game>>;
/// Tells whether a game has not ended yet.
template <class Game>
concept in_play =
    game_type<Game> &&
    detail::holds<
        typename detail::over_if<Game::position.is_over()>::template in_play_reason<Game>>;

/// The outcome of a finished game. Does not compile if the game is in play.
template <game_type Game>
inline constexpr outcome who_won =
    detail::who_won_if<Game::position.is_over()>::template answer<Game>::self::value;

/// Tells whether there is a stone on a square, such as "b2" or "center". The game may be finished.
/// Does not compile if the text does not name a square of the board.
template <game_type Game, move_text Square>
inline constexpr bool is_occupied = detail::is_occupied_if<(
    detail::named_square<Game>(Square) >= 0)>::template answer<Game, Square>::self::value;

/// The squares of all legal moves. If the game is over, the list is empty.
template <game_type Game>
inline constexpr auto available_moves = Game::position.available_moves();

/// The square of the last move. Does not compile before the first move. has_moves<Game> tells
/// whether a game has a last move.
template <game_type Game>
inline constexpr square last_move =
    detail::last_move_if<(Game::ply > 0)>::template answer<Game>::self::value;

/// Never compiles: the error says whose turn it is or how the game ended, and draws the board. Of a
/// large board, the error draws only the part around the last move. Use `show` if your editor
/// cannot show the board of a game.
template <game_type Game>
using show = typename detail::refusal<detail::shown<Game>, Game>::self;

}  // namespace inarow::inline v0
