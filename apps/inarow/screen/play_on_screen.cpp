// SPDX-License-Identifier: BSL-1.0
#include "../play_on_screen.hpp"

#include "../terminal.hpp"
#include "canvas.hpp"
#include "play_screen.hpp"

namespace inarow::app {

bool play_on_screen(session_settings& settings) {
    if (!look_at_terminal().redraws) return false;
    const auto opened = screen::canvas::open();
    if (opened == nullptr) return false;
    screen::play_screen(settings, *opened).run();
    return true;
}

}  // namespace inarow::app
