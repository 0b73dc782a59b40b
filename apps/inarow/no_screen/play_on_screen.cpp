// SPDX-License-Identifier: BSL-1.0
#include "play/play_on_screen.hpp"

namespace inarow::app {

std::optional<int> play_on_screen(session_settings& /*settings*/) { return std::nullopt; }

}  // namespace inarow::app
