// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/ui/phrases.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

/// Reads translations of tables of phrases. A translation is a text in UTF-8. For each phrase, it
/// contains a line with the English text, and then a line with the translated text. Between two
/// phrases, there can be empty lines, and comments, which are lines that begin with `#`.
namespace inarow::inline v0::ui {

/// Returns the phrases of a table, in the order of its members.
template <class Phrases>
[[nodiscard]] auto all_phrases(const Phrases& table) {
    using texts = std::array<core::string_view, sizeof(Phrases) / sizeof(core::string_view)>;
    return std::bit_cast<texts>(table);
}

namespace detail {

/// Returns the numbers of the placeholders in a phrase, as bits, or -1 if a brace is not part of a
/// placeholder.
[[nodiscard]] inline int placeholders_of(std::string_view text) {
    int result = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '{') continue;
        if (i + 2 >= text.size() || !core::is_digit(text[i + 1]) || text[i + 2] != '}') return -1;
        result |= 1 << (text[i + 1] - '0');
    }
    return result;
}

/// Replaces English phrases with their translations. Returns an error message, or an empty text.
[[nodiscard]] inline std::string translate(std::string_view text,
                                           std::span<core::string_view> phrases) {
    std::string_view wanted;  // the English phrase that the next line translates
    std::size_t next = 0;
    int number = 0;
    bool is_right = true;
    while (is_right && next < phrases.size()) {
        is_right = !text.empty();
        ++number;
        const std::size_t end = (std::min)(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix((std::min)(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (wanted.empty()) {
            if (!line.starts_with('#')) wanted = line;
            continue;
        }
        if (phrases[next] == wanted) {
            is_right = !line.empty() && placeholders_of(line) == placeholders_of(wanted);
            if (is_right) phrases[next++] = line;
        }
        wanted = {};
    }
    std::string result;
    if (!is_right)
        core::write(result, "Line ", number, ": expected \"", phrases[next],
                    "\", and then its translation, with the same placeholders.");
    return result;
}

}  // namespace detail

/// Replaces the phrases of a table with their translations, and returns an empty text. If the
/// translation is refused, returns a sentence that names the line, and does not change the table.
/// The translation must contain all phrases of the table, in the order of the table, with the same
/// placeholders. Ignores phrases of other tables, so one file can serve all tables. The new phrases
/// refer to `text`.
template <class Phrases>
[[nodiscard]] std::string translate(std::string_view text, Phrases& table) {
    auto phrases = all_phrases(english<Phrases>);
    std::string error = detail::translate(text, phrases);
    if (error.empty()) table = std::bit_cast<Phrases>(phrases);
    return error;
}

}  // namespace inarow::inline v0::ui
