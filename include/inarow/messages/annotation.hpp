// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/write.hpp>
#include <inarow/messages/game_value.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/analysis.hpp>

#include <cstddef>

/// Texts about analyzed games.
namespace inarow::inline v0::messages {

namespace detail {

/// Returns the number of the last move of a game under perfect play from a given position. In this
/// position, whose score is `score`, the player `to_move` makes move `number`.
[[nodiscard]] constexpr int last_move(const rules& r, int number, player to_move, int score) {
    const int before = number - 1;
    return before + value_of(score, r, r.squares() - before, to_move).plies;
}

}  // namespace detail

/// Writes an exact score, such as "+3", "0" or "-3", or a range, such as "-2..+3".
constexpr void write_score(core::sink auto& out, const solve::bounds& known) {
    core::write(out, known.lower > 0 ? "+" : "", known.lower);
    if (!is_exact(known)) core::write(out, known.upper > 0 ? "..+" : "..", known.upper);
}

/// Writes the value of a position, given the bounds of the first player's score. If the game is
/// over or the bounds are exact, writes the same text as write_game_value with a game_value.
/// Otherwise, writes a text such as "first (X) wins" if the winner is known, and "unknown" if not.
template <int Capacity>
constexpr void write_game_value(core::sink auto& out, const basic_position<Capacity>& p,
                                const solve::bounds& known) {
    if (p.is_over()) return write_end(out, p.outcome());
    if (is_exact(known)) {
        const int score = for_first(known, p.to_move()).lower;
        const int free = p.rules().squares() - p.stones();
        return write_game_value(out, p, value_of(score, p.rules(), free, p.to_move()));
    }
    if (known.lower <= 0 && known.upper >= 0) return core::write(out, "unknown");
    write_player(out, known.lower > 0 ? first : second);
    core::write(out, " wins");
}

/// Writes what is wrong with a move, such as "threw away a win with move 7", "threw away a draw",
/// "wins later: with move 9 instead of 7" or "loses sooner: with move 8 instead of 10". Writes
/// nothing if the move is a best move or its judgment is unknown.
template <int Capacity>
constexpr void write_annotation(core::sink auto& out, const rules& r,
                                const solve::analyzed_move<Capacity>& m) {
    const solve::bounds before = for_first(m.before, m.mover);
    const solve::bounds after = for_first(m.after, m.mover);
    const auto ends_with = [&](const solve::bounds& known) {
        return detail::last_move(r, m.number, m.mover, known.lower);
    };
    if (m.judgment == solve::judgment::mistake) {
        core::write(out, "threw away a ", before.lower > 0 ? "win" : "draw");
        if (before.lower <= 0 && before.upper > 0) core::write(out, " or more");
        if (before.lower > 0 && is_exact(before))
            core::write(out, " with move ", ends_with(before));
    } else if (m.judgment == solve::judgment::inaccuracy) {
        core::write(out, before.lower > 0 ? "wins later" : "loses sooner");
        if (is_exact(before) && is_exact(after))
            core::write(out, ": with move ", ends_with(after), " instead of ", ends_with(before));
    }
}

/// Writes the moves that would have been best, such as "4 5". If there are more than nine such
/// moves, writes the first nine and `more`.
template <int Capacity>
constexpr void write_better_moves(core::sink auto& out, const rules& r,
                                  const solve::analyzed_move<Capacity>& m,
                                  notation::kind kind = notation::kind::any,
                                  core::string_view more = "and so on") {
    std::size_t named = 0;
    for (const square s : m.better) {
        if (named > 0) core::write(out, ' ');
        if (named++ == detail::max_variation_listed) return core::write(out, more);
        notation::print(out, kind, r, s, m.mover);
    }
}

}  // namespace inarow::inline v0::messages
