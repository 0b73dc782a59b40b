// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/draw/board_style.hpp>
#include <inarow/ui/phrases.hpp>

#include <cstddef>
#include <utility>

namespace inarow::inline v0::ui {

/// Returns the name of a player in the style of the board, as draw::player_name does in English.
[[nodiscard]] constexpr const phrase& player_name(const shared_phrases& texts, const rules& r,
                                                  player side) {
    return texts
        .board_players[std::to_underlying(draw::board_style_of(r))][static_cast<std::size_t>(side)];
}

/// Returns phrases for sentences with the players' names on this board, for example "Yellow has
/// won." instead of "first (X) has won."
[[nodiscard]] constexpr page_phrases with_player_names(page_phrases texts, const rules& r) {
    for (const player side : {first, second})
        texts.players[static_cast<std::size_t>(side)] =
            texts.stones[static_cast<std::size_t>(side)] = player_name(texts, r, side);
    return texts;
}

}  // namespace inarow::inline v0::ui
