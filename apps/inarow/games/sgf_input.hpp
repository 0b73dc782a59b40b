// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/notation/sgf.hpp>

#include "io/input_lines.hpp"
#include "options.hpp"

#include <expected>
#include <limits>
#include <string>
#include <string_view>

namespace inarow::app {

/// Whether this line begins a game in SGF: `(;`, or `(` alone.
[[nodiscard]] bool begins_sgf(std::string_view line);

/// The game that begins with this line, including the lines after it until its trees are closed or
/// the input ends.
[[nodiscard]] std::string whole_sgf(input_lines& input, std::string_view first);

/// The game of a text in SGF: its main line, up to `max_moves` moves. SGF has its own rules and
/// start position, so --position is refused with a failure.
[[nodiscard]] std::expected<game, notation::sgf_error> read_sgf(
    const game_setup& setup, std::string_view text,
    int max_moves = std::numeric_limits<int>::max());

}  // namespace inarow::app
