// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "io/output.hpp"
#include "options.hpp"

#include <string_view>

namespace inarow::app {

/// Writes the position after a game as a line of JSON. The game is a list of moves or SGF. Returns
/// whether the whole game was legal.
bool write_replayed(output& out, const game_setup& setup, std::string_view text);

}  // namespace inarow::app
