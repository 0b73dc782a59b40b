// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "play_session.hpp"

namespace inarow::app {

/// Plays a session on the full screen; false if there is no terminal for that, or if this program
/// was built without curses.
[[nodiscard]] bool play_on_screen(session_settings& settings);

}  // namespace inarow::app
