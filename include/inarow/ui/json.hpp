// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/ui/action_text.hpp>
#include <inarow/ui/export.hpp>
#include <inarow/ui/import.hpp>
#include <inarow/ui/reduce.hpp>
#include <inarow/ui/series.hpp>
#include <inarow/ui/view.hpp>

#include <cstdint>
#include <string_view>

/// Provides the app as functions on text, for a page that is written in another programming
/// language. The functions take states and actions as text, and write JSON.
namespace inarow::inline v0::ui {

namespace detail {

void write_opened_from(core::sink auto& out, std::string_view what, std::string_view state_text,
                       std::string_view before_text) {
    const state before = parse_state(before_text).value_or(state::initial());
    auto read = parse_partial_state(state_text);
    if (!read) return write_view(out, before, sentence(what, read.error()));
    auto& [opened, unread] = *read;
    const int id = opened.series.id;
    if (!unread && id != 0 && id == before.series.id) unread = follow(before, opened);
    if (!unread) return write_view(out, opened);
    if (id != 0) return write_view(out, before, sentence(what, *unread));
    write_view(out, opened, sentence_of_part(what, *unread));
}

}  // namespace detail

/// Reads the readable part of the text of a state. Writes the view of the state, with a sentence
/// about the part that cannot be read. If no part can be read, or if a game of a series cannot be
/// read whole, writes the view of the initial state, and the reason.
void write_loaded(core::sink auto& out, std::string_view state_text) {
    detail::write_opened_from(out, "The game", state_text, {});
}

/// The source of the text of a state.
enum class text_source : std::uint8_t { link, file, storage };

namespace detail {

void write_imported_from(core::sink auto& out, std::string_view what, std::string_view text,
                         std::string_view before_text, int number) {
    const state before = parse_state(before_text).value_or(state::initial());
    const auto read = import_game(text, before, number);
    if (!read) return write_view(out, before, sentence(what, read.error()));
    write_view(out, read->state, {}, notices(*read), read->games);
}

}  // namespace detail

/// Writes the view of a pasted game, with notices about the parts that were not read. A text can
/// contain several games. `number` selects the game. If the text is not a game, writes the view of
/// the state in `before_text`, and the reason. Precondition: number >= 1.
void write_imported(core::sink auto& out, std::string_view text, std::string_view before_text,
                    int number = 1) {
    detail::write_imported_from(out, "The text", text, before_text, number);
}

/// If game `number` of a text begins with a board that no game reaches, writes the position editor
/// with this board. Otherwise, writes nothing. Precondition: number >= 1.
void write_imported_position(core::sink auto& out, std::string_view text,
                             std::string_view before_text, int number = 1) {
    const state before = parse_state(before_text).value_or(state::initial());
    if (const auto board = import_unreached(text, before, number))
        write_position_editor(out, *board);
}

/// Reads the text of a state and writes its view, as write_loaded does, with three differences:
///
/// - Instead of the view of the initial state, writes the view of the state in `before_text`.
/// - If the state in `before_text` belongs to the same series, the game must follow this state.
///   Otherwise, the game is refused.
/// - A file can contain a game in any form that can be pasted.
void write_opened(core::sink auto& out, text_source source, std::string_view text,
                  std::string_view before_text) {
    constexpr auto names =
        core::enum_names_of<text_source>("The link", "The file", "The game that the browser kept");
    if (source == text_source::file && !notation::detail::is_game_text(text))
        return detail::write_imported_from(out, names[source], text, before_text, 1);
    detail::write_opened_from(out, names[source], text, before_text);
}

/// Writes the view of the state after an action. If the action cannot be read, writes the view of
/// the unchanged state, and the reason. If the text of the state cannot be read, does the same as
/// write_loaded.
void write_reduced(core::sink auto& out, std::string_view state_text,
                   std::string_view action_text) {
    const auto before = parse_state(state_text);
    if (!before) return write_loaded(out, state_text);
    const auto parsed = parse_action(action_text);
    if (!parsed) return write_view(out, *before, sentence("The action", parsed.error()));
    write_view(out, reduce(*before, *parsed));
}

/// Writes the export of a state in the named format. Writes nothing if the state cannot be read, if
/// there is no such format, or if the format does not support the rules.
void write_exported(core::sink auto& out, std::string_view state_text, std::string_view name) {
    const auto read = parse_state(state_text);
    const auto format = export_format::find(name);
    if (read && format && format->supports(read->rules())) export_as(out, *format, *read);
}

}  // namespace inarow::inline v0::ui
