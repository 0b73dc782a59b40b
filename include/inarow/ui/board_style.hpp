// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/write.hpp>
#include <inarow/game/rules.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>

namespace inarow::inline v0::ui {

/// What the stones of a board look like on a page.
enum class board_style : std::uint8_t {
    marks,   ///< crosses and rings in squares
    stones,  ///< black and white stones on a goban
    discs,   ///< yellow and red discs in a panel
};
inline constexpr auto board_style_names =
    core::enum_names_of<board_style>("marks", "stones", "discs");

/// The fewest columns, and rows, of a goban: it has nine.
inline constexpr int min_goban_side = 9;

[[nodiscard]] constexpr board_style board_style_of(const rules& r) {
    switch (r.gravity) {
        case gravity::place: break;
        case gravity::drop: return board_style::discs;
    }
    return std::min(r.columns, r.rows) >= min_goban_side ? board_style::stones : board_style::marks;
}

/// How a player is called where the stones are seen: "X", "Black" or "Yellow" for the first.
[[nodiscard]] constexpr std::string_view player_name(const rules& r, player side) {
    constexpr std::array<std::array<std::string_view, 2>, 3> names{
        {{"X", "O"}, {"Black", "White"}, {"Yellow", "Red"}}};
    return names[std::to_underlying(board_style_of(r))][static_cast<std::size_t>(side)];
}

/// Writes a sentence of messages/ with players called so: "Yellow has won." for "first (X) has
/// won."
constexpr void write_with_player_names(core::sink auto& out, const rules& r,
                                       std::string_view sentence) {
    struct replacement {
        std::string_view part;
        std::string_view before;  ///< the name
        player side;
        std::string_view after;
    };
    constexpr replacement replacements[] = {{"first (X)", "", first, ""},
                                            {"second (O)", "", second, ""},
                                            {" X and ", " ", first, " and "},
                                            {" O it ", " ", second, " it "}};
    while (!sentence.empty()) {
        const auto* const found = std::ranges::find_if(
            replacements, [&](const replacement& each) { return sentence.starts_with(each.part); });
        if (found == std::end(replacements)) {
            core::write(out, sentence.front());
            sentence.remove_prefix(1);
        } else {
            core::write(out, found->before, player_name(r, found->side), found->after);
            sentence.remove_prefix(found->part.size());
        }
    }
}

}  // namespace inarow::inline v0::ui
