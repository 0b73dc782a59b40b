// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string>
#include <string_view>

#include <nanobind/nanobind.h>

namespace inarow::python {

/// Returns a text that may not be valid UTF-8. U+FFFD replaces invalid bytes.
[[nodiscard]] nanobind::str lenient_text(std::string_view utf8);

/// Converts bytes to UTF-8 with Python's codecs. Needs the GIL.
class text_decoder {
public:
    /// Converts a text to UTF-8. U+FFFD replaces bytes that the charset cannot decode. If Python
    /// does not have the charset, or the charset does not extend ASCII, the bytes are read as
    /// Latin-1.
    [[nodiscard]] std::string utf8(std::string_view bytes, std::string_view charset);

private:
    void set_charset(std::string_view charset);

    std::string charset_;
    std::string codec_;
};

}  // namespace inarow::python
