// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/board.hpp>
#include <inarow/type/game.hpp>

/// The board of a game as the name of a type. Editors show the name on hover.
namespace inarow::inline v0 {

/// This type is declared but not defined, because it is used only for its name.
template <auto Board>
struct displayed;

/// A type whose name shows the board, with the top row first:
/// displayed<board<3, 3>{{"X.O", ".X.", "..O"}}>.
template <game_type Game>
using display =
    displayed<detail::board_of<Game::position.rules().columns, Game::position.rules().rows>(
        Game::position)>;

}  // namespace inarow::inline v0
