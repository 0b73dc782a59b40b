// SPDX-License-Identifier: BSL-1.0
// The functions that a page calls in WebAssembly. It writes one text, or one followed by a second,
// into the buffer that `input` returns, and reads the result from `output`; both are UTF-8.

#include "engine.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#define INAROW_EXPORT(name) extern "C" [[clang::export_name(#name)]] auto name

namespace {

using namespace inarow;

/// What is kept from one call to the next. A page makes one call at a time.
struct instance {
    std::string input;
    std::string output;
    wasm::engine engine;

    [[nodiscard]] std::string_view first_text(std::size_t size) const {
        return std::string_view(input).substr(0, size);
    }
    [[nodiscard]] std::string_view second_text(std::size_t offset) const {
        return std::string_view(input).substr(offset);
    }
};

instance& the() {
    static instance only;
    return only;
}

}  // namespace

// The input buffer, resized to that number of bytes.
INAROW_EXPORT(input)(std::size_t size)->char* {
    the().input.resize(size);
    return the().input.data();
}
INAROW_EXPORT(output)()->const char* { return the().output.data(); }
INAROW_EXPORT(output_size)()->std::size_t { return the().output.size(); }

// The input is the text of a state.
INAROW_EXPORT(load)()->void { the().output = wasm::engine::load(the().input); }
// The input is the text of a state, of that size, and of the state before; the source is a number
// of ui::text_source.
INAROW_EXPORT(open)(std::size_t state_size, int source)->void {
    the().output = wasm::engine::open(the().first_text(state_size), the().second_text(state_size),
                                      static_cast<ui::text_source>(source));
}
// The input is the text of a state, of that size, and an action.
INAROW_EXPORT(reduce)(std::size_t state_size)->void {
    the().output =
        wasm::engine::reduce(the().first_text(state_size), the().second_text(state_size));
}
// The input is the text of a state, of that size, and the name of an export format.
INAROW_EXPORT(export_game)(std::size_t state_size)->void {
    the().output =
        wasm::engine::export_game(the().first_text(state_size), the().second_text(state_size));
}

// The input is the text of a state.
INAROW_EXPORT(picture)()->void { the().output = wasm::engine::picture(the().input); }

// The input is the text of a state.
INAROW_EXPORT(has_book)()->bool { return wasm::engine::has_book(the().input); }
// The input is the bytes of an opening book.
INAROW_EXPORT(set_book)()->bool {
    const auto bytes = std::as_bytes(std::span(the().input));
    return the().engine.set_book({bytes.begin(), bytes.end()});
}

// The input is the text of a state.
INAROW_EXPORT(start_hints)()->bool { return the().engine.start_hints(the().input); }
INAROW_EXPORT(resume_hints)()->void { the().output = the().engine.resume_hints(); }

// The input is the text of a state; the time limit is for each of its positions.
INAROW_EXPORT(start_review)(int milliseconds)->bool {
    return the().engine.start_review(the().input, std::chrono::milliseconds(milliseconds));
}
INAROW_EXPORT(resume_review)()->void { the().output = the().engine.resume_review(); }

// The input is the text of a state, of that size, and a move.
INAROW_EXPORT(start_explanation)(std::size_t state_size)->bool {
    return the().engine.start_explanation(the().first_text(state_size),
                                          the().second_text(state_size));
}
INAROW_EXPORT(resume_explanation)()->void { the().output = the().engine.resume_explanation(); }

// The input is the text of a state; the seed is for the levels below the highest.
INAROW_EXPORT(choose)(int milliseconds, std::uint32_t seed)->void {
    the().output = the().engine.choose(the().input, std::chrono::milliseconds(milliseconds), seed);
}
