// SPDX-License-Identifier: BSL-1.0
// The functions that a page calls in WebAssembly.

#include "page_engine.hpp"

#include "board_exports.hpp"
#include "buffers.hpp"
#include "language.hpp"

#include <cstddef>
#include <utility>

using namespace inarow;
using namespace inarow::wasm;

namespace {

language<ui::page_phrases>& language_of_page() {
    static language<ui::page_phrases> only;
    return only;
}

}  // namespace

const ui::page_phrases& inarow::wasm::texts() { return language_of_page().texts(); }

// The input is the text of a translation, or empty for English. The output is empty or, if the
// translation cannot be read, the reason.
INAROW_EXPORT(set_language)()->void {
    the().output = language_of_page().set((std::move)(the().input));
}

// The input is the text of a state, of the given size, followed by the text of the previous state.
// The source is a number of ui::text_source.
INAROW_EXPORT(open)(std::size_t state_size, int source)->void {
    the().output = page_engine::open(the().first_text(state_size), the().second_text(state_size),
                                     static_cast<ui::text_source>(source), texts());
}
// The input is the text of a state, of the given size, followed by a text with games. The number,
// counted from 1, chooses one of the games.
INAROW_EXPORT(import_game)(std::size_t state_size, int number)->void {
    the().output = page_engine::import_game(the().first_text(state_size),
                                            the().second_text(state_size), number, texts());
}
INAROW_EXPORT(import_position)(std::size_t state_size, int number)->void {
    the().output = page_engine::import_position(the().first_text(state_size),
                                                the().second_text(state_size), number, texts());
}
// The input is the text of a state, of the given size, followed by the name of an export format.
INAROW_EXPORT(export_game)(std::size_t state_size)->void {
    the().output =
        page_engine::export_game(the().first_text(state_size), the().second_text(state_size));
}

// The input is the text of a state.
INAROW_EXPORT(edit_position)()->void {
    the().output = page_engine::edit_position(the().input, texts());
}
// The input is the text of an editor, of the given size, followed by an edit.
INAROW_EXPORT(edit)(std::size_t editor_size)->void {
    the().output =
        page_engine::edit(the().first_text(editor_size), the().second_text(editor_size), texts());
}

// The input is the line of a puzzle.
INAROW_EXPORT(puzzle)()->void { the().output = page_engine::puzzle(the().input, texts()); }
