// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <inarow/core/enum_names.hpp>
#include <inarow/core/inplace_vector.hpp>
#include <inarow/game/game.hpp>
#include <inarow/solve/questions.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

/// An analysis judges a game move by move. It contains the scores before and after each move, and
/// the moves that would have been better. All scores in an analysis are from the first player's
/// point of view: positive if the first player wins.
namespace inarow::inline v0::solve {

/// The quality of a move. A mistake turns a win into a draw or loss, or a draw into a loss. An
/// inaccuracy keeps the outcome, but wins later or loses sooner than the best move. The quality is
/// `unknown` if the known bounds of the scores do not determine it.
enum class judgment : std::uint8_t { unknown, best, inaccuracy, mistake };

inline constexpr auto judgment_names =
    core::enum_names_of<judgment>("unknown", "best", "inaccuracy", "mistake");

/// Returns "unknown", "best", "inaccuracy" or "mistake".
[[nodiscard]] constexpr std::string_view name_of(judgment j) { return judgment_names[j]; }

/// Judges a move by the bounds of the score before the move and after the move. Both scores are
/// from the point of view of the player who makes the move.
[[nodiscard]] constexpr judgment judged(const bounds& before, const bounds& after) {
    const auto sign = [](int score) { return (score > 0 ? 1 : 0) - (score < 0 ? 1 : 0); };
    if (after.lower >= before.upper) return judgment::best;
    if (sign(after.upper) < sign(before.lower)) return judgment::mistake;
    const bool is_same_outcome = sign(before.upper) == sign(after.lower);
    if (is_same_outcome && after.upper < before.lower) return judgment::inaccuracy;
    return judgment::unknown;
}

/// A move of an analyzed game.
template <int Capacity>
struct analyzed_move {
    int number = 0;  ///< number of the move, from 1; each stone set up by hand counts as a move
    player mover = first;
    square where{};
    bounds before{};
    bounds after{};
    solve::judgment judgment = solve::judgment::unknown;
    /// The best moves in the position before this move. The list is empty if this move is neither
    /// an inaccuracy nor a mistake, or if the best moves are unknown.
    core::inplace_vector<square, Capacity> better{};

    // This operator is not explicitly constexpr, because g++ 12 with -D_GLIBCXX_DEBUG has no
    // constexpr std::vector.
    bool operator==(const analyzed_move&) const = default;
};

/// The analysis of a game: its start, and a judgment of each move.
template <int Capacity>
struct analysis {
    basic_position<Capacity> start;
    bounds at_start{};
    core::inplace_vector<analyzed_move<Capacity>, Capacity> moves{};

    /// Returns how many moves of `mover` have the judgment `quality`.
    [[nodiscard]] constexpr int count(player mover, judgment quality) const {
        int result = 0;
        for (const auto& m : moves)
            result += static_cast<int>(m.mover == mover && m.judgment == quality);
        return result;
    }
    bool operator==(const analysis&) const = default;
};

namespace detail {

/// Returns the bounds of the score of the player to move. Precondition: the score is at least
/// `lower`.
template <int Capacity>
[[nodiscard]] constexpr bounds score_bounds_of(const basic_position<Capacity>& p, int lower,
                                               auto& policy) {
    value_query<Capacity> query(p);
    if (query.score_bounds.lower < lower) query.score_bounds.lower = lower;
    if (!query.is_done()) (void)policy.answer(query);
    return query.score_bounds;
}

/// Returns the best moves of a position whose score is `score`. The result is empty if the policy
/// does not find the best moves within its limit.
template <int Capacity>
[[nodiscard]] constexpr core::inplace_vector<square, Capacity> best_moves_of(
    const basic_position<Capacity>& p, int score, auto& policy) {
    best_moves_query<Capacity> query(value_query<Capacity>(p, score));
    (void)policy.answer(query);
    return query.is_done() ? query.best : core::inplace_vector<square, Capacity>{};
}

/// Returns the analysis of a game before any search. The analysis lists all moves, and every score
/// is unknown.
template <int Capacity>
[[nodiscard]] constexpr analysis<Capacity> unjudged(const basic_game<Capacity>& g) {
    const auto start = g.replay(0).value().position();
    const bounds any{-g.rules().squares(), g.rules().squares()};
    analysis<Capacity> result{.start = start, .at_start = any};
    player mover = start.to_move();
    for (const square s : g.moves()) {
        const int number = start.stones() + static_cast<int>(result.moves.size()) + 1;
        result.moves.push_back(
            {.number = number, .mover = mover, .where = s, .before = any, .after = any});
        mover = other(mover);
    }
    return result;
}

}  // namespace detail

/// Judges each move by the bounds of the score before and after the move. The upper bound before a
/// move also limits the score after the move, because a move never raises the score of the player
/// who makes the move.
template <int Capacity>
constexpr void judge(analysis<Capacity>& a) {
    bounds known = a.at_start;
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
        auto& m = a.moves[i];
        m.before = known;
        const bounds before = for_first(m.before, m.mover);
        bounds after = for_first(m.after, m.mover);
        after.upper = (std::min)(after.upper, before.upper);
        m.after = known = for_first(after, m.mover);
        m.judgment = judged(before, after);
    }
}

/// Judges every move of a game. The search of each position gets the full limit of the policy.
/// Searches the last position of the game first, and the start position last. In this order, cheap
/// searches of late positions fill the transposition table for earlier positions, and the score
/// after a move is a lower bound for the search of the position before the move.
template <int Capacity, search_policy Policy = const default_limits>
[[nodiscard]] constexpr analysis<Capacity> analyze(const basic_game<Capacity>& g,
                                                   Policy&& policy = {}) {
    auto&& own_policy = std::forward<Policy>(policy);  // reused for many questions
    basic_game<Capacity> game = g;
    analysis<Capacity> result = detail::unjudged(g);
    bounds known =
        for_first(detail::score_bounds_of(g.position(), -g.rules().squares(), own_policy),
                  g.position().to_move());
    for (auto i = result.moves.size(); i-- > 0;) {
        (void)game.undo();
        auto& m = result.moves[i];
        m.after = known;
        const int lower = for_first(known, m.mover).lower;
        known = for_first(detail::score_bounds_of(game.position(), lower, own_policy), m.mover);
    }
    result.at_start = known;
    judge(result);
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        auto& m = result.moves[i];
        if (const bounds before = for_first(m.before, m.mover);
            m.judgment > judgment::best && is_exact(before))
            m.better = detail::best_moves_of(game.position(), before.lower, own_policy);
        (void)game.apply(m.where);
    }
    return result;
}

}  // namespace inarow::inline v0::solve
