// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "play/play_session.hpp"

#include <optional>

namespace inarow::app {

/// Plays a session on the full screen. Returns the exit code, or `nullopt` if no suitable terminal
/// is available or the program was built without ncurses.
[[nodiscard]] std::optional<int> play_on_screen(session_settings& settings);

}  // namespace inarow::app
