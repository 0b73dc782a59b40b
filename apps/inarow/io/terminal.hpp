// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/glyphs.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace inarow::app {

/// The capabilities of the terminal.
struct terminal {
    bool prompts = false;  ///< input and output are terminals
    bool redraws = false;  ///< supports escape codes
    bool colors = false;   ///< supports colors, and NO_COLOR is not set
    int columns = 80;
    int rows = 24;
};

/// Checks the standard streams, TERM and NO_COLOR. Returns the current size.
[[nodiscard]] terminal look_at_terminal();

/// Returns the number of columns of the terminal that standard error goes to. Returns `nullopt` if
/// standard error is not a terminal, or if the terminal does not support escape codes.
[[nodiscard]] std::optional<int> error_terminal_columns();

/// Clears the screen and moves the cursor to the top left corner.
inline constexpr std::string_view clear_screen = "\x1b[H\x1b[2J";

/// Adds colors to a drawn board. Marks get the color of their player (reversed within brackets),
/// brackets are bold, and the rest is dimmed.
[[nodiscard]] std::string painted(std::string_view board, const draw::glyphs& set);
[[nodiscard]] std::string bold(std::string_view text);
[[nodiscard]] std::string alarming(std::string_view text);
[[nodiscard]] std::string dim(std::string_view text);

}  // namespace inarow::app
