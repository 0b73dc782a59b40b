// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/cpu_dispatch.hpp>
#include <inarow/core/detail/simd.hpp>
#include <inarow/solve/detail/drop_search/claimeven_bound.hpp>
#include <inarow/solve/detail/drop_search/drop_geometry.hpp>
#include <inarow/solve/detail/drop_search/tiered_transposition_table.hpp>
#include <inarow/solve/detail/parallel/abdada_table.hpp>
#include <inarow/solve/detail/score.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>

/// The drop search: negamax with null windows for boards with gravity that fit into one word of 64
/// or 128 bits. The drop search is 50 times as fast as the general search.
/// docs/internals/solve/drop_search/negamax.md explains the search and gives measurements of its
/// parts.
namespace inarow::inline v0::solve::detail::drop_search {

/// A position from the point of view of the player to move. This player cannot win with the next
/// stone, but has a move after which the opponent cannot win with the reply.
template <class Word>
struct node {
    Word own;
    Word opponent;
    Word threats;  ///< the opponent's winning squares that are free
    Word moves;    ///< moves that do not lose immediately; at least one
    int free;      ///< number of free squares

    [[nodiscard]] constexpr Word occupied() const { return own | opponent; }
};

/// Decides whether the score of a position is above a bound. Board is a constant_board or a
/// variable_board. Budget has `bool consume()`, which returns whether the search may visit one more
/// node. All code for a node is inlined into the functions that `Cpu::run` calls, so that this code
/// is compiled for the instruction set of Cpu. Table and InProgress are the memory that threads
/// share; tests count its writes.
template <class Board, class Budget, class Cpu = core::detail::baseline_cpu,
          class Table = tiered_transposition_table<typename decltype(Board::board)::word>,
          class InProgress = parallel::abdada_table>
class negamax_search {
    using set = typename decltype(Board::board)::word;
    using node = drop_search::node<set>;
    using transposition_table = Table;
    using tier = typename transposition_table::tier;
    using hash_type = typename tier::hash_type;
    using directions = core::detail::word_simd<set, 4>;

public:
    /// `in_progress` contains the positions that the threads are searching at the moment (ABDADA).
    /// The pointer is null if the search has a single thread.
    negamax_search(const Board& b, transposition_table& table, Budget& budget,
                   InProgress* in_progress)
        : board_{b}, table_{table}, budget_{budget}, in_progress_{in_progress} {}

    /// Returns whether the budget ran out. If it did, the last result is meaningless.
    [[nodiscard]] bool is_stopped() const { return is_stopped_; }

    /// Searches with a null window. A result above alpha is a lower bound on the score, and any
    /// other result is an upper bound (fail-soft). Accepts any position in play without holes.
    int null_window(set own, set opponent, int free, int alpha) {
        const set occupied = own | opponent;
        const set playable = geometry().playable(occupied);
        if (playable == 0) return 0;
        if ((geometry().winning_squares(own) & playable) != 0) return score_of_win(free - 1);
        const set threats = geometry().winning_squares(opponent) & geometry().squares & ~occupied;
        const set moves = safe_moves(playable, threats);
        if (moves == 0) return free > 1 ? -score_of_win(free - 2) : 0;
        return negamax({own, opponent, threats, moves, free}, alpha);
    }

private:
    static constexpr std::size_t max_columns = decltype(Board::board)::max_columns;

    /// The positions after the moves, indexed by the column of the move.
    struct children {
        template <class Word>
        using by_column = core::detail::simd_array<Word, max_columns>;

        by_column<set> own;      ///< stones of the player who moved
        by_column<set> threats;  ///< the free winning squares of the player who moved
        by_column<set> replies;
        hash_type hash[max_columns];           ///< probes the table; set by prefetch_children
        std::int64_t move_score[max_columns];  ///< no_move if the column has no move left to search
    };

    [[nodiscard, gnu::always_inline]] const bitboard::geometry<set>& geometry() const {
        return board_.board.geometry;
    }
    [[nodiscard, gnu::always_inline]] int columns() const { return geometry().columns; }
    [[nodiscard]] static constexpr bool is_one_bit(set squares) {
        return core::clear_lowest_bit(squares) == 0;
    }

    /// Returns the playable squares on which a stone does not lose immediately. Contains no branch,
    /// because a branch makes the surrounding loops take 50% longer with some compilers.
    [[nodiscard, gnu::always_inline]] static constexpr set safe_moves(set playable, set threats) {
        const set forced = playable & threats;
        const set if_none = set{} - set{forced == 0};
        const set if_one = set{} - set{is_one_bit(forced)};
        // A stone directly below a threat lets the opponent play on the square of the threat.
        return playable & (forced | if_none) & if_one & ~(threats >> 1);
    }

    /// Does the same as geometry::winning_squares, but handles all four directions with one SIMD
    /// vector if the CPU supports variable shifts.
    [[nodiscard, gnu::always_inline]] set winning_squares(set own) const {
        if (Cpu::has_variable_shifts && board_.board.shifts_in_lanes()) {
            core::detail::simd<4> steps[1];
            std::memcpy(steps, board_.board.steps, sizeof steps);
            directions found{};
            geometry().add_winning_squares(directions{} + own, steps, found);
            return core::detail::union_of_lanes(found);
        } else {
            return geometry().winning_squares(own);
        }
    }

    /// Returns the opponent's safe replies to a move, or 0 if every reply loses. `own` and
    /// `occupied` include the stone of the move. Sets `threats` to the free winning squares of the
    /// player who moved. Precondition: the board has free squares.
    [[nodiscard, gnu::always_inline]] set replies_to(set own, set occupied, set& threats) const {
        threats = winning_squares(own) & geometry().squares & ~occupied;
        return safe_moves(geometry().playable(occupied), threats);
    }

    /// Returns whether one of `moves` leaves the opponent without a safe reply, so that the player
    /// to move wins in 3 plies. Precondition: at least three squares are free.
    [[nodiscard, gnu::always_inline]] bool wins_in_3(set own, set occupied, set moves) const {
        for (set left = moves; left != 0; left = core::clear_lowest_bit(left)) {
            const set move = left & ~core::clear_lowest_bit(left);
            set threats{};
            if (replies_to(own | move, occupied | move, threats) == 0) return true;
        }
        return false;
    }

    int negamax(const node& n, int alpha) {
        constexpr auto step =
            [](negamax_search& self, const node& current, int bound)
                __attribute__((always_inline)) { return self.negamax_inlined(current, bound); };
        return Cpu::template run<step>(*this, n, alpha);
    }
    [[gnu::always_inline]] int negamax_inlined(const node& n, int alpha) {
        if (is_stopped_ || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        if (n.free <= 2) return 0;
        // The horizon is the last ply at which a win still counts. If it is so near that only a win
        // in 3 plies can change the result, the node needs neither move ordering nor the table.
        // This is the case at 40% of all nodes.
        const int win_in_5 = n.free >= 5 ? score_of_win(n.free - 5) : 0;
        if (win_in_5 <= alpha || n.free == 3)
            return wins_in_3(n.own, n.occupied(), n.moves) ? score_of_win(n.free - 3) : win_in_5;
        if (is_one_bit(n.moves)) return search_forced_move(n, alpha);
        const int loss_in_6 = n.free >= 6 ? -score_of_win(n.free - 6) : 0;
        if (loss_in_6 > alpha) return survives_threats_in_4(n);
        return search_with_table(n, alpha);
    }

    [[gnu::always_inline]] int search_forced_move(const node& n, int alpha) {
        const set own = n.own | n.moves;
        set threats{};
        const set replies = replies_to(own, n.occupied() | n.moves, threats);
        if (replies == 0) return score_of_win(n.free - 3);
        return -negamax({n.opponent, own, threats, replies, n.free - 1}, -alpha - 1);
    }

    /// Returns a bound on the score. The bound shows whether the opponent wins in 4 plies.
    /// Precondition: a loss in 6 or more plies has a score above alpha. The search can therefore
    /// ignore such a loss.
    [[gnu::always_inline]] int survives_threats_in_4(const node& n) {
        for (set left = n.moves; left != 0; left = core::clear_lowest_bit(left)) {
            const set move = left & ~core::clear_lowest_bit(left);
            const set own = n.own | move;
            const set occupied = n.occupied() | move;
            set threats{};
            const set replies = replies_to(own, occupied, threats);
            if (replies == 0) return score_of_win(n.free - 3);
            if (!wins_in_3(n.opponent, occupied, replies))
                return n.free >= 6 ? -score_of_win(n.free - 6) : 0;
        }
        return -score_of_win(n.free - 4);
    }

    /// Searches a node with the transposition table, the claimeven bound and move ordering.
    int search_with_table(const node& n, int alpha) {
        constexpr auto step = [](negamax_search& self, const node& current, int bound)
                                  __attribute__((always_inline)) {
                                      return self.search_with_table_inlined(current, bound);
                                  };
        return Cpu::template run<step>(*this, n, alpha);
    }
    [[gnu::always_inline]] int search_with_table_inlined(const node& n, int alpha) {
        const int left = plies_left(n, alpha);
        tier& table = table_.for_plies(left);
        const bool is_stored = n.free >= min_free_stored;
        const hash_type hash =
            is_stored ? hash_of(table, n.own, n.occupied(), n.free) : hash_type{};
        bounds score_bounds{-table_bound, table_bound};
        if (is_stored) {
            table.find(hash).probe(score_bounds);
            if (score_bounds.lower > alpha) return score_bounds.lower;
            if (score_bounds.upper <= alpha) return score_bounds.upper;
        }
        const bool probes_children = n.free >= min_free_probed && left >= min_plies_probed;
        const tier& next = table_.for_plies(left - 1);
        children moves;
        if (probes_children) prefetch_children(n, next, moves);
        if (const int upper = claimeven_upper_bound(n, alpha); upper <= alpha) return upper;
        if (!generate(n, alpha, moves)) return score_of_win(n.free - 3);
        int best = probes_children ? probe_children(next, moves, alpha) : -table_bound;
        if (best <= alpha && left >= min_plies_bounded) best = bound_children(n, moves, alpha);
        if (best <= alpha) best = search_moves(n, moves, alpha);
        if (is_stored && !is_stopped_) {
            (best > alpha ? score_bounds.lower : score_bounds.upper) = best;
            table.store(hash, score_bounds, in_progress_ == nullptr);
        }
        return best;
    }

    /// Returns the number of plies to the horizon. A win after the horizon cannot change the
    /// result. If alpha is at least 0, only wins of the player to move can change it. Otherwise,
    /// only wins of the opponent can change it.
    [[nodiscard]] static constexpr int plies_left(const node& n, int alpha) {
        return alpha >= 0 ? n.free - 2 * alpha : n.free + 2 * alpha + 2;
    }
    /// This function is not inlined, because inlining it at both calls would double the time that
    /// the search takes to compile.
    [[nodiscard]] int claimeven_upper_bound(const node& n, int alpha) const {
        constexpr auto step =
            [](const negamax_search& self, const node& current, int bound)
                __attribute__((always_inline)) { return self.claimeven_inlined(current, bound); };
        return Cpu::template run<step>(*this, n, alpha);
    }
    [[nodiscard, gnu::always_inline]] int claimeven_inlined(const node& n, int alpha) const {
        if (alpha < -geometry().rows / 2)
            return claimeven_bound<bitboard::geometry<set>>::unbounded;  // the bound is never that
                                                                         // low
        const set playable = geometry().playable(n.occupied());
        return claimeven_bound(geometry(), n.own, n.opponent, n.threats & ~playable, playable)
            .upper_bound(n.free, alpha);
    }

    [[gnu::always_inline]] int search_moves(const node& n, children& moves, int alpha) {
        int best = -table_bound;
        for (int searched = 0;; ++searched) {
            const int next = best_move(moves);
            if (moves.move_score[next] == no_move) return best;
            std::uint64_t mark = 0;
            if (in_progress_ != nullptr && searched > 0 && n.free >= min_free_marked) {
                mark =
                    tier::index_hash(hash_of(table_.for_plies(plies_left(n, alpha) - 1), n.opponent,
                                             n.opponent | moves.own[next], n.free - 1));
                if (in_progress_->contains(mark) && moves.move_score[next] > -deferred / 2) {
                    moves.move_score[next] -= deferred;
                    continue;
                }
                in_progress_->insert(mark);
            }
            moves.move_score[next] = no_move;
            const int score = -negamax(
                {n.opponent, moves.own[next], moves.threats[next], moves.replies[next], n.free - 1},
                -alpha - 1);
            if (mark != 0) in_progress_->remove(mark);
            if (is_stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
    }
    [[nodiscard, gnu::always_inline]] int best_move(const children& moves) const {
        int result = 0;
        for (int i = 1; i < columns(); ++i)
            if (moves.move_score[i] > moves.move_score[result]) result = i;
        return result;
    }

    /// Computes the hashes of the children and prefetches their table entries. The entries arrive
    /// while the search generates the moves.
    [[gnu::always_inline]] void prefetch_children(const node& n, const tier& next,
                                                  children& moves) const {
        const set key = key_of(n.opponent, n.occupied());
        const bool is_mirrored = n.free > min_free_mirrored;
        const set image = is_mirrored ? mirrored(key) : set{};
        for (int i = 0; i < columns(); ++i) {
            const set move = n.moves & board_.board.columns[i];
            set child = key + move;
            if (is_mirrored) {
                const int right = (2 * i + 1 - columns()) * geometry().stride;
                const set child_image = image + (right > 0 ? move >> right : move << -right);
                child = child_image < child ? child_image : child;
            }
            moves.hash[i] = next.hash(child);
            if (move != 0) next.find(moves.hash[i]).prefetch();
        }
    }

    /// Returns the best score that the table proves for one of the moves, or -table_bound if the
    /// table proves no score. In move ordering, gives a bonus to each move whose child has an upper
    /// bound in the table.
    [[gnu::always_inline]] int probe_children(const tier& next, children& moves, int alpha) const {
        int best = -table_bound;
        for (int i = 0; i < columns() && best <= alpha; ++i) {
            if (moves.move_score[i] == no_move) continue;
            bounds score_bounds{-table_bound, table_bound};
            next.find(moves.hash[i]).probe(score_bounds);
            best = -score_bounds.upper > best ? -score_bounds.upper : best;
            if (score_bounds.upper != table_bound)
                moves.move_score[i] += known_child_bonus - score_bounds.upper;
        }
        return best;
    }

    /// Returns a score above alpha that the claimeven bound proves for one of the moves, or
    /// -table_bound if the bound proves no such score.
    [[gnu::always_inline]] int bound_children(const node& n, const children& moves,
                                              int alpha) const {
        for (int i = 0; i < columns(); ++i) {
            if (moves.move_score[i] == no_move) continue;
            const node child{n.opponent, moves.own[i], moves.threats[i], moves.replies[i],
                             n.free - 1};
            const int upper = claimeven_upper_bound(child, -alpha - 1);
            if (upper < -alpha) return -upper;
        }
        return -table_bound;
    }

    /// Returns the key of a position. The key plus the bottom row is a set of bits: the own stones,
    /// and one bit above the highest stone of each column. Therefore, no two positions have the
    /// same key.
    [[nodiscard, gnu::always_inline]] static constexpr set key_of(set own, set occupied) {
        return own + occupied;
    }
    /// Returns the hash of a position's key. Mirror images share a hash only while many squares are
    /// free, because later the gain is small.
    [[nodiscard, gnu::always_inline]] hash_type hash_of(const tier& table, set own, set occupied,
                                                        int free) const {
        set key = key_of(own, occupied);
        if (free >= min_free_mirrored) {
            const set image = mirrored(key);
            key = image < key ? image : key;
        }
        return table.hash(key);
    }
    /// Returns the mirror image of a key, including the bits that a key has above the columns.
    [[nodiscard, gnu::always_inline]] set mirrored(set key) const {
        const set column = geometry().column << 1 | 1U;
        set result{};
        for (int left = 0, right = (columns() - 1) * geometry().stride; right >= 0;
             left += geometry().stride, right -= geometry().stride)
            result |= (key >> left & column) << right;
        return result;
    }

    /// Generates all moves with their scores for move ordering. Returns false if one of the moves
    /// wins. A move has a higher score if the player has more winning squares after it. If moves
    /// lead to equally many winning squares, their columns and rows decide. Processes several
    /// columns with one vector, including columns without a move. This is faster than a loop over
    /// the moves, even if there are few moves. Source: the move ordering of Pascal Pons' solver.
    [[gnu::always_inline]] bool generate(const node& n, int alpha, children& moves) const {
        const int aim = board_.board.aim_of(n.free, alpha);
        // After the first eight columns, half a vector is enough if at most four columns are left,
        // as on boards of 9 to 12 columns.
        constexpr bool has_halves = max_columns > 8 && Cpu::lanes == 8;
        std::uint64_t wins = 0;
        int column = 0;
        for (; column + (has_halves ? 4 : 0) < columns(); column += Cpu::lanes)
            wins |= generate_columns<Cpu::lanes>(n, aim, column, moves);
        if (has_halves && column < columns()) wins |= generate_columns<4>(n, aim, column, moves);
        return wins == 0;
    }
    template <class Sets>
    [[gnu::always_inline]] void add_winning_squares(const Sets& own, Sets& result) const {
        if (board_.board.shifts_in_lanes()) {
            geometry().add_winning_squares(own, geometry().steps, result);
        } else {
            constexpr std::size_t lanes = sizeof(Sets) / sizeof(set);
            core::detail::simd_array<set, lanes> each;
            each.store(0, own);
            for (int i = 0; i < int{lanes}; ++i) each.set(i, geometry().winning_squares(each[i]));
            each.load(0, result);
        }
    }
    /// Generates the moves in `Lanes` columns, starting at `column`. Returns a nonzero number if
    /// one of the moves wins.
    template <int Lanes>
    [[gnu::always_inline]] std::uint64_t generate_columns(const node& n, int aim, int column,
                                                          children& moves) const {
        using sets = core::detail::word_simd<set, Lanes>;
        using simd = core::detail::simd<Lanes>;
        sets move;
        board_.board.columns.load(column, move);
        move &= n.moves;
        const sets own = move | n.own;
        const sets occupied = move | n.occupied();
        sets threats{};
        add_winning_squares(own, threats);
        threats &= geometry().squares & ~occupied;
        const sets playable = (occupied + geometry().bottom_row) & geometry().squares;
        const sets forced = playable & threats;
        simd if_none;
        simd if_one;
        core::detail::zero_lanes(forced, if_none);
        core::detail::zero_lanes(forced & (forced - 1), if_one);
        const sets replies = playable & (forced | if_none) & if_one & ~(threats >> 1);
        moves.own.store(column, own);
        moves.threats.store(column, threats);
        moves.replies.store(column, replies);
        simd count;
        core::detail::popcount_lanes<Cpu::has_simd_popcount>(threats, count);
        simd bonus;
        std::memcpy(&bonus, board_.board.column_bonus + column, sizeof bonus);
        const simd by_row = simd{} + row_bonus;
        simd absent;
        core::detail::zero_lanes(move & board_.board.bonus_rows[aim], absent);
        bonus += by_row & ~absent;
        core::detail::zero_lanes(move & board_.board.malus_rows[aim], absent);
        bonus -= by_row & ~absent;
        const simd none = simd{} + static_cast<std::uint64_t>(no_move);
        core::detail::zero_lanes(move, absent);
        const simd score = absent != 0 ? none : (count << 6) + bonus;
        std::memcpy(moves.move_score + column, &score, sizeof score);
        simd wins;
        core::detail::zero_lanes(replies, wins);
        wins &= ~absent;
        return core::detail::union_of_lanes(wins);
    }

    static constexpr int table_bound = 63;
    static constexpr std::uint64_t row_bonus = 6;  ///< equals the bonus of one and a half columns
    static constexpr std::int64_t no_move = -(1 << 14);
    static constexpr std::int64_t deferred = 1 << 13;
    static constexpr int known_child_bonus = 30;
    static constexpr int min_free_stored = 8;    ///< with fewer free squares, storing saves no time
    static constexpr int min_free_probed = 17;   ///< with fewer free squares, few probes succeed
    static constexpr int min_plies_probed = 10;  ///< with fewer plies left, probing saves no time
    static constexpr int min_plies_bounded = 17;  ///< with fewer plies left, bounds save no time
    static constexpr int min_free_mirrored = 30;
    /// With fewer free squares, marking saves two threads no nodes. Each mark writes to memory that
    /// the other threads read.
    static constexpr int min_free_marked = 24;

    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    [[no_unique_address]] Board board_;
    transposition_table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    InProgress* in_progress_;
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::drop_search
