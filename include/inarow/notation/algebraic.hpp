// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// `b3`: a column letter (z is followed by aa) and a row number, counted from 1 at the bottom.
namespace inarow::inline v0::notation::algebraic {

constexpr move read(reader& input, const rules& r) {
    const int column = input.column_letters();
    const int row = input.number(expected_token::a_row_number);
    return square{.column = column, .row = r.rows - row};
}

/// The letters of a column, from 0: a to z, then aa, ab, …
constexpr void print_column(core::sink auto& out, int column) {
    char letters[8];
    std::size_t first = sizeof letters;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters[--first] = static_cast<char>('a' + (rest - 1) % 26);
    out.append(letters + first, sizeof letters - first);
}

constexpr void print(core::sink auto& out, const rules& r, square s, player /*mover*/ = first) {
    print_column(out, s.column);
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::algebraic
