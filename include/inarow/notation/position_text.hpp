// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/notation/reader.hpp>

#include <expected>
#include <string_view>

/// A position as text: the rows from the top, `/` between them, X, O and `.` for the squares, or
/// a number for so many free ones; then a space and who is to move, X or O. `X.O/.X./..O X`.
/// Who is to move may be left out: then the counts of stones say it.
namespace inarow::inline v0::notation {

/// Reads one row onto a layout; the reader is left at what follows it.
template <int Capacity>
constexpr void read_row(reader& from, basic_layout<Capacity>& onto, int row) {
    const int columns = onto.rules().columns;
    int column = 0;
    while (!from.failed && !from.at_end() && from.next() != '/' && from.next() != ' ') {
        const reader before = from;
        if (is_digit(from.next())) {
            column += from.number(expected_here::a_number);
        } else if (from.skip('x')) {
            if (column < columns) onto.put({column, row}, mark::first);
            ++column;
        } else if (from.skip('o')) {
            if (column < columns) onto.put({column, row}, mark::second);
            ++column;
        } else if (from.skip('.')) {
            ++column;
        } else {
            from.fail(expected_here::a_mark);
        }
        if (column > columns) {
            from = before;
            from.fail(expected_here::fewer_squares);
        }
    }
    if (column < columns) from.fail(expected_here::more_squares);
}

/// The marks a text means, on a board of the rules that `empty` has.
template <int Capacity>
[[nodiscard]] constexpr std::expected<basic_layout<Capacity>, syntax_error> parse_position(
    const basic_layout<Capacity>& empty, std::string_view text) {
    basic_layout<Capacity> result = empty;
    reader from{text};
    for (int row = 0; row < empty.rules().rows && !from.failed; ++row) {
        if (row > 0) from.expect('/', expected_here::more_rows);
        read_row(from, result, row);
    }
    result.set_to_move(result.mover_by_counts());
    if (!from.failed && !from.at_end()) {
        from.expect(' ', expected_here::a_space);
        result.set_to_move(lower(from.next()) == 'o' ? second : first);
        if (!from.skip('x') && !from.skip('o')) from.fail(expected_here::a_player);
    }
    return from.result(result);
}

[[nodiscard]] constexpr char letter_of(mark m) {
    return m == mark::none ? '.' : m == mark::first ? 'X' : 'O';
}
[[nodiscard]] constexpr char letter_of(player side) { return letter_of(mark_of(side)); }

/// Writes one row, `X.O`.
template <int Capacity>
constexpr void print_row(core::sink auto& to, const basic_position<Capacity>& p, int row) {
    for (int column = 0; column < p.rules().columns; ++column)
        core::write(to, letter_of(p.at({column, row})));
}

/// Writes a position in the form that parse_position reads back.
template <int Capacity>
constexpr void print_position(core::sink auto& to, const basic_position<Capacity>& p) {
    for (int row = 0; row < p.rules().rows; ++row) {
        if (row > 0) core::write(to, '/');
        print_row(to, p, row);
    }
    core::write(to, ' ', letter_of(p.to_move()));
}

}  // namespace inarow::inline v0::notation
