// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/layout.hpp>
#include <inarow/json/writer.hpp>
#include <inarow/ui/player_names.hpp>
#include <inarow/ui/view.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>

/// Edits start positions of games by hand, stone by stone.
namespace inarow::inline v0::ui {

/// A board that can hold any stones, even if no game reaches it.
class position_editor {
public:
    /// Constructs an editor with the stones of a position.
    explicit position_editor(const position& p) : layout_{layout::copy_of(p)} {
        if (has_equal_counts()) set_turn(p.to_move());
    }

    [[nodiscard]] const inarow::rules& rules() const { return layout_.rules(); }

    /// Puts a stone on a square, or removes the stone if `m` is mark::none. With gravity, a new
    /// stone falls onto the stones of its column, and the stones above a removed stone fall by one
    /// row. If the column is full, a new stone has no effect. Precondition: the square is on the
    /// board.
    void put(square s, mark m) {
        switch (rules().gravity) {
            case place: layout_.put(s, m); break;
            case drop: drop_into(s, m); break;
            default: break;
        }
    }
    void(clear)() { layout_ = *layout::start(rules()); }
    /// Sets the player to move, if both players have the same number of stones. That player is then
    /// also the player who started.
    void set_turn(player side) { layout_ = started_by(side); }

    /// Returns whether both players have the same number of stones, so it can be either player's
    /// turn.
    [[nodiscard]] bool has_equal_counts() const {
        return layout_.stones_of(first) == layout_.stones_of(second);
    }
    [[nodiscard]] player turn() const {
        if (has_equal_counts()) return rules().starts;
        return layout_.stones_of(first) > layout_.stones_of(second) ? second : first;
    }
    /// Returns the current position, even if no game reaches it.
    [[nodiscard]] position unchecked() const { return complete().unchecked(); }
    /// Returns the current position, or the reason why no game reaches it. The rules of the
    /// position say who started.
    [[nodiscard]] std::expected<position, illegal_layout> checked() const {
        return complete().checked();
    }

private:
    /// Returns the layout with the player to move and, in its rules, the player who must have
    /// started.
    [[nodiscard]] layout complete() const {
        layout result = started_by(has_equal_counts() ? turn() : other(turn()));
        result.set_to_move(turn());
        return result;
    }
    [[nodiscard]] layout started_by(player side) const {
        layout result = *layout::start(starting_with(side, rules()));
        const position stones = layout_.unchecked();
        for (int i = 0; i < rules().squares(); ++i)
            result.put(square_at(rules(), i), stones.at(square_at(rules(), i)));
        return result;
    }
    void drop_into(square s, mark m) {
        const position before = layout_.unchecked();
        if (m == mark::none) {
            for (; s.row > 0; --s.row) layout_.put(s, before.at({s.column, s.row - 1}));
            layout_.put(s, mark::none);
            return;
        }
        int row = rules().rows - 1;
        while (row >= 0 && before.at({s.column, row}) != mark::none) --row;
        if (row >= 0) layout_.put({s.column, row}, m);
    }

    layout layout_;  ///< its rules include the player who started
};

/// Writes an editor as text, for example `7x6/4/drop 7/7/7/7/7/3X3`. The text contains the rules,
/// which include who starts, and the rows.
void print_position_editor(core::sink auto& out, const position_editor& e) {
    notation::print_rules(out, e.rules());
    core::write(out, ' ');
    notation::print_rows(out, e.unchecked());
}

/// Parses the text of an editor. Returns `nullopt` if the text is invalid, or if the board does not
/// fit on a page.
[[nodiscard]] inline std::optional<position_editor> parse_position_editor(std::string_view text) {
    const auto r = notation::parse_rules(detail::take_token(text, " "));
    if (!r || !check_side(*r, max_page_side)) return std::nullopt;
    const auto read = notation::parse_position(*layout::start(*r), text);
    if (!read) return std::nullopt;
    position_editor result(read->unchecked());
    result.set_turn(r->starts);
    return result;
}

namespace detail {

enum class editor_verb : std::uint8_t { put, turn, clear };
inline constexpr auto editor_verbs = core::enum_names_of<editor_verb>("put", "turn", "clear");

/// Parses `SQUARE STONE` and puts the stone on the square. Returns false if the text is invalid.
[[nodiscard]] inline bool put_stone(position_editor& e, std::string_view arguments) {
    notation::reader input{take_token(arguments, " ")};
    const auto index = input.finish(input.number(notation::expected_token::a_number));
    if (!index || *index >= e.rules().squares()) return false;
    const std::size_t side = player_names.find(arguments);
    if (side == player_names.size() && arguments != "free") return false;
    e.put(square_at(e.rules(), *index),
          side == player_names.size() ? mark::none : mark_of(static_cast<player>(side)));
    return true;
}

}  // namespace detail

/// Makes the change that a text describes: `put 38 first`, `put 38 free`, `turn second` or `clear`.
/// Squares are numbers in reading order, from 0. Returns false for any other text.
[[nodiscard]] inline bool edit(position_editor& e, std::string_view text) {
    const std::size_t verb = detail::editor_verbs.find(detail::take_token(text, " "));
    if (verb == detail::editor_verbs.size()) return false;
    switch (static_cast<detail::editor_verb>(verb)) {
        case detail::editor_verb::put: return detail::put_stone(e, text);
        case detail::editor_verb::clear:
            if (!text.empty()) return false;
            (e.clear)();
            return true;
        case detail::editor_verb::turn: {
            const std::size_t side = player_names.find(text);
            if (side == player_names.size()) return false;
            e.set_turn(static_cast<player>(side));
            return true;
        }
        default: std::unreachable();
    }
}

/// Writes an editor as one line of JSON: its text, the view of its board, the player to move, and
/// whether that player can be chosen. Also writes the action that makes games start from this
/// position or, if no game reaches the position, null and the reason.
void write_position_editor(core::sink auto& out, const position_editor& e,
                           const page_phrases& texts = english<page_phrases>) {
    const auto reached = e.checked();
    json::writer json(out);
    json.begin_object();
    json.string_member("text", [&](auto& text) { print_position_editor(text, e); });
    json.key("view");
    json.raw(
        [&](auto& text) { write_view(text, state::create(e.unchecked(), max_page_side), texts); });
    json.member("turn", player_names, e.turn());
    json.member("can_choose_turn", e.has_equal_counts());
    json.string_member("action", reached.has_value(), [&](auto& text) {
        core::write(text, "position ");
        notation::print_rules(text, reached->rules());
        core::write(text, ' ');
        notation::print_rows(text, *reached);
    });
    sentence_text why;
    if (!reached)
        messages::write_refusal(why, e.rules(), reached.error(), e.turn(),
                                with_player_names(texts, e.rules()));
    json.string_member("refusal", !reached, [&](auto& text) { core::write(text, why.view()); });
    json.end_object();
}

}  // namespace inarow::inline v0::ui
