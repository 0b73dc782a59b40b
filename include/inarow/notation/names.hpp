// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// `top-left`, `center`, `bottom-right`: the nine squares of a 3x3 board by name.
/// `middle-center` is read, too.
namespace inarow::inline v0::notation::names {

inline constexpr std::string_view rows[] = {"top", "middle", "bottom"};
inline constexpr std::string_view columns[] = {"left", "center", "right"};

/// The names are those of a 3x3 board.
[[nodiscard]] constexpr bool has_names(const rules& r) { return r.columns == 3 && r.rows == 3; }

constexpr move read(reader& input, const rules& r) {
    if (!has_names(r)) input.fail(expected_token::a_board_with_names);
    if (input.skip("center")) return square{.column = 1, .row = 1};
    for (int row = 0; row < 3; ++row) {
        if (!input.skip(rows[row])) continue;
        if (!input.skip('-')) break;
        for (int column = 0; column < 3; ++column)
            if (input.skip(columns[column])) return square{.column = column, .row = row};
        break;
    }
    input.fail(expected_token::a_square_name);
    return {};
}

/// Precondition: has_names(r).
constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    if (s == square{.column = 1, .row = 1}) {
        core::write(out, "center");
    } else {
        core::write(out, rows[s.row], '-', columns[s.column]);
    }
}

}  // namespace inarow::inline v0::notation::names
