// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "options.hpp"

#include <string>
#include <string_view>

/// Games as C++ programs.
namespace inarow::app {

/// Returns the first lines of every program, up to `using start = …`.
[[nodiscard]] std::string start_of_program(const game_setup& setup);

/// Returns a move as a template argument: `written_in(algebraic, "b2")`, or `"b2"` if the notation
/// is `any`. Keeps all bytes of the text, up to the size that a move_text reads.
[[nodiscard]] std::string move_in_cpp(notation::kind k, std::string_view text);

/// Returns any text as a C++ comment on a single line.
[[nodiscard]] std::string comment(std::string_view text);

}  // namespace inarow::app
