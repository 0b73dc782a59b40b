// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/rules_text.hpp>
#include <inarow/ui/reduce.hpp>
#include <inarow/ui/state_text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string_view>
#include <utility>

/// An action as text, one word and what it needs: `start`, `start second` (the toss), `play b2`,
/// `play first b2`, `reply b2` (by the computer), `undo`, `redo`, `jump 5`, `resume`, `reset`,
/// `rules 7x6/4/drop`, `starter toss`, `first computer`, `second person`, `hints on`.
namespace inarow::inline v0::ui {

namespace detail {

enum class verb : std::uint8_t {
    start,
    play,
    reply,
    undo,
    redo,
    jump,
    resume,
    reset,
    rules,
    starter,
    first,
    second,
    hints
};
inline constexpr std::array<std::string_view, 13> verbs = {
    "start", "play",  "reply",   "undo",  "redo",   "jump", "resume",
    "reset", "rules", "starter", "first", "second", "hints"};
inline constexpr std::array<std::string_view, 2> player_names = {"first", "second"};

/// Reads what stands after the verb of an action.
class action_reader {
public:
    using result = std::expected<action, unreadable>;

    explicit action_reader(std::string_view text) : rest_{text}, verb_{taken_off(rest_, " ")} {}

    [[nodiscard]] result read() {
        const auto place = place_of(verb_, verbs);
        if (!place) return std::unexpected(unreadable{{}, verb_, not_one_of{verbs}});
        switch (static_cast<verb>(*place)) {
            case verb::start: return toss();
            case verb::play: return play{entry(), controller::person};
            case verb::reply: return play{entry(), controller::computer};
            case verb::undo: return alone(undo{});
            case verb::redo: return alone(redo{});
            case verb::resume: return alone(resume{});
            case verb::reset: return alone(reset{});
            case verb::jump: return ply();
            case verb::rules: return rules();
            case verb::starter: return word<choose_starter, starter>(starter_names);
            case verb::first: return controlled(first);
            case verb::second: return controlled(second);
            case verb::hints: return word<show_hints, bool>(off_and_on);
        }
        std::unreachable();
    }

private:
    [[nodiscard]] std::unexpected<unreadable> fail(const auto& why) const {
        return std::unexpected(unreadable{verb_, rest_, why});
    }
    [[nodiscard]] result alone(const action& a) const {
        if (!rest_.empty())
            return fail(notation::syntax_error{notation::expected_here::the_end, 0});
        return a;
    }
    /// One of some words, as the only thing there is to say.
    template <class Action, class Value>
    [[nodiscard]] result word(std::span<const std::string_view> words) const {
        const auto place = place_of(rest_, words);
        if (!place) return fail(not_one_of{words});
        return Action{static_cast<Value>(*place)};
    }
    [[nodiscard]] result toss() const {
        return rest_.empty() ? start{} : word<start, player>(player_names);
    }
    [[nodiscard]] result controlled(player side) const {
        const auto place = place_of(rest_, controller_names);
        if (!place) return fail(not_one_of{controller_names});
        return choose_controller{side, static_cast<controller>(*place)};
    }
    /// A move, and before it maybe whose it is.
    [[nodiscard]] move_text entry() const {
        std::string_view text = rest_;
        const auto side = place_of(taken_off(text, " "), player_names);
        if (!side || text.empty()) return move_text(rest_);
        return move_text(text).made_by(static_cast<player>(*side));
    }
    [[nodiscard]] result ply() const {
        notation::reader from{rest_};
        const auto number = from.result(from.number(notation::expected_here::a_number));
        if (!number) return fail(number.error());
        return jump{*number};
    }
    [[nodiscard]] result rules() const {
        const auto read = notation::parse_rules(rest_);
        if (!read) return fail(read.error());
        return choose_rules{*read};
    }

    std::string_view rest_;
    std::string_view verb_;
};

}  // namespace detail

/// The action that a text means, or what in it cannot be read.
[[nodiscard]] inline std::expected<action, unreadable> parse_action(std::string_view text) {
    return detail::action_reader(text).read();
}

}  // namespace inarow::inline v0::ui
