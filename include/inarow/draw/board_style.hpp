// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/game/square.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace inarow::inline v0::draw {

/// The appearance of a board and its stones in a picture and on the web page.
enum class board_style : std::uint8_t {
    marks,   ///< crosses and rings in squares
    stones,  ///< black and white stones on a goban (the board of go)
    discs,   ///< yellow and red discs in an upright panel
};

namespace detail {

inline constexpr auto board_style_names =
    core::enum_names_of<board_style>("marks", "stones", "discs");

}  // namespace detail

[[nodiscard]] constexpr board_style board_style_of(const rules& r) {
    switch (r.gravity) {
        case gravity::place: break;
        case gravity::drop: return board_style::discs;
        default: break;
    }
    constexpr int min_goban_side = 9;
    const bool is_large = r.columns >= min_goban_side && r.rows >= min_goban_side;
    return is_large ? board_style::stones : board_style::marks;
}

/// Returns the name of a player in the style of the board. The first player is "X", "Black" or
/// "Yellow", and the second player is "O", "White" or "Red".
[[nodiscard]] constexpr std::string_view player_name(const rules& r, player side) {
    constexpr std::array<std::array<std::string_view, 2>, 3> names{
        {{"X", "O"}, {"Black", "White"}, {"Yellow", "Red"}}};
    return names[std::to_underlying(board_style_of(r))][static_cast<std::size_t>(side)];
}

/// Returns whether a goban has a dot on a square. Four squares near the corners have dots. The
/// center also has a dot if the numbers of columns and rows are both odd. On 19x19, the four
/// squares halfway between the corner dots also have dots.
[[nodiscard]] constexpr bool is_star_point(const rules& r, square s) {
    struct star_lines {
        bool is_edge;
        bool is_center;
    };
    const auto lines_through = [](int line, int count) {
        const int edge = count < 13 ? 2 : 3;
        return star_lines{line == edge || line == count - 1 - edge, 2 * line == count - 1};
    };
    const auto [column_edge, column_center] = lines_through(s.column, r.columns);
    const auto [row_edge, row_center] = lines_through(s.row, r.rows);
    if ((column_edge && row_edge) || (column_center && row_center)) return true;
    const bool has_sides = r.columns == 19 && r.rows == 19;
    return has_sides && ((column_edge && row_center) || (column_center && row_edge));
}

}  // namespace inarow::inline v0::draw
