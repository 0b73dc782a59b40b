// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/notation/reader.hpp>

#include <expected>
#include <string_view>

/// Rules as text: `tic-tac-toe`, `connect-four`, `gomoku`, or COLUMNSxROWS/RUN, with `/drop`
/// after it where stones are dropped, and `/second` where the second player starts.
namespace inarow::inline v0::notation {

struct named_rules {
    std::string_view name;
    inarow::rules rules;
};
inline constexpr named_rules rules_by_name[] = {
    {"tic-tac-toe", tic_tac_toe}, {"connect-four", connect_four}, {"gomoku", gomoku}};

/// The rules a text means; they may still make no sense, which `check` tells.
[[nodiscard]] constexpr std::expected<rules, syntax_error> parse_rules(std::string_view text) {
    reader from{text};
    rules result;
    for (const auto& [name, meant] : rules_by_name)
        if (result.columns == 0 && from.skip(name)) result = meant;
    const bool named = from.at > 0;
    if (!named) {
        result.columns = from.number(expected_here::rules_by_name_or_size);
        from.expect('x', expected_here::an_x);
        result.rows = from.number(expected_here::a_number);
        from.expect('/', expected_here::a_slash);
        result.run = from.number(expected_here::a_number);
        if (from.skip("/drop")) result.gravity = drop;
    }
    if (from.skip("/second")) result.starts = second;
    if (!from.at_end()) from.fail(named ? expected_here::the_end : expected_here::drop_or_second);
    return from.result(result);
}

/// Writes rules in the form with numbers.
constexpr void print_rules(core::sink auto& to, const rules& r) {
    core::write(to, r.columns, 'x', r.rows, '/', r.run);
    if (r.gravity == drop) core::write(to, "/drop");
    if (r.starts == second) core::write(to, "/second");
}

/// Writes the name of rules, whoever starts; where they have none, the form with numbers.
constexpr void print_rules_name(core::sink auto& to, const rules& r) {
    const rules usual = starting_with(first, r);
    for (const auto& [name, named] : rules_by_name)
        if (named == usual) return core::write(to, name);
    print_rules(to, usual);
}

}  // namespace inarow::inline v0::notation
