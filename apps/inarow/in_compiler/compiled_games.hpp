// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "options.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace inarow::app {

/// Defines the record (a line of output) that a compiler writes about each list of moves. The
/// compiler plays each list as a game whose positions are types.
struct record_writer {
    /// Includes in addition to <inarow.hpp>.
    std::string_view includes;
    /// The text of a C++ function template `write_record<Line>(out)`. Line::number is the number of
    /// the line, and Line::game is the game after the legal moves of the line. Line::refused is the
    /// try_play of a refused move, or void if no move is refused.
    std::string_view write_record;
    std::size_t max_lines;  ///< maximum number of lines in one program
    /// Called with the number of a line (the first is 1), the line and its record.
    std::function<void(long long, const std::string&, const std::string&)> take;
};

/// Lets a compiler play every line of standard input. Returns the exit code.
[[nodiscard]] int play_lines_in_compiler(const game_setup& setup,
                                         const compiler_arguments& arguments,
                                         const record_writer& writer);

/// Warns that a line was too long to be played completely. Returns the exit code for this warning.
[[nodiscard]] int warn_of_cut_line(long long number);

}  // namespace inarow::app
