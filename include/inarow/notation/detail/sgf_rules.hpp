// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/game/rules.hpp>

#include <algorithm>
#include <string>
#include <string_view>

/// The names of rules in SGF games.
namespace inarow::inline v0::notation::detail {

/// A name that gomoku programs write into the SGF property RU (rules).
struct named_rules {
    std::string_view name;  ///< in lower case, without blanks and punctuation
    line_length length;
    bool is_applied;  ///< whether inarow supports all of these rules
};
inline constexpr named_rules sgf_rules_names[] = {
    {"gomoku", line_length::at_least, true},
    {"freestyle", line_length::at_least, true},
    {"freegomoku", line_length::at_least, true},
    {"gomokufreestyle", line_length::at_least, true},
    {"freestylegomoku", line_length::at_least, true},
    {"fiveinarow", line_length::at_least, true},
    {"standard", line_length::exactly, true},
    {"standardgomoku", line_length::exactly, true},
    {"gomokustandard", line_length::exactly, true},
    {"exactly", line_length::exactly, true},
    {"exactly5", line_length::exactly, true},
    {"exactlyfive", line_length::exactly, true},
    {"gomokuexactly5", line_length::exactly, true},
    {"gomokuexactlyfive", line_length::exactly, true},
    {"renju", line_length::at_least, false},
    {"caro", line_length::at_least, false},
    {"omok", line_length::at_least, false},
    {"pro", line_length::at_least, false},
    {"longpro", line_length::at_least, false},
    {"swap", line_length::at_least, false},
    {"swap2", line_length::at_least, false},
    {"swap1", line_length::at_least, false},
    {"gomokuswap2", line_length::at_least, false},
    {"gomokupro", line_length::at_least, false},
    {"ninuki", line_length::at_least, false},
    {"pente", line_length::at_least, false},
};

[[nodiscard]] inline const named_rules* find_sgf_rules(std::string_view text) {
    std::string plain;
    for (const char c : text)
        if (core::is_letter(c) || core::is_digit(c)) plain += core::lower(c);
    const auto* const found = std::ranges::find(sgf_rules_names, plain, &named_rules::name);
    if (found != std::ranges::end(sgf_rules_names)) return found;
    // Names such as "RIF Renju" and "Renju (Taraguchi-10)" also mean renju.
    for (const std::string_view part : {"renju", "caro", "swap2"})
        if (plain.contains(part))
            return std::ranges::find(sgf_rules_names, part, &named_rules::name);
    return nullptr;
}

/// Returns the rules that a name in RU means for a game with the board and the starting player of
/// `size`. An unknown name means five in a row.
[[nodiscard]] inline rules rules_of_sgf_name(std::string_view name, const rules& size) {
    const named_rules* const found = find_sgf_rules(name);
    rules result = gomoku;
    result.columns = size.columns;
    result.rows = size.rows;
    result.starts = size.starts;
    if (found != nullptr) result.length = found->length;
    return result;
}

}  // namespace inarow::inline v0::notation::detail
