// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace inarow::app::screen {

/// Returns the terminfo name of the terminal, from TERM. Returns null if terminfo does not know the
/// terminal, or if its cursor cannot be moved. If terminfo does not know a terminal of the xterm
/// family, for example xterm-kitty, the terminal counts as xterm-256color.
[[nodiscard]] const char* known_terminal();

}  // namespace inarow::app::screen
