// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/fixed_string.hpp>
#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/game/square.hpp>
#include <inarow/notation/reader.hpp>

#include <cstddef>

/// The names of the nine squares of a 3x3 board, such as `top-left`, `center` and `bottom-right`.
/// `middle-center` is also accepted.
namespace inarow::inline v0::notation::names {

namespace detail {

inline constexpr core::string_view rows[] = {"top", "middle", "bottom"};
inline constexpr core::string_view columns[] = {"left", "center", "right"};

}  // namespace detail

/// Returns whether the squares of the board have names. Only a 3x3 board has names for its squares.
[[nodiscard]] constexpr bool has_names(const rules& r) { return r.columns == 3 && r.rows == 3; }

constexpr move read(reader& input, const rules& r) {
    if (!has_names(r)) input.fail(expected_token::a_board_with_names);
    if (input.skip("center")) return square{.column = 1, .row = 1};
    for (int row = 0; row < 3; ++row) {
        if (!input.skip(detail::rows[row])) continue;
        if (!input.skip('-')) break;
        for (int column = 0; column < 3; ++column)
            if (input.skip(detail::columns[column])) return square{.column = column, .row = row};
        break;
    }
    input.fail(expected_token::a_square_name);
    return {};
}

/// Precondition: has_names(r).
constexpr void print(core::sink auto& out, const rules& /*r*/, square s, player /*mover*/ = first) {
    if (s == square{.column = 1, .row = 1}) {
        core::write(out, "center");
    } else {
        core::write(out, detail::rows[s.row], '-', detail::columns[s.column]);
    }
}

namespace detail {

/// Returns the minimum number of characters to insert, remove or replace to turn one text into the
/// other. Ignores case.
/// Precondition: the second text has at most 15 characters.
[[nodiscard]] constexpr int edit_distance(core::string_view text, core::string_view name) {
    int row[16]{};
    const int size = static_cast<int>(name.size());
    for (int i = 0; i <= size; ++i) row[i] = i;
    for (const char c : text) {
        int diagonal = row[0]++;
        for (int i = 0; i < size; ++i) {
            const bool same = core::lower(c) == core::lower(name[static_cast<std::size_t>(i)]);
            const int replaced = diagonal + (same ? 0 : 1);
            diagonal = row[i + 1];
            const int other = (row[i] < diagonal ? row[i] : diagonal) + 1;
            row[i + 1] = replaced < other ? replaced : other;
        }
    }
    return row[size];
}

/// The maximum number of edits between a name and a misspelling of the name.
inline constexpr int max_edits = 2;

/// Returns the square whose name is nearest to a text. Returns a square with the column -1 if every
/// name is more than max_edits edits away.
[[nodiscard]] constexpr square nearest(core::string_view text) {
    square result{.column = -1, .row = -1};
    int fewest = max_edits + 1;
    const auto consider = [&](core::string_view name, square s) {
        const int edits = edit_distance(text, name);
        if (edits >= fewest) return;
        fewest = edits;
        result = s;
    };
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column) {
            core::fixed_string<13> name;
            core::write(name, rows[row], '-', columns[column]);
            consider(name.view(), {.column = column, .row = row});
        }
    consider("center", {.column = 1, .row = 1});
    return result;
}

}  // namespace detail

}  // namespace inarow::inline v0::notation::names
