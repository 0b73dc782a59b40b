// SPDX-License-Identifier: BSL-1.0
#include "play/play_on_screen.hpp"

#include "canvas.hpp"
#include "io/failure.hpp"
#include "io/terminal.hpp"
#include "play_screen.hpp"
#include "signals.hpp"

namespace inarow::app {

std::optional<int> play_on_screen(session_settings& settings) {
    if (!look_at_terminal().redraws) return std::nullopt;
    screen::signals heard;
    const auto opened = screen::canvas::open(heard);
    if (opened == nullptr) return std::nullopt;
    screen::play_screen(settings, *opened).run();
    return heard.ending() == 0 ? 0 : failure::interrupted + heard.ending();
}

}  // namespace inarow::app
