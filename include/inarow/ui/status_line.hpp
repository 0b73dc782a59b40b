// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/draw/board_style.hpp>
#include <inarow/ui/state.hpp>

#include <string_view>

namespace inarow::inline v0::ui {

/// Writes the status of a game for its players, without a period. During the game, the text is
/// "Your turn", "Computer's turn", "Friend's turn" or "Red's turn". After the game, it is "You
/// win", "You lose", "Yellow wins" or "Draw". Addresses a person as "you" only if that person plays
/// against the computer or by link.
void write_status_line(core::sink auto& out, const state& s) {
    const position& p = s.position();
    const auto is_other = [&](player side) { return s.controller_of(side) != controller::person; };
    const bool has_one_person = is_other(first) != is_other(second);
    const auto name = [&](player side) { return draw::player_name(p.rules(), side); };
    if (p.outcome() == outcome::draw) return core::write(out, "Draw");
    if (p.is_over()) {
        const player winner = p.outcome() == outcome::first_won ? first : second;
        if (!has_one_person) return core::write(out, name(winner), " wins");
        return core::write(out, is_other(winner) ? "You lose" : "You win");
    }
    const player side = p.to_move();
    if (!has_one_person) return core::write(out, name(side), "'s turn");
    core::write(out, !is_other(side) ? "Your turn"
                     : s.is_remote() ? "Friend's turn"
                                     : "Computer's turn");
}

}  // namespace inarow::inline v0::ui
