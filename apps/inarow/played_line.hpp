// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/notation/entry.hpp>

#include "options.hpp"

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

namespace inarow::app {

/// The move of a line that is refused, and why.
struct refused_line {
    refused_entry why;
    move_text entry;
    int number;      ///< of the move in the line, from 1
    std::size_t at;  ///< how many characters of the line are before it
};

/// The game after a line of moves.
[[nodiscard]] std::expected<game, refused_line> follow_line(const setting& on, game from,
                                                            std::string_view line);

[[nodiscard]] std::string sentence(const rules& r, const refused_line& refused);

/// The same, or the sentence that says why one of the moves is refused.
[[nodiscard]] std::expected<game, std::string> played_line(const setting& on, game from,
                                                           std::string_view line);

}  // namespace inarow::app
