// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/game/line.hpp>

namespace inarow::inline v0::ui {

/// Writes how a game with these rules ends, and who wins: "The first to make 4 or more in a row
/// wins." If no line fits on the board, adds that every game is a draw.
constexpr void write_rules_sentence(core::sink auto& out, const rules& r) {
    // Other texts describe gravity and the starting player.
    [[maybe_unused]] const auto& [columns, rows, run, gravity, length, convention, edges, starts] =
        r;
    switch (r.length) {
        case line_length::at_least:
            core::write(out, "The first to make ", r.run, " or more in a row ");
            break;
        case line_length::exactly:
            core::write(out, "The first to make exactly ", r.run, " in a row ");
            break;
        default: break;
    }
    switch (r.convention) {
        case convention::normal: core::write(out, "wins"); break;
        case convention::misere: core::write(out, "loses"); break;
        default: break;
    }
    core::write(out, r.length == line_length::exactly ? "; a longer row does not count." : ".");
    switch (r.edges) {
        case edges::bounded: break;
        case edges::wrapping: core::write(out, " Lines continue at the opposite edge."); break;
        default: break;
    }
    if (!has_lines(r))
        core::write(out, " No row of ", r.run, " fits on this board: every game is a draw.");
}

}  // namespace inarow::inline v0::ui
