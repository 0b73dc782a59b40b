// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/svg.hpp>
#include <inarow/ui/json.hpp>
#include <inarow/ui/position_editor.hpp>
#include <inarow/ui/puzzle.hpp>

#include <string>
#include <string_view>

/// The engines of the page, which read and return texts. page_engine.cpp and search_engine.cpp
/// export them to WebAssembly, and the tests of the page compile them natively.
namespace inarow::wasm {

/// The functions that need no search. The page calls them at every click. ui/state_text.hpp and
/// ui/action_text.hpp define the texts that they read. They return JSON, unless a comment says
/// otherwise. Their last parameter contains the phrases that they write.
struct page_engine {
    /// Returns the view of a state.
    [[nodiscard]] static std::string load(
        std::string_view state_text,
        const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        ui::write_loaded(result, state_text, texts);
        return result;
    }
    /// Returns the view of a state that replaces the previous state. If the text of the state
    /// cannot be read, the view shows the previous state.
    [[nodiscard]] static std::string open(
        std::string_view state_text, std::string_view before_text, ui::text_source source,
        const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        ui::write_opened(result, source, state_text, before_text, texts);
        return result;
    }
    /// Returns the view of a game of a text. If the text contains no game, the view shows the
    /// previous state.
    [[nodiscard]] static std::string import_game(
        std::string_view before_text, std::string_view text, int number = 1,
        const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        ui::write_imported(result, text, before_text, number, texts);
        return result;
    }
    /// If no game reaches the board at the start of the text's game, returns the editor of this
    /// board. Otherwise, returns an empty text.
    [[nodiscard]] static std::string import_position(
        std::string_view before_text, std::string_view text, int number = 1,
        const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        ui::write_imported_position(result, text, before_text, number, texts);
        return result;
    }
    /// Returns the view after an action.
    [[nodiscard]] static std::string reduce(
        std::string_view state_text, std::string_view action_text,
        const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        ui::write_reduced(result, state_text, action_text, texts);
        return result;
    }
    /// Returns the game in the export format with this name, as text. If there is no such format,
    /// returns an empty text.
    [[nodiscard]] static std::string export_game(std::string_view state_text,
                                                 std::string_view format) {
        std::string result;
        ui::write_exported(result, state_text, format);
        return result;
    }

    /// Returns the board of a state as an SVG picture whose squares can be clicked. If the state
    /// cannot be read, returns an empty text.
    [[nodiscard]] static std::string picture(std::string_view state_text) {
        std::string result;
        const auto state = ui::parse_state(state_text);
        if (!state) return result;
        const auto& moves = state->game.moves();
        draw::svg(result, state->position(),
                  {.marked = moves.empty() ? draw::nowhere : moves.back(), .targets = true});
        return result;
    }

    /// Returns the editor of the position that a state shows. If the state cannot be read, returns
    /// an empty text.
    [[nodiscard]] static std::string edit_position(
        std::string_view state_text,
        const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        if (const auto state = ui::parse_state(state_text))
            ui::write_position_editor(result, ui::position_editor(state->position()), texts);
        return result;
    }
    /// Returns the editor after an edit. If the editor or the edit cannot be read, returns an empty
    /// text.
    [[nodiscard]] static std::string edit(
        std::string_view editor_text, std::string_view edit_text,
        const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        auto editor = ui::parse_position_editor(editor_text);
        if (editor && ui::edit(*editor, edit_text))
            ui::write_position_editor(result, *editor, texts);
        return result;
    }

    /// Returns the puzzle of a line. If the line is not a puzzle, returns an empty text.
    [[nodiscard]] static std::string puzzle(
        std::string_view line, const ui::page_phrases& texts = ui::english<ui::page_phrases>) {
        std::string result;
        if (const auto read = ui::parse_puzzle(line)) ui::write_puzzle(result, *read, texts);
        return result;
    }
};

}  // namespace inarow::wasm
