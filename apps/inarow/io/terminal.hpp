// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/glyphs.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace inarow::app {

/// What can be done where the output goes.
struct terminal {
    bool prompts = false;  ///< somebody sits there
    bool redraws = false;  ///< escape codes are understood
    bool colors = false;   ///< and colors are wanted
    int columns = 80;
    int rows = 24;
};

/// Looks at the standard streams, TERM and NO_COLOR. The size is that of the moment.
[[nodiscard]] terminal look_at_terminal();

/// How many columns the terminal has that standard error goes to; nothing where it goes elsewhere,
/// or where escape codes are not understood.
[[nodiscard]] std::optional<int> error_terminal_columns();

/// Clears the screen and goes to its top left corner.
inline constexpr std::string_view clear_screen = "\x1b[H\x1b[2J";

/// A drawn board in colors: the two marks, what stands in brackets, the rest dimmed.
[[nodiscard]] std::string painted(std::string_view board, const draw::glyphs& set);
[[nodiscard]] std::string bold(std::string_view text);
[[nodiscard]] std::string alarming(std::string_view text);
[[nodiscard]] std::string dim(std::string_view text);

}  // namespace inarow::app
