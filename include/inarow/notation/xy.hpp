// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// A move is a column and a row, such as `13`. Both are counted from 1 at the bottom left. If a
/// side of the board is longer than 9, a comma separates the two numbers, as in `1,13`, because
/// otherwise two squares could have the same text.
namespace inarow::inline v0::notation::xy {

namespace detail {

[[nodiscard]] constexpr bool needs_comma(const rules& r) { return r.columns > 9 || r.rows > 9; }

}  // namespace detail

constexpr move read(reader& input, const rules& r) {
    // Also reads "1,3" on boards where "13" would be enough.
    const bool comma =
        detail::needs_comma(r) ||
        core::string_view(input.text, static_cast<std::size_t>(input.size)).contains(',');
    const int column = comma ? input.number(expected_token::a_column_number)
                             : input.digit(expected_token::a_column_number);
    if (comma) input.expect(',', expected_token::a_comma);
    const int row = comma ? input.number(expected_token::a_row_number)
                          : input.digit(expected_token::a_row_number);
    return square{.column = column - 1, .row = r.rows - row};
}

constexpr void print(core::sink auto& out, const rules& r, square s, player /*mover*/ = first) {
    core::write(out, s.column + 1);
    if (detail::needs_comma(r)) core::write(out, ',');
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::xy
