// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/grid.hpp>

#include <cstdint>

/// What a player can hold by answering in the column the other has just played in: a bound of the
/// score of a position on which stones drop, without a search.
namespace inarow::inline v0::solve {

/// Player A is to move, and B follows: B answers every stone of A with one on top of it. Where a
/// column has an even number of free squares, B gets `answers`, every second one from the top, and
/// A the rest. Columns with an odd number have a playable square over, which belongs to `answers`:
/// B takes such squares in pairs, one when A has taken the other. So their number must be even.
/// Where no line is left to A among what he can get, B does not lose.
///
/// With an even number of free squares that is so for every position. With an odd number B needs a
/// square below which A must play at last: one that wins for B, in a column where an odd number of
/// squares goes with it, from the one below it up. Then B wins, at the latest with that square.
///
/// Source: the rules "claim even" and "base inverse", and the control of zugzwang, of Allis,
/// A knowledge-based approach of Connect-Four (1988); put together here as one bound.
///
/// Rules of thumb on Connect Four: it halves the positions of a search.
class follow_up {
public:
    using set = std::uint64_t;

    /// `own` is A's, `theirs` B's, and B wins on `threats`, none of which is playable.
    [[gnu::always_inline]] constexpr follow_up(const grid<set>& on, set own, set theirs,
                                               set threats, set playable)
        : grid_{on},
          own_{own},
          theirs_{theirs},
          threats_{threats},
          playable_{playable},
          open_{on.squares & ~(own | theirs)} {}

    /// Given where nothing is known.
    static constexpr int unbound = 1 << 14;

    /// The most A can come to, with so many free squares. What does not help to compare it with
    /// alpha is left out.
    [[nodiscard, gnu::always_inline]] constexpr int most(int free, int alpha) const {
        return free % 2 == 0 ? most_when_all_is_answered(free, alpha) : most_when_forced_below();
    }

private:
    [[nodiscard, gnu::always_inline]] constexpr int most_when_all_is_answered(int free,
                                                                              int alpha) const {
        const set reachable = within_plies(alpha > 0 ? free - 2 * alpha : grid_.rows);
        const set sure =
            own_ | (open_ & ~grid_.answers & ~over(threats_ & grid_.answers) & reachable);
        const set pairs = playable_ & grid_.answers;
        if (!holds(sure, pairs)) return unbound;
        if (alpha > 0 && reachable != grid_.squares) return alpha;  // he may win later
        return alpha >= 0 ? 0 : -certain_wins(pairs);
    }

    /// The squares A can come to in so many plies.
    [[nodiscard, gnu::always_inline]] constexpr set within_plies(int plies) const {
        if (plies >= grid_.rows) return grid_.squares;
        set result = playable_;
        for (int i = 1; i < plies; ++i) result |= result << 1;
        return result;
    }

    /// The squares above some in their columns.
    [[nodiscard, gnu::always_inline]] constexpr set over(set some) const {
        // What is borrowed from the bit above a column turns all bits over the lowest.
        const set borrowed = (grid_.bottoms << grid_.rows) - some;
        return (borrowed ^ some) & grid_.squares;
    }

    [[nodiscard, gnu::always_inline]] constexpr set column_of(set one) const {
        const int number = core::lowest(one);
        return grid_.column << (number - number % grid_.stride);
    }

    /// The score that B comes to at least with a line of `answers`: A can leave all other squares
    /// for last, but not those up to the line, so what lies above its highest free square is left.
    [[nodiscard, gnu::always_inline]] constexpr int certain_wins(set pairs) const {
        int score = 0;
        set highest = grid_.bottoms << (grid_.rows - 1);
        set line = theirs_ | (open_ & grid_.answers & ~pairs);
        while (score < grid_.rows && grid_.has_line(line)) {
            ++score;
            line &= ~(highest & open_);
            highest >>= 2;
        }
        return score;
    }

    [[nodiscard, gnu::always_inline]] constexpr int most_when_forced_below() const {
        int best = unbound;
        for (set left = threats_ & ~grid_.answers; left != 0; left = core::without_lowest(left)) {
            const set won = left & ~core::without_lowest(left);
            const set column = column_of(won);
            const set below = column & (won - 1) & open_;
            const set first = playable_ & column;
            const set sure = own_ | (open_ & ~grid_.answers & ~column) | (below & grid_.answers);
            const set pairs = (playable_ & grid_.answers & ~column) | (first & ~grid_.answers);
            if (!holds(sure, pairs)) continue;
            const int above = grid_.rows - 1 - core::lowest(won) % grid_.stride;
            const int score = -(above / 2 + 1);
            best = score < best ? score : best;
        }
        return best;
    }

    /// Whether A gets no line of what is sure to be his, if of `pairs` he gets one for each that B
    /// gets, and B may choose who goes with whom. An odd number is never held.
    [[nodiscard, gnu::always_inline]] constexpr bool holds(set sure, set pairs) const {
        if (grid_.has_line(sure)) return false;
        if (pairs == 0) return true;
        const set a = lowest_of(pairs);
        const set b = lowest_of(pairs ^ a);
        if (pairs == (a | b)) return !grid_.has_line(sure | a) && !grid_.has_line(sure | b);
        const set c = lowest_of(pairs ^ a ^ b);
        const set d = lowest_of(pairs ^ a ^ b ^ c);
        if (pairs != (a | b | c | d)) return !grid_.has_line(sure | pairs);
        return none_of_two(sure, a, b, c, d) || none_of_two(sure, a, c, b, d) ||
               none_of_two(sure, a, d, b, c);
    }

    [[nodiscard, gnu::always_inline]] static constexpr set lowest_of(set some) {
        return some & ~core::without_lowest(some);
    }
    /// Whether one of the first two and one of the last two never make a line.
    [[nodiscard, gnu::always_inline]] constexpr bool none_of_two(set sure, set a, set b, set c,
                                                                 set d) const {
        return !grid_.has_line(sure | a | c) && !grid_.has_line(sure | a | d) &&
               !grid_.has_line(sure | b | c) && !grid_.has_line(sure | b | d);
    }

    const grid<set>& grid_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
    set own_;
    set theirs_;
    set threats_;
    set playable_;
    set open_;
};

}  // namespace inarow::inline v0::solve
