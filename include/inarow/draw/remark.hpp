// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/text.hpp>
#include <inarow/draw/forecast.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/analysis.hpp>

#include <cstddef>

/// An analysed game in words.
namespace inarow::inline v0::draw {

/// With which move of the game perfect play ends, from a position with so many free squares and a
/// score. Moves are counted as write_value counts them.
[[nodiscard]] constexpr int last_move(const rules& r, int number, player to_move, int score) {
    const int before = number - 1;
    return before + value_of(score, r.squares() - before, to_move).plies;
}

/// "3", "+3" or "-3"; what lies between two scores is "-2..+3".
constexpr void write_score(core::sink auto& to, const solve::bounds& lies) {
    core::write(to, lies.least > 0 ? "+" : "", lies.least);
    if (!is_exact(lies)) core::write(to, lies.most > 0 ? "..+" : "..", lies.most);
}

/// What write_value says of a position whose score, as first counts it, is found; of another one
/// "first (X) wins" if that is all that is known, or "unknown".
template <int Capacity>
constexpr void write_forecast(core::sink auto& to, const basic_position<Capacity>& p,
                              const solve::bounds& lies) {
    if (p.is_over()) return write_end(to, p.outcome());
    if (is_exact(lies)) {
        const int free = p.rules().squares() - p.stones();
        return write_value(to, p, value_of(turned(lies, p.to_move()).least, free, p.to_move()));
    }
    if (lies.least <= 0 && lies.most >= 0) return core::write(to, "unknown");
    write_player(to, lies.least > 0 ? first : second);
    core::write(to, " wins");
}

/// "threw away a win with move 7", "threw away a draw", "wins later: with move 9 instead of 7" or
/// "loses sooner: with move 8 instead of 10"; nothing of a best move, nor of an unknown one.
template <int Capacity>
constexpr void write_remark(core::sink auto& to, const rules& r,
                            const solve::analyzed_move<Capacity>& m) {
    const solve::bounds before = turned(m.before, m.by);
    const solve::bounds after = turned(m.after, m.by);
    const auto ends_with = [&](const solve::bounds& lies) {
        return last_move(r, m.number, m.by, lies.least);
    };
    if (m.is == solve::judgement::mistake) {
        core::write(to, "threw away a ", before.least > 0 ? "win" : "draw");
        if (before.least <= 0 && before.most > 0) core::write(to, " or more");
        if (before.least > 0 && is_exact(before)) core::write(to, " with move ", ends_with(before));
    } else if (m.is == solve::judgement::inaccuracy) {
        core::write(to, before.least > 0 ? "wins later" : "loses sooner");
        if (is_exact(before) && is_exact(after))
            core::write(to, ": with move ", ends_with(after), " instead of ", ends_with(before));
    }
}

/// "4 5", the better moves, or the first nine "and so on"; as moves are written in that notation.
template <int Capacity>
constexpr void write_better(core::sink auto& to, const rules& r,
                            const solve::analyzed_move<Capacity>& m,
                            notation::kind in = notation::kind::any) {
    std::size_t named = 0;
    for (const square s : m.better) {
        if (named > 0) core::write(to, ' ');
        if (named++ == line_moves_named) return core::write(to, "and so on");
        notation::print(to, in, r, s, m.by);
    }
}

}  // namespace inarow::inline v0::draw
