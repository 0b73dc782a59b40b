// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// How a page calls the functions of an engine in WebAssembly: it writes one text, or one followed
// by a second, into the buffer that `input` returns, and reads the result from `output`; both are
// UTF-8. Included once in a program.

#define INAROW_EXPORT(name) extern "C" [[clang::export_name(#name)]] auto name

namespace inarow::wasm {

/// What is kept from one call to the next. A page makes one call at a time.
struct buffers {
    std::string input;
    std::string output;

    [[nodiscard]] std::string_view first_text(std::size_t size) const {
        return std::string_view(input).substr(0, size);
    }
    [[nodiscard]] std::string_view second_text(std::size_t offset) const {
        return std::string_view(input).substr(offset);
    }
};

inline buffers& the() {
    static buffers only;
    return only;
}

}  // namespace inarow::wasm

// The input buffer, resized to that number of bytes.
INAROW_EXPORT(input)(std::size_t size)->char* {
    inarow::wasm::the().input.resize(size);
    return inarow::wasm::the().input.data();
}
INAROW_EXPORT(output)()->const char* { return inarow::wasm::the().output.data(); }
INAROW_EXPORT(output_size)()->std::size_t { return inarow::wasm::the().output.size(); }
