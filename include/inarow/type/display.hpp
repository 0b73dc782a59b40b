// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/type/board.hpp>
#include <inarow/type/game.hpp>

/// The board of a game as the name of a type. An editor shows the name when you hover over it.
namespace inarow::inline v0 {

/// Declared but not defined, because only the name of the type matters.
template <auto Board>
struct displayed;

/// The name of the type, with the top row first: displayed<board<3, 3>{{"X.O", ".X.", "..O"}}>.
template <game_type Game>
using display =
    displayed<detail::board_of<Game::position.rules().columns, Game::position.rules().rows>(
        Game::position)>;

}  // namespace inarow::inline v0
