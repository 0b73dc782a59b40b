// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/ui/action_text.hpp>
#include <inarow/ui/copy.hpp>
#include <inarow/ui/reduce.hpp>
#include <inarow/ui/view.hpp>

#include <string_view>

/// An app by texts alone: what a page in another language hands over, and what it gets back.
namespace inarow::inline v0::ui {

/// Writes the view of the state that a text means; of the initial one, and why, when it cannot be
/// read.
void write_loaded(core::sink auto& to, std::string_view state_text) {
    const auto read = parse_state(state_text);
    if (read) return write_view(to, *read);
    write_view(to, state::initial(), sentence("The link", read.error()));
}

/// Writes the view of the state after an action; of the same state, and why, when that cannot be
/// read.
void write_reduced(core::sink auto& to, std::string_view state_text, std::string_view action_text) {
    const auto from = parse_state(state_text);
    if (!from) return write_loaded(to, state_text);
    const auto done = parse_action(action_text);
    if (!done) return write_view(to, *from, sentence("The action", done.error()));
    write_view(to, reduce(*from, *done));
}

/// Writes a copy of what a state's text means, by its name; nothing when there is none.
void write_copied(core::sink auto& to, std::string_view state_text, std::string_view name) {
    const auto from = parse_state(state_text);
    const auto place = detail::place_of(name, copy_names);
    if (!from || !place || !can_copy(static_cast<copy>(*place), from->rules())) return;
    write_copy(to, static_cast<copy>(*place), *from);
}

}  // namespace inarow::inline v0::ui
