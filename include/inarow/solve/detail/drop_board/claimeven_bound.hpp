// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>

namespace inarow::inline v0::solve::detail::drop_board {

/// An upper bound of the score without a search, from claimeven: the follower, who is not to move,
/// answers every stone of the leader with one on top of it. In a column with an even number of free
/// squares the follower thus gets the claimeven squares, every second one from the top, and the
/// leader gets the rest. In a column with an odd number, one playable claimeven square is left
/// over. The follower pairs these squares and answers the leader's stone on one with the other, so
/// their number must be even. If the squares that the leader can get contain no line, the follower
/// does not lose.
///
/// With an even number of free squares on the board, this applies to every position. With an odd
/// number the follower needs zugzwang: a threat of theirs with the leader forced to play below it
/// in the end. The number of squares from the one below the threat upwards must be odd. Then the
/// follower wins, at the latest with that threat.
///
/// If only lines of exactly `run` stones count, more stones may turn the follower's threats and
/// lines into overlines. The bound then shows only that the follower does not lose.
///
/// Source: claimeven, baseinverse and zugzwang control of Allis, A knowledge-based approach of
/// Connect-Four (1988), combined here into one bound. It halves the nodes on Connect Four.
template <class Word>
class claimeven_bound {
public:
    using set = Word;

    /// `threats` are the follower's winning squares; none of them may be playable.
    [[gnu::always_inline]] constexpr claimeven_bound(const bitboard::geometry<set>& g, set leader,
                                                     set follower, set threats, set playable)
        : board_{g},
          leader_{leader},
          follower_{follower},
          threats_{threats},
          playable_{playable},
          free_{g.squares & ~(leader | follower)} {}

    /// Returned if the bound does not apply.
    static constexpr int unbounded = 1 << 14;

    /// The maximum score of the leader; `free` is the number of free squares. Skips computations
    /// that cannot decide the comparison with alpha.
    [[nodiscard, gnu::always_inline]] constexpr int upper_bound(int free, int alpha) const {
        if (free % 2 == 0) return bound_by_answers(free, alpha);
        return is_exact() ? unbounded : bound_by_zugzwang();
    }

private:
    [[nodiscard, gnu::always_inline]] constexpr bool is_exact() const {
        return board_.formula == bitboard::line_formula::exact_runs;
    }
    [[nodiscard, gnu::always_inline]] constexpr int bound_by_answers(int free, int alpha) const {
        const set reachable = within_plies(alpha > 0 ? free - 2 * alpha : board_.rows);
        const set wins = is_exact() ? 0 : threats_ & board_.claimeven_squares;
        const set certain =
            leader_ | (free_ & ~board_.claimeven_squares & ~above(wins) & reachable);
        const set pairs = playable_ & board_.claimeven_squares;
        if (!holds(certain, pairs)) return unbounded;
        if (alpha > 0 && reachable != board_.squares) return alpha;  // a later win is possible
        return alpha >= 0 || is_exact() ? 0 : -certain_win(pairs);
    }

    /// The squares that the leader can reach within `plies` plies.
    [[nodiscard, gnu::always_inline]] constexpr set within_plies(int plies) const {
        if (plies >= board_.rows) return board_.squares;
        set result = playable_;
        for (int i = 1; i < plies; ++i) result |= result << 1;
        return result;
    }

    /// The squares above those of `squares`, in the same columns.
    [[nodiscard, gnu::always_inline]] constexpr set above(set squares) const {
        // The borrow from the bit above a column flips all bits above the lowest one.
        const set borrowed = (board_.bottom_row << board_.rows) - squares;
        return (borrowed ^ squares) & board_.squares;
    }

    [[nodiscard, gnu::always_inline]] constexpr set column_of(set one) const {
        const int number = core::lowest_bit(one);
        return board_.column << (number - number % board_.stride);
    }

    /// The minimum score of the follower from a line of claimeven squares. The leader can put off
    /// all other squares, but not those up to the line, so the squares above the line's highest
    /// free square stay free.
    [[nodiscard, gnu::always_inline]] constexpr int certain_win(set pairs) const {
        int score = 0;
        set highest = board_.bottom_row << (board_.rows - 1);
        set line = follower_ | (free_ & board_.claimeven_squares & ~pairs);
        while (score < board_.rows && board_.has_line(line)) {
            ++score;
            line &= ~(highest & free_);
            highest >>= 2;
        }
        return score;
    }

    [[nodiscard, gnu::always_inline]] constexpr int bound_by_zugzwang() const {
        int best = unbounded;
        for (set left = threats_ & ~board_.claimeven_squares; left != 0;
             left = core::clear_lowest_bit(left)) {
            const set threat = left & ~core::clear_lowest_bit(left);
            const set column = column_of(threat);
            const set below = column & (threat - 1) & free_;
            const set lowest_free = playable_ & column;
            const set certain = leader_ | (free_ & ~board_.claimeven_squares & ~column) |
                                (below & board_.claimeven_squares);
            const set pairs = (playable_ & board_.claimeven_squares & ~column) |
                              (lowest_free & ~board_.claimeven_squares);
            if (!holds(certain, pairs)) continue;
            const int rows_above = board_.rows - 1 - core::lowest_bit(threat) % board_.stride;
            const int score = -(rows_above / 2 + 1);
            best = score < best ? score : best;
        }
        return best;
    }

    /// Whether the leader gets no line from their certain squares and one square of each pair, if
    /// the follower chooses the pairs. False for an odd number of squares to pair.
    [[nodiscard, gnu::always_inline]] constexpr bool holds(set certain, set pairs) const {
        if (board_.has_line(certain)) return false;
        if (pairs == 0) return true;
        const set a = lowest_of(pairs);
        const set b = lowest_of(pairs ^ a);
        if (pairs == (a | b)) return !board_.has_line(certain | a) && !board_.has_line(certain | b);
        const set c = lowest_of(pairs ^ a ^ b);
        const set d = lowest_of(pairs ^ a ^ b ^ c);
        if (pairs != (a | b | c | d)) return !board_.has_line(certain | pairs);
        return breaks_all(certain, a, b, c, d) || breaks_all(certain, a, c, b, d) ||
               breaks_all(certain, a, d, b, c);
    }

    [[nodiscard, gnu::always_inline]] static constexpr set lowest_of(set squares) {
        return squares & ~core::clear_lowest_bit(squares);
    }
    /// Whether one of a and b never makes a line with one of c and d.
    [[nodiscard, gnu::always_inline]] constexpr bool breaks_all(set certain, set a, set b, set c,
                                                                set d) const {
        return !board_.has_line(certain | a | c) && !board_.has_line(certain | a | d) &&
               !board_.has_line(certain | b | c) && !board_.has_line(certain | b | d);
    }

    // NOLINTNEXTLINE(cppcoreguidelines-avoid-const-or-ref-data-members)
    const bitboard::geometry<set>& board_;
    set leader_;
    set follower_;
    set threats_;
    set playable_;
    set free_;
};

}  // namespace inarow::inline v0::solve::detail::drop_board
