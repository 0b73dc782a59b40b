// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/game/rules.hpp>

#include <cstdint>

namespace inarow::inline v0 {

/// Tells whether a game has ended, and how. If the move that fills the board completes a decisive
/// line, the game is not a draw.
enum class outcome : std::uint8_t { in_play, first_won, second_won, draw };

[[nodiscard]] constexpr outcome won_by(player side) {
    return side == first ? outcome::first_won : outcome::second_won;
}

/// Returns the outcome after `completer` completes a decisive line.
[[nodiscard]] constexpr outcome outcome_of_line(const rules& r, player completer) {
    return won_by(winner_of_line(r, completer));
}

/// Returns the mark of the winner, or mark::none if the game is in play or drawn.
[[nodiscard]] constexpr mark winner_of(outcome o) {
    if (o == outcome::first_won) return mark::first;
    return o == outcome::second_won ? mark::second : mark::none;
}

/// The outcome of a game and, for a game in play, whether the board is empty (fresh) or has stones
/// (ongoing). A game in play that begins on a board with stones is therefore ongoing, even before
/// the first move.
enum class status : std::uint8_t { fresh, ongoing, drawn, first_won, second_won };

namespace detail {

/// Returns the status of a game with this outcome and this number of stones on its board.
[[nodiscard]] constexpr status status_after(outcome o, int stones) {
    switch (o) {
        case outcome::first_won: return status::first_won;
        case outcome::second_won: return status::second_won;
        case outcome::draw: return status::drawn;
        case outcome::in_play:
        default: break;
    }
    return stones == 0 ? status::fresh : status::ongoing;
}

}  // namespace detail

inline constexpr auto outcome_names =
    core::enum_names_of<outcome>("in play", "first won", "second won", "draw");
inline constexpr auto status_names =
    core::enum_names_of<status>("fresh", "ongoing", "drawn", "first won", "second won");

/// Returns "in play", "first won", "second won" or "draw".
[[nodiscard]] constexpr core::string_view name_of(outcome o) { return outcome_names[o]; }
/// Returns "fresh", "ongoing", "drawn", "first won" or "second won".
[[nodiscard]] constexpr core::string_view name_of(status s) { return status_names[s]; }

}  // namespace inarow::inline v0
