// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/board.hpp>
#include <inarow/type/game.hpp>

/// The board of a game as a type whose name is the board, which an editor shows on hover.
namespace inarow::inline v0 {

/// Only declared.
template <auto Board>
struct displayed;

/// displayed<board<3, 3>{{"X.O", ".X.", "..O"}}>: the rows from the top.
template <game_type Game>
using display =
    displayed<detail::board_of<Game::position.rules().columns, Game::position.rules().rows>(
        Game::position)>;

}  // namespace inarow::inline v0
