// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace inarow::app {

/// Makes any text safe to display. Replaces control characters and bytes that are not valid UTF-8
/// by \xNN, but keeps newlines.
[[nodiscard]] std::string printable(std::string_view text);

/// Returns a printable text in quotes, for use in a sentence. The result is on one line, and
/// truncated to about 60 characters.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// Returns the words as a choice: `play, engine or book`. Precondition: `words` is not empty.
[[nodiscard]] std::string choice_of(std::span<const std::string> words);

}  // namespace inarow::app
