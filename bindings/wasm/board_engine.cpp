// SPDX-License-Identifier: BSL-1.0
// The engine of a board in another page.

#include "board_exports.hpp"

const inarow::ui::page_phrases& inarow::wasm::texts() { return ui::english<ui::page_phrases>; }
