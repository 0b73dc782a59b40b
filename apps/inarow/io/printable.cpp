// SPDX-License-Identifier: BSL-1.0
#include "io/printable.hpp"

#include <cstdint>

namespace inarow::app {
namespace {

std::uint32_t byte_at(std::string_view text, std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
}

/// The size of the first character; 0 if it is not valid UTF-8 or is a control character.
std::size_t character_size(std::string_view text) {
    const std::uint32_t lead = byte_at(text, 0);
    if (lead < 0x80) return lead >= 0x20 && lead != 0x7f ? 1 : 0;
    const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4) return 0;
    std::uint32_t code = lead & (0x7fU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte_at(text, i) & 0xc0U) != 0x80) return 0;
        code = code << 6 | (byte_at(text, i) & 0x3fU);
    }
    constexpr std::uint32_t smallest[] = {0, 0, 0xa0, 0x800, 0x10000};
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    return code < smallest[size] || code > 0x10ffff || surrogate ? 0 : size;
}

/// Moves the first character of a text to `out`, escaped if necessary.
void move_character(std::string& out, std::string_view& text) {
    constexpr std::string_view digits = "0123456789abcdef";
    if (const std::size_t size = character_size(text); size != 0) {
        out += text.substr(0, size);
        text.remove_prefix(size);
        return;
    }
    const std::uint32_t byte = byte_at(text, 0);
    out += "\\x";
    out += digits[byte / 16];
    out += digits[byte % 16];
    text.remove_prefix(1);
}

}  // namespace

std::string printable(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        if (text.front() == '\n') {
            result += '\n';
            text.remove_prefix(1);
        } else {
            move_character(result, text);
        }
    }
    return result;
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string result = "\"";
    while (!text.empty() && result.size() < longest) move_character(result, text);
    return result + (text.empty() ? "\"" : "...\"");
}

std::string choice_of(std::span<const std::string> words) {
    std::string result = words.front();
    for (std::size_t i = 1; i < words.size(); ++i)
        result += (i + 1 < words.size() ? ", " : " or ") + words[i];
    return result;
}

}  // namespace inarow::app
