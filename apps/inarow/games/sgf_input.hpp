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

/// The text of a game in SGF whose first line is `first`. Reads further lines until the trees of
/// the game are closed or the input ends.
[[nodiscard]] std::string whole_sgf(input_lines& input, std::string_view first);

/// Parses a text in SGF: the main line of its game, up to `max_moves` moves. Throws a failure if
/// --position is given, because a game in SGF has its own start position.
[[nodiscard]] std::expected<game, notation::sgf_error> read_sgf(
    const game_setup& setup, std::string_view text,
    int max_moves = std::numeric_limits<int>::max());

}  // namespace inarow::app
