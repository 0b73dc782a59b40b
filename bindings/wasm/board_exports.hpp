// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "buffers.hpp"
#include "page_engine.hpp"

#include <cstddef>

// The functions that a board in WebAssembly calls to play a game and to draw it. Include this
// header in only one source of a program. The source defines the function `texts`, which returns
// the phrases that the functions write.

namespace inarow::wasm {

const ui::page_phrases& texts();

}  // namespace inarow::wasm

// The input is the text of a state.
INAROW_EXPORT(load)()->void {
    inarow::wasm::the().output =
        inarow::wasm::page_engine::load(inarow::wasm::the().input, inarow::wasm::texts());
}
// The input is the text of a state, of the given size, followed by an action.
INAROW_EXPORT(reduce)(std::size_t state_size)->void {
    inarow::wasm::the().output = inarow::wasm::page_engine::reduce(
        inarow::wasm::the().first_text(state_size), inarow::wasm::the().second_text(state_size),
        inarow::wasm::texts());
}
// The input is the text of a state.
INAROW_EXPORT(picture)()->void {
    inarow::wasm::the().output = inarow::wasm::page_engine::picture(inarow::wasm::the().input);
}
