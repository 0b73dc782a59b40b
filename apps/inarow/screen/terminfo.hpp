// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace inarow::app::screen {

/// The terminfo name of the terminal, from TERM; null if terminfo does not know the terminal or its
/// cursor cannot be moved. A terminal of the xterm family that terminfo does not know, for example
/// xterm-kitty, counts as xterm-256color.
[[nodiscard]] const char* known_terminal();

}  // namespace inarow::app::screen
