// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/detail/indices.hpp>
#include <inarow/type/board.hpp>
#include <inarow/type/detail/refusal.hpp>
#include <inarow/type/game.hpp>

#include <cstddef>

/// The board of a game as the name of a type. Editors show the name if you hover over the type.
namespace inarow::inline v0 {

/// A row of a board, such as board_row<"X.O">. This type is used only for its name, so it is
/// declared but not defined.
template <str Squares>
struct board_row;

namespace detail {

template <class... Rows>
struct displayed_rows {
    /// The rows of the board, from top to bottom.
    // Editors show each parameter of a function on its own line. Nobody calls this function.
    static void rows(Rows...);
};

template <auto Board, int Columns, int Rows, std::size_t... Number>
displayed_rows<board_row<str<size(Columns)>({Board.row(Number), size(Columns)})>...> rows_of(
    const board<Columns, Rows>&, core::detail::indices<Number...>);
template <auto Board, int Columns, int Rows>
decltype(rows_of<Board>(Board, core::detail::make_indices<size(Rows)>{})) rows_of(
    const board<Columns, Rows>&);

}  // namespace detail

/// The type that `display` names. The type has a member function `rows`, which is declared but not
/// defined. An editor that shows this function shows each row of the board on its own line.
template <auto Board>
struct displayed : decltype(detail::rows_of<Board>(Board)) {
    displayed() = delete;
};

/// A type whose name shows the board, with the top row first:
/// displayed<board<3, 3>{{"X.O", ".X.", "..O"}}>.
template <game_type Game>
using display =
    displayed<detail::board_of<Game::position.rules().columns, Game::position.rules().rows>(
        Game::position)>;

}  // namespace inarow::inline v0
