// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/ui/action_text.hpp>
#include <inarow/ui/export.hpp>
#include <inarow/ui/reduce.hpp>
#include <inarow/ui/view.hpp>

#include <string_view>

/// An app by texts alone, for a page in another language: states and actions in, JSON out.
namespace inarow::inline v0::ui {

/// Writes the view of the state with that text; if it cannot be read, of the initial state, and
/// why.
void write_loaded(core::sink auto& out, std::string_view state_text) {
    const auto read = parse_state(state_text);
    if (read) return write_view(out, *read);
    write_view(out, state::initial(), sentence("The link", read.error()));
}

/// Writes the view of the state after an action; if that cannot be read, of the same state, and
/// why.
void write_reduced(core::sink auto& out, std::string_view state_text,
                   std::string_view action_text) {
    const auto before = parse_state(state_text);
    if (!before) return write_loaded(out, state_text);
    const auto parsed = parse_action(action_text);
    if (!parsed) return write_view(out, *before, sentence("The action", parsed.error()));
    write_view(out, reduce(*before, *parsed));
}

/// Writes the export of a state in the format of that name; nothing if there is none.
void write_exported(core::sink auto& out, std::string_view state_text, std::string_view name) {
    const auto read = parse_state(state_text);
    const auto format = export_format::find(name);
    if (read && format && format->supports(read->rules())) export_as(out, *format, *read);
}

}  // namespace inarow::inline v0::ui
