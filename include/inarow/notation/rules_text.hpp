// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/string_view.hpp>
#include <inarow/core/write.hpp>
#include <inarow/game/result.hpp>
#include <inarow/game/rules.hpp>
#include <inarow/notation/reader.hpp>

#include <cstddef>

/// Rules as text: COLUMNSxROWS/RUN[/drop][/exactly][/misere][/torus][/second]. A name,
/// `tic-tac-toe`, `connect-four` or `gomoku`, may replace the part before `/exactly`. The suffixes
/// mean:
/// - `/drop`: stones are dropped.
/// - `/exactly`: only a line of exactly RUN stones ends the game.
/// - `/misere`: the player who completes a line loses.
/// - `/torus`: opposite edges are joined.
/// - `/second`: the second player starts.
namespace inarow::inline v0::notation {

struct named_rules {
    core::string_view name;
    inarow::rules rules;
};
inline constexpr named_rules rules_by_name[] = {
    {"tic-tac-toe", tic_tac_toe}, {"connect-four", connect_four}, {"gomoku", gomoku}};

/// Parses rules. Does not check whether the numbers are in range; `check` does.
[[nodiscard]] constexpr result<rules, syntax_error> parse_rules(core::string_view text) {
    reader input{text};
    rules result;
    for (const auto& [name, meant] : rules_by_name)
        if (result.columns == 0 && input.skip(name)) result = meant;
    auto& [columns, rows, run, gravity, length, convention, edges, starts] = result;
    auto suffix = expected_token::suffix_from_exactly;
    if (input.offset == 0) {
        suffix = expected_token::suffix_from_drop;
        columns = input.number(expected_token::rules_by_name_or_size);
        input.expect('x', expected_token::an_x);
        rows = input.number(expected_token::a_number);
        input.expect('/', expected_token::a_slash);
        run = input.number(expected_token::a_number);
    }
    const auto skip = [&](core::string_view wanted, expected_token next) {
        const bool found = input.skip(wanted);
        if (found) suffix = next;
        return found;
    };
    if (suffix == expected_token::suffix_from_drop &&
        skip("/drop", expected_token::suffix_from_exactly))
        gravity = drop;
    if (skip("/exactly", expected_token::suffix_from_misere)) length = line_length::exactly;
    if (skip("/misere", expected_token::suffix_from_torus)) convention = convention::misere;
    if (skip("/torus", expected_token::suffix_from_second)) edges = edges::wrapping;
    if (skip("/second", expected_token::the_end)) starts = second;
    if (!input.at_end()) input.fail(suffix);
    return input.finish(result);
}

namespace detail {

/// Writes the suffixes of rules.
constexpr void print_rules_suffixes(core::sink auto& out, const rules& r) {
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (gravity) {
        case place: break;
        case drop: core::write(out, "/drop"); break;
        default: break;
    }
    switch (length) {
        case line_length::at_least: break;
        case line_length::exactly: core::write(out, "/exactly"); break;
        default: break;
    }
    switch (convention) {
        case convention::normal: break;
        case convention::misere: core::write(out, "/misere"); break;
        default: break;
    }
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping: core::write(out, "/torus"); break;
        default: break;
    }
    switch (starts) {
        case first: break;
        case second: core::write(out, "/second"); break;
        default: break;
    }
}

}  // namespace detail

/// Writes rules in the form with numbers: `7x6/4/drop`.
constexpr void print_rules(core::sink auto& out, const rules& r) {
    core::write(out, r.columns, 'x', r.rows, '/', r.run);
    detail::print_rules_suffixes(out, r);
}

/// Writes rules with their name: `connect-four/misere`. Writes rules without a name in the form
/// with numbers. Does not write which player starts.
constexpr void print_rules_name(core::sink auto& out, const rules& r) {
    rules named = starting_with(first, r);
    rules suffixes = named;
    named.length = line_length::at_least;
    named.convention = convention::normal;
    named.edges = edges::bounded;
    suffixes.gravity = place;
    for (const auto& [name, meant] : rules_by_name) {
        if (meant != named) continue;
        core::write(out, name);
        return detail::print_rules_suffixes(out, suffixes);
    }
    print_rules(out, starting_with(first, r));
}

/// Writes rules as a C++ expression: `misere(tic_tac_toe)` or `rules{.columns = 5, ...}`.
constexpr void print_rules_in_cpp(core::sink auto& out, const rules& r) {
    const auto& [columns, rows, run, gravity, length, convention, edges, starts] = r;
    int open = 0;
    const auto call = [&](core::string_view function) {
        core::write(out, function);
        ++open;
    };
    switch (starts) {
        case first: break;
        case second: call("starting_with(second, "); break;
        default: break;
    }
    switch (edges) {
        case edges::bounded: break;
        case edges::wrapping: call("on_torus("); break;
        default: break;
    }
    switch (convention) {
        case convention::normal: break;
        case convention::misere: call("misere("); break;
        default: break;
    }
    switch (length) {
        case line_length::at_least: break;
        case line_length::exactly: call("exactly("); break;
        default: break;
    }
    const inarow::rules plain{.columns = columns, .rows = rows, .run = run, .gravity = gravity};
    core::string_view known;
    for (const auto& [name, meant] : rules_by_name)
        if (meant == plain) known = name;
    for (std::size_t i = 0; i < known.size(); ++i)
        core::write(out, known.data()[i] == '-' ? '_' : known.data()[i]);
    if (known.empty()) {
        core::write(out, "rules{.columns = ", columns, ", .rows = ", rows, ", .run = ", run);
        switch (gravity) {
            case place: break;
            case drop: core::write(out, ", .gravity = drop"); break;
            default: break;
        }
        core::write(out, '}');
    }
    for (; open > 0; --open) core::write(out, ')');
}

}  // namespace inarow::inline v0::notation
