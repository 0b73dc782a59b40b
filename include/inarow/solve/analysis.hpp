// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/list.hpp>
#include <inarow/game/game.hpp>
#include <inarow/solve/questions.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

/// What became of a game with every move: its score before and after, and whether there was a
/// better one. All scores here are first's, from the first move to the last: positive when first
/// wins.
namespace inarow::inline v0::solve {

/// A move beside the best ones. A mistake gives away the outcome, a win or a draw; an inaccuracy
/// only time: it wins later, or loses sooner. Unknown is what the known scores do not tell.
enum class judgement : std::uint8_t { unknown, best, inaccuracy, mistake };

/// "unknown", "best", "inaccuracy" or "mistake".
[[nodiscard]] constexpr std::string_view name_of(judgement j) {
    constexpr std::string_view names[] = {"unknown", "best", "inaccuracy", "mistake"};
    return names[static_cast<std::uint8_t>(j)];
}

/// The same score as the other player counts it.
[[nodiscard]] constexpr bounds negated(const bounds& b) { return {-b.most, -b.least}; }
/// A score of the player to move, or of first, as the other of these two counts it.
[[nodiscard]] constexpr bounds turned(const bounds& b, player to_move) {
    return to_move == first ? b : negated(b);
}
[[nodiscard]] constexpr bool is_exact(const bounds& b) { return b.least == b.most; }

/// What to say of a move by what is known of its player's score before and after it.
[[nodiscard]] constexpr judgement judged(const bounds& before, const bounds& after) {
    const auto sign = [](int score) { return (score > 0 ? 1 : 0) - (score < 0 ? 1 : 0); };
    if (after.least >= before.most) return judgement::best;
    if (sign(after.most) < sign(before.least)) return judgement::mistake;
    const bool is_same_outcome = sign(before.most) == sign(after.least);
    if (is_same_outcome && after.most < before.least) return judgement::inaccuracy;
    return judgement::unknown;
}

/// A move of an analysed game.
template <int Capacity>
struct analyzed_move {
    int number = 0;  ///< which move of the game it is, from 1, stones of a set-up counted
    player by = first;
    square where{};
    bounds before{};
    bounds after{};
    judgement is = judgement::unknown;
    /// The best moves; none if it is one of them, or they are unknown.
    core::list<square, Capacity> better{};

    constexpr bool operator==(const analyzed_move&) const = default;
};

/// A game, move by move.
template <int Capacity>
struct analysis {
    basic_position<Capacity> start;
    bounds at_start{};
    core::list<analyzed_move<Capacity>, Capacity> moves{};

    /// How many moves of that player are of that kind.
    [[nodiscard]] constexpr int count(player by, judgement is) const {
        int result = 0;
        for (const auto& m : moves) result += static_cast<int>(m.by == by && m.is == is);
        return result;
    }
    constexpr bool operator==(const analysis&) const = default;
};

namespace detail {

/// Where the score lies of the player to move, who is known to have that much at least.
template <int Capacity>
[[nodiscard]] constexpr bounds score_lies(const basic_position<Capacity>& p, int at_least,
                                          auto& with) {
    value_inquiry<Capacity> asked(p);
    if (asked.score_lies.least < at_least) asked.score_lies.least = at_least;
    if (!asked.is_answered()) (void)with.answer(asked);
    return asked.score_lies;
}

/// The best moves of a position with that score, if they are found.
template <int Capacity>
[[nodiscard]] constexpr core::list<square, Capacity> best_moves_with(
    const basic_position<Capacity>& p, int score, auto& with) {
    best_moves_inquiry<Capacity> asked(value_inquiry<Capacity>(p, score));
    (void)with.answer(asked);
    return asked.is_answered() ? asked.best : core::list<square, Capacity>{};
}

}  // namespace detail

/// The moves of a game and the position it began with, of whose scores nothing is known.
template <int Capacity>
[[nodiscard]] constexpr analysis<Capacity> unjudged(const basic_game<Capacity>& g) {
    const auto start = g.replay(0).value().position();
    const bounds any{-g.rules().squares(), g.rules().squares()};
    analysis<Capacity> result{.start = start, .at_start = any};
    player by = start.to_move();
    for (const square s : g.moves()) {
        const int number = start.stones() + static_cast<int>(result.moves.size()) + 1;
        result.moves.push_back(
            {.number = number, .by = by, .where = s, .before = any, .after = any});
        by = other(by);
    }
    return result;
}

/// Judges each move by what is known of the score at the start and after each. Forwards, because a
/// move leads to no more than what its position was worth.
template <int Capacity>
constexpr void judge(analysis<Capacity>& a) {
    bounds lies = a.at_start;
    for (std::size_t i = 0; i < a.moves.size(); ++i) {
        auto& m = a.moves[i];
        m.before = lies;
        const bounds before = turned(m.before, m.by);
        bounds led_to = turned(m.after, m.by);
        led_to.most = std::min(led_to.most, before.most);
        m.after = lies = turned(led_to, m.by);
        m.is = judged(before, led_to);
    }
}

/// Judges every move of a game. It asks for the last score first: later positions are found sooner,
/// what is remembered of them helps with the earlier ones, and a position is worth at least what
/// the move made there led to. Each question is given all of the means.
template <int Capacity, means Means = const as_usual>
[[nodiscard]] constexpr analysis<Capacity> analyze(const basic_game<Capacity>& g,
                                                   Means&& with = {}) {
    auto&& by = std::forward<Means>(with);  // for many questions
    basic_game<Capacity> at = g;
    analysis<Capacity> result = unjudged(g);
    bounds lies =
        turned(detail::score_lies(g.position(), -g.rules().squares(), by), g.position().to_move());
    for (auto i = result.moves.size(); i-- > 0;) {
        (void)at.undo();
        auto& m = result.moves[i];
        m.after = lies;
        lies = turned(detail::score_lies(at.position(), turned(lies, m.by).least, by), m.by);
    }
    result.at_start = lies;
    judge(result);
    for (std::size_t i = 0; i < result.moves.size(); ++i) {
        auto& m = result.moves[i];
        if (const bounds before = turned(m.before, m.by);
            m.is > judgement::best && is_exact(before))
            m.better = detail::best_moves_with(at.position(), before.least, by);
        (void)at.apply(m.where);
    }
    return result;
}

}  // namespace inarow::inline v0::solve
