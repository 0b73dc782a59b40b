// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>

#include "options.hpp"

#include <expected>
#include <string>
#include <string_view>

namespace inarow::app {

/// The game after a line of moves, or the sentence that says why one of them is refused.
[[nodiscard]] std::expected<game, std::string> played_line(const setting& on, game from,
                                                           std::string_view line);

}  // namespace inarow::app
