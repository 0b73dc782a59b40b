// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace inarow::app::platform {

/// Converts a text to UTF-8 from the encoding with the name `charset`. Returns `nullopt` if the
/// encoding is unknown, or if the text is not valid in this encoding.
[[nodiscard]] std::optional<std::string> to_utf8(std::string_view text, const std::string& charset);

}  // namespace inarow::app::platform
