// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/bitboard/geometry.hpp>
#include <inarow/solve/detail/general/transposition_table.hpp>
#include <inarow/solve/detail/score.hpp>

#include <cstdint>

/// The general search: negamax with null windows and a transposition table, on bitboards of any
/// width. Constant evaluation and run time use the same code.
/// docs/internals/solve/general/negamax.md explains the search and gives measurements of each part.
namespace inarow::inline v0::solve::detail::general {

/// A position from the point of view of the player to move, who cannot win with the next stone.
template <class Word>
struct node {
    Word own;
    Word opponent;
    /// In normal play, the opponent's winning squares that are free. In misère play, the squares
    /// where the player to move would complete a line and lose. Some of these squares can already
    /// be occupied.
    Word threats;
    int free;  ///< number of free squares
};

/// Decides whether the score of a position is above a bound. Table has `slot(hash)`. Budget has
/// `bool consume()`, which returns whether one more node may be searched.
template <class Word, class Table, class Budget>
class negamax_search {
    using entry = tt_entry<Word>;

public:
    /// Makes a search in which a position shares a table entry with its images under symmetries of
    /// the board. `folded_images` has a bit set for the number of each such image (see
    /// geometry::next_image). Sharing saves time only if the root is its own image. Otherwise, the
    /// search rarely reaches both a position and its image. Positions with fewer than
    /// `min_folded_free` free squares share no entries.
    constexpr negamax_search(const bitboard::geometry<Word>& g, convention play, Table& table,
                             Budget& budget, unsigned folded_images, int min_folded_free = 0)
        : board_{g},
          table_{table},
          budget_{budget},
          is_misere_{play == convention::misere},
          folded_images_{folded_images},
          min_folded_free_{folded_images != 0 ? min_folded_free : no_bound} {}

    /// Returns whether the search used up the budget or went deeper than max_ply. If so, the last
    /// result is meaningless.
    [[nodiscard]] constexpr bool is_stopped() const { return is_stopped_; }

    /// Returns the node of a position.
    [[nodiscard]] constexpr node<Word> node_of(const Word& own, const Word& opponent,
                                               int free) const {
        const Word lines = board_.winning_squares(is_misere_ ? own : opponent);
        return {own, opponent, lines & board_.squares & ~(own | opponent), free};
    }

    /// Searches with a null window. A result above alpha is a lower bound on the score, and any
    /// other result is an upper bound (fail-soft).
    constexpr int null_window(const node<Word>& n, int alpha) {
        min_free_ = n.free - max_ply;
        return is_misere_ ? negamax_misere(n, alpha) : negamax(n, alpha);
    }
    /// Does the same as null_window, but also accepts positions with holes and positions in which
    /// the player to move can win immediately.
    constexpr int null_window_any(const node<Word>& n, int alpha) {
        min_free_ = n.free - max_ply;
        return is_misere_ ? negamax_misere(n, alpha) : negamax_any(n, alpha);
    }

private:
    /// Searches every move as long as the position has holes, because most assumptions of `negamax`
    /// are false for positions with holes.
    constexpr int negamax_any(const node<Word>& n, int alpha) {
        const Word occupied = n.own | n.opponent;
        const Word moves = board_.playable(occupied);
        if (static_cast<bool>(board_.winning_squares(n.own) & moves))
            return score_of_win(n.free - 1);
        if (!board_.has_holes(occupied)) return negamax(n, alpha);
        if (is_stopped_ || n.free < min_free_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        int best = n.free == 1 ? 0 : -no_bound;
        for (Word left = moves; static_cast<bool>(left) && n.free > 1;) {
            const Word rest = core::clear_lowest_bit(left);
            const Word own = n.own | (left & ~rest);
            left = rest;
            const Word threats = board_.winning_squares(own) & board_.squares & ~(own | n.opponent);
            const int score = -negamax_any({n.opponent, own, threats, n.free - 1}, -alpha - 1);
            if (is_stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
        return best;
    }

    constexpr int negamax(const node<Word>& n, int alpha) {
        if (is_stopped_ || n.free < min_free_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        const Word occupied = n.own | n.opponent;
        Word moves = board_.playable(occupied);
        if (const Word forced = n.threats & moves; static_cast<bool>(forced)) {
            if (static_cast<bool>(core::clear_lowest_bit(forced))) return -score_of_win(n.free - 2);
            moves = forced;
        }
        // A stone directly below a threat lets the opponent play on the square of the threat.
        if (board_.drops) moves = moves & ~(n.threats >> 1);
        if (!static_cast<bool>(moves)) return n.free > 1 ? -score_of_win(n.free - 2) : 0;
        if (n.free <= 2) return 0;
        // Neither player can win with the next stone, so the number of free squares bounds the
        // score.
        if (const int upper = score_of_win(n.free - 3); upper <= alpha) return upper;
        if (const int lower = n.free > 3 ? -score_of_win(n.free - 4) : 0; lower > alpha)
            return lower;
        if (!board_.drops) {
            if (potential_bound(n, occupied, alpha)) return 0;
        } else if (alpha >= -1 &&
                   !static_cast<bool>(board_.playable(occupied) & board_.claimeven_squares)) {
            if (const int upper = claimeven_bound(n, occupied); upper <= alpha) return upper;
        }
        return search_with_table(n, moves, alpha);
    }

    /// Searches a position in misère play, with or without holes.
    constexpr int negamax_misere(const node<Word>& n, int alpha) {
        if (is_stopped_ || n.free < min_free_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        if (n.free == 0) return 0;
        const Word safe = board_.playable(n.own | n.opponent) & ~n.threats;
        if (!static_cast<bool>(safe)) return -score_of_win(n.free - 1);
        if (n.free == 1) return 0;
        // The player to move makes a safe move. At the earliest, the opponent then completes a line
        // with the reply, or the player to move completes a line with the move after the reply.
        if (const int upper = score_of_win(n.free - 2); upper <= alpha) return upper;
        if (const int lower = n.free > 2 ? -score_of_win(n.free - 3) : 0; lower > alpha)
            return lower;
        if (!board_.drops && avoidance_bound(n, alpha)) return 0;
        return search_with_table(n, safe, alpha);
    }

    /// Returns whether the open lines prove that the avoider does not lose in misère play. If alpha
    /// is below 0, the avoider is the player to move; otherwise, the avoider is the opponent. The
    /// avoider always takes the square whose lines weigh least, which doubles the weights of these
    /// lines. The enforcer, who is the other player, then takes a square whose lines weigh at least
    /// as much, and breaks these lines. The sum of the weights therefore does not grow. The weight
    /// of a line is the same as in potential_bound. The avoider completes no line if the sum is
    /// less than 1, or less than 1/2 if the avoider makes the last move. Source: Hefetz,
    /// Krivelevich and Szabó, Avoider-Enforcer games (2007).
    [[nodiscard]] constexpr bool avoidance_bound(const node<Word>& n, int alpha) const {
        const Word& avoider = alpha < 0 ? n.own : n.opponent;
        const Word open = avoider | (board_.squares & ~(n.own | n.opponent));
        if (board_.run > bitboard::max_potential_run) return !board_.has_line(open);
        const bool is_avoider_last = (alpha < 0 ? n.free : n.free - 1) % 2 != 0;
        const std::int64_t enough = std::int64_t{1}
                                    << (is_avoider_last ? board_.run - 1 : board_.run);
        return board_.potential(avoider, open, enough) < enough;
    }

    /// Returns whether the open lines prove that the maker does not win. If alpha is at least 0,
    /// the maker is the player to move; otherwise, the maker is the opponent. A line with n free
    /// squares weighs 2^-n. The breaker, who is the other player, can break every line if the sum
    /// of the weights is less than 1 or, if the maker moves first, less than 1/2. The code
    /// multiplies all weights by 2^run to get integers. Source: Erdős and Selfridge, On a
    /// combinatorial game (1973).
    [[nodiscard]] constexpr bool potential_bound(const node<Word>& n, const Word& occupied,
                                                 int alpha) const {
        const Word& maker = alpha < 0 ? n.opponent : n.own;
        const Word open = maker | (board_.squares & ~occupied);
        if (board_.run > bitboard::max_potential_run) return !board_.has_line(open);
        // The static analyzer of clang cannot derive that a run is at least 1.
        // NOLINTNEXTLINE(clang-analyzer-core.BitwiseShift)
        const std::int64_t enough = std::int64_t{1} << (alpha < 0 ? board_.run : board_.run - 1);
        return board_.potential(maker, open, enough) < enough;
    }

    /// Returns an upper bound on the score: the maximum score of the player to move if the opponent
    /// always answers in the same column. The opponent then gets every free claimeven square, and
    /// the player to move gets all other free squares. Precondition: each column has an even number
    /// of free squares. Source: the rule claimeven in Allis, A knowledge-based approach of
    /// Connect-Four (1988).
    [[nodiscard]] constexpr int claimeven_bound(const node<Word>& n, const Word& occupied) const {
        const Word free = board_.squares & ~occupied;
        if (board_.has_line(n.own | (free & ~board_.claimeven_squares))) return no_bound;
        if (board_.formula == bitboard::line_formula::exact_runs) return 0;  // may be an overline
        return board_.has_line(n.opponent | (free & board_.claimeven_squares)) ? -1 : 0;
    }

    constexpr int search_with_table(const node<Word>& n, const Word& moves, int alpha) {
        const auto [own, opponent] = n.free >= min_folded_free_
                                         ? canonical_image(n)
                                         : bitboard::sides<Word>{n.own, n.opponent};
        const std::uint64_t hash = core::hash_combine(own, opponent);
        const entry& known = table_.slot(hash);
        if (known.own == own && known.opponent == opponent) {
            if (known.lower - known.bias > alpha) return known.lower - known.bias;
            if (known.upper != 0 && known.upper - known.bias <= alpha)
                return known.upper - known.bias;
        }
        const int best =
            is_misere_ ? search_moves_misere(n, moves, alpha) : search_moves(n, moves, alpha);
        if (!is_stopped_) store(hash, own, opponent, best, alpha);
        return best;
    }

    constexpr int search_moves(const node<Word>& n, const Word& moves, int alpha) {
        int best = -no_bound;
        for (int i = 0; i < board_.ordering_masks; ++i) {
            for (Word left = moves & board_.ordering_mask[i]; static_cast<bool>(left);) {
                const Word rest = core::clear_lowest_bit(left);
                const Word own = n.own | (left & ~rest);
                left = rest;
                const Word threats =
                    board_.winning_squares(own) & board_.squares & ~(own | n.opponent);
                const int score = -negamax({n.opponent, own, threats, n.free - 1}, -alpha - 1);
                if (is_stopped_ || score > alpha) return score;
                best = score > best ? score : best;
            }
        }
        return best;
    }

    /// Searches the safe moves of a position in misère play.
    constexpr int search_moves_misere(const node<Word>& n, const Word& moves, int alpha) {
        const Word threats = board_.winning_squares(n.opponent) & board_.squares;
        if (!board_.drops) {
            // A move that leaves the opponent no safe square wins.
            const Word safe = board_.squares & ~(n.own | n.opponent | threats);
            if (!static_cast<bool>(safe & ~moves) &&
                !static_cast<bool>(core::clear_lowest_bit(safe)))
                return score_of_win(n.free - 2);
        }
        int best = -no_bound;
        // First takes the squares that are safe for both players, then the other squares. In both
        // groups, first takes the squares with the fewest lines.
        for (int i = 2 * board_.ordering_masks; i-- > 0;) {
            const bool is_shared = i >= board_.ordering_masks;
            const Word part = is_shared ? moves & ~threats : moves & threats;
            const int mask = is_shared ? i - board_.ordering_masks : i;
            for (Word left = part & board_.ordering_mask[mask]; static_cast<bool>(left);) {
                const Word rest = core::clear_lowest_bit(left);
                const Word own = n.own | (left & ~rest);
                left = rest;
                const int score =
                    -negamax_misere({n.opponent, own, threats, n.free - 1}, -alpha - 1);
                if (is_stopped_ || score > alpha) return score;
                best = score > best ? score : best;
            }
        }
        return best;
    }

    /// Returns the smallest of a position and its images in `folded_images_`. Compares bitboards as
    /// numbers.
    [[nodiscard]] constexpr bitboard::sides<Word> canonical_image(const node<Word>& n) const {
        bitboard::sides<Word> image{n.own, n.opponent};
        bitboard::sides<Word> result = image;
        for (int i = 1; folded_images_ >> i != 0; ++i) {
            image = board_.next_image(image, i);
            const bool is_smaller = image.own < result.own ||
                                    (image.own == result.own && image.opponent < result.opponent);
            if (is_smaller && (folded_images_ >> i & 1U) != 0) result = image;
        }
        return result;
    }

    constexpr void store(std::uint64_t hash, const Word& own, const Word& opponent, int score,
                         int alpha) {
        entry& e = table_.slot(hash);
        if (!(e.own == own && e.opponent == opponent)) e = {own, opponent, 0, 0};
        const auto stored = static_cast<std::int16_t>(score + entry::bias);
        (score > alpha ? e.lower : e.upper) = stored;
    }

    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const bitboard::geometry<Word>& board_;
    Table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int min_free_ = 0;  ///< a position with fewer free squares is deeper than max_ply
    bool is_misere_;
    unsigned folded_images_;
    int min_folded_free_;
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::general
