// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/rules_text.hpp>
#include <inarow/ui/state.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

/// A state as text, as it stands in links and files: `rules=7x6/4/drop&moves=4453&second=computer`.
/// What is as it usually is may be left out, and is; a line may end where `&` stands. The reason
/// of a refusal is no part of it.
///
/// rules=RULES, with /second after them where the second player began; moves=..., where the game
/// has been started, columns as digits where they are dropped into at most nine, else squares or
/// columns with commas; ply=NUMBER where not all of them are made; starter=first|second|toss;
/// first=person|computer; second=person|computer; hints=off|on.
namespace inarow::inline v0::ui {

/// It is not one of these words.
struct not_one_of {
    std::span<const std::string_view> words;

    bool operator==(const not_one_of& other) const { return words.data() == other.words.data(); }
};
/// It stands there a second time.
struct repeated {
    bool operator==(const repeated&) const = default;
};
/// There is a ply, and no moves.
struct without_moves {
    bool operator==(const without_moves&) const = default;
};

/// Why the text of a state or of an action cannot be read.
struct unreadable {
    /// Longer than any word that means something; of longer ones the beginning is kept.
    using word = core::text<24>;

    word of;    ///< whose value it is, as "moves"; empty where a word of that kind was expected
    word text;  ///< what cannot be read
    std::variant<not_one_of, repeated, without_moves, notation::syntax_error, illegal_rules,
                 refused_move, no_such_ply>
        why;

    bool operator==(const unreadable&) const = default;
};

namespace detail {

/// The place of a word among some.
[[nodiscard]] inline std::optional<std::size_t> place_of(std::string_view word,
                                                         std::span<const std::string_view> words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == word) return i;
    return std::nullopt;
}
inline constexpr std::string_view off_and_on[] = {"off", "on"};

/// Takes what stands before the first of some characters off the front of a text.
[[nodiscard]] inline std::string_view taken_off(std::string_view& text, std::string_view ends) {
    const std::size_t end = text.find_first_of(ends);
    const std::string_view result = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return result;
}

enum class state_key : std::uint8_t { rules, moves, ply, starter, first, second, hints };
inline constexpr std::array<std::string_view, 7> state_keys = {"rules", "moves",  "ply",  "starter",
                                                               "first", "second", "hints"};

/// Columns of one digit need nothing between them.
[[nodiscard]] inline std::string_view between_moves(const rules& r) {
    return r.gravity == drop && r.columns <= 9 ? "" : ",";
}

}  // namespace detail

/// Writes the moves of a game, those that were taken back too.
inline void print_moves(core::sink auto& to, const state& of) {
    const rules& r = of.rules();
    player mover = r.starts;
    std::string_view between;
    const auto print = [&](square s) {
        core::write(to, between);
        notation::print(to, notation::default_for(r), r, s, mover);
        mover = other(mover);
        between = detail::between_moves(r);
    };
    for (const square s : of.game.moves()) print(s);
    for (std::size_t i = of.undone.size(); i-- > 0;) print(of.undone[i]);
}

/// Writes a state in the form that parse_state reads back.
inline void print_state(core::sink auto& to, const state& of) {
    core::write(to, "rules=");
    notation::print_rules(to, of.rules());
    if (of.is_started) {
        core::write(to, "&moves=");
        print_moves(to, of);
    }
    if (!of.undone.empty()) core::write(to, "&ply=", of.game.ply());
    if (of.starter != starter::first) core::write(to, "&starter=", name_of(of.starter));
    for (const player side : {first, second})
        if (of.controller_of(side) != controller::person)
            core::write(to, '&', name_of(side), '=', name_of(of.controller_of(side)));
    if (of.has_hints) core::write(to, "&hints=on");
}

namespace detail {

/// Reads the text of a state; the first thing that cannot be read ends it.
class state_reader {
public:
    [[nodiscard]] std::expected<state, unreadable> read(std::string_view text) {
        const bool is_read =
            split(text) && read_rules() && read_settings() && read_moves() && read_ply();
        if (!is_read) return std::unexpected(*error_);
        return *std::move(result_);
    }

private:
    bool split(std::string_view text) {
        while (!text.empty()) {
            std::string_view value = taken_off(text, "&\r\n");
            if (value.empty()) continue;
            const std::string_view key = taken_off(value, "=");
            const auto place = place_of(key, state_keys);
            if (!place) return fail({}, key, not_one_of{state_keys});
            if (values_.at(*place)) return fail({}, key, repeated{});
            values_.at(*place) = value;
        }
        return true;
    }
    bool read_rules() {
        const std::string_view text = value_of(state_key::rules).value_or("tic-tac-toe");
        const auto r = notation::parse_rules(text);
        if (!r) return fail("rules", text, r.error());
        auto made = state::with(*r);
        if (!made) return fail("rules", text, made.error());
        result_ = *std::move(made);
        result_->is_started = value_of(state_key::moves).has_value();
        if (result_->is_started) result_->game = *inarow::game::start(*r);
        return true;
    }
    bool read_settings() {
        auto& [of_first, of_second] = result_->controllers;
        return read_word(state_key::starter, starter_names, result_->starter) &&
               read_word(state_key::first, controller_names, of_first) &&
               read_word(state_key::second, controller_names, of_second) &&
               read_word(state_key::hints, off_and_on, result_->has_hints);
    }
    bool read_moves() {
        std::string_view line = value_of(state_key::moves).value_or("");
        const rules& r = result_->rules();
        while (!line.empty()) {
            std::string_view part = taken_off(line, ", +\t");
            while (!part.empty()) {
                const move_text entry(notation::next_entry(notation::default_for(r), r, part));
                const auto where = resolve(result_->position(), entry);
                if (!where)
                    return fail("moves", entry.view(), refused_move{where.error(), entry, r});
                (void)result_->game.apply(*where);
            }
        }
        return true;
    }
    bool read_ply() {
        const auto text = value_of(state_key::ply);
        if (!text) return true;
        if (!result_->is_started) return fail("ply", *text, without_moves{});
        notation::reader from{*text};
        const auto ply = from.result(from.number(notation::expected_here::a_number));
        if (!ply) return fail("ply", *text, ply.error());
        const int most = result_->game.ply();
        if (*ply > most) return fail("ply", *text, no_such_ply{*ply, most});
        while (result_->game.ply() > *ply) {
            result_->undone.push_back(result_->game.moves().back());
            (void)result_->game.undo();
        }
        return true;
    }

    bool read_word(state_key key, std::span<const std::string_view> words, auto& to) {
        const auto text = value_of(key);
        if (!text) return true;
        const auto place = place_of(*text, words);
        if (!place)
            return fail(state_keys.at(static_cast<std::size_t>(key)), *text, not_one_of{words});
        to = static_cast<std::remove_reference_t<decltype(to)>>(*place);
        return true;
    }
    [[nodiscard]] std::optional<std::string_view> value_of(state_key key) const {
        return values_.at(static_cast<std::size_t>(key));
    }
    bool fail(std::string_view of, std::string_view text, const auto& why) {
        error_ = unreadable{of, text, why};
        return false;
    }

    std::array<std::optional<std::string_view>, state_keys.size()> values_;
    std::optional<state> result_;
    std::optional<unreadable> error_;
};

}  // namespace detail

/// The state that a text means, or what in it cannot be read.
[[nodiscard]] inline std::expected<state, unreadable> parse_state(std::string_view text) {
    return detail::state_reader().read(text);
}

}  // namespace inarow::inline v0::ui
