// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/outcome.hpp>
#include <inarow/game/square.hpp>

#include <cstdint>

namespace inarow::inline v0 {

/// The reason why a move was refused, with facts for an error message. The reasons are checked in
/// the order of the enumeration `reason`, and `kind` is the first reason that applies.
struct illegal_move {
    enum class reason : std::uint8_t {
        game_over,      ///< the game has already ended
        not_a_move,     ///< the text is not a move in its notation
        wrong_player,   ///< it is not the turn of the player that the move names
        names_no_row,   ///< the move has only a column, but stones are placed on squares
        off_the_board,  ///< the board has no such column or square
        column_full,    ///< no free square is left in the column
        taken,          ///< a stone stands on the square
        floating,       ///< a stone on this square would fall to a lower square
    };

    reason kind = reason::not_a_move;
    move attempted{};         ///< the refused move, or move{} if its text was not parsed
    player to_move{};         ///< the player to move in the position before the move
    int number = 1;           ///< number of the refused move: the stones on the board, plus 1
    mark holder{};            ///< if `taken`: the mark of the stone on the square
    square lands{};           ///< if `floating`: the square that the stone would fall onto
    inarow::outcome ended{};  ///< if `game_over`: how the game ended

    constexpr bool operator==(const illegal_move&) const = default;
};

/// Returns the reason as one word, for machine-readable output: "game_over", "taken", …
[[nodiscard]] constexpr core::string_view name_of(illegal_move::reason kind) {
    constexpr auto names = core::enum_names_of<illegal_move::reason>(
        "game_over", "not_a_move", "wrong_player", "names_no_row", "off_the_board", "column_full",
        "taken", "floating");
    return names[kind];
}

}  // namespace inarow::inline v0
