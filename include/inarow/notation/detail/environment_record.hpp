// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/notation/detail/drawn_board.hpp>
#include <inarow/notation/detail/list_record.hpp>
#include <inarow/notation/reader.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

/// Reads texts from reinforcement-learning environments as records: observations of Kaggle's
/// connectx, and histories and serialized states of OpenSpiel. Both environments count columns and
/// squares from 0.
namespace inarow::inline v0::notation::detail {

/// Returns the text after a quoted key and a colon, or nothing if the text does not contain the
/// key.
[[nodiscard]] inline std::optional<std::string_view> value_after_key(std::string_view text,
                                                                     std::string_view key) {
    for (std::size_t i = 0; (i = text.find(key, i)) != std::string_view::npos; ++i) {
        const std::size_t end = i + key.size();
        const bool is_quoted = i > 0 && (text[i - 1] == '"' || text[i - 1] == '\'') &&
                               end < text.size() && text[end] == text[i - 1];
        if (!is_quoted) continue;
        const std::string_view rest = trimmed(text.substr(end + 1));
        if (rest.starts_with(':')) return trimmed(rest.substr(1));
    }
    return std::nullopt;
}
[[nodiscard]] inline std::optional<int> number_after_key(std::string_view text,
                                                         std::string_view key) {
    const auto value = value_after_key(text, key);
    if (!value || value->empty() || !core::is_digit(value->front())) return std::nullopt;
    reader input{*value};
    return input.number(expected_token::a_number);
}

/// Reads an observation, `{"board": [0, 0, ...], "mark": 2}`, with or without the configuration of
/// the game.
[[nodiscard]] inline std::optional<record> read_observation(std::string_view text,
                                                            const record_defaults& defaults,
                                                            std::size_t offset) {
    const auto board = value_after_key(text, "board");
    if (!trimmed(text).starts_with('{') || !board || !board->starts_with('[')) return std::nullopt;
    rules size = connect_four;
    const auto columns = number_after_key(text, "columns");
    const auto rows = number_after_key(text, "rows");
    const auto run = number_after_key(text, "inarow");
    const bool is_configured = columns && rows && run;
    if (is_configured) {
        size = {.columns = *columns, .rows = *rows, .run = *run, .gravity = drop};
    } else if (defaults.start.rules().gravity == drop) {
        size = defaults.start.rules();
    }
    if (const auto valid = (check)(size); !valid)
        return refused_record(defaults, valid.error(), offset);
    record_defaults own = defaults;
    own.start = *position::start(size);
    const std::size_t end = (std::min)(board->find(']'), board->size() - 1);
    const std::string_view list = board->substr(0, end + 1);
    const std::size_t place = offset + static_cast<std::size_t>(list.data() - text.data());
    auto drawn = find_drawn_board(list, size);
    if (!drawn || drawn->columns != size.columns || drawn->rows != size.rows)
        return refused_record(own, not_a_game{}, place);
    if (defaults.asked && *defaults.asked != size)
        return refused_record(own, other_rules{*defaults.asked}, place);
    if (const auto mark = number_after_key(text, "mark"); mark == 1 || mark == 2)
        drawn->to_move = *mark == 1 ? first : second;
    return record_of_drawing(*drawn, own, place);
}

/// Reads a history, `History() = [4, 0, 8]`, or a serialized state with the headings `[Game]` and
/// `[State]`.
[[nodiscard]] inline std::optional<record> read_actions(std::string_view text,
                                                        const record_defaults& defaults,
                                                        std::size_t offset) {
    std::size_t begin = text.find("[State]");
    record_defaults own = defaults;
    if (begin != std::string_view::npos) {
        begin += std::string_view("[State]").size();
        if (text.contains("connect_four")) own.start = *position::start(connect_four);
        if (text.contains("tic_tac_toe")) own.start = *position::start(tic_tac_toe);
    } else {
        const std::size_t name = text.find("History");
        begin = name == std::string_view::npos ? name : text.find('=', name);
        if (begin == std::string_view::npos) return std::nullopt;
    }
    const rules& r = own.start.rules();
    if (defaults.asked && *defaults.asked != r)
        return refused_record(own, other_rules{*defaults.asked}, offset);
    record_builder made(own.start, offset);
    for (reader input{text.substr(begin)}; !input.at_end();) {
        if (!core::is_digit(input.next())) {
            ++input.offset;
            continue;
        }
        const std::size_t place = offset + begin + static_cast<std::size_t>(input.offset);
        const int action = input.number(expected_token::a_number);
        const inarow::move m = r.gravity == drop
                                   ? inarow::move::into_column(action)
                                   : inarow::move{square{action % r.columns, action / r.columns}};
        if (!made.play_next(m, place)) break;
    }
    return made.finish();
}

}  // namespace inarow::inline v0::notation::detail
