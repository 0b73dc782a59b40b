// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace inarow::app {

/// A text of anybody's, safe to show: valid UTF-8 as it is, control characters and bytes that are
/// no UTF-8 as \xNN. Ends of lines stay.
[[nodiscard]] std::string printable(std::string_view text);

/// The same for a part of a sentence: on one line, in quotes, and not longer than a line.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace inarow::app
