// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/write.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/notation/reader.hpp>

#include <expected>
#include <string_view>

/// Rules as text: `tic-tac-toe`, `connect-four`, `gomoku`, or COLUMNSxROWS/RUN, followed by `/drop`
/// if stones drop and by `/second` if the second player starts.
namespace inarow::inline v0::notation {

struct named_rules {
    std::string_view name;
    inarow::rules rules;
};
inline constexpr named_rules rules_by_name[] = {
    {"tic-tac-toe", tic_tac_toe}, {"connect-four", connect_four}, {"gomoku", gomoku}};

/// Parses rules; their numbers may be out of range, which `check` tells.
[[nodiscard]] constexpr std::expected<rules, syntax_error> parse_rules(std::string_view text) {
    reader input{text};
    rules result;
    for (const auto& [name, meant] : rules_by_name)
        if (result.columns == 0 && input.skip(name)) result = meant;
    const bool named = input.offset > 0;
    if (!named) {
        result.columns = input.number(expected_token::rules_by_name_or_size);
        input.expect('x', expected_token::an_x);
        result.rows = input.number(expected_token::a_number);
        input.expect('/', expected_token::a_slash);
        result.run = input.number(expected_token::a_number);
        if (input.skip("/drop")) result.gravity = drop;
    }
    if (input.skip("/second")) result.starts = second;
    if (!input.at_end())
        input.fail(named ? expected_token::the_end : expected_token::drop_or_second);
    return input.result(result);
}

/// Writes rules in the form with numbers.
constexpr void print_rules(core::sink auto& out, const rules& r) {
    core::write(out, r.columns, 'x', r.rows, '/', r.run);
    if (r.gravity == drop) core::write(out, "/drop");
    if (r.starts == second) core::write(out, "/second");
}

/// Writes the name of rules, whoever starts; where they have none, the form with numbers.
constexpr void print_rules_name(core::sink auto& out, const rules& r) {
    const rules usual = starting_with(first, r);
    for (const auto& [name, named] : rules_by_name)
        if (named == usual) return core::write(out, name);
    print_rules(out, usual);
}

}  // namespace inarow::inline v0::notation
