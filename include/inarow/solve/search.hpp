// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/grid.hpp>

#include <cstddef>
#include <cstdint>

/// The search for the exact score of a position: written once, for constant evaluation and for the
/// running program. docs/solve/search.md explains what it does, and what each part is worth.
namespace inarow::inline v0::solve {

/// What a search remembers of a position: bounds of its score, 0 where nothing is known, else the
/// score plus `bias` (so that memory full of zeros is an empty table).
template <class Word>
struct entry {
    static constexpr int bias = 1 << 14;

    Word own;
    Word theirs;
    std::int16_t at_least;
    std::int16_t at_most;
};

/// Room for 2 to the power of Bits entries, for constant evaluation.
template <class Word, int Bits>
struct fixed_table {
    entry<Word> entries[std::size_t{1} << Bits]{};

    [[nodiscard]] constexpr entry<Word>& slot(std::uint64_t hash) {
        return entries[hash >> (64 - Bits)];
    }
};

/// A position as the player to move sees it, who cannot win at once.
template <class Word>
struct node {
    Word own;
    Word theirs;
    Word threats;  ///< the free squares that would complete a line of theirs
    int free;      ///< how many squares are free
};

/// How many plies a search looks ahead at most: a compiler allows 512 calls within each other, of
/// which a ply takes three, and a stack has room for so many boards of 2,048 bits.
inline constexpr int deepest_ply = 150;

/// Compares the scores of positions with bounds, and remembers what it finds in a table.
/// Budget has `bool spend()`: whether one more position may be looked at.
template <class Word, class Table, class Budget>
class search {
public:
    /// `mirrors`: whether mirror images are looked up as one, which pays when the position that
    /// all began from is its own mirror image.
    constexpr search(const grid<Word>& on, Table& table, Budget& budget, bool mirrors)
        : grid_{on}, table_{table}, budget_{budget}, mirrors_{mirrors} {}

    /// Whether the budget came to its end, or the search went too deep; then what was given last
    /// means nothing.
    [[nodiscard]] constexpr bool stopped() const { return stopped_; }

    /// A bound of the score that shows whether it is above `alpha`: if it is, the score is at least
    /// what is given; else it is at most that.
    constexpr int compare(const node<Word>& at, int alpha) {
        least_free_ = at.free - deepest_ply;
        return look_at(at, alpha);
    }
    /// The same of a position whose player to move may win at once, and with holes.
    constexpr int compare_any(const node<Word>& at, int alpha) {
        least_free_ = at.free - deepest_ply;
        return look_at_any(at, alpha);
    }

private:
    /// Where there are holes, little of what look_at knows holds: all moves are tried.
    constexpr int look_at_any(const node<Word>& at, int alpha) {
        const Word taken = at.own | at.theirs;
        const Word moves = grid_.playable(taken);
        if (static_cast<bool>(grid_.completing(at.own) & moves)) return score_of_end(at.free - 1);
        if (!grid_.has_holes(taken)) return look_at(at, alpha);
        if (stopped_ || at.free < least_free_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        int best = at.free == 1 ? 0 : -entry<Word>::bias;
        for (Word left = moves; static_cast<bool>(left) && at.free > 1;) {
            const Word rest = core::without_lowest(left);
            const Word own = at.own | (left & ~rest);
            left = rest;
            const Word threats = grid_.completing(own) & grid_.squares & ~(own | at.theirs);
            const int score = -look_at_any({at.theirs, own, threats, at.free - 1}, -alpha - 1);
            if (stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
        return best;
    }
    /// compare, from within the search.
    constexpr int look_at(const node<Word>& at, int alpha) {
        if (stopped_ || at.free < least_free_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        const Word taken = at.own | at.theirs;
        Word moves = grid_.playable(taken);
        if (const Word forced = at.threats & moves; static_cast<bool>(forced)) {
            if (static_cast<bool>(core::without_lowest(forced))) return -score_of_end(at.free - 2);
            moves = forced;
        }
        // A stone below a square where the other wins lets him have it.
        if (grid_.drops) moves = moves & ~(at.threats >> 1);
        if (!static_cast<bool>(moves)) return at.free > 1 ? -score_of_end(at.free - 2) : 0;
        if (at.free <= 2) return 0;
        // Neither wins with the next stone.
        if (const int most = score_of_end(at.free - 3); most <= alpha) return most;
        if (const int least = at.free > 3 ? -score_of_end(at.free - 4) : 0; least > alpha)
            return least;
        if (!grid_.drops) {
            if (is_bound_by_weights(at, taken, alpha)) return 0;
        } else if (alpha >= -1 && !static_cast<bool>(grid_.playable(taken) & grid_.answers)) {
            if (const int most = most_when_answered(at, taken); most <= alpha) return most;
        }
        return compare_moves(at, moves, alpha);
    }

    /// The score of who makes the last move of a game, with so many squares left after it.
    [[nodiscard]] static constexpr int score_of_end(int free_after) { return free_after / 2 + 1; }

    /// Whether the lines that are still open show that the score is at most 0, with alpha not below
    /// that; or at least 0, with alpha below. Source: Erdős and Selfridge, On a combinatorial game
    /// (1973): who is to break all lines does so if their weights, 2 to the power of minus the
    /// free squares of each, sum up to less than 1, or, if the other moves first, to less than a
    /// half. All is times 2 to the power of run here.
    [[nodiscard]] constexpr bool is_bound_by_weights(const node<Word>& at, const Word& taken,
                                                     int alpha) const {
        const Word& own = alpha < 0 ? at.theirs : at.own;
        const Word open = own | (grid_.squares & ~taken);
        if (grid_.run > most_weighed_run) return !grid_.has_line(open);
        const std::int64_t enough = std::int64_t{1} << (alpha < 0 ? grid_.run : grid_.run - 1);
        return grid_.potential(own, open, enough) < enough;
    }

    /// The most that the player to move can come to when the other always answers in the column
    /// just played in: so he gets all of grid_.answers that is free, and the player to move the
    /// rest. Precondition: every column has an even number of free squares.
    /// Source: the rule "claim even" of Allis, A knowledge-based approach of Connect-Four (1988).
    [[nodiscard]] constexpr int most_when_answered(const node<Word>& at, const Word& taken) const {
        const Word free = grid_.squares & ~taken;
        if (grid_.has_line(at.own | (free & ~grid_.answers))) return entry<Word>::bias;
        return grid_.has_line(at.theirs | (free & grid_.answers)) ? -1 : 0;
    }

    constexpr int compare_moves(const node<Word>& at, const Word& moves, int alpha) {
        Word own = at.own;
        Word theirs = at.theirs;
        if (mirrors_) choose_side(own, theirs);
        const std::uint64_t hash = core::spread(own, theirs);
        const entry<Word>& known = table_.slot(hash);
        if (known.own == own && known.theirs == theirs) {
            if (known.at_least - known.bias > alpha) return known.at_least - known.bias;
            if (known.at_most != 0 && known.at_most - known.bias <= alpha)
                return known.at_most - known.bias;
        }
        const int best = best_of_moves(at, moves, alpha);
        if (!stopped_) remember(hash, own, theirs, best, alpha);
        return best;
    }

    constexpr int best_of_moves(const node<Word>& at, const Word& moves, int alpha) {
        int best = -entry<Word>::bias;
        for (int i = 0; i < grid_.tiers; ++i) {
            for (Word left = moves & grid_.tier[i]; static_cast<bool>(left);) {
                const Word rest = core::without_lowest(left);
                const Word own = at.own | (left & ~rest);
                left = rest;
                const Word threats = grid_.completing(own) & grid_.squares & ~(own | at.theirs);
                const int score = -look_at({at.theirs, own, threats, at.free - 1}, -alpha - 1);
                if (stopped_ || score > alpha) return score;
                best = score > best ? score : best;
            }
        }
        return best;
    }

    constexpr void choose_side(Word& own, Word& theirs) const {
        const Word a = grid_.mirrored(own);
        const Word b = grid_.mirrored(theirs);
        if (a < own || (a == own && b < theirs)) {
            own = a;
            theirs = b;
        }
    }

    constexpr void remember(std::uint64_t hash, const Word& own, const Word& theirs, int score,
                            int alpha) {
        entry<Word>& e = table_.slot(hash);
        if (!(e.own == own && e.theirs == theirs)) e = {own, theirs, 0, 0};
        const auto stored = static_cast<std::int16_t>(score + entry<Word>::bias);
        if (score > alpha) {
            e.at_least = stored;
        } else {
            e.at_most = stored;
        }
    }

    // It lives no longer than a question is worked at.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    const grid<Word>& grid_;
    Table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    int least_free_ = 0;  ///< with fewer free squares a position is too deep
    bool mirrors_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve
