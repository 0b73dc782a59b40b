// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/record_error.hpp>
#include <inarow/notation/link_text.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/ui/messages.hpp>
#include <inarow/ui/position_editor.hpp>
#include <inarow/ui/state_text.hpp>

#include <algorithm>
#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Imports pasted games: links, texts of states, games in SGF, positions, drawn boards and lists of
/// moves.
namespace inarow::inline v0::ui {

/// The error for a text without a game.
struct no_game {
    bool operator==(const no_game&) const = default;
};

/// The reason why a text is not a game.
using import_error =
    std::variant<unreadable, notation::record_error, illegal_rules, too_many_variations, no_game>;

/// An imported game.
struct imported {
    ui::state state;
    std::vector<notation::record_warning> warnings{};  ///< parts not read, or perhaps misread
    int games = 1;                                     ///< number of games in the text
    int number = 1;                                    ///< number of this game in the text

    bool operator==(const imported&) const = default;
};

namespace detail {

/// Returns a state with the game of a record, and with the settings of `settings`.
[[nodiscard]] inline std::expected<state, import_error> with_game(const state& settings,
                                                                  const notation::record& r) {
    if (const auto fits = check_side(r.start.rules(), settings.max_side); !fits)
        return std::unexpected(fits.error());
    state result = state::create(r.start, settings.max_side);
    if (!add_variations(result, r)) return std::unexpected(too_many_variations{});
    result.is_started = true;
    result.starter = settings.starter;
    if (!settings.is_remote()) result.controllers = settings.controllers;
    result.levels = settings.levels;
    result.has_hints = settings.has_hints;
    return result;
}

/// Returns the games in a text that contains no settings.
[[nodiscard]] inline std::vector<notation::record> games_of(std::string_view text,
                                                            const state& before,
                                                            bool is_unchecked) {
    return notation::read_games(text, {.start = position::start_unchecked(before.start.rules()),
                                       .is_unchecked = is_unchecked,
                                       .guesses_rules = true});
}

/// Reads a link or the text of a state. Both contain settings.
[[nodiscard]] inline std::optional<std::expected<imported, import_error>> import_link(
    std::string_view text, const state& before) {
    const auto link = notation::find_link(text);
    if (!link || !notation::detail::is_game_text(link->text)) return std::nullopt;
    auto read = parse_state(link->text, before.max_side);
    if (!read) return std::unexpected(import_error(read.error()));
    imported result{.state = *(std::move)(read)};
    if (const std::string_view part = notation::detail::unread_part(link->text); !part.empty())
        result.warnings.push_back(
            {notation::record_warning::reason::partly_read, link->offset, std::string(part)});
    if (!link->is_alone)
        result.warnings.push_back({notation::record_warning::reason::text_ignored, 0, {}});
    return result;
}

}  // namespace detail

/// Returns game `number` of a text, counted from 1. Accepts every form that notation::read_games
/// reads, and links with settings. If a text does not contain its rules, reads the text by the
/// rules of `before` or, if that fails, as columns of Connect Four. For a link, the result has the
/// settings of the link. For any other text, the result has the settings of `before`. Precondition:
/// number >= 1.
[[nodiscard]] inline std::expected<imported, import_error> import_game(std::string_view text,
                                                                       const state& before,
                                                                       int number = 1) {
    if (auto linked = detail::import_link(text, before)) return *(std::move)(linked);
    const auto games = detail::games_of(text, before, false);
    if (std::cmp_greater(number, games.size())) return std::unexpected(no_game{});
    const notation::record& r = games[static_cast<std::size_t>(number - 1)];
    if (r.refused) return std::unexpected(*r.refused);
    auto state = detail::with_game(before, r);
    if (!state) return std::unexpected(state.error());
    return imported{.state = *(std::move)(state),
                    .warnings = r.warnings,
                    .games = static_cast<int>(games.size()),
                    .number = number};
}

/// If game `number` of a text begins with a board that no game reaches, returns this board.
/// Otherwise, returns nothing. Precondition: number >= 1.
[[nodiscard]] inline std::optional<position_editor> import_unreached(std::string_view text,
                                                                     const state& before,
                                                                     int number = 1) {
    const auto games = detail::games_of(text, before, true);
    if (std::cmp_greater(number, games.size())) return std::nullopt;
    const notation::record& r = games[static_cast<std::size_t>(number - 1)];
    const bool is_unreached =
        std::ranges::any_of(r.warnings, [](const notation::record_warning& w) {
            return w.kind == notation::record_warning::reason::unreached;
        });
    if (!is_unreached || !check_side(r.start.rules(), before.max_side)) return std::nullopt;
    return position_editor(r.start);
}

namespace detail {

/// Writes the reason why a text is not a game.
struct import_error_writer {
    sentence_text& out;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    std::string_view what;
    const page_phrases& texts;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)

    void operator()(const unreadable& why) const { out = sentence(what, why, texts); }
    void operator()(const notation::record_error& why) const {
        messages::write_refusal(out, what, why, texts);
    }
    void operator()(const illegal_rules& why) const { sentence_writer{out, texts}(why); }
    void operator()(const too_many_variations& /*why*/) const {
        write_phrase(out, texts.imported_too_many_variations, {variations::max_count});
    }
    void operator()(const no_game& /*why*/) const { core::write(out, texts.no_game); }
};

}  // namespace detail

/// Returns the sentence that says why a text, named by `what`, is not a game: "The text cannot be
/// read at character 31: ..."
[[nodiscard]] inline sentence_text sentence(std::string_view what, const import_error& why,
                                            const page_phrases& texts = english<page_phrases>) {
    sentence_text result;
    std::visit(detail::import_error_writer{result, what, texts}, why);
    return result;
}
[[nodiscard]] inline sentence_text sentence(const import_error& why) {
    return sentence(english<page_phrases>.the_text, why);
}

/// Returns sentences that tell the user whether the text has more games, and which parts of the
/// text were not read.
[[nodiscard]] inline std::vector<sentence_text> notices(
    const imported& from, const page_phrases& texts = english<page_phrases>) {
    std::vector<sentence_text> result;
    if (from.games > 1)
        write_phrase(result.emplace_back(),
                     from.number == 1 ? texts.first_of_games : texts.one_of_games,
                     {from.games, from.number});
    for (const notation::record_warning& w : from.warnings)
        messages::write_warning(result.emplace_back(), w, texts);
    return result;
}

}  // namespace inarow::inline v0::ui
