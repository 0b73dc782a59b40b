// SPDX-License-Identifier: BSL-1.0
#pragma once

namespace inarow::app::screen {

/// Whether terminfo knows the terminal that standard output goes to, and its cursor can be moved.
[[nodiscard]] bool has_movable_cursor();

}  // namespace inarow::app::screen
