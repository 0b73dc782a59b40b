// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/game/line.hpp>
#include <inarow/ui/phrases.hpp>

namespace inarow::inline v0::ui {

/// Writes how a game with these rules ends, and who wins: "The first to make 4 or more in a row
/// wins." If no line fits on the board, adds that every game is a draw.
constexpr void write_rules_sentence(core::sink auto& out, const rules& r,
                                    const page_phrases& texts = english<page_phrases>) {
    // Other texts describe gravity and the starting player.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    const phrase* verb = &texts.line_wins;
    switch (r.convention) {
        case convention::normal: break;
        case convention::misere: verb = &texts.line_loses; break;
        default: break;
    }
    switch (r.length) {
        case line_length::at_least: write_phrase(out, texts.rules_at_least, {r.run, *verb}); break;
        case line_length::exactly: write_phrase(out, texts.rules_exactly, {r.run, *verb}); break;
        default: break;
    }
    switch (r.edges) {
        case edges::bounded: break;
        case edges::wrapping: core::write(out, ' ', texts.lines_wrap); break;
        default: break;
    }
    if (!has_lines(r)) {
        core::write(out, ' ');
        write_phrase(out, texts.no_lines, {r.run});
    }
}

}  // namespace inarow::inline v0::ui
