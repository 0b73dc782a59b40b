// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string>
#include <string_view>

#include <nanobind/nanobind.h>

namespace inarow::python {

/// A text that may be no valid UTF-8; U+FFFD stands for wrong bytes.
[[nodiscard]] nanobind::str lenient_text(std::string_view utf8);

/// Converts bytes to UTF-8 by Python's codecs. Needs the GIL.
class text_decoder {
public:
    /// What the charset cannot decode becomes U+FFFD. A charset that Python does not have, or that
    /// does not extend ASCII, is read as Latin-1.
    [[nodiscard]] std::string utf8(std::string_view bytes, std::string_view charset);

private:
    void set_charset(std::string_view charset);

    std::string charset_;
    std::string codec_;
};

}  // namespace inarow::python
