// SPDX-License-Identifier: BSL-1.0
#include "platform/charset.hpp"

namespace inarow::app::platform {

/// Converts only from ISO-8859-1, the default of SGF.
std::optional<std::string> to_utf8(std::string_view text, const std::string& charset) {
    if (charset != "ISO-8859-1") return std::nullopt;
    std::string result;
    for (const char each : text) {
        const auto byte = static_cast<unsigned char>(each);
        if (byte < 0x80) {
            result += each;
        } else {
            result += static_cast<char>(0xc0U | (byte >> 6U));
            result += static_cast<char>(0x80U | (byte & 0x3fU));
        }
    }
    return result;
}

}  // namespace inarow::app::platform
