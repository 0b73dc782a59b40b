// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace inarow::app::screen {

/// The terminfo name of the terminal that standard output goes to; null if its cursor cannot be
/// moved. A terminal of the xterm family whose own entry is not installed, for example xterm-kitty,
/// counts as xterm-256color.
[[nodiscard]] const char* known_terminal();

}  // namespace inarow::app::screen
