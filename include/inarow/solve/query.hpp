// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/inplace_vector.hpp>
#include <inarow/game/position.hpp>
#include <inarow/solve/bounds.hpp>
#include <inarow/solve/detail/search_kind.hpp>
#include <inarow/solve/detail/symmetry_strategy.hpp>
#include <inarow/solve/detail/tile_strategy.hpp>
#include <inarow/solve/game_value.hpp>

/// A query is an object that represents a question about a position under perfect play. The object
/// also contains the intermediate results of the search for the answer. `resume(search)` continues
/// a query until the query is answered or the search stops. A compiler limits the length of each
/// constant evaluation, so an answer at compile time can take several constant evaluations. A
/// program can resume a query again and again until the time for the answer runs out.
///
/// The argument `search` has two member functions. `int null_window(position, alpha)` decides
/// whether the score is above alpha, and returns a bound on the score. A result above alpha is a
/// lower bound, and any other result is an upper bound. The bound is fail-soft, which means that it
/// can be tighter than alpha requires. `bool is_stopped()` returns whether the search has reached
/// its limit. If the search has stopped, the last bound is meaningless.
///
/// `remaining()` estimates the work that is left. For most queries, this estimate is the number of
/// scores that the search still has to rule out, the number of moves that it still has to search,
/// or the sum of the two.
namespace inarow::inline v0::solve {

namespace detail {

/// Returns the bounds of the score that are known without a search.
[[nodiscard]] constexpr bounds bounds_by_strategy(const position_view& p) {
    const int free = p.free();
    if (p.is_over()) {
        const int known = score_of({p.outcome(), 0}, free, p.to_move());
        return {known, known};
    }
    const bounds possible{-(free / 2 + 1), (free + 1) / 2};
    return narrowed_by_tile_strategy(p, narrowed_by_symmetry_strategy(p, possible));
}

/// Returns a bound on the score that shows whether the score is above alpha. Searches only if
/// bounds_by_strategy does not show this.
template <int Capacity>
[[nodiscard]] constexpr int null_window(auto& search, const basic_position<Capacity>& p,
                                        int alpha) {
    const bounds known = bounds_by_strategy(p);
    if (known.lower > alpha) return known.lower;
    return known.upper <= alpha ? known.upper : search.null_window(p, alpha);
}

}  // namespace detail

/// Asks for the value of a position.
template <int Capacity>
struct value_query {
    using position_type = basic_position<Capacity>;

    position_type position;
    bounds score_bounds;

    explicit constexpr value_query(const position_type& p)
        : position{p}, score_bounds{detail::bounds_by_strategy(p)} {}
    /// Makes a query for a position whose score is already known.
    constexpr value_query(const position_type& p, int score)
        : position{p}, score_bounds{score, score} {}

    /// Returns the number of free squares.
    [[nodiscard]] constexpr int free() const {
        return position.rules().squares() - position.stones();
    }
    [[nodiscard]] constexpr const position_type& root() const { return position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return score_bounds; }
    [[nodiscard]] constexpr bool is_done() const { return is_exact(score_bounds); }
    [[nodiscard]] constexpr int remaining() const {
        return score_bounds.upper - score_bounds.lower;
    }
    /// Precondition: is_done().
    [[nodiscard]] constexpr int score() const { return score_bounds.lower; }
    /// Precondition: is_done().
    [[nodiscard]] constexpr game_value value() const {
        if (position.is_over()) return {position.outcome(), 0};
        return value_of(score(), position.rules(), free(), position.to_move());
    }

    constexpr void resume(auto& search) {
        auto& [lower, upper] = score_bounds;
        while (lower < upper) {
            const int alpha = next_alpha();
            const int bound = search.null_window(position, alpha);
            if (search.is_stopped()) return;
            (bound > alpha ? lower : upper) = bound;
        }
    }

    /// Returns whether to search for the sign of the score before its magnitude. Returns true near
    /// the end of the game, because a fast win is then no cheaper to find than any other win. At
    /// run time, also returns true if the maker-breaker search supports the rules, because this
    /// search proves cheaply that nobody wins.
    [[nodiscard]] constexpr bool is_sign_first() const {
        constexpr int max_free_near_end = 14;
        if (free() <= max_free_near_end) return true;
        if consteval {
            return false;
        } else {
            return detail::search_for(position.rules()) == detail::search_kind::maker_breaker;
        }
    }

private:
    /// Returns alpha for the next null window. Unless is_sign_first() is true, first tests for fast
    /// losses and wins, which leave at least half of the free squares empty. These tests are cheap
    /// and narrow the bounds. Source: Pascal Pons, Solving Connect 4: how to build a perfect AI.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [lower, upper] = score_bounds;
        // If the symmetry strategy excludes wins, rounds the middle of the bounds up, toward later
        // losses.
        const bool is_lossy = position.rules().convention == convention::misere && upper == 0;
        const int middle = is_lossy && lower < -1 ? lower / 2 : lower + (upper - lower) / 2;
        if (is_sign_first()) return lower < 0 && upper >= 0 ? (upper > 0 ? 0 : -1) : middle;
        if (lower < 0 && middle <= 0 && lower / 2 < middle) return lower / 2;
        return middle >= 0 && upper / 2 > middle ? upper / 2 : middle;
    }
};

/// Asks who wins from a position, or whether the game is a draw.
template <int Capacity>
struct outcome_query {
    value_query<Capacity> value;

    explicit constexpr outcome_query(const value_query<Capacity>& known) : value{known} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return value.position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return value.score_bounds; }
    [[nodiscard]] constexpr bool is_done() const {
        const auto& [lower, upper] = value.score_bounds;
        return lower > 0 || upper < 0 || lower == upper;
    }
    [[nodiscard]] constexpr int remaining() const { return is_done() ? 0 : value.remaining(); }
    /// Precondition: is_done().
    [[nodiscard]] constexpr inarow::outcome outcome() const {
        const auto& [lower, upper] = value.score_bounds;
        if (value.position.is_over()) return value.position.outcome();
        if (lower > 0) return won_by(value.position.to_move());
        return upper < 0 ? won_by(other(value.position.to_move())) : inarow::outcome::draw;
    }

    constexpr void resume(auto& search) {
        auto& [lower, upper] = value.score_bounds;
        while (!is_done()) {
            const int alpha = next_alpha();
            const int bound = search.null_window(value.position, alpha);
            if (search.is_stopped()) return;
            (bound > alpha ? lower : upper) = bound;
        }
    }

private:
    /// Returns alpha for the next null window. Unless value.is_sign_first() is true, first tests
    /// for fast wins and losses, which leave at least half of the free squares empty and are cheap
    /// to find. Then tests for the sign of the score.
    [[nodiscard]] constexpr int next_alpha() const {
        const auto& [lower, upper] = value.score_bounds;
        const int quarter = value.free() / 4;
        if (!value.is_sign_first()) {
            if (upper > quarter) return quarter;
            if (lower < -quarter) return -quarter - 1;
        }
        return upper > 0 ? 0 : -1;
    }
};

namespace detail {

/// Returns the number of legal moves to squares whose index is at least `index`.
template <int Capacity>
[[nodiscard]] constexpr int moves_from(const basic_position<Capacity>& p, int index) {
    int result = 0;
    for (; index < p.rules().squares(); ++index)
        if ((p.check)(square_at(p.rules(), index)).legal) ++result;
    return result;
}

}  // namespace detail

/// Asks which moves are best. The best moves are the moves that win soonest; if no move wins, the
/// moves that draw; if all moves lose, the moves that lose latest. The answer is in reading order:
/// row by row from the top left.
template <int Capacity>
struct best_moves_query {
    value_query<Capacity> value;
    bool first_only;  ///< whether to stop at the first best move
    int next_square = 0;
    core::inplace_vector<square, Capacity> best{};

    explicit constexpr best_moves_query(const value_query<Capacity>& known, bool one = false)
        : value{known}, first_only{one} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return value.position; }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const { return value.score_bounds; }
    [[nodiscard]] constexpr bool is_done() const {
        return next_square >= value.position.rules().squares() || (first_only && !best.empty());
    }
    [[nodiscard]] constexpr int remaining() const {
        return is_done() ? 0 : value.remaining() + detail::moves_from(value.position, next_square);
    }

    constexpr void resume(auto& search) {
        value.resume(search);
        for (; !search.is_stopped() && !is_done(); ++next_square) {
            const square s = square_at(value.position.rules(), next_square);
            if (!(value.position.check)(s).legal) continue;
            const int alpha = -value.score();
            const int bound = detail::null_window(search, value.position.after(s), alpha);
            if (search.is_stopped()) return;
            if (bound <= alpha) best.push_back(s);
        }
    }
};

/// Asks whether the score of a position is above `alpha`.
template <int Capacity>
struct null_window_query {
    basic_position<Capacity> position;
    int alpha;
    bool is_searched = false;
    bool is_above = false;

    constexpr null_window_query(const basic_position<Capacity>& p, int bound)
        : position{p}, alpha{bound} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const { return position; }
    [[nodiscard]] constexpr bool is_done() const { return is_searched; }
    [[nodiscard]] constexpr int remaining() const { return is_searched ? 0 : 1; }

    constexpr void resume(auto& search) {
        is_above = detail::null_window(search, position, alpha) > alpha;
        is_searched = !search.is_stopped();
    }
};

/// A legal move, and the value of the game if the player to move makes this move.
struct scored_move {
    square where{};
    game_value value{};  ///< the number of plies includes the move
    int score = 0;       ///< from the point of view of the player who makes the move

    constexpr bool operator==(const scored_move&) const = default;
};

/// Asks for the value of each legal move. The answer is in reading order: row by row from the top
/// left.
template <int Capacity>
struct move_scores_query {
    value_query<Capacity> root_value;
    int next_square = 0;
    bool has_current = false;
    value_query<Capacity> current;  ///< the query for the position after the next move
    core::inplace_vector<scored_move, Capacity> scores{};

    explicit constexpr move_scores_query(const value_query<Capacity>& known)
        : root_value{known}, current{known} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const {
        return root_value.position;
    }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const {
        return root_value.score_bounds;
    }
    [[nodiscard]] constexpr bool is_done() const {
        return root().is_over() || next_square >= root().rules().squares();
    }
    [[nodiscard]] constexpr int remaining() const {
        return detail::moves_from(root(), next_square);
    }

    constexpr void resume(auto& search) {
        for (; !is_done(); ++next_square) {
            const square s = square_at(root().rules(), next_square);
            if (!(root().check)(s).legal) continue;
            if (!has_current) current = value_query<Capacity>(root().after(s));
            has_current = true;
            current.resume(search);
            if (search.is_stopped()) return;
            has_current = false;
            game_value v = current.value();
            ++v.plies;
            scores.push_back({s, v, -current.score()});
        }
    }
};

/// Asks for the moves to the end of the game if both players always play the first of their best
/// moves.
template <int Capacity>
struct principal_variation_query {
    value_query<Capacity> root_value;
    best_moves_query<Capacity> current;
    core::inplace_vector<square, Capacity> moves{};

    explicit constexpr principal_variation_query(const value_query<Capacity>& known)
        : root_value{known}, current{known, true} {}

    [[nodiscard]] constexpr const basic_position<Capacity>& root() const {
        return root_value.position;
    }
    [[nodiscard]] constexpr const bounds& root_score_bounds() const {
        return moves.empty() ? current.value.score_bounds : root_value.score_bounds;
    }
    [[nodiscard]] constexpr bool is_done() const { return current.value.position.is_over(); }
    [[nodiscard]] constexpr int remaining() const { return current.remaining(); }

    constexpr void resume(auto& search) {
        while (!is_done()) {
            current.resume(search);
            if (search.is_stopped()) return;
            // Assigns a copy, because clang 22's new interpreter assumes that the two objects
            // overlap.
            if (moves.empty()) root_value = value_query(current.value);
            const square best = current.best[0];
            moves.push_back(best);
            current = best_moves_query<Capacity>(
                {current.value.position.after(best), -current.value.score()}, true);
        }
    }
};

}  // namespace inarow::inline v0::solve
