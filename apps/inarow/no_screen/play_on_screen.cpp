// SPDX-License-Identifier: BSL-1.0
#include "../play_on_screen.hpp"

namespace inarow::app {

bool play_on_screen(session_settings& /*settings*/) { return false; }

}  // namespace inarow::app
