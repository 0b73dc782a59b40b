// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// What a compiler said about a game: a sentence and a board, both as it printed them.
struct verdict {
    std::string sentence;
    std::string board;  ///< lines, each ended
};

/// The verdicts in a compiler's errors, in order: those that clang prints as a message of
/// several lines, and those that compilers print as the arguments of templates.
[[nodiscard]] std::vector<verdict> verdicts_in(std::string_view errors);

/// The characters of the `count` objects `report_1`, `report_2`, … in an assembly listing; empty
/// for those that are not in it.
[[nodiscard]] std::vector<std::string> reports_in(std::string_view assembly, std::size_t count);

}  // namespace inarow::app
