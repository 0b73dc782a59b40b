// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/fixed_string.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/algebraic.hpp>

#include <cstdint>

namespace inarow::inline v0::draw {

/// A square that is not on any board.
inline constexpr square nowhere{.column = -1, .row = -1};

/// The names of columns and rows along the edges of a board.
enum class coordinates : std::uint8_t {
    none,
    as_played,  ///< columns as in moves: numbers if stones drop, otherwise letters
    letters,    ///< columns a, b, .. z, aa, ab, ..
    numbers,    ///< columns 1, 2, ..
};

/// The name of one column or row. A name has at most three characters, because no side of a board
/// is longer than 999.
using label = core::fixed_string<3>;

/// Returns the name of a column, or an empty text if `how` is none.
[[nodiscard]] constexpr label column_label(const rules& r, coordinates how, int column) {
    if (how == coordinates::none) return {};
    label result;
    if (how == coordinates::numbers || (how == coordinates::as_played && r.gravity == drop)) {
        core::write(result, column + 1);
        return result;
    }
    notation::algebraic::detail::print_column(result, column);
    return result;
}

/// Returns the name of a row, or an empty text if `how` is none. Rows are numbered from the bottom.
[[nodiscard]] constexpr label row_label(const rules& r, coordinates how, int row) {
    return how == coordinates::none ? label{} : core::to_fixed_string<3>(r.rows - row);
}

}  // namespace inarow::inline v0::draw
