// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/ui/action_text.hpp>
#include <inarow/ui/messages.hpp>
#include <inarow/ui/reduce.hpp>
#include <inarow/ui/state_text.hpp>

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

// States and actions as text, for tests that read like a game.

namespace test {

/// The state that a text means. It must mean one.
inline inarow::ui::state state_of(std::string_view text) {
    return inarow::ui::parse_state(text).value();
}

/// What some actions, one after the other, make of a state. Only the last may be refused.
inline inarow::ui::state after(inarow::ui::state s,
                               std::initializer_list<std::string_view> actions) {
    for (const std::string_view text : actions) {
        if (s.refused) throw std::logic_error("refused before " + std::string(text));
        s = reduce(std::move(s), inarow::ui::parse_action(text).value());
    }
    return s;
}
inline inarow::ui::state after(std::string_view state_text,
                               std::initializer_list<std::string_view> actions) {
    return after(state_of(state_text), actions);
}

inline std::string text_of(const inarow::ui::state& s) {
    std::string result;
    print_state(result, s);
    return result;
}
inline std::string why(const inarow::ui::state& s) { return std::string(sentence(s).view()); }

/// Why an action is refused; that it changes nothing but that, too.
inline std::string why(std::string_view state_text, std::string_view action_text) {
    const auto before = state_of(state_text);
    auto now = after(before, {action_text});
    const std::string result = why(now);
    now.refused.reset();
    return now == before ? result : "something has changed: " + text_of(now);
}

}  // namespace test
