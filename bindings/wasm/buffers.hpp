// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// A page calls the functions of an engine in WebAssembly as follows. It writes one text, or two
// texts one after the other, into the buffer that `input` returns, and reads the result from
// `output`. All texts are UTF-8. Include this header in only one source of a program.

#define INAROW_EXPORT(name) extern "C" [[clang::export_name(#name)]] auto name

namespace inarow::wasm {

/// The buffers, which keep their content between calls. A page makes one call at a time.
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

// Resizes the input buffer to `size` bytes, and returns it.
INAROW_EXPORT(input)(std::size_t size)->char* {
    inarow::wasm::the().input.resize(size);
    return inarow::wasm::the().input.data();
}
INAROW_EXPORT(output)()->const char* { return inarow::wasm::the().output.data(); }
INAROW_EXPORT(output_size)()->std::size_t { return inarow::wasm::the().output.size(); }
