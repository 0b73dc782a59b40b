// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/game/layout.hpp>
#include <inarow/game/result.hpp>
#include <inarow/notation/reader.hpp>

/// A position as text, such as `X.O/.X./..O X`. The text lists the rows from the top, separated by
/// `/`. A space and the player to move, X or O, follow the rows. Each square is X, O or `.` (free).
/// A number stands for that many free squares. If the text ends after the rows, the numbers of
/// stones determine whose turn it is.
namespace inarow::inline v0::notation {

namespace detail {

/// Reads one row into a layout, up to the separator after the row.
template <int Capacity>
constexpr void read_row(reader& input, basic_layout<Capacity>& onto, int row) {
    const int columns = onto.rules().columns;
    int column = 0;
    while (!input.failed && !input.at_end() && input.next() != '/' && input.next() != ' ') {
        const reader before = input;
        if (core::is_digit(input.next())) {
            column += input.number(expected_token::a_number);
        } else if (input.skip('x')) {
            if (column < columns) onto.put({column, row}, mark::first);
            ++column;
        } else if (input.skip('o')) {
            if (column < columns) onto.put({column, row}, mark::second);
            ++column;
        } else if (input.skip('.')) {
            ++column;
        } else {
            input.fail(expected_token::a_mark);
        }
        if (column > columns) {
            input = before;
            input.fail(expected_token::fewer_squares);
        }
    }
    if (column < columns) input.fail(expected_token::more_squares);
}

}  // namespace detail

/// Parses a position. `empty` is an empty layout with the rules of the position.
template <int Capacity>
[[nodiscard]] constexpr result<basic_layout<Capacity>, syntax_error> parse_position(
    const basic_layout<Capacity>& empty, core::string_view text) {
    basic_layout<Capacity> result = empty;
    reader input{text};
    for (int row = 0; row < empty.rules().rows && !input.failed; ++row) {
        if (row > 0) input.expect('/', expected_token::more_rows);
        detail::read_row(input, result, row);
    }
    result.set_to_move(result.mover_by_counts());
    if (!input.failed && !input.at_end()) {
        input.expect(' ', expected_token::a_space);
        result.set_to_move(core::lower(input.next()) == 'o' ? second : first);
        if (!input.skip('x') && !input.skip('o')) input.fail(expected_token::a_player);
    }
    return input.finish(result);
}

[[nodiscard]] constexpr char letter_of(mark m) {
    return m == mark::none ? '.' : m == mark::first ? 'X' : 'O';
}
[[nodiscard]] constexpr char letter_of(player side) { return letter_of(mark_of(side)); }

namespace detail {

/// Writes one row: `X.O`.
template <int Capacity>
constexpr void print_row(core::sink auto& out, const basic_position<Capacity>& p, int row) {
    for (int column = 0; column < p.rules().columns; ++column)
        core::write(out, letter_of(p.at({column, row})));
}

}  // namespace detail

/// Writes the rows of a position in short form, `X1O/1X1/2O`, in which numbers replace free
/// squares. parse_position also reads this form.
template <int Capacity>
constexpr void print_rows(core::sink auto& out, const basic_position<Capacity>& p) {
    for (int row = 0; row < p.rules().rows; ++row) {
        if (row > 0) core::write(out, '/');
        int free = 0;
        for (int column = 0; column < p.rules().columns; ++column) {
            const mark m = p.at({column, row});
            if (m == mark::none) {
                ++free;
                continue;
            }
            if (free > 0) core::write(out, free);
            free = 0;
            core::write(out, letter_of(m));
        }
        if (free > 0) core::write(out, free);
    }
}

/// Writes a position in the form that parse_position reads.
template <int Capacity>
constexpr void print_position(core::sink auto& out, const basic_position<Capacity>& p) {
    for (int row = 0; row < p.rules().rows; ++row) {
        if (row > 0) core::write(out, '/');
        detail::print_row(out, p, row);
    }
    core::write(out, ' ', letter_of(p.to_move()));
}

}  // namespace inarow::inline v0::notation
