// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/draw/sentence.hpp>
#include <inarow/solve/game_value.hpp>

#include <cstddef>

/// What perfect play comes to, as sentences.
namespace inarow::inline v0::draw {

/// "first (X) wins with move 7" or "it is a draw"; of a game that is over "first (X) has won" or
/// "it was drawn". `p` is the position that has this value.
template <int Capacity>
constexpr void write_value(core::sink auto& to, const basic_position<Capacity>& p,
                           const game_value& v) {
    if (p.is_over()) return write_end(to, p.outcome());
    if (v.outcome == outcome::draw) return core::write(to, "it is a draw");
    write_player(to, v.outcome == outcome::first_won ? first : second);
    core::write(to, " wins with move ", p.stones() + v.plies);
}

/// How many moves of a line are named at most.
inline constexpr std::size_t line_moves_named = 9;

/// "b2 a1 c3", or the first nine "and so on"; as moves are written by default on such a board.
template <int Capacity>
constexpr void write_line(core::sink auto& to, const basic_position<Capacity>& p,
                          const auto& squares) {
    std::size_t named = 0;
    player mover = p.to_move();
    for (const square s : squares) {
        if (named > 0) core::write(to, ' ');
        if (named++ == line_moves_named) return core::write(to, "and so on");
        notation::print(to, notation::default_for(p.rules()), p.rules(), s, mover);
        mover = other(mover);
    }
}

/// "first (X) does not win this game: with perfect play it is a draw, as by b2 a1 c1 ..."
template <int Capacity>
constexpr void write_refuted_claim(core::sink auto& to, const basic_position<Capacity>& p,
                                   player claimed, const game_value& v, const auto& line) {
    write_player(to, claimed);
    core::write(to, " does not win this game: ", p.is_over() ? "" : "with perfect play ");
    write_value(to, p, v);
    if (!line.empty()) {
        core::write(to, ", as by ");
        write_line(to, p, line);
    }
    core::write(to, '.');
}

/// "There is no reply: the game is over, first (X) has won."
template <int Capacity>
constexpr void write_no_reply(core::sink auto& to, const basic_position<Capacity>& p) {
    core::write(to, "There is no reply: the game is over, ");
    write_end(to, p.outcome());
    core::write(to, '.');
}

/// "Perfect play is more than a compiler finds out here by default: 42 squares are free, and 16
/// evaluations of 7272 positions are not enough. A program can ask inarow::solve::solver."; where
/// no evaluation is made, that so large a board is not searched.
template <int Capacity>
constexpr void write_not_found(core::sink auto& to, const basic_position<Capacity>& p,
                               int evaluations, long long positions) {
    core::write(to, "Perfect play is more than a compiler finds out here by default: ");
    core::write(to, p.rules().squares() - p.stones(), " squares are free, and ");
    if (evaluations == 0) return core::write(to, "so large a board is not searched.");
    core::write(to, evaluations, " evaluations of ", static_cast<int>(positions));
    core::write(to, " positions are not enough. A program can ask inarow::solve::solver.");
}

}  // namespace inarow::inline v0::draw
