// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/sgf_error.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/notation/sgf_variations.hpp>
#include <inarow/ui/messages.hpp>
#include <inarow/ui/position_editor.hpp>
#include <inarow/ui/state_text.hpp>

#include <algorithm>
#include <cstddef>
#include <expected>
#include <string_view>
#include <utility>
#include <variant>

/// Imports pasted games: links, states, games in SGF, positions and lists of moves.
namespace inarow::inline v0::ui {

/// A list of moves that contains an illegal move.
struct refused_moves {
    inarow::rules rules;
    notation::illegal_moves_text refused;

    bool operator==(const refused_moves&) const = default;
};
/// A text without moves.
struct no_moves {
    bool operator==(const no_moves&) const = default;
};

/// The reason why a text is not a game.
using import_error = std::variant<unreadable, notation::sgf_error, illegal_rules, refused_moves,
                                  refused_position, too_many_variations, no_moves>;

namespace detail {

/// Returns a state with the settings of `settings` in which the game `g` is in progress.
[[nodiscard]] inline std::expected<state, import_error> with_game(const state& settings,
                                                                  inarow::game g) {
    if (const auto fits = check_side(g.rules(), settings.max_side); !fits)
        return std::unexpected(fits.error());
    state result = state::create(start_of(g), settings.max_side);
    result.game = (std::move)(g);
    result.is_started = true;
    result.starter = settings.starter;
    result.controllers = settings.controllers;
    result.levels = settings.levels;
    result.has_hints = settings.has_hints;
    return result;
}

[[nodiscard]] inline std::expected<state, import_error> import_sgf(std::string_view text,
                                                                   const state& settings) {
    auto read = notation::parse_sgf<inarow::game::position_type::capacity>(text);
    if (!read) return std::unexpected(read.error());
    auto result = with_game(settings, *read);
    if (!result) return result;
    auto all = notation::parse_sgf_variations(text, start_of(*read), variations::max_count + 1);
    if (!all) return std::unexpected(all.error());
    if (all->size() > variations::max_count) return std::unexpected(too_many_variations{});
    variation main = read->moves();
    for (variation& each : *all) result->variations.add((std::move)(each), main);
    for (std::size_t ply = result->moves().size(); ply < main.size(); ++ply)
        (void)result->game.apply(main[ply]);
    return result;
}

/// Reads a position of a game with the rules in `settings`. If the text is not a position of such a
/// game, tries all rules that have a name.
[[nodiscard]] inline std::expected<state, import_error> import_position(std::string_view text,
                                                                        const state& settings) {
    const auto read = [&](const rules& r) -> std::expected<state, import_error> {
        const auto marks = notation::parse_position(*layout::start(r), text);
        if (!marks) return std::unexpected(unreadable{"position", text, marks.error()});
        const position_editor editor(marks->unchecked());
        const auto reached = editor.checked();
        if (!reached) return std::unexpected(refused_position{reached.error(), r, editor.turn()});
        return with_game(settings, inarow::game(*reached));
    };
    auto result = read(settings.start.rules());
    for (const auto& [name, r] : notation::rules_by_name)
        if (!result && std::holds_alternative<unreadable>(result.error()))
            if (auto other = read(r); other || !std::holds_alternative<unreadable>(other.error()))
                result = (std::move)(other);
    return result;
}

/// Reads moves of a game with the rules in `settings`. If this fails, reads the digits 1 to 7 as
/// columns of Connect Four.
[[nodiscard]] inline std::expected<state, import_error> import_moves(std::string_view text,
                                                                     const state& settings) {
    const auto read = [&](const rules& r, notation::kind k) -> std::expected<state, import_error> {
        inarow::game g(inarow::position::start_unchecked(r));
        const auto made = notation::apply_moves(g, text, k);
        if (!made) return std::unexpected(refused_moves{r, made.error()});
        if (*made == 0) return std::unexpected(no_moves{});
        return with_game(settings, (std::move)(g));
    };
    auto result = read(settings.start.rules(), notation::kind::any);
    for (std::size_t i = 0; !result && i < notation::kind_names.size(); ++i)
        if (auto moves = read(settings.start.rules(), static_cast<notation::kind>(i))) return moves;
    const auto is_column = [](char c) { return '1' <= c && c <= '7'; };
    if (result || text.empty() || !std::ranges::all_of(text, is_column)) return result;
    auto columns = read(connect_four, notation::kind::any);
    return columns ? (std::move)(columns) : (std::move)(result);
}

[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

}  // namespace detail

/// Returns the state of the game in a text. Accepts a link, the part of a link after `#`, the text
/// of a state, a game in SGF with its variations, a position, or a list of moves in any notation.
/// Reads a list of moves by the rules of `before`. If this fails, reads the digits 1 to 7 as
/// columns of Connect Four. A link and the text of a state have their own settings. For any other
/// text, keeps the settings of `before`.
[[nodiscard]] inline std::expected<state, import_error> import_game(std::string_view text,
                                                                    const state& before) {
    text = detail::trimmed(text);
    if (text.find("(;") != std::string_view::npos)
        return detail::import_sgf(text.substr(text.find("(;")), before);
    if (text.find('=') == std::string_view::npos)
        return text.find('/') == std::string_view::npos ? detail::import_moves(text, before)
                                                        : detail::import_position(text, before);
    if (const auto hash = text.find('#'); hash != std::string_view::npos)
        text.remove_prefix(hash + 1);
    auto read = parse_state(text, before.max_side);
    if (!read) return std::unexpected(read.error());
    return *(std::move)(read);
}

namespace detail {

/// Writes the reason why a text is not a game.
template <core::sink Sink>
struct import_error_writer {
    Sink& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    void operator()(const unreadable& why) const {
        core::write(out, sentence("The text", why).view());
    }
    void operator()(const notation::sgf_error& why) const {
        core::write(out, messages::sentence("The game in SGF", why).view());
    }
    void operator()(const illegal_rules& why) const { sentence_writer{out}(why); }
    void operator()(const refused_moves& why) const {
        messages::write_refusal(out, why.rules, why.refused.why, why.refused.text);
        core::write(out, " A link, a list of moves, a position or a game in SGF can be pasted.");
    }
    void operator()(const refused_position& why) const { sentence_writer{out}(why); }
    void operator()(const too_many_variations& /*why*/) const {
        core::write(out, "The game in SGF has more than ", variations::max_count,
                    " variations, the most that a game can have here.");
    }
    void operator()(const no_moves& /*why*/) const {
        core::write(
            out,
            "There is no move in it: a link, a list of moves, a position or a game in SGF can be "
            "pasted.");
    }
};

}  // namespace detail

/// Returns the sentence that says why a text is not a game.
[[nodiscard]] inline sentence_text sentence(const import_error& why) {
    sentence_text result;
    std::visit(detail::import_error_writer<sentence_text>{result}, why);
    return result;
}

}  // namespace inarow::inline v0::ui
