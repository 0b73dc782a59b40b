// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/messages/refusal.hpp>
#include <inarow/notation/sgf.hpp>

#include <variant>

/// Sentences about refused games in SGF.
namespace inarow::inline v0::messages {

namespace detail {

constexpr void write_other_rules(core::sink auto& out, const rules& r, const rules& asked) {
    core::write(out, "its rules are ");
    notation::print_rules(out, r);
    core::write(out, ", but ");
    notation::print_rules(out, asked);
    core::write(out, " were asked for.");
}

constexpr void write_sgf_reason(core::sink auto& out, const notation::sgf_error& e) {
    if (const auto* const move = std::get_if<illegal_move>(&e.why))
        return core::write(out, sentence(e.rules, *move).view());
    if (const auto* const layout = std::get_if<illegal_layout>(&e.why))
        return write_refusal(out, e.rules, *layout, e.to_move);
    if (const auto* const rules = std::get_if<illegal_rules>(&e.why))
        return write_refusal(out, *rules);
    if (const auto* const other = std::get_if<notation::other_rules>(&e.why))
        return write_other_rules(out, e.rules, other->asked);
    if (const auto* const syntax = std::get_if<notation::syntax_error>(&e.why))
        core::write(out, "expected ", name_of(syntax->what), '.');
}

}  // namespace detail

/// Writes why a game in SGF, named by `what`, cannot be read: "The game cannot be read at character
/// 31: Move 2: second (O) cannot play "h8": ..."
constexpr void write_refusal(core::sink auto& out, core::string_view what,
                             const notation::sgf_error& why) {
    core::write(out, what, " cannot be read at character ", why.offset + 1, ": ");
    detail::write_sgf_reason(out, why);
}
[[nodiscard]] constexpr sentence_text sentence(core::string_view what,
                                               const notation::sgf_error& why) {
    sentence_text result;
    write_refusal(result, what, why);
    return result;
}

}  // namespace inarow::inline v0::messages
