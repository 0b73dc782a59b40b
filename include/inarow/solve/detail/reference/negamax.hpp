// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/line.hpp>
#include <inarow/game/position.hpp>
#include <inarow/game/position_view.hpp>
#include <inarow/solve/bounds.hpp>
#include <inarow/solve/detail/score.hpp>
#include <inarow/solve/game_value.hpp>

/// The reference search: negamax with null windows and a transposition table. The search uses only
/// the functions in inarow/game/, and assumes nothing else about a game. It therefore supports all
/// rules and positions, but is slow. Tests compare all other searches with the reference search.
namespace inarow::inline v0::solve::detail::reference {

/// A transposition table that stores nothing, for constant evaluation and for a node_limit.
struct no_table {
    [[nodiscard]] static constexpr bounds probe(const auto& /*position*/) {
        return {-no_bound, no_bound};
    }
    static constexpr void store(const auto& /*position*/, const bounds& /*known*/) {}
};

/// Decides whether the score of a position is above a bound. Table is a position_table or no_table.
/// Budget has `bool consume()`, which returns whether one more node may be searched.
template <int Capacity, class Table, class Budget>
class negamax_search {
    using position_type = basic_position<Capacity>;

public:
    constexpr negamax_search(Table& table, Budget& budget) : table_{table}, budget_{budget} {}

    /// Returns whether the search used up the budget or went deeper than max_ply. If so, the last
    /// result is meaningless.
    [[nodiscard]] constexpr bool is_stopped() const { return is_stopped_; }

    /// Searches with a null window. A result above alpha is a lower bound on the score, and any
    /// other result is an upper bound (fail-soft).
    constexpr int null_window(const position_type& p, int alpha) { return negamax(p, alpha, 0); }

private:
    constexpr int negamax(const position_type& p, int alpha, int ply) {
        const int free = p.rules().squares() - p.stones();
        if (p.is_over()) return score_of({p.outcome(), 0}, free, p.to_move());
        if (is_stopped_ || ply > max_ply || !budget_.consume()) {
            is_stopped_ = true;
            return 0;
        }
        bounds known = table_.probe(p);
        if (known.lower > alpha) return known.lower;
        if (known.upper <= alpha) return known.upper;
        const auto [lower, upper] = scores_of(p.rules(), free);
        if (lower > alpha) return lower;
        if (upper <= alpha) return upper;
        // Looks for winning moves first, because a depth-first search without move ordering may
        // search all other moves before it finds one.
        int best = best_line(p, free);
        p.for_each_move([&](square s) {
            if (is_stopped_ || best > alpha) return;
            const int found = -negamax(p.after(s), -alpha - 1, ply + 1);
            best = found > best ? found : best;
        });
        if (is_stopped_) return 0;
        (best > alpha ? known.lower : known.upper) = best;
        table_.store(p, known);
        return best;
    }

    struct stones {
        position_view position;
        player owner;
        [[nodiscard]] constexpr bool test(int index) const {
            return position.has_stone(owner, index);
        }
    };

    /// Returns the score of a move that wins by completing a line, or -no_bound if there is no such
    /// move.
    static constexpr int best_line(const position_type& p, int free) {
        const outcome ended = outcome_of_line(p.rules(), p.to_move());
        const int score = -score_of({ended, 0}, free - 1, other(p.to_move()));
        const stones own{p, p.to_move()};
        bool has_line = false;
        if (score > 0)
            p.for_each_move(
                [&](square s) { has_line = has_line || completes_line(own, p.rules(), s); });
        return has_line ? score : -no_bound;
    }

    // The members can be references, because the object exists only while it answers one question.
    // NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members)
    Table& table_;
    Budget& budget_;
    // NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)
    bool is_stopped_ = false;
};

}  // namespace inarow::inline v0::solve::detail::reference
