// SPDX-License-Identifier: BSL-1.0
#include "text_decoder.hpp"

#include <algorithm>
#include <cstddef>

namespace inarow::python {
namespace {

namespace nb = nanobind;

/// Decodes bytes. Returns a null object if the codec cannot decode them.
nb::object decoded(std::string_view bytes, const char* codec) {
    const auto size = static_cast<Py_ssize_t>(bytes.size());
    nb::object result = nb::steal(PyUnicode_Decode(bytes.data(), size, codec, "replace"));
    if (!result.is_valid()) PyErr_Clear();
    return result;
}
/// Returns whether a codec is a charset that extends ASCII. Some codecs, such as "hex", are not
/// charsets.
bool extends_ascii(const std::string& codec) {
    const nb::object sample = decoded("a", codec.c_str());
    return sample.is_valid() && sample.equal(nb::str("a"));
}
std::string encoded(nb::handle text) {
    // A few codecs produce lone surrogates, which UTF-8 cannot represent.
    const nb::object bytes = text.attr("encode")("utf-8", "replace");
    return {PyBytes_AsString(bytes.ptr()), static_cast<std::size_t>(PyBytes_Size(bytes.ptr()))};
}

}  // namespace

nb::str lenient_text(std::string_view utf8) {
    const auto size = static_cast<Py_ssize_t>(utf8.size());
    const nb::handle text(PyUnicode_DecodeUTF8(utf8.data(), size, "replace"));
    if (!text.is_valid()) throw nb::python_error();
    return nb::steal<nb::str>(text);
}

void text_decoder::set_charset(std::string_view charset) {
    charset_ = charset;
    codec_ = charset_;
    const bool is_private = charset.starts_with("x-") || charset.starts_with("X-");
    if (is_private && !extends_ascii(codec_)) codec_.erase(0, 2);
    if (!extends_ascii(codec_)) codec_ = "latin-1";
}
std::string text_decoder::utf8(std::string_view bytes, std::string_view charset) {
    // In ISO-2022, an escape character switches to other letters.
    const auto is_ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80 && c != 0x1b; };
    if (std::ranges::all_of(bytes, is_ascii)) return std::string(bytes);
    if (codec_.empty() || charset != charset_) set_charset(charset);
    nb::object text = decoded(bytes, codec_.c_str());
    if (!text.is_valid()) text = decoded(bytes, "latin-1");
    if (!text.is_valid()) throw nb::python_error();
    return encoded(text);
}

}  // namespace inarow::python
