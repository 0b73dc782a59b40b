// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/outcome.hpp>
#include <inarow/game/square.hpp>

#include <cstdint>

namespace inarow::inline v0 {

/// Why a move was refused, with everything a message needs. Reasons are checked in this order; the
/// first one that holds is given.
struct illegal_move {
    enum class reason : std::uint8_t {
        game_over,      ///< the game had ended
        not_a_move,     ///< the text is not a move in its notation
        wrong_player,   ///< it is not the turn of the player that the move names
        names_no_row,   ///< a column alone, but stones are placed on squares
        off_the_board,  ///< no such column, or no such square
        column_full,    ///< no free square is left in the column
        taken,          ///< a stone stands on the square
        floating,       ///< the square is above the one that a dropped stone falls onto
    };

    reason kind = reason::not_a_move;
    move attempted{};         ///< has a `mover` only if the move named a player
    player to_move{};         ///< whose turn it was
    int number = 1;           ///< of the move in the game, from 1
    mark holder{};            ///< with `taken`: whose stone stands there
    square lands{};           ///< with `floating`: where the stone would fall
    inarow::outcome ended{};  ///< with `game_over`: how the game ended

    constexpr bool operator==(const illegal_move&) const = default;
};

inline constexpr auto refusal_names = core::enum_names_of<illegal_move::reason>(
    "game_over", "not_a_move", "wrong_player", "names_no_row", "off_the_board", "column_full",
    "taken", "floating");

/// The reason as one word, for machine-readable output: "game_over", "taken", …
[[nodiscard]] constexpr core::string_view name_of(illegal_move::reason kind) {
    return refusal_names[kind];
}

}  // namespace inarow::inline v0
