// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "options.hpp"

#include <string>
#include <string_view>

/// Games as C++ programs.
namespace inarow::app {

/// The first lines of every program, up to `using start = …`.
[[nodiscard]] std::string start_of_program(const game_setup& setup);

/// A move as a template argument: `written_in(algebraic, "b2")`, or `"b2"` if the notation is
/// `any`. Keeps all bytes, up to the size that a move_text reads.
[[nodiscard]] std::string move_in_cpp(notation::kind k, std::string_view text);

/// Any text as a single-line comment.
[[nodiscard]] std::string comment(std::string_view text);

}  // namespace inarow::app
