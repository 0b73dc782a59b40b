// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace inarow::app::screen {

/// The name by which terminfo knows the terminal that standard output goes to, if its cursor can be
/// moved; else null. One of the kind of xterm, such as xterm-kitty, whose own entry is not
/// installed is an xterm-256color.
[[nodiscard]] const char* known_terminal();

}  // namespace inarow::app::screen
