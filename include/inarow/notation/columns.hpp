// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

/// `4`: the column a stone is dropped into, from 1 at the left. What data sets of Connect Four
/// are written in: `4453` is a game of four moves.
namespace inarow::inline v0::notation::columns {

constexpr move read(reader& from, const rules& r) {
    if (r.gravity != drop) from.fail(expected_here::a_drop_board);
    return move::into_column(from.number(expected_here::a_column_number) - 1);
}

constexpr void print(core::sink auto& to, const rules& /*r*/, square s, player /*mover*/ = first) {
    core::write(to, s.column + 1);
}

}  // namespace inarow::inline v0::notation::columns
