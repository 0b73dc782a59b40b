// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/rules.hpp>

#include <cstdint>
#include <string_view>

namespace inarow::inline v0 {

/// How a position stands. A win goes before a draw: the last move on a full board can win.
enum class outcome : std::uint8_t { in_play, first_won, second_won, draw };

[[nodiscard]] constexpr outcome won_by(player side) {
    return side == first ? outcome::first_won : outcome::second_won;
}

/// The winner's mark; none while the game is in play, and when it was drawn.
[[nodiscard]] constexpr mark winner_of(outcome o) {
    if (o == outcome::first_won) return mark::first;
    return o == outcome::second_won ? mark::second : mark::none;
}

/// How a game stands: exactly one of these holds. `ongoing` has at least one move.
enum class status : std::uint8_t { fresh, ongoing, drawn, first_won, second_won };

[[nodiscard]] constexpr status status_after(outcome o, int moves) {
    switch (o) {
        case outcome::first_won: return status::first_won;
        case outcome::second_won: return status::second_won;
        case outcome::draw: return status::drawn;
        case outcome::in_play: break;
    }
    return moves == 0 ? status::fresh : status::ongoing;
}

/// "in play", "first won", "second won" or "draw".
[[nodiscard]] constexpr std::string_view name_of(outcome o) {
    constexpr std::string_view names[] = {"in play", "first won", "second won", "draw"};
    return names[static_cast<std::uint8_t>(o)];
}
/// "fresh", "ongoing", "drawn", "first won" or "second won".
[[nodiscard]] constexpr std::string_view name_of(status s) {
    constexpr std::string_view names[] = {"fresh", "ongoing", "drawn", "first won", "second won"};
    return names[static_cast<std::uint8_t>(s)];
}
/// "first" or "second".
[[nodiscard]] constexpr std::string_view name_of(player side) {
    return side == first ? "first" : "second";
}

}  // namespace inarow::inline v0
