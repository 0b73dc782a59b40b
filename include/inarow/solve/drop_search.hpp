// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/lanes.hpp>
#include <inarow/core/processor.hpp>
#include <inarow/solve/busy_marks.hpp>
#include <inarow/solve/drop_memory.hpp>
#include <inarow/solve/follow_up.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>

/// The search of the running program, for boards on which stones drop and that fit into one word:
/// what search.hpp does, faster by a factor of fifty. docs/solve/drop_search.md explains it, with
/// what each part is worth.
namespace inarow::inline v0::solve {

/// A board of at most so many columns: 8, or 32, which is all that fit into a word.
template <std::size_t MostColumns>
struct drop_board {
    static constexpr std::size_t most_columns = MostColumns;

    grid<std::uint64_t> on;
    std::uint64_t columns[MostColumns]{};  ///< the squares of each; none where there is no column
    std::int64_t order[MostColumns]{};     ///< the higher, the nearer to the middle
    std::uint64_t steps[4]{};              ///< in the four directions
    std::uint64_t tried_sooner[4]{};       ///< by a step and a half from column to column; by aim
    std::uint64_t tried_later[4]{};

    /// What the player to move is after: to win, or not to lose; with an even number of free
    /// squares or an odd one, which on most boards says who began.
    [[nodiscard]] static constexpr int aim_of(int free, int alpha) {
        return free % 2 * 2 + (alpha >= 0 ? 1 : 0);
    }

    explicit constexpr drop_board(const rules& r) : on(r) {
        for (int i = 0; i < 4; ++i) steps[i] = static_cast<std::uint64_t>(on.steps[i]);
        for (int i = 0; i < r.columns; ++i) {
            columns[i] = on.column << i * on.stride;
            const int beside = 2 * i - (r.columns - 1);
            order[i] = beside > 0 ? -2 * beside : 2 * beside + 1;
        }
        if (r.rows == 6) add_rows();
    }

private:
    /// Found by trial on Connect Four; boards of six rows gain, others do not. The middle is worth
    /// less low down, and who answers wins on the squares that fall to him (follow_up.hpp). A heavy
    /// search looks at a quarter fewer positions.
    constexpr void add_rows() {
        const auto rows = [this](auto... heights) {
            return (std::uint64_t{} | ... | (on.bottoms << heights));
        };
        tried_later[aim_of(0, -1)] = rows(0, 1);
        tried_later[aim_of(0, 0)] = rows(0);
        tried_sooner[aim_of(1, -1)] = rows(2, 3);
        tried_sooner[aim_of(1, 0)] = rows(3, 5);
        tried_later[aim_of(1, 0)] = rows(0, 4);
    }
};

/// Where the search takes the board from: what is known when the program is compiled makes it
/// faster by half.
template <rules Rules>
struct fixed_board {
    static constexpr drop_board<Rules.columns <= 8 ? 8 : 32> board{Rules};
};
template <std::size_t MostColumns>
struct any_board {
    drop_board<MostColumns> board;
};

/// A position as the player to move sees it, who cannot win at once and is not lost at once.
struct quiet_node {
    std::uint64_t own;
    std::uint64_t theirs;
    std::uint64_t threats;  ///< the free squares that would complete a line of theirs
    std::uint64_t moves;    ///< those that do not lose at once; at least one
    int free;               ///< how many squares are free

    [[nodiscard]] constexpr std::uint64_t taken() const { return own | theirs; }
};

/// Budget has `bool spend()`, as in search.hpp. All that is done for a position is inlined into the
/// two functions that look at one, so that it is compiled for the Processor.
template <class Source, class Budget, class Processor = core::common_processor>
class drop_search {
    using set = std::uint64_t;
    using lanes = core::lanes<Processor::lanes>;

public:
    /// `marks` of the threads that search with this one, if any do.
    drop_search(const Source& from, drop_memory& memory, Budget& budget, busy_marks* marks)
        : from_{from}, memory_{memory}, budget_{budget}, marks_{marks} {}

    [[nodiscard]] bool stopped() const { return stopped_; }

    /// As search::compare_any, of a position without holes.
    int compare(set own, set theirs, int free, int alpha) {
        const grid<set>& on = from_.board.on;
        const set taken = own | theirs;
        const set playable = on.playable(taken);
        if (playable == 0) return 0;
        if ((on.completing(own) & playable) != 0) return score_of_end(free - 1);
        const set threats = on.completing(theirs) & on.squares & ~taken;
        const set moves = not_losing(playable, threats);
        if (moves == 0) return free > 1 ? -score_of_end(free - 2) : 0;
        return look_at({own, theirs, threats, moves, free}, alpha);
    }

private:
    static constexpr std::size_t most_columns = decltype(Source::board)::most_columns;

    /// What the moves from a position lead to, as the other player will see it, by columns.
    struct moves_made {
        set own[most_columns];
        set threats[most_columns];
        set replies[most_columns];
        set scattered[most_columns];         ///< keys, where they are asked for first
        std::int64_t promise[most_columns];  ///< no_move where there is none
    };

    /// The score of who makes the last move of a game, with so many squares left after it.
    [[nodiscard]] static constexpr int score_of_end(int free_after) { return free_after / 2 + 1; }
    [[nodiscard]] static constexpr bool is_one(set some) { return core::without_lowest(some) == 0; }

    /// Of the moves that are possible those that do not lose at once. Without a branch: some
    /// compilers make the loops around it slower by half for one.
    [[nodiscard, gnu::always_inline]] static constexpr set not_losing(set playable, set threats) {
        const set forced = playable & threats;
        const set if_none = set{} - set{forced == 0};
        const set if_one = set{} - set{is_one(forced)};
        // A stone below a square where the other wins lets him have it.
        return playable & (forced | if_none) & if_one & ~(threats >> 1);
    }

    /// As grid::completing; in all four directions at once where the processor can.
    [[nodiscard, gnu::always_inline]] set completing(set own) const {
        const grid<set>& on = from_.board.on;
        if constexpr (Processor::shifts_each) {
            using directions = core::lanes<4>;
            directions in[1];
            std::memcpy(in, from_.board.steps, sizeof in);
            directions found{};
            on.add_completing(directions{} + own, in, found);
            return (found[0] | found[1]) | (found[2] | found[3]);
        } else {
            return on.completing(own);
        }
    }

    /// What the other can play when `own` has been made of it; if nothing, he has lost. There are
    /// free squares.
    [[nodiscard, gnu::always_inline]] set replies_to(set own, set taken, set& threats) const {
        const grid<set>& on = from_.board.on;
        threats = completing(own) & on.squares & ~taken;
        return not_losing(on.playable(taken), threats);
    }

    /// Whether a move leaves the other nothing, so that the second stone from here wins. At least
    /// three squares are free.
    [[nodiscard, gnu::always_inline]] bool wins_with_second(set own, set taken, set moves) const {
        for (set left = moves; left != 0; left = core::without_lowest(left)) {
            const set made = left & ~core::without_lowest(left);
            set threats{};
            if (replies_to(own | made, taken | made, threats) == 0) return true;
        }
        return false;
    }

    /// As search::look_at.
    int look_at(const quiet_node& at, int alpha) {
        constexpr auto step =
            [](drop_search& by, const quiet_node& node, int limit)
                __attribute__((always_inline)) { return by.look_at_inlined(node, limit); };
        return Processor::template run<step>(*this, at, alpha);
    }
    [[gnu::always_inline]] int look_at_inlined(const quiet_node& at, int alpha) {
        if (stopped_ || !budget_.spend()) {
            stopped_ = true;
            return 0;
        }
        if (at.free <= 2) return 0;
        // The end is near when only the second own stone from here can be soon enough: then nobody
        // needs an order of moves or a table. Two in five positions are such.
        const int with_third = at.free >= 5 ? score_of_end(at.free - 5) : 0;
        if (with_third <= alpha || at.free == 3)
            return wins_with_second(at.own, at.taken(), at.moves) ? score_of_end(at.free - 3)
                                                                  : with_third;
        if (is_one(at.moves)) return look_past_only_move(at, alpha);
        const int lost_to_third = at.free >= 6 ? -score_of_end(at.free - 6) : 0;
        if (lost_to_third > alpha) return holds_against_second(at);
        return look_at_all(at, alpha);
    }

    [[gnu::always_inline]] int look_past_only_move(const quiet_node& at, int alpha) {
        const set own = at.own | at.moves;
        set threats{};
        const set replies = replies_to(own, at.taken() | at.moves, threats);
        if (replies == 0) return score_of_end(at.free - 3);
        return -look_at({at.theirs, own, threats, replies, at.free - 1}, -alpha - 1);
    }

    /// A bound that shows whether the other wins with his second stone from here: that would be too
    /// soon, and any later is not.
    [[gnu::always_inline]] int holds_against_second(const quiet_node& at) {
        for (set left = at.moves; left != 0; left = core::without_lowest(left)) {
            const set made = left & ~core::without_lowest(left);
            const set own = at.own | made;
            const set taken = at.taken() | made;
            set threats{};
            const set replies = replies_to(own, taken, threats);
            if (replies == 0) return score_of_end(at.free - 3);
            if (!wins_with_second(at.theirs, taken, replies))
                return at.free >= 6 ? -score_of_end(at.free - 6) : 0;
        }
        return -score_of_end(at.free - 4);
    }

    /// With a bound that needs no search, the table, and all moves in an order.
    int look_at_all(const quiet_node& at, int alpha) {
        constexpr auto step =
            [](drop_search& by, const quiet_node& node, int limit)
                __attribute__((always_inline)) { return by.look_at_all_inlined(node, limit); };
        return Processor::template run<step>(*this, at, alpha);
    }
    [[gnu::always_inline]] int look_at_all_inlined(const quiet_node& at, int alpha) {
        const int left = plies_left(at, alpha);
        compact_table& table = memory_.for_plies(left);
        const bool is_kept = at.free >= fewest_free_kept;
        const std::uint64_t scattered =
            is_kept ? scattered_key(table, at.own, at.taken(), at.free) : 0;
        bounds score_lies{-table_bound, table_bound};
        if (is_kept) {
            table.find(scattered).recall(score_lies);
            if (score_lies.least > alpha) return score_lies.least;
            if (score_lies.most <= alpha) return score_lies.most;
        }
        const bool asks_first =
            at.free >= fewest_free_asked_first && left >= fewest_plies_asked_first;
        const compact_table& next = memory_.for_plies(left - 1);
        moves_made made;
        if (asks_first) find_all(at, next, made);
        if (const int most = most_when_followed(at, alpha); most <= alpha) return most;
        if (!make_moves(at, alpha, made)) return score_of_end(at.free - 3);
        int best = asks_first ? best_known(next, made, alpha) : -table_bound;
        if (best <= alpha) best = best_of(at, made, alpha);
        if (is_kept && !stopped_) {
            (best > alpha ? score_lies.least : score_lies.most) = best;
            table.remember(scattered, score_lies, marks_ == nullptr);
        }
        return best;
    }

    /// Within how many plies from here the game must be won to matter: by the player to move, if
    /// the question is whether he wins, else by the other.
    [[nodiscard]] static constexpr int plies_left(const quiet_node& at, int alpha) {
        return alpha >= 0 ? at.free - 2 * alpha : at.free + 2 * alpha + 2;
    }
    [[nodiscard, gnu::always_inline]] int most_when_followed(const quiet_node& at,
                                                             int alpha) const {
        const grid<set>& on = from_.board.on;
        if (alpha < -on.rows / 2) return follow_up::unbound;  // it never shows so much
        const set playable = on.playable(at.taken());
        return follow_up(on, at.own, at.theirs, at.threats & ~playable, playable)
            .most(at.free, alpha);
    }

    [[gnu::always_inline]] int best_of(const quiet_node& at, moves_made& made, int alpha) {
        int best = -table_bound;
        for (int tried = 0;; ++tried) {
            const int next = most_promising(made);
            if (made.promise[next] == no_move) return best;
            std::uint64_t mark = 0;
            if (marks_ != nullptr && tried > 0 && at.free >= fewest_free_marked) {
                mark = scattered_key(memory_.for_plies(plies_left(at, alpha) - 1), at.theirs,
                                     at.theirs | made.own[next], at.free - 1);
                if (marks_->has(mark) && made.promise[next] > -later / 2) {
                    made.promise[next] -= later;
                    continue;
                }
                marks_->set(mark);
            }
            made.promise[next] = no_move;
            const int score = -look_at(
                {at.theirs, made.own[next], made.threats[next], made.replies[next], at.free - 1},
                -alpha - 1);
            if (mark != 0) marks_->clear(mark);
            if (stopped_ || score > alpha) return score;
            best = score > best ? score : best;
        }
    }
    [[nodiscard, gnu::always_inline]] int most_promising(const moves_made& made) const {
        int result = 0;
        for (int i = 1; i < columns(); ++i)
            if (made.promise[i] > made.promise[result]) result = i;
        return result;
    }

    /// Has what is known of the moves fetched, which takes as long as it takes to make them.
    [[gnu::always_inline]] void find_all(const quiet_node& at, const compact_table& next,
                                         moves_made& made) const {
        for (int i = 0; i < columns(); ++i) {
            const set move = at.moves & from_.board.columns[i];
            made.scattered[i] = scattered_key(next, at.theirs, at.taken() | move, at.free - 1);
            if (move != 0) next.find(made.scattered[i]).prefetch();
        }
    }

    /// The best that the table has on what the moves lead to. A move of which it says that it is
    /// not too good for the other promises more.
    [[gnu::always_inline]] int best_known(const compact_table& next, moves_made& made,
                                          int alpha) const {
        int best = -table_bound;
        for (int i = 0; i < columns() && best <= alpha; ++i) {
            if (made.promise[i] == no_move) continue;
            bounds score_lies{-table_bound, table_bound};
            next.find(made.scattered[i]).recall(score_lies);
            best = -score_lies.most > best ? -score_lies.most : best;
            if (score_lies.most != table_bound)
                made.promise[i] += promise_when_known - score_lies.most;
        }
        return best;
    }

    /// A key that no other position has, not even with other stones on it: in each column the own
    /// stones, and a bit above all stones. A board and its mirror image have the same while many
    /// squares are free; later there is little to gain from that.
    [[nodiscard, gnu::always_inline]] std::uint64_t scattered_key(const compact_table& in, set own,
                                                                  set taken, int free) const {
        set key = own + taken;
        if (free >= fewest_free_mirrored) {
            const set other = mirrored(key);
            key = other < key ? other : key;
        }
        return in.scattered(key);
    }
    [[nodiscard, gnu::always_inline]] set mirrored(set key) const {
        const grid<set>& on = from_.board.on;
        const set column = on.column << 1 | 1U;
        set result{};
        for (int left = 0, right = (on.columns - 1) * on.stride; right >= 0;
             left += on.stride, right -= on.stride)
            result |= (key >> left & column) << right;
        return result;
    }

    [[nodiscard]] int columns() const { return from_.board.on.columns; }

    /// All moves; false when one of them wins. The more squares a player could win on, the more a
    /// move promises; among equals the middle does (source: the order of moves of Pascal Pons'
    /// solver tutorial), and so do some rows. Several columns at once, whether there is a move in
    /// them or not: that is faster than one by one even where there are few.
    [[gnu::always_inline]] bool make_moves(const quiet_node& at, int alpha,
                                           moves_made& made) const {
        const int aim = from_.board.aim_of(at.free, alpha);
        for (int from = 0; from < columns(); from += Processor::lanes)
            make_some(at, aim, from, made);
        bool is_quiet = true;
        for (int i = 0; i < columns(); ++i)
            is_quiet =
                is_quiet && (made.replies[i] != 0 || (at.moves & from_.board.columns[i]) == 0);
        return is_quiet;
    }
    [[gnu::always_inline]] void make_some(const quiet_node& at, int aim, int from,
                                          moves_made& made) const {
        const grid<set>& on = from_.board.on;
        lanes move;
        std::memcpy(&move, from_.board.columns + from, sizeof move);
        move &= at.moves;
        const lanes own = move | at.own;
        const lanes taken = move | at.taken();
        lanes threats{};
        on.add_completing(own, on.steps, threats);
        threats &= on.squares & ~taken;
        const lanes playable = (taken + on.bottoms) & on.squares;
        const lanes forced = playable & threats;
        lanes replies = forced == 0 ? playable : forced;
        replies &= ((forced & (forced - 1)) == 0) & ~(threats >> 1);
        std::memcpy(made.own + from, &own, sizeof own);
        std::memcpy(made.threats + from, &threats, sizeof threats);
        std::memcpy(made.replies + from, &replies, sizeof replies);
        lanes count;
        if constexpr (Processor::counts_bits) {
            core::count_each_at_once(threats, count);
        } else {
            core::count_each(threats, count);
        }
        lanes order;
        std::memcpy(&order, from_.board.order + from, sizeof order);
        const lanes step = lanes{} + step_and_a_half;
        order += step & ((move & from_.board.tried_sooner[aim]) != 0);
        order -= step & ((move & from_.board.tried_later[aim]) != 0);
        const lanes none = lanes{} + static_cast<set>(no_move);
        const lanes promise = move == 0 ? none : (count << 6) + order;
        std::memcpy(made.promise + from, &promise, sizeof promise);
    }

    static constexpr int table_bound = 63;
    static constexpr set step_and_a_half = 6;  ///< from column to column, in the order
    static constexpr std::int64_t no_move = -(1 << 14);
    static constexpr std::int64_t later = 1 << 13;
    static constexpr int promise_when_known = 30;
    static constexpr int fewest_free_kept = 8;           ///< with fewer the table costs more
    static constexpr int fewest_free_asked_first = 17;   ///< with fewer it knows too little
    static constexpr int fewest_plies_asked_first = 10;  ///< with fewer it is found out sooner
    static constexpr int fewest_free_mirrored = 30;
    static constexpr int fewest_free_marked = 20;  ///< with fewer it is done too soon

    // It lives no longer than a question is worked at.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    [[no_unique_address]] Source from_;
    drop_memory& memory_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    busy_marks* marks_;
    bool stopped_ = false;
};

}  // namespace inarow::inline v0::solve
