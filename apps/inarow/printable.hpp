// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace inarow::app {

/// Makes any text safe to show: control characters and bytes that are not valid UTF-8 become \xNN.
/// Newlines stay.
[[nodiscard]] std::string printable(std::string_view text);

/// The same in quotes, on one line, cut to the length of a line: as part of a sentence.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace inarow::app
