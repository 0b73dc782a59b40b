// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/rules_text.hpp>
#include <inarow/ui/reduce.hpp>
#include <inarow/ui/state_text.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// The text of an action is a verb and its arguments. The actions on the game are `start`,
/// `start second` (if a toss decided that the second player starts), `play b2`, `play first b2`,
/// `reply b2` (a move of the computer), `undo`, `redo`, `jump 5`, `jump 5 2` (to ply 5 of variation
/// 2), `resume`, `promote`, `remove` and `reset`. The actions on settings are `rules 7x6/4/drop`,
/// `position 7x6/4/drop 7/7/7/7/7/3X3`, `starter toss`, `first computer`, `second person`,
/// `first-level 3` and `hints on`. `comment TEXT` sets the comment on the displayed position.
/// `describe first TEXT` (or second, date, event, result) sets a property of the game.
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
    promote,
    remove,
    reset,
    rules,
    position,
    starter,
    first,
    second,
    first_level,
    second_level,
    hints,
    comment,
    describe
};
inline constexpr auto verbs =
    core::enum_names_of<verb>("start", "play", "reply", "undo", "redo", "jump", "resume", "promote",
                              "remove", "reset", "rules", "position", "starter", "first", "second",
                              "first-level", "second-level", "hints", "comment", "describe");

/// Parses a verb, then the arguments that belong to that verb.
class action_reader {
public:
    using result = std::expected<action, unreadable>;

    explicit action_reader(std::string_view text) : rest_{text}, verb_{take_token(rest_, " ")} {}

    [[nodiscard]] result read() {
        const std::size_t index = verbs.find(verb_);
        if (index == verbs.size())
            return std::unexpected(unreadable{{}, verb_, not_one_of{verbs.names}});
        switch (static_cast<verb>(index)) {
            case verb::start: return toss();
            case verb::play: return play{played_move(), controller::person};
            case verb::reply: return play{played_move(), controller::computer};
            case verb::undo: return without_argument(undo{});
            case verb::redo: return without_argument(redo{});
            case verb::resume: return without_argument(resume{});
            case verb::promote: return without_argument(promote{});
            case verb::remove: return without_argument(remove{});
            case verb::reset: return without_argument(reset{});
            case verb::jump: return ply();
            case verb::rules: return rules();
            case verb::position: return position();
            case verb::starter: return one_of<choose_starter, starter>(starter_names);
            case verb::first: return controlled(first);
            case verb::second: return controlled(second);
            case verb::first_level: return level(first);
            case verb::second_level: return level(second);
            case verb::hints: return one_of<show_hints, bool>(toggle_names);
            case verb::comment: return commented();
            case verb::describe: return described();
            default: std::unreachable();
        }
    }

private:
    [[nodiscard]] std::unexpected<unreadable> fail(const unreadable_reason& why) const {
        return std::unexpected(unreadable{verb_, rest_, why});
    }
    [[nodiscard]] result without_argument(const action& a) const {
        if (!rest_.empty())
            return fail(notation::syntax_error{notation::expected_token::the_end, 0});
        return a;
    }
    /// Parses an argument that must be one of `names`.
    template <class Action, class Value>
    [[nodiscard]] result one_of(const auto& names) const {
        const std::size_t index = names.find(rest_);
        if (index == names.size()) return fail(not_one_of{names.names});
        return Action{static_cast<Value>(index)};
    }
    [[nodiscard]] result toss() const {
        return rest_.empty() ? start{} : one_of<start, player>(player_names);
    }
    [[nodiscard]] result controlled(player side) const {
        const std::size_t index = controller_names.find(rest_);
        if (index == controller_names.size()) return fail(not_one_of{controller_names.names});
        return choose_controller{side, static_cast<controller>(index)};
    }
    [[nodiscard]] result level(player side) const {
        const auto read = parse_level(rest_);
        if (!read) return fail(read.error());
        return choose_level{side, *read};
    }
    /// Parses a move. The name of the player may precede the move.
    [[nodiscard]] move_text played_move() const {
        std::string_view text = rest_;
        const std::size_t side = player_names.find(take_token(text, " "));
        if (side == player_names.size() || text.empty()) return move_text(rest_);
        return move_text(text).made_by(static_cast<player>(side));
    }
    [[nodiscard]] result ply() const {
        notation::reader input{rest_};
        const int ply = input.number(notation::expected_token::a_number);
        std::optional<int> variation;
        if (!input.failed && input.skip(' '))
            variation = input.number(notation::expected_token::a_number);
        const auto read = input.finish(ply);
        if (!read) return fail(read.error());
        return jump{*read, variation};
    }
    [[nodiscard]] result rules() const {
        const auto read = notation::parse_rules(rest_);
        if (!read) return fail(read.error());
        return choose_rules{*read};
    }

    [[nodiscard]] result commented() const {
        if (!notation::detail::is_utf8(rest_)) return fail(not_utf8{});
        return comment{std::string(rest_)};
    }
    [[nodiscard]] result described() const {
        std::string_view text = rest_;
        const std::size_t index = game_property_names.find(take_token(text, " "));
        if (index == game_property_names.size()) return fail(not_one_of{game_property_names.names});
        if (!notation::detail::is_utf8(text)) return fail(not_utf8{});
        return describe{static_cast<game_property>(index), std::string(text)};
    }
    [[nodiscard]] result position() const {
        std::string_view rows = rest_;
        const auto r = notation::parse_rules(take_token(rows, " "));
        if (!r) return fail(r.error());
        if (const auto fits = check_side(*r, largest_rule); !fits) return fail(fits.error());
        const auto read = parse_reachable(*r, rows);
        if (!read) return fail(read.error());
        return choose_position{*read};
    }

    std::string_view rest_;
    std::string_view verb_;
};

}  // namespace detail

/// Parses the text of an action.
[[nodiscard]] inline std::expected<action, unreadable> parse_action(std::string_view text) {
    return detail::action_reader(text).read();
}

}  // namespace inarow::inline v0::ui
