// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace inarow::app {

/// Makes any text safe to show: control characters and bytes that are not valid UTF-8 become \xNN.
/// Newlines stay.
[[nodiscard]] std::string printable(std::string_view text);

/// The same in quotes, on one line, cut to the length of a line: as part of a sentence.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// `play, engine or book`. Precondition: there is a word.
[[nodiscard]] std::string choice_of(std::span<const std::string> words);

}  // namespace inarow::app
