// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/draw/board_style.hpp>

#include <string_view>

namespace inarow::inline v0::ui {

/// Writes a sentence from messages/ with the players' names on this board, for example "Yellow has
/// won." instead of "first (X) has won."
constexpr void write_with_player_names(core::sink auto& out, const rules& r,
                                       std::string_view sentence) {
    struct replacement {
        std::string_view part;
        std::string_view before;  ///< text before the player's name
        player side;
        std::string_view after;
    };
    constexpr replacement replacements[] = {{"first (X)", "", first, ""},
                                            {"second (O)", "", second, ""},
                                            {" X and ", " ", first, " and "},
                                            {" O it ", " ", second, " it "}};
    while (!sentence.empty()) {
        const replacement* found = nullptr;
        for (const replacement& each : replacements)
            if (sentence.starts_with(each.part)) found = &each;
        if (found == nullptr) {
            core::write(out, sentence.front());
            sentence.remove_prefix(1);
        } else {
            core::write(out, found->before, draw::player_name(r, found->side), found->after);
            sentence.remove_prefix(found->part.size());
        }
    }
}

}  // namespace inarow::inline v0::ui
