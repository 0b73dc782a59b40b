// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "play/play_session.hpp"

#include <optional>

namespace inarow::app {

/// Plays a session on the full screen; gives the exit code, or nothing if there is no terminal for
/// that, or if this program was built without curses.
[[nodiscard]] std::optional<int> play_on_screen(session_settings& settings);

}  // namespace inarow::app
