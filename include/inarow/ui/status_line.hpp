// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/ui/player_names.hpp>
#include <inarow/ui/state.hpp>

namespace inarow::inline v0::ui {

/// Writes the status of a game for its players, without a period. During the game, the text is
/// "Your turn", "Computer's turn", "Friend's turn" or "Red's turn". After the game, it is "You
/// win", "You lose", "Yellow wins" or "Draw". Addresses a person as "you" only if that person plays
/// against the computer or by link.
void write_status_line(core::sink auto& out, const state& s,
                       const page_phrases& texts = english<page_phrases>) {
    const position& p = s.position();
    const auto is_other = [&](player side) { return s.controller_of(side) != controller::person; };
    const bool has_one_person = is_other(first) != is_other(second);
    const auto name = [&](player side) { return player_name(texts, p.rules(), side); };
    if (p.outcome() == outcome::draw) return core::write(out, texts.draw);
    if (p.is_over()) {
        const player winner = p.outcome() == outcome::first_won ? first : second;
        if (!has_one_person) return write_phrase(out, texts.wins, {name(winner)});
        return core::write(out, is_other(winner) ? texts.you_lose : texts.you_win);
    }
    const player side = p.to_move();
    if (!has_one_person) return write_phrase(out, texts.turn, {name(side)});
    core::write(out, !is_other(side) ? texts.your_turn
                     : s.is_remote() ? texts.turn_of_friend
                                     : texts.turn_of_computer);
}

}  // namespace inarow::inline v0::ui
