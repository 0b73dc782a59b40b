// SPDX-License-Identifier: BSL-1.0
// Writes the TypeScript types of the JSON that the engines of the page write.

#include <inarow/json/type_writer.hpp>

#include "page_engine.hpp"
#include "search_engine.hpp"

#include <chrono>
#include <iostream>
#include <string>
#include <string_view>

using namespace inarow;

int main() {
    const ui::state state = *ui::parse_state("rules=3x3/3&moves=b2");
    const ui::page_position position = ui::to_page_game(state.game).position();
    const ui::puzzle puzzle{ui::puzzle_kind::win, 1, 1, state.game};
    constexpr square corner{};
    std::string text;
    const auto write_type = [&](std::string_view name, auto write) {
        core::write(text, "export type ", name, " = ");
        json::type_sink out{text};
        write(out);
        core::write(text, ";\n");
    };
    write_type("View", [&](auto& out) { ui::write_view(out, state, ""); });
    write_type("PositionEditor", [&](auto& out) {
        ui::write_position_editor(out, ui::position_editor(state.position()));
    });
    write_type("Hints", [&](auto& out) { ui::write_hints(out, ui::hints(position)); });
    write_type("Continuations",
               [&](auto& out) { ui::write_continuations(out, ui::continuations(position)); });
    write_type("Review", [&](auto& out) {
        ui::write_review(out, ui::review(state.game, std::chrono::seconds(1)));
    });
    write_type("Explanation",
               [&](auto& out) { ui::write_explanation(out, ui::explanation(position, corner)); });
    write_type("Puzzle", [&](auto& out) { ui::write_puzzle(out, puzzle); });
    write_type("Answer",
               [&](auto& out) { ui::write_answer(out, ui::puzzle_answer(puzzle, corner)); });
    write_type("Choice", [&](auto& out) {
        wasm::write_choice(out, position.rules(), position.to_move(), square{}, std::nullopt);
    });
    std::cout << text;
}
