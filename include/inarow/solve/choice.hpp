// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/solver.hpp>

#include <cstdint>
#include <optional>

/// Which move to make when there is only so much time: the perfect one where that is found, else
/// the best that was.
namespace inarow::inline v0::solve {

struct choice {
    square where{};
    /// What the game is worth, where it was found: then no move is better than this one.
    std::optional<game_value> proven;

    constexpr bool operator==(const choice&) const = default;
};

namespace detail {

/// What a stone of the player to move on that square is worth by the lines through it: each that is
/// still open to one player counts the more, the more stones that player has in it.
template <int Capacity>
[[nodiscard]] std::int64_t promise(const basic_position<Capacity>& p, square s) {
    constexpr int longest_weighed = 20;  // longer runs would take too long
    constexpr int most_steps = 8;        // eight times as much for each stone, up to so many
    const rules& r = p.rules();
    const mark own = mark_of(p.to_move());
    if (r.run > longest_weighed) return 0;
    std::int64_t sum = 0;
    for (const direction& d : line_directions) {
        for (int before = 0; before < r.run; ++before) {
            const line through{{s.column - before * d.columns, s.row - before * d.rows}, d, r.run};
            if (!on_the_board(r, through[0]) || !on_the_board(r, through[r.run - 1])) continue;
            int owns = 0;
            int others = 0;
            for (const square q : through) {
                const mark m = p.at(q);
                owns += static_cast<int>(m == own);
                others += static_cast<int>(m != own && m != mark::none);
            }
            if (owns > 0 && others > 0) continue;
            const int stones = owns + others < most_steps ? owns + others : most_steps;
            // To go on with a line of one's own is worth a little more than to break another's.
            sum += (owns > 0 ? 5 : 4) * (std::int64_t{1} << (3 * stones));
        }
    }
    return sum;
}

/// Whether who is to move is seen to win with the fifth stone from here at the latest.
template <int Capacity>
[[nodiscard]] bool wins_soon(const basic_position<Capacity>& p, solver& with) {
    const int free = p.rules().squares() - p.stones();
    if (free < 5) return false;
    bound_inquiry<Capacity> asked(p, (free - 5) / 2);
    (void)with.answer(asked);
    return asked.is_compared && asked.is_above;
}

/// Twice how far a square is from the middle of the board, along its columns and rows.
[[nodiscard]] constexpr int from_the_middle(const rules& r, square s) {
    const int across = 2 * s.column - (r.columns - 1);
    const int down = 2 * s.row - (r.rows - 1);
    return (across < 0 ? -across : across) + (down < 0 ? -down : down);
}

/// The move that promises most, of those that do not lose soon; of equals the one nearest to the
/// middle.
template <int Capacity>
[[nodiscard]] square most_promising(const basic_position<Capacity>& p, solver& with) {
    struct candidate {
        square where{};
        bool loses = true;
        std::int64_t promise = -1;
        int from_the_middle = 0;
    };
    candidate best;
    p.for_each_move([&](square s) {
        candidate tried{s, false, promise(p, s), from_the_middle(p.rules(), s)};
        const bool promises_more =
            tried.promise > best.promise ||
            (tried.promise == best.promise && tried.from_the_middle < best.from_the_middle);
        if (!best.loses && !promises_more) return;
        const auto next = p.after(s);
        tried.loses = !next.is_over() && wins_soon(next, with);
        if (tried.loses == best.loses ? promises_more : best.loses) best = tried;
    });
    return best.where;
}

}  // namespace detail

/// The best move, as far as it can be found in that time; the solver's own limit does not count.
/// Precondition: the game goes on.
template <int Capacity>
[[nodiscard]] choice choose(const basic_position<Capacity>& p, solver& with,
                            std::chrono::nanoseconds think) {
    const limit own = with.current_limit();
    best_moves_inquiry<Capacity> asked(value_inquiry<Capacity>(p), true);
    with.set_limit(limit::of_time(think - think / 8));
    (void)with.answer(asked);
    choice result;
    if (asked.is_answered() && !asked.best.empty()) {
        result = {asked.best[0], asked.first.value()};
    } else {
        limit each = limit::of_time(think / 8);
        each.positions = 100'000;
        with.set_limit(each);
        result.where = detail::most_promising(p, with);
    }
    with.set_limit(own);
    return result;
}

}  // namespace inarow::inline v0::solve
