// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/position_text.hpp>
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

/// A state as text, in links and files: `rules=7x6/4/drop&moves=4453&second=computer`. Keys with
/// their default value may be left out, and are; a line may end where `&` stands. Keys of others,
/// such as `utm_source`, are passed over. The reason of a refusal is not part of it.
///
/// rules=RULES, with /second if the second player started; moves=LIST once the game is started,
/// columns of one digit without a separator, else separated by commas; ply=NUMBER if some are
/// undone; starter=first|second|toss; first=person|computer; second=person|computer;
/// first-level=NUMBER and second-level=NUMBER, how strong the computer is there; hints=off|on.
namespace inarow::inline v0::ui {

/// A word that is none of these.
struct not_one_of {
    std::span<const core::string_view> words;

    bool operator==(const not_one_of& other) const { return words.data() == other.words.data(); }
};
/// A key for the second time.
struct repeated {
    bool operator==(const repeated&) const = default;
};
/// A ply without moves.
struct without_moves {
    bool operator==(const without_moves&) const = default;
};

/// Why the text of a state or an action cannot be read.
struct unreadable {
    /// Longer than every word that means something; longer words are cut.
    using word = core::fixed_string<24>;

    word key;   ///< whose value it is, such as "moves"; empty where a key or verb was expected
    word text;  ///< what cannot be read
    std::variant<not_one_of, repeated, without_moves, notation::syntax_error, illegal_rules,
                 refused_move, no_such_ply, solve::illegal_level>
        why;

    bool operator==(const unreadable&) const = default;
};

namespace detail {

enum class toggle : std::uint8_t { off, on };
inline constexpr auto toggle_names = core::enum_names_of<toggle>("off", "on");

enum class state_key : std::uint8_t {
    rules,
    moves,
    ply,
    starter,
    first,
    second,
    first_level,
    second_level,
    hints
};
inline constexpr auto state_keys = core::enum_names_of<state_key>(
    "rules", "moves", "ply", "starter", "first", "second", "first-level", "second-level", "hints");

using level_result =
    std::expected<solve::level, std::variant<notation::syntax_error, solve::illegal_level>>;
/// Parses the number of a level.
[[nodiscard]] inline level_result parse_level(std::string_view text) {
    notation::reader input{text};
    const auto number = input.result(input.number(notation::expected_token::a_number));
    if (!number) return std::unexpected(number.error());
    const auto read = solve::level::create(*number);
    if (!read) return std::unexpected(read.error());
    return *read;
}

/// Takes what stands before the first separator off the front of a text.
[[nodiscard]] inline std::string_view take_token(std::string_view& text,
                                                 std::string_view separators) {
    const std::size_t end = text.find_first_of(separators);
    const std::string_view result = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return result;
}

}  // namespace detail

/// Writes a started game without settings, `rules=3x3/3&moves=b2,a1`, with the given moves.
inline void print_started_game(core::sink auto& out, const game& g, const auto& moves) {
    const rules& r = g.rules();
    const std::string_view separator =
        notation::separator_for(notation::kind::any, r).empty() ? "" : ",";
    core::write(out, "rules=");
    notation::print_rules(out, r);
    core::write(out, "&moves=");
    notation::print_moves(out, r, moves, g.mover(0), notation::kind::any, separator);
}

/// Writes a state in the form that parse_state reads.
inline void print_state(core::sink auto& out, const state& s) {
    // What of a state is not written: a new member does not compile until this has decided.
    [[maybe_unused]] const auto& [start, game, undone, is_started, starts, controllers, levels,
                                  has_hints, max_side, refused] = s;
    if (s.is_started) {
        print_started_game(out, s.game, s.moves());
    } else {
        core::write(out, "rules=");
        notation::print_rules(out, s.rules());
    }
    if (!s.undone.empty()) core::write(out, "&ply=", s.game.ply());
    if (s.starter != starter::first) core::write(out, "&starter=", starter_names[s.starter]);
    for (const player side : {first, second})
        if (s.controller_of(side) != controller::person)
            core::write(out, '&', name_of(side), '=', controller_names[s.controller_of(side)]);
    for (const player side : {first, second})
        if (!s.level_of(side).is_highest())
            core::write(out, '&', name_of(side), "-level=", s.level_of(side).number());
    if (s.has_hints) core::write(out, "&hints=on");
}

/// What could be read of the text of a state.
struct partial_state {
    ui::state state;
    std::optional<unreadable> unread;  ///< the first thing that could not be, if there is one

    bool operator==(const partial_state&) const = default;
};

namespace detail {

/// Parses what can be read of the text of a state.
class state_reader {
public:
    explicit state_reader(int max_side) : max_side_{max_side} {}

    [[nodiscard]] std::expected<partial_state, unreadable> read(std::string_view text) {
        if (!split(text) || !read_rules()) return std::unexpected(*error_);
        read_settings();
        read_moves();
        read_ply();
        return partial_state{*std::move(result_), error_};
    }

private:
    /// Refuses a text in which no key is known: it is none of a state.
    bool split(std::string_view text) {
        std::optional<std::string_view> unknown;
        bool is_known = false;
        while (!text.empty()) {
            std::string_view value = take_token(text, "&\r\n");
            if (value.empty()) continue;
            const std::string_view key = take_token(value, "=");
            const std::size_t index = state_keys.find(key);
            if (index == state_keys.size()) {
                if (!unknown) unknown = key;
                continue;
            }
            if (values_.at(index)) return fail({}, key, repeated{});
            values_.at(index) = value;
            is_known = true;
        }
        return is_known || !unknown || fail({}, *unknown, not_one_of{state_keys.names});
    }
    bool read_rules() {
        const std::string_view text = value_of(state_key::rules).value_or("tic-tac-toe");
        const auto r = notation::parse_rules(text);
        if (!r) return fail("rules", text, r.error());
        auto made = state::create(*r, max_side_);
        if (!made) return fail("rules", text, made.error());
        result_.emplace(*std::move(made));
        result_->is_started = value_of(state_key::moves).has_value();
        if (result_->is_started) {
            result_->start = position::start_unchecked(*r);
            result_->game = inarow::game(result_->start);
        }
        return true;
    }
    void read_settings() {
        auto& [of_first, of_second] = result_->controllers;
        auto& [first_level, second_level] = result_->levels;
        read_word(state_key::starter, starter_names, result_->starter);
        read_word(state_key::first, controller_names, of_first);
        read_word(state_key::second, controller_names, of_second);
        read_level(state_key::first_level, first_level);
        read_level(state_key::second_level, second_level);
        read_word(state_key::hints, toggle_names, result_->has_hints);
    }
    /// Makes the moves before the first that is refused.
    void read_moves() {
        std::string_view text = value_of(state_key::moves).value_or("");
        while (!text.empty()) {
            const auto made = notation::apply_moves(result_->game, take_token(text, ", +\t"));
            if (made) continue;
            const auto& [number, offset, refused, why] = made.error();
            fail("moves", refused.view(), refused_move{why, refused, result_->rules()});
            return;
        }
    }
    void read_ply() {
        const auto text = value_of(state_key::ply);
        if (!text) return;
        const auto ply = parse_ply(*text);
        if (!ply) return;
        while (result_->game.ply() > *ply) {
            result_->undone.push_back(result_->game.moves().back());
            (void)result_->game.undo();
        }
    }
    [[nodiscard]] std::optional<int> parse_ply(std::string_view text) {
        const auto refuse = [&](const auto& why) {
            fail("ply", text, why);
            return std::nullopt;
        };
        if (!result_->is_started) return refuse(without_moves{});
        notation::reader input{text};
        const auto ply = input.result(input.number(notation::expected_token::a_number));
        if (!ply) return refuse(ply.error());
        const int last = result_->game.ply();
        if (*ply > last) return refuse(no_such_ply{*ply, last});
        return *ply;
    }

    void read_word(state_key key, const auto& names, auto& value) {
        const auto text = value_of(key);
        if (!text) return;
        if (const std::size_t index = names.find(*text); index < names.size())
            value = static_cast<std::remove_reference_t<decltype(value)>>(index);
        else
            fail(state_keys[key], *text, not_one_of{names.names});
    }
    void read_level(state_key key, solve::level& value) {
        const auto text = value_of(key);
        if (!text) return;
        if (const auto read = parse_level(*text))
            value = *read;
        else
            std::visit([&](const auto& why) { fail(state_keys[key], *text, why); }, read.error());
    }
    [[nodiscard]] std::optional<std::string_view> value_of(state_key key) const {
        return values_.at(static_cast<std::size_t>(key));
    }
    /// Keeps the first reason.
    bool fail(std::string_view key, std::string_view text, const auto& why) {
        if (!error_) error_ = unreadable{key, text, why};
        return false;
    }

    int max_side_;
    std::array<std::optional<std::string_view>, state_keys.size()> values_;
    std::optional<state> result_;
    std::optional<unreadable> error_;
};

}  // namespace detail

/// Parses what can be read of the text of a state: settings that cannot be have their default
/// values, and the moves end before the first that is refused. Refused if there are no rules to
/// play by, a key is repeated, or no key is known.
[[nodiscard]] inline std::expected<partial_state, unreadable> parse_partial_state(
    std::string_view text, int max_side = max_page_side) {
    return detail::state_reader(max_side).read(text);
}

/// Parses the text of a state, all of it but for unknown keys.
[[nodiscard]] inline std::expected<state, unreadable> parse_state(std::string_view text,
                                                                  int max_side = max_page_side) {
    auto read = parse_partial_state(text, max_side);
    if (!read) return std::unexpected(read.error());
    if (read->unread) return std::unexpected(*read->unread);
    return std::move(read->state);
}

}  // namespace inarow::inline v0::ui
