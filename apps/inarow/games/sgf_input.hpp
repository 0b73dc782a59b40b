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

/// Whether a game in SGF begins with this line: `(;`, or `(` alone.
[[nodiscard]] bool begins_sgf(std::string_view line);

/// The game that begins with this line: with the lines after it, until its trees are closed or the
/// input ends.
[[nodiscard]] std::string whole_sgf(input_lines& input, std::string_view first);

/// The game of a text in SGF, its main line up to that many moves. It has its own rules and its own
/// start: throws a failure if there is a --position.
[[nodiscard]] std::expected<game, notation::sgf_error> read_sgf(
    const game_setup& setup, std::string_view text,
    int max_moves = std::numeric_limits<int>::max());

}  // namespace inarow::app
