// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/entry.hpp>

#include "options.hpp"

#include <cstddef>
#include <string>
#include <string_view>

/// Games written down as C++ programs.
namespace inarow::app {

/// The lines every program begins with, up to `using start = …`.
[[nodiscard]] std::string beginning_of_program(const setting& on);

/// `in(algebraic, "b2")`; any bytes are written so that they come out the same, and no more of
/// them than a move_text looks at.
[[nodiscard]] std::string written_move(notation::kind k, std::string_view text);

/// Any text as a comment of one line.
[[nodiscard]] std::string comment(std::string_view text);

}  // namespace inarow::app
