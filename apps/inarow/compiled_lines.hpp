// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "arguments.hpp"
#include "options.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace inarow::app {

/// What a compiler is to say of lines of moves, each of which is a game of types to it.
struct line_report {
    /// The headers it takes, beside <inarow.hpp>.
    std::string_view includes;
    /// A function template `write_line<Line>(to)` in C++: Line::game is the game after the legal
    /// moves, Line::moves how many they are, and Line::refused, if it is not void, a try_play.
    std::string_view write_line;
    std::size_t lines_a_program;
    /// Is given the number of each line, from 1, the line, and what was written of it.
    std::function<void(long long, const std::string&, const std::string&)> take;
};

/// Has a compiler report on every line of standard input; gives the exit code.
[[nodiscard]] int report_lines_in_compiler(const setting& on, const compiler_arguments& from,
                                           const line_report& what);

/// Says that a line was too long to be played whole; gives the exit code for that.
[[nodiscard]] int warn_of_cut_line(long long number);

}  // namespace inarow::app
