// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// A move is the number of the column that a stone is dropped into, such as `4`. Columns are
/// counted from 1 at the left. Data sets of Connect Four use this notation: `4453` is a game of
/// four moves.
namespace inarow::inline v0::notation::columns {

constexpr move read(reader& input, const rules& r) {
    if (r.gravity != drop) input.fail(expected_token::a_drop_board);
    return move::into_column(input.number(expected_token::a_column_number) - 1);
}

namespace detail {

/// Reads the most common form of a move. In constant evaluation, this function takes a fraction of
/// the time of `read`. Returns the column, counted from 0, if stones are dropped and the text is
/// one digit from 1 to 9 with a NUL after it. Otherwise, returns -1, and the caller must use
/// `read`.
[[nodiscard]] constexpr int read_plain(const char* text, const rules& r) {
    if (text[0] < '1' || text[0] > '9' || text[1] != '\0' || r.gravity != drop) return -1;
    return text[0] - '1';
}

}  // namespace detail

constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    core::write(out, s.column + 1);
}

}  // namespace inarow::inline v0::notation::columns
