// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/type/game.hpp>
#include <inarow/type/refusal.hpp>

/// What can be asked of a game type.
namespace inarow::inline v0 {

/// How a game stands, as the word for it: fresh, ongoing, drawn, first_won or second_won.
template <a_game Game>
inline constexpr status status_of = status_after(Game::position.outcome(), Game::ply);

/// The five checks: exactly one of them holds.
template <a_game Game>
inline constexpr bool is_fresh = status_of<Game> == status::fresh;
template <a_game Game>
inline constexpr bool is_ongoing = status_of<Game> == status::ongoing;
template <a_game Game>
inline constexpr bool is_drawn = status_of<Game> == status::drawn;
template <a_game Game>
inline constexpr bool first_has_won = status_of<Game> == status::first_won;
template <a_game Game>
inline constexpr bool second_has_won = status_of<Game> == status::second_won;

/// A game that has ended: asks what who_won would refuse.
template <class Game>
concept finished = a_game<Game> && Game::position.is_over();
/// A game that goes on.
template <class Game>
concept in_play = a_game<Game> && !Game::position.is_over();

namespace type {

template <class Game>
[[nodiscard]] constexpr report unfinished_report() {
    report result;
    core::write(result.sentence, "The game is not over: ");
    draw::write_standing(result.sentence, Game::position);
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game>
inline constexpr report nobody_has_won_yet = unfinished_report<Game>();

template <class Game>
inline constexpr int last_index = -1;
template <class Before, int Square>
inline constexpr int last_index<played<Before, Square>> = Square;

/// The square of the last move, or the middle of the board.
template <class Game>
[[nodiscard]] constexpr square last_square() {
    if constexpr (last_index<Game> >= 0) return square_at(Game::position.rules(), last_index<Game>);
    return middle_of(Game::position);
}

/// Who looks at a game wants to see all of it; but a row that clang would shorten, or more rows
/// than a screen has, are no picture.
template <class Game>
[[nodiscard]] constexpr report standing_report() {
    report result;
    draw::write_standing(result.sentence, Game::position);
    const rules& r = Game::position.rules();
    write_part(
        result, Game::position,
        r.columns <= 16 && r.rows <= 24 ? draw::whole(r) : draw::around(r, last_square<Game>()));
    return result;
}
template <class Game>
inline constexpr report standing = standing_report<Game>();

/// A value as a type that has a `self`, as a refusal has.
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

/// The square a text names, whatever way stones come onto the board.
template <class Game>
[[nodiscard]] constexpr int named_square(const move_text& name) {
    rules placing = Game::position.rules();
    placing.gravity = place;
    const auto read = notation::parse(name.notation(), placing, name.view());
    if (!read || !on_the_board(placing, {read->column, read->row})) return -1;
    return index_of(placing, {read->column, read->row});
}

template <class Game, move_text Square>
[[nodiscard]] constexpr report no_square_report() {
    report result;
    draw::write_quoted(result.sentence, Square.view(), Square.is_cut());
    core::write(result.sentence, " names no square of this board (");
    draw::write_extent(result.sentence, Game::position.rules(), false);
    core::write(result.sentence, ").");
    write_board(result, Game::position, middle_of(Game::position));
    return result;
}
template <class Game, move_text Square>
inline constexpr report no_square = no_square_report<Game, Square>();

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

}  // namespace type

/// Who won a finished game, or that it was a draw. Does not compile while a game is in play.
template <a_game Game>
inline constexpr outcome who_won =
    type::who_won_if<finished<Game>>::template answer<Game>::self::value;

/// Whether a stone stands on a square, "b2" or "center"; on any game, finished ones too. A name
/// that is no square of the board does not compile.
template <a_game Game, move_text Square>
inline constexpr bool is_occupied = type::is_occupied_if<(
    type::named_square<Game>(Square) >= 0)>::template answer<Game, Square>::self::value;

/// The squares a stone can come onto; none once the game is over.
template <a_game Game>
inline constexpr auto available_moves = Game::position.available_moves();

/// The square of the last move. Of a game without moves there is none to ask for.
template <a_game Game>
    requires(Game::ply > 0)
inline constexpr square last_move = square_at(Game::position.rules(), type::last_index<Game>);

/// Never compiles: the error says how the game stands and draws its board. To look at a game
/// where there is no editor to hover in.
template <a_game Game>
using show = typename type::refusal<type::standing<Game>, Game>::self;

}  // namespace inarow::inline v0
