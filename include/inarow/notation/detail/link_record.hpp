// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/drawn_board.hpp>
#include <inarow/notation/detail/list_record.hpp>
#include <inarow/notation/link_text.hpp>
#include <inarow/notation/moves_tree.hpp>
#include <inarow/notation/record.hpp>
#include <inarow/notation/rules_text.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

/// Reads links to games as records. The part of a link that describes a game is called the text of
/// the game.
namespace inarow::inline v0::notation::detail {

/// Returns the value of a key, such as `moves`, in the text of a game.
[[nodiscard]] inline std::optional<std::string_view> value_of_key(std::string_view text,
                                                                  std::string_view key) {
    for (const std::string_view part : split(text, "&\r\n"))
        if (part.starts_with(key) && part.substr(key.size()).starts_with('='))
            return part.substr(key.size() + 1);
    return std::nullopt;
}

/// Reads the text of a game, such as `rules=3x3/3&position=X1O/1X1/2O&moves=b2,a1`. Ignores other
/// keys, which are settings of an app.
[[nodiscard]] inline record record_of_game_text(std::string_view text,
                                                const record_defaults& defaults,
                                                std::size_t offset) {
    const std::string_view rules_text = value_of_key(text, "rules").value_or("tic-tac-toe");
    const auto r = parse_rules(core::string_view(rules_text));
    if (!r) return refused_record(defaults, r.error(), offset);
    if (const auto valid = (check)(*r); !valid)
        return refused_record(defaults, valid.error(), offset);
    record_builder made(*position::start(*r), offset);
    made.set_rules(*r);
    made.set_form();
    if (defaults.asked && *defaults.asked != *r) {
        made.fail(other_rules{*defaults.asked}, offset);
        return made.finish();
    }
    if (const auto rows = value_of_key(text, "position")) {
        const auto board = parse_position(*layout::start(*r), core::string_view(*rows));
        if (!board) {
            made.fail(board.error(), offset);
            return made.finish();
        }
        if (!made.set_up(*board, offset, defaults.is_unchecked)) return made.finish();
    }
    if (const std::string_view unread = unread_part(text); !unread.empty())
        made.warn(record_warning::reason::partly_read, offset, unread);
    const std::string_view moves = value_of_key(text, "moves").value_or("");
    moves_tree_reader(made, kind::any, offset).read(moves);
    return made.finish();
}

/// Returns the columns, such as `4453`, from a link with the key `pos`, such as `pos=4453`. Such a
/// link leads to another site. `key` is the offset of `pos` in the link.
[[nodiscard]] constexpr std::string_view columns_at(std::string_view link, std::size_t key) {
    const std::string_view columns = link.substr(key + std::string_view("pos=").size());
    return columns.substr(0, columns.find('&'));
}
/// Reads the columns from a link to another site as the moves of a game of Connect Four.
[[nodiscard]] inline record record_of_columns(std::string_view columns,
                                              const record_defaults& defaults, std::size_t offset) {
    const position start = *position::start(connect_four);
    if (!defaults.asked || *defaults.asked == connect_four)
        return read_list({.text = columns, .notation = kind::columns, .start = start}, offset);
    return refused_record({.start = start}, other_rules{*defaults.asked}, offset);
}

/// Reads a text that is or contains a link to a game.
[[nodiscard]] inline std::optional<record> read_link(std::string_view text,
                                                     const record_defaults& defaults,
                                                     std::size_t offset) {
    const auto link = find_link(text);
    if (!link) return std::nullopt;
    const std::size_t place = offset + link->offset;
    const std::size_t key =
        is_game_text(link->text) ? std::string_view::npos : find_key(link->text, "pos");
    const bool has_columns = key != std::string_view::npos && !value_of_key(link->text, "moves");
    record made = has_columns ? record_of_columns(columns_at(link->text, key), defaults, place)
                              : record_of_game_text(link->text, defaults, place);
    if (!link->is_alone)
        made.warnings.push_back({record_warning::reason::text_ignored, offset, {}});
    return made;
}

}  // namespace inarow::inline v0::notation::detail
