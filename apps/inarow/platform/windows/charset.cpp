// SPDX-License-Identifier: BSL-1.0
#include "platform/charset.hpp"

namespace inarow::app::platform {

// Windows identifies encodings by numbers, but records identify them by names. Therefore, does not
// convert the text.
std::optional<std::string> to_utf8(std::string_view /*text*/, const std::string& /*charset*/) {
    return std::nullopt;
}

}  // namespace inarow::app::platform
