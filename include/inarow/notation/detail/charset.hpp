// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>

#include <cstddef>
#include <string>
#include <string_view>

/// Detects and converts the encodings of records.
namespace inarow::inline v0::notation::detail {

/// Returns whether a text is valid UTF-8.
[[nodiscard]] constexpr bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i++]);
        if (lead < 0x80) continue;
        const int more = lead >= 0xc2 && lead < 0xe0   ? 1
                         : lead >= 0xe0 && lead < 0xf0 ? 2
                         : lead >= 0xf0 && lead < 0xf5 ? 3
                                                       : 0;
        if (more == 0) return false;
        for (int k = 0; k < more; ++k, ++i)
            if (i >= text.size() || (static_cast<unsigned char>(text[i]) & 0xc0) != 0x80)
                return false;
    }
    return true;
}

constexpr void append_utf8(std::string& out, char32_t c) {
    const auto byte = [&](char32_t bits) { out += static_cast<char>(bits); };
    if (c < 0x80) {
        byte(c);
        return;
    }
    if (c < 0x800) {
        byte(0xc0 | (c >> 6));
        byte(0x80 | (c & 0x3f));
        return;
    }
    if (c < 0x10000) {
        byte(0xe0 | (c >> 12));
    } else {
        byte(0xf0 | (c >> 18));
        byte(0x80 | ((c >> 12) & 0x3f));
    }
    byte(0x80 | ((c >> 6) & 0x3f));
    byte(0x80 | (c & 0x3f));
}

/// Converts a text from ISO-8859-1, in which each byte is a character, to UTF-8.
[[nodiscard]] constexpr std::string utf8_of_latin1(std::string_view text) {
    std::string result;
    for (const char c : text) append_utf8(result, static_cast<unsigned char>(c));
    return result;
}

/// Returns whether a text begins with the byte order mark of UTF-16.
[[nodiscard]] constexpr bool is_utf16(std::string_view text) {
    return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
}

/// Converts a text from UTF-16 with a byte order mark to UTF-8. A lone surrogate becomes U+FFFD.
[[nodiscard]] constexpr std::string utf8_of_utf16(std::string_view text) {
    const bool is_little = text.starts_with("\xff\xfe");
    const auto unit = [&](std::size_t i) {
        const auto low = static_cast<unsigned char>(text[is_little ? i : i + 1]);
        const auto high = static_cast<unsigned char>(text[is_little ? i + 1 : i]);
        return static_cast<char32_t>(high << 8 | low);
    };
    std::string result;
    for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
        char32_t c = unit(i);
        if (c >= 0xd800 && c < 0xe000) {
            const bool is_pair =
                c < 0xdc00 && i + 3 < text.size() && unit(i + 2) >= 0xdc00 && unit(i + 2) < 0xe000;
            c = is_pair ? 0x10000 + ((c - 0xd800) << 10) + (unit(i + 2) - 0xdc00) : 0xfffd;
            if (is_pair) i += 2;
        }
        append_utf8(result, c);
    }
    return result;
}

/// Returns the value of the first SGF property CA (the name of the encoding) in a text. Returns an
/// empty text if the text has no CA property.
[[nodiscard]] inline std::string_view charset_property(std::string_view text) {
    for (std::size_t i = 0; (i = text.find("CA[", i)) != std::string_view::npos; ++i) {
        if (i > 0 && core::is_letter(text[i - 1])) continue;
        return text.substr(i + 3, text.substr(i + 3).find(']'));
    }
    return {};
}

/// A kind of encoding in which some characters have two bytes. The second byte can look like `[`,
/// `\` or `]`.
enum class wide_charset : unsigned char { none, shift_jis, chinese };

[[nodiscard]] constexpr wide_charset wide_charset_of(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (core::is_letter(c) || core::is_digit(c)) plain += core::lower(c);
    for (const std::string_view known :
         {"shiftjis", "sjis", "xsjis", "cp932", "windows31j", "mskanji"})
        if (plain == known) return wide_charset::shift_jis;
    for (const std::string_view known : {"gbk", "gb2312", "gb18030", "cp936", "big5", "big5hkscs",
                                         "cp950", "uhc", "cp949", "euckr", "johab"})
        if (plain == known) return wide_charset::chinese;
    return wide_charset::none;
}

/// Returns the number of bytes of the character at the front of a text: 1 or 2.
[[nodiscard]] constexpr std::size_t character_size(wide_charset set, std::string_view text) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const bool is_wide = set == wide_charset::chinese ? lead > 0x80 && lead < 0xff
                         : set == wide_charset::shift_jis
                             ? (lead > 0x80 && lead < 0xa0) || (lead >= 0xe0 && lead < 0xfd)
                             : false;
    return is_wide && text.size() > 1 && static_cast<unsigned char>(text[1]) >= 0x40 ? 2 : 1;
}

}  // namespace inarow::inline v0::notation::detail
