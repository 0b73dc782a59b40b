// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// A move is a column and a row, such as `7,0`. Both are counted from 0 at the top left. The
/// protocol of the Gomocup tournament (Piskvork) uses this notation.
namespace inarow::inline v0::notation::gomocup {

constexpr move read(reader& input, const rules& /*r*/) {
    const int column = input.number(expected_token::a_column_number);
    input.expect(',', expected_token::a_comma);
    const int row = input.number(expected_token::a_row_number);
    return square{.column = column, .row = row};
}

constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    core::write(out, s.column, ',', s.row);
}

}  // namespace inarow::inline v0::notation::gomocup
