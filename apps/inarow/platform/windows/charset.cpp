// SPDX-License-Identifier: BSL-1.0
#include "platform/charset.hpp"

namespace inarow::app::platform {

// Windows has code pages by number, not by the names of records: the text stays as it is.
std::optional<std::string> to_utf8(std::string_view /*text*/, const std::string& /*charset*/) {
    return std::nullopt;
}

}  // namespace inarow::app::platform
