// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

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

/// The square of a text of small letters and digits, which ends with a NUL; column -1 if it is any
/// other text, and `read` says why. For a compiler: the most common moves in a third of the time.
[[nodiscard]] constexpr square read_plain(const char* text, const rules& r) {
    int column = 0;
    for (; *text >= 'a' && *text <= 'z' && column < largest_rule; ++text)
        column = column * 26 + (*text - 'a') + 1;
    int row = 0;
    for (; *text >= '0' && *text <= '9' && row <= largest_rule; ++text)
        row = row * 10 + (*text - '0');
    if (*text != '\0' || column == 0 || row == 0) return {-1, 0};
    return {.column = column - 1, .row = r.rows - row};
}

/// The letters of a column, from 0: a to z, then aa, ab, …
constexpr void print_column(core::sink auto& out, int column) {
    if (column >= 26) print_column(out, column / 26 - 1);
    core::write(out, static_cast<char>('a' + column % 26));
}

constexpr void print(core::sink auto& out, const rules& r, square s, player /*mover*/ = first) {
    print_column(out, s.column);
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::algebraic
