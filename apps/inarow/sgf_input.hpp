// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "input_lines.hpp"

#include <string>
#include <string_view>

namespace inarow::app {

/// Whether a game in SGF begins with this line: `(;`, or `(` alone.
[[nodiscard]] bool begins_sgf(std::string_view line);

/// The game that begins with this line: with the lines after it, until its trees are closed or the
/// input ends.
[[nodiscard]] std::string whole_sgf(input_lines& input, std::string_view first);

}  // namespace inarow::app
