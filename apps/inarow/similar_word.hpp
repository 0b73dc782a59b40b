// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace inarow::app {

/// The one of some words that was probably meant by what was written: that differs in a third of
/// its characters at most, not counting upper and lower case, or begins with it.
[[nodiscard]] std::optional<std::string> similar_word(std::string_view written,
                                                      std::span<const std::string> words);

}  // namespace inarow::app
