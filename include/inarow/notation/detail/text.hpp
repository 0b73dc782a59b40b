// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

/// Splits and trims texts that people and programs write.
namespace inarow::inline v0::notation::detail {

/// Returns whether a character is a blank, a line break or another control character.
[[nodiscard]] constexpr bool is_space(char c) { return static_cast<unsigned char>(c) <= ' '; }

/// Returns the parts of a text between separators. Each character of `separators` is a separator.
[[nodiscard]] inline std::vector<std::string_view> split(std::string_view text,
                                                         std::string_view separators) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find_first_of(separators);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// Returns a text without blanks and line breaks at its ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

/// Returns a text without the quotes around it.
[[nodiscard]] constexpr std::string_view unquoted(std::string_view text) {
    const bool is_quoted = text.size() > 1 && text.front() == '"' && text.back() == '"';
    return is_quoted ? text.substr(1, text.size() - 2) : text;
}

[[nodiscard]] constexpr bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, core::is_digit);
}

}  // namespace inarow::inline v0::notation::detail
