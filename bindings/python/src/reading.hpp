// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace inarow::python {

/// What Python says, as values of the library; what makes no sense is refused.

/// Rules, or a text that means some.
using rules_argument = std::variant<rules, std::string>;
[[nodiscard]] rules rules_of(const rules_argument& from);
[[nodiscard]] rules checked(const rules& r);

[[nodiscard]] notation::kind notation_named(std::string_view name);
/// The same, refused where squares of such boards cannot be written in it.
[[nodiscard]] notation::kind printable_notation(std::string_view name, const rules& r);

/// Actions are columns where stones are dropped, and squares, row by row from the top, elsewhere.
[[nodiscard]] move move_of(const rules& r, long long action);
[[nodiscard]] inline int action_of(const rules& r, square s) {
    return r.gravity == drop ? s.column : index_of(r, s);
}
[[nodiscard]] inline int actions_of(const rules& r) {
    return r.gravity == drop ? r.columns : r.squares();
}

/// The square onto which an action puts a stone.
[[nodiscard]] square resolved(const position& p, long long action);

/// Makes the moves of a line of text, all or none. Of its characters the first `most` are read.
template <class Board>
void follow(Board& from, std::string_view line, notation::kind in);

/// A board with `/` between its rows, or the moves to it from the empty board.
[[nodiscard]] position read_position(const rules& r, std::string_view text, notation::kind in);
/// A board as text, and nothing else.
[[nodiscard]] position read_board(const rules& r, std::string_view text);

/// The position that a layout is, if a game reaches it.
[[nodiscard]] position checked(const layout& from);

[[nodiscard]] std::string text_of(const position& p);
[[nodiscard]] std::string text_of(const rules& r);
[[nodiscard]] std::string text_of(const rules& r, square s, player by, notation::kind in);
/// The moves, as `follow` reads them.
[[nodiscard]] std::string text_of(const game& g, notation::kind in);

}  // namespace inarow::python
