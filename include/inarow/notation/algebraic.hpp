// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// Algebraic notation, such as `b3`: the letters of a column (a to z, aa, ab, …), then the number
/// of a row. Rows are counted from 1 at the bottom.
namespace inarow::inline v0::notation::algebraic {

constexpr move read(reader& input, const rules& r) {
    const int column = input.column_letters();
    const int row = input.number(expected_token::a_row_number);
    return square{.column = column, .row = r.rows - row};
}

namespace detail {

/// Reads the most common forms of a move. In constant evaluation, this function takes a third of
/// the time of `read`. Returns the square if the text is one or two lowercase letters and then the
/// digits of a row, with a NUL after at most 6 characters. For any other text, returns a square
/// with the column -1, and the caller must use `read`. Precondition: the text ends with a NUL.
[[nodiscard]] constexpr square read_plain(const char* text, const rules& r) {
    int column = text[0] - 'a';
    if (column < 0 || column >= 26) return {-1, 0};
    int i = 1;
    if (text[1] >= 'a' && text[1] <= 'z') {
        column = 26 * column + 26 + (text[1] - 'a');
        i = 2;
    }
    unsigned row = 0;
    for (unsigned digit = 0; (digit = static_cast<unsigned>(text[i] - '0')) < 10; ++i)
        row = row * 10 + digit;
    if (text[i] != '\0' || row == 0 || i > 6) return {-1, 0};
    return {column, r.rows - static_cast<int>(row)};
}

/// Writes the letters of a column: a for 0, z for 25, aa for 26.
constexpr void print_column(core::sink auto& out, int column) {
    if (column >= 26) print_column(out, column / 26 - 1);
    core::write(out, static_cast<char>('a' + column % 26));
}

}  // namespace detail

constexpr void print(core::sink auto& out, const rules& r, square s, player /*mover*/ = first) {
    detail::print_column(out, s.column);
    core::write(out, r.rows - s.row);
}

}  // namespace inarow::inline v0::notation::algebraic
