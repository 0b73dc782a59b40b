// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace inarow::app {

/// A message of inarow within the errors of a compiler: a sentence and a board, as the compiler
/// printed them.
struct compiler_message {
    std::string sentence;
    std::string board;  ///< lines that end with a newline
};

/// Returns the messages in a compiler's errors, in order. Some messages are texts of several lines,
/// as clang prints them. The others are template arguments.
[[nodiscard]] std::vector<compiler_message> parse_messages(std::string_view errors);

/// Returns the characters of the `count` objects `record_1`, `record_2`, … in an assembly listing.
/// The text of a missing object is empty.
[[nodiscard]] std::vector<std::string> parse_records(std::string_view assembly, std::size_t count);

}  // namespace inarow::app
