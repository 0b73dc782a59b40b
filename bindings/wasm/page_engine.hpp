// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/draw/svg.hpp>
#include <inarow/ui/json.hpp>
#include <inarow/ui/position_editor.hpp>
#include <inarow/ui/puzzle.hpp>

#include <string>
#include <string_view>

/// The engines of the page: texts in, texts out. page_engine.cpp and search_engine.cpp export them
/// to WebAssembly; the tests of the page build them natively.
namespace inarow::wasm {

/// What the page asks at every click, without the search. Its texts are those of ui/state_text.hpp
/// and ui/action_text.hpp; what it returns is JSON, unless a function says otherwise.
struct page_engine {
    /// The view of a state.
    [[nodiscard]] static std::string load(std::string_view state_text) {
        std::string result;
        ui::write_loaded(result, state_text);
        return result;
    }
    /// The view of a state over the state before, which stays if nothing can be read.
    [[nodiscard]] static std::string open(std::string_view state_text, std::string_view before_text,
                                          ui::text_source source) {
        std::string result;
        ui::write_opened(result, source, state_text, before_text);
        return result;
    }
    /// The view of a game of a text over the state before, which stays if the text is none.
    [[nodiscard]] static std::string import_game(std::string_view before_text,
                                                 std::string_view text, int number = 1) {
        std::string result;
        ui::write_imported(result, text, before_text, number);
        return result;
    }
    /// The editor of the board that a game of a text begins with, if no game reaches this board;
    /// otherwise empty.
    [[nodiscard]] static std::string import_position(std::string_view before_text,
                                                     std::string_view text, int number = 1) {
        std::string result;
        ui::write_imported_position(result, text, before_text, number);
        return result;
    }
    /// The view after an action.
    [[nodiscard]] static std::string reduce(std::string_view state_text,
                                            std::string_view action_text) {
        std::string result;
        ui::write_reduced(result, state_text, action_text);
        return result;
    }
    /// The text of a game in the export format of that name; empty if there is none.
    [[nodiscard]] static std::string export_game(std::string_view state_text,
                                                 std::string_view format) {
        std::string result;
        ui::write_exported(result, state_text, format);
        return result;
    }

    /// The board of a state as an SVG picture whose squares can be clicked; empty if it cannot be
    /// read.
    [[nodiscard]] static std::string picture(std::string_view state_text) {
        std::string result;
        const auto state = ui::parse_state(state_text);
        if (!state) return result;
        const auto& moves = state->game.moves();
        draw::svg(result, state->position(),
                  {.marked = moves.empty() ? draw::nowhere : moves.back(), .targets = true});
        return result;
    }

    /// The editor of the position that a state shows; empty if the state cannot be read.
    [[nodiscard]] static std::string edit_position(std::string_view state_text) {
        std::string result;
        if (const auto state = ui::parse_state(state_text))
            ui::write_position_editor(result, ui::position_editor(state->position()));
        return result;
    }
    /// The editor after an edit; empty if it cannot be read, or the edit cannot.
    [[nodiscard]] static std::string edit(std::string_view editor_text,
                                          std::string_view edit_text) {
        std::string result;
        auto editor = ui::parse_position_editor(editor_text);
        if (editor && ui::edit(*editor, edit_text)) ui::write_position_editor(result, *editor);
        return result;
    }

    /// The puzzle of a line; empty if it is none.
    [[nodiscard]] static std::string puzzle(std::string_view line) {
        std::string result;
        if (const auto read = ui::parse_puzzle(line)) ui::write_puzzle(result, *read);
        return result;
    }
};

}  // namespace inarow::wasm
