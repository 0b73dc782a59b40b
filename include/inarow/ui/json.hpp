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

/// Writes the view of a state, and the sentence about an error with the players' names on this
/// board. `sentence_in(texts)` returns the sentence.
void write_refused(core::sink auto& out, const state& s, const page_phrases& texts,
                   const auto& sentence_in) {
    write_view(out, s, sentence_in(with_player_names(texts, s.rules())), {}, 1, texts);
}

void write_opened_from(core::sink auto& out, std::string_view what, std::string_view state_text,
                       std::string_view before_text, const page_phrases& texts) {
    const state before = parse_state(before_text).value_or(state::initial());
    auto read = parse_partial_state(state_text);
    const auto refuse = [&](const unreadable& why) {
        write_refused(out, before, texts,
                      [&](const page_phrases& named) { return sentence(what, why, named); });
    };
    if (!read) return refuse(read.error());
    auto& [opened, unread] = *read;
    const int id = opened.series.id;
    if (!unread && id != 0 && id == before.series.id) unread = follow(before, opened);
    if (!unread) return write_view(out, opened, texts);
    if (id != 0) return refuse(*unread);
    write_refused(out, opened, texts, [&](const page_phrases& named) {
        return sentence_of_part(what, *unread, named);
    });
}

}  // namespace detail

/// Reads the readable part of the text of a state. Writes the view of the state, with a sentence
/// about the part that cannot be read. If no part can be read, or if a game of a series cannot be
/// read whole, writes the view of the initial state, and the reason.
void write_loaded(core::sink auto& out, std::string_view state_text,
                  const page_phrases& texts = english<page_phrases>) {
    detail::write_opened_from(out, texts.the_game, state_text, {}, texts);
}

/// The source of the text of a state.
enum class text_source : std::uint8_t { link, file, storage };

namespace detail {

void write_imported_from(core::sink auto& out, std::string_view what, std::string_view text,
                         std::string_view before_text, int number, const page_phrases& texts) {
    const state before = parse_state(before_text).value_or(state::initial());
    const auto read = import_game(text, before, number);
    if (!read)
        return write_refused(out, before, texts, [&](const page_phrases& named) {
            return sentence(what, read.error(), named);
        });
    write_view(out, read->state, {}, notices(*read, with_player_names(texts, read->state.rules())),
               read->games, texts);
}

}  // namespace detail

/// Writes the view of a pasted game, with notices about the parts that were not read. A text can
/// contain several games. `number` selects the game. If the text is not a game, writes the view of
/// the state in `before_text`, and the reason. Precondition: number >= 1.
void write_imported(core::sink auto& out, std::string_view text, std::string_view before_text,
                    int number = 1, const page_phrases& texts = english<page_phrases>) {
    detail::write_imported_from(out, texts.the_text, text, before_text, number, texts);
}

/// If game `number` of a text begins with a board that no game reaches, writes the position editor
/// with this board. Otherwise, writes nothing. Precondition: number >= 1.
void write_imported_position(core::sink auto& out, std::string_view text,
                             std::string_view before_text, int number = 1,
                             const page_phrases& texts = english<page_phrases>) {
    const state before = parse_state(before_text).value_or(state::initial());
    if (const auto board = import_unreached(text, before, number))
        write_position_editor(out, *board, texts);
}

/// Reads the text of a state and writes its view, as write_loaded does, with three differences:
///
/// - Instead of the view of the initial state, writes the view of the state in `before_text`.
/// - If the state in `before_text` belongs to the same series, the game must follow this state.
///   Otherwise, the game is refused.
/// - A file can contain a game in any form that can be pasted.
void write_opened(core::sink auto& out, text_source source, std::string_view text,
                  std::string_view before_text, const page_phrases& texts = english<page_phrases>) {
    const phrase& what = messages::phrase_of(texts.text_sources, source);
    if (source == text_source::file && !notation::detail::is_game_text(text))
        return detail::write_imported_from(out, what, text, before_text, 1, texts);
    detail::write_opened_from(out, what, text, before_text, texts);
}

/// Writes the view of the state after an action. If the action cannot be read, writes the view of
/// the unchanged state, and the reason. If the text of the state cannot be read, does the same as
/// write_loaded.
void write_reduced(core::sink auto& out, std::string_view state_text, std::string_view action_text,
                   const page_phrases& texts = english<page_phrases>) {
    const auto before = parse_state(state_text);
    if (!before) return write_loaded(out, state_text, texts);
    const auto parsed = parse_action(action_text);
    if (!parsed)
        return detail::write_refused(out, *before, texts, [&](const page_phrases& named) {
            return sentence(texts.the_action, parsed.error(), named);
        });
    write_view(out, reduce(*before, *parsed), texts);
}

/// Writes the export of a state in the named format. Writes nothing if the state cannot be read, if
/// there is no such format, or if the format does not support the rules.
void write_exported(core::sink auto& out, std::string_view state_text, std::string_view name) {
    const auto read = parse_state(state_text);
    const auto format = export_format::find(name);
    if (read && format && format->supports(read->rules())) export_as(out, *format, *read);
}

}  // namespace inarow::inline v0::ui
