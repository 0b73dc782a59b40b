// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>

namespace inarow::inline v0::solve::detail::drop_search {

/// Computes an upper bound on the leader's score without a search. The leader is the player to
/// move, and the follower is the other player. The follower plays claimeven: they answer every
/// stone of the leader with a stone on top of it. In a column with an even number of free squares,
/// the follower then gets the claimeven squares, which are the top square and every second square
/// below it. The leader gets the other squares. In a column with an odd number of free squares, the
/// lowest free square is a claimeven square that is left over. The follower groups the left-over
/// squares into pairs, so the number of left-over squares must be even. If the leader takes one
/// square of a pair, the follower takes the other square. If the squares that the leader can get
/// contain no line, the follower does not lose.
///
/// If the number of free squares on the board is even, this reasoning applies to every position. If
/// the number is odd, the follower needs zugzwang: the follower has a threat, and the leader must
/// eventually play on the square below the threat. The number of squares from the square below the
/// threat to the top of the column must be odd. The follower then wins, at the latest with a stone
/// on the square of the threat.
///
/// If only lines of exactly `run` stones count, further stones may turn the follower's threats and
/// lines into overlines (lines that are too long to count). The bound then proves only that the
/// follower does not lose.
///
/// The bound combines three techniques: claimeven, baseinverse and zugzwang control. On Connect
/// Four, the drop search visits half as many nodes with the bound as without it. Source: Allis, A
/// knowledge-based approach of Connect-Four (1988).
///
/// `Geometry` is a bitboard::geometry or a bitboard::constant_geometry.
template <class Geometry>
class claimeven_bound {
public:
    using set = Geometry::word;

    /// `threats` are the free winning squares of the follower. Precondition: none of these squares
    /// is playable.
    [[gnu::always_inline]] constexpr claimeven_bound(const Geometry& g, set leader, set follower,
                                                     set threats, set playable)
        : board_{g},
          leader_{leader},
          follower_{follower},
          threats_{threats},
          playable_{playable},
          free_{g.squares & ~(leader | follower)} {}

    /// The result if the bound proves nothing.
    static constexpr int unbounded = 1 << 14;

    /// Returns an upper bound on the leader's score. `free` is the number of free squares. Skips
    /// every computation that cannot lower the bound to alpha.
    [[nodiscard, gnu::always_inline]] constexpr int upper_bound(int free, int alpha) const {
        if (free % 2 == 0) return bound_by_answers(free, alpha);
        return is_exact() ? unbounded : bound_by_zugzwang();
    }

    /// Returns whether the bound proves that the follower wins. Takes fewer steps than
    /// `upper_bound`, because it does not compute when the follower wins.
    [[nodiscard]] constexpr bool proves_win() const {
        if (is_exact()) return false;
        if (core::popcount(free_) % 2 == 0)
            return holds_by_answers(board_.squares) && board_.has_line(squares_of_follower());
        for (set left = zugzwang_threats(); left != 0; left = core::clear_lowest_bit(left))
            if (holds_by_zugzwang(lowest_of(left))) return true;
        return false;
    }

private:
    [[nodiscard, gnu::always_inline]] constexpr bool is_exact() const {
        return board_.formula == bitboard::line_formula::exact_runs;
    }
    [[nodiscard, gnu::always_inline]] constexpr int bound_by_answers(int free, int alpha) const {
        const set reachable = within_plies(alpha > 0 ? free - 2 * alpha : board_.rows);
        if (!holds_by_answers(reachable)) return unbounded;
        if (alpha > 0 && reachable != board_.squares) return alpha;  // the leader may win later
        return alpha >= 0 || is_exact() ? 0 : -certain_win();
    }
    /// Returns whether the leader gets no line on the squares of `reachable` if the follower
    /// answers each stone with a stone on top of it.
    [[nodiscard, gnu::always_inline]] constexpr bool holds_by_answers(set reachable) const {
        const set wins = is_exact() ? 0 : threats_ & board_.claimeven_squares;
        const set certain =
            leader_ | (free_ & ~board_.claimeven_squares & ~above(wins) & reachable);
        return holds(certain, playable_ & board_.claimeven_squares);
    }
    /// Returns the follower's stones, and the squares that the follower gets in any case.
    [[nodiscard, gnu::always_inline]] constexpr set squares_of_follower() const {
        return follower_ | (free_ & board_.claimeven_squares & ~playable_);
    }

    /// Returns the squares where a stone can be after `plies` plies.
    [[nodiscard, gnu::always_inline]] constexpr set within_plies(int plies) const {
        if (plies >= board_.rows) return board_.squares;
        set result = playable_;
        for (int i = 1; i < plies; ++i) result |= result << 1;
        return result;
    }

    /// Returns all squares that are above a square of `squares` in the same column.
    [[nodiscard, gnu::always_inline]] constexpr set above(set squares) const {
        // In each column, the subtraction borrows from the bit above the column. The borrow flips
        // all bits above the lowest square of `squares`.
        const set borrowed = (board_.bottom_row << board_.rows) - squares;
        return (borrowed ^ squares) & board_.squares;
    }

    [[nodiscard, gnu::always_inline]] constexpr set column_of(set one) const {
        const int number = core::lowest_bit(one);
        return board_.column << (number - number % board_.stride);
    }

    /// Returns the score that a line of claimeven squares guarantees the follower, or 0 if there is
    /// no such line. The leader can play on all other squares first, but must eventually fill the
    /// columns of the line up to the line. The squares above the highest free square of the line
    /// then stay free. The score is higher if more squares stay free.
    [[nodiscard, gnu::always_inline]] constexpr int certain_win() const {
        int score = 0;
        set highest = board_.bottom_row << (board_.rows - 1);
        set line = squares_of_follower();
        while (score < board_.rows && board_.has_line(line)) {
            ++score;
            line &= ~(highest & free_);
            highest >>= 2;
        }
        return score;
    }

    [[nodiscard, gnu::always_inline]] constexpr int bound_by_zugzwang() const {
        int best = unbounded;
        for (set left = zugzwang_threats(); left != 0; left = core::clear_lowest_bit(left)) {
            const set threat = lowest_of(left);
            if (!holds_by_zugzwang(threat)) continue;
            const int rows_above = board_.rows - 1 - core::lowest_bit(threat) % board_.stride;
            const int score = -(rows_above / 2 + 1);
            best = score < best ? score : best;
        }
        return best;
    }
    [[nodiscard, gnu::always_inline]] constexpr set zugzwang_threats() const {
        return threats_ & ~board_.claimeven_squares;
    }
    /// Returns whether the leader gets no line before the leader must play below `threat`.
    [[nodiscard, gnu::always_inline]] constexpr bool holds_by_zugzwang(set threat) const {
        const set column = column_of(threat);
        const set below = column & (threat - 1) & free_;
        const set lowest_free = playable_ & column;
        const set certain = leader_ | (free_ & ~board_.claimeven_squares & ~column) |
                            (below & board_.claimeven_squares);
        const set pairs = (playable_ & board_.claimeven_squares & ~column) |
                          (lowest_free & ~board_.claimeven_squares);
        return holds(certain, pairs);
    }

    /// Returns whether the follower can divide the squares of `pairs` into pairs so that the leader
    /// gets no line. The leader gets the squares of `certain` and one square of each pair. If there
    /// are more than four squares in `pairs`, assumes that the leader gets all of them.
    /// Precondition: the number of squares in `pairs` is even.
    [[nodiscard, gnu::always_inline]] constexpr bool holds(set certain, set pairs) const {
        // In nine of ten bounds that hold, the leader gets no line even from all squares.
        if (!board_.has_line(certain | pairs)) return true;
        if (pairs == 0 || board_.has_line(certain)) return false;
        const set a = lowest_of(pairs);
        const set b = lowest_of(pairs ^ a);
        if (pairs == (a | b)) return !board_.has_line(certain | a) && !board_.has_line(certain | b);
        const set c = lowest_of(pairs ^ a ^ b);
        const set d = lowest_of(pairs ^ a ^ b ^ c);
        if (pairs != (a | b | c | d)) return false;
        return breaks_all(certain, a, b, c, d) || breaks_all(certain, a, c, b, d) ||
               breaks_all(certain, a, d, b, c);
    }

    [[nodiscard, gnu::always_inline]] static constexpr set lowest_of(set squares) {
        return squares & ~core::clear_lowest_bit(squares);
    }
    /// Returns whether the leader gets no line from the squares of `certain`, one of the squares a
    /// and b, and one of the squares c and d.
    [[nodiscard, gnu::always_inline]] constexpr bool breaks_all(set certain, set a, set b, set c,
                                                                set d) const {
        return !board_.has_line(certain | a | c) && !board_.has_line(certain | a | d) &&
               !board_.has_line(certain | b | c) && !board_.has_line(certain | b | d);
    }

    // NOLINTNEXTLINE(cppcoreguidelines-avoid-const-or-ref-data-members)
    const Geometry& board_;
    set leader_;
    set follower_;
    set threats_;
    set playable_;
    set free_;
};

}  // namespace inarow::inline v0::solve::detail::drop_search
