// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/notation/detail/text.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Finds links to games in texts such as emails and chat messages.
namespace inarow::inline v0::notation {

/// The part of a link that describes a game.
struct link_text {
    std::string text;        ///< such as `rules=3x3/3&moves=b2,a1`; decoded, without line breaks
    std::size_t offset = 0;  ///< number of characters before the link in the searched text
    bool is_alone = true;    ///< whether only blanks and the characters `<>().` are around it
};

namespace detail {

[[nodiscard]] inline std::string percent_decoded(std::string_view text) {
    const auto digit = [](char c) {
        if (core::is_digit(c)) return c - '0';
        const char l = core::lower(c);
        return l >= 'a' && l <= 'f' ? l - 'a' + 10 : -1;
    };
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 &&
            digit(text[i + 2]) >= 0) {
            result += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else if (text.substr(i).starts_with("&amp;")) {
            result += '&';
            i += 4;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// Returns whether a line continues a wrapped link. For example, the line `es=b2,a1` continues a
/// link that ends with `mov`, because the line contains no blanks and is not a word.
[[nodiscard]] constexpr bool continues_link(std::string_view line) {
    while (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.empty()) return false;
    bool is_word = true;
    for (const char c : line) {
        if (is_space(c)) return false;
        is_word = is_word && !core::is_digit(c) && c != '=' && c != '&' && c != '%';
    }
    return !is_word && !line.contains("://");
}

/// Reads the link that begins at `begin`, and moves `end` past it. Removes the line breaks that
/// mail programs insert into long links.
[[nodiscard]] inline std::string unwrapped_link(std::string_view text, std::size_t begin,
                                                std::size_t& end) {
    // A link between angle brackets continues after every line break.
    const bool has_brackets = begin > 0 && text[begin - 1] == '<';
    const bool has_quotes = begin > 0 && (text[begin - 1] == '"' || text[begin - 1] == '\'');
    std::string result;
    for (end = begin; end < text.size(); ++end) {
        const char c = text[end];
        if (has_brackets ? c == '>' : c == '<' || c == '>' || c == '"') break;
        if (has_quotes && c == text[begin - 1]) break;
        if (!is_space(c)) {
            result += c;
        } else if (!has_brackets) {
            std::size_t next = end;
            while (next < text.size() && text[next] == '\r') ++next;
            if (next == text.size() || text[next] != '\n') break;
            const std::string_view rest = text.substr(next + 1);
            // In a quoted mail, each line begins with "> ".
            const std::size_t quote = rest.starts_with("> ") ? 2 : 0;
            if (!continues_link(rest.substr(quote, rest.find('\n') - quote))) break;
            end = next + quote;
        }
    }
    return result;
}

/// Removes punctuation from the end of a link, because the punctuation belongs to the sentence
/// around the link.
inline void trim_link(std::string& link) {
    auto unopened = std::ranges::count(link, ')') - std::ranges::count(link, '(');
    while (!link.empty()) {
        const bool closes_nothing = link.back() == ')' && unopened > 0;
        if (!closes_nothing && !std::string_view(".,;:!?*_'`]}").contains(link.back())) return;
        if (closes_nothing) --unopened;
        link.pop_back();
    }
}

/// Returns the offset of a key, such as `moves`, in a link. Returns npos if the link does not have
/// the key.
[[nodiscard]] inline std::size_t find_key(std::string_view link, std::string_view key) {
    const std::string wanted = std::string(key) + '=';
    for (std::size_t i = 0; (i = link.find(wanted, i)) != std::string_view::npos; ++i)
        if (i == 0 || std::string_view("#?&/").contains(link[i - 1])) return i;
    return std::string_view::npos;
}

/// Returns the part of a link that describes a game: everything after the first `#` or, without
/// `#`, after the first `?`. Returns `nullopt` if that part does not contain `rules`, `moves`,
/// `position` or `pos` as a key.
[[nodiscard]] inline std::optional<std::string> game_of_link(std::string_view link) {
    std::size_t begin = link.find('#');
    if (begin == std::string_view::npos) begin = link.find('?');
    if (begin == std::string_view::npos) return std::nullopt;
    const std::string_view rest = link.substr(begin + 1);
    for (const std::string_view key : {"rules", "moves", "position", "pos"})
        if (find_key(rest, key) != std::string_view::npos) return std::string(rest);
    return std::nullopt;
}

/// Returns the first offset at or after `from` where a link may begin: at a scheme followed by
/// `://`, at `#` at the start of a word, or at a word that contains `/?` or `/#`. The `://` can be
/// percent-encoded.
[[nodiscard]] constexpr std::size_t next_link(std::string_view text, std::size_t from) {
    for (std::size_t i = from; i < text.size(); ++i) {
        if (text[i] == '#' && (i == 0 || is_space(text[i - 1]))) return i;
        const std::string_view rest = text.substr(i);
        if (rest.starts_with("://") || rest.starts_with("%3A%2F%2F")) {
            while (i > from && core::is_letter(text[i - 1])) --i;
            return i;
        }
        if (!rest.starts_with("/?") && !rest.starts_with("/#")) continue;
        while (i > from && !is_space(text[i - 1]) &&
               !std::string_view("<>\"'([").contains(text[i - 1]))
            --i;
        return i;
    }
    return std::string_view::npos;
}

/// Returns whether a text describes a game, such as `rules=3x3/3&moves=b2,a1`. Checks only the
/// first key.
[[nodiscard]] inline bool is_game_text(std::string_view text) {
    for (const std::string_view key : {"rules", "moves", "position", "format"})
        if (text.starts_with(key) && text.substr(key.size()).starts_with('=')) return true;
    return false;
}

/// Divides a text, such as `rules=3x3/3&moves=b2,a1`, at each `&` and each line break. Returns the
/// first nonempty part without `=`, or an empty text if there is no such part.
[[nodiscard]] constexpr std::string_view unread_part(std::string_view text) {
    constexpr std::string_view separators = "&\r\n";
    while (!text.empty()) {
        const std::size_t end = (std::min)(text.find_first_of(separators), text.size());
        const std::string_view part = text.substr(0, end);
        if (!part.empty() && !part.contains('=')) return part;
        text.remove_prefix((std::min)(end + 1, text.size()));
    }
    return {};
}

}  // namespace detail

/// Returns the first link to a game in a text, or `nullopt` if the text contains no such link. The
/// link can be the whole text, or part of a sentence or of Markdown. The link can be in angle
/// brackets, wrapped over several lines, or percent-encoded. The text can also be only the part of
/// a link that describes a game, such as `rules=3x3/3&moves=b2,a1`.
[[nodiscard]] inline std::optional<link_text> find_link(std::string_view text) {
    const auto is_around = [](char c) {
        return detail::is_space(c) || std::string_view("<>().").contains(c);
    };
    if (const std::string_view plain = detail::trimmed(text); detail::is_game_text(plain))
        return link_text{.text = std::string(plain),
                         .offset = static_cast<std::size_t>(plain.data() - text.data())};
    std::size_t begin = 0;
    std::size_t end = 0;
    for (; (begin = detail::next_link(text, end)) != std::string_view::npos;
         end = (std::max)(end, begin + 3)) {
        std::string link = detail::unwrapped_link(text, begin, end);
        detail::trim_link(link);
        auto found = detail::game_of_link(detail::percent_decoded(link));
        if (!found) continue;
        return link_text{.text = *(std::move)(found),
                         .offset = begin,
                         .is_alone = std::ranges::all_of(text.substr(0, begin), is_around) &&
                                     std::ranges::all_of(text.substr(end), is_around)};
    }
    return std::nullopt;
}

}  // namespace inarow::inline v0::notation
