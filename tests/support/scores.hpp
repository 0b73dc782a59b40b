// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position.hpp>
#include <inarow/solve/questions.hpp>

#include "support/named.hpp"

// Scores and their bounds, for the tests of searches.

namespace test {

/// Whether a bound is on the side of alpha that the score is on, and holds.
constexpr bool is_right(int bound, int score, int alpha) {
    return score > alpha ? alpha < bound && bound <= score : score <= bound && bound <= alpha;
}

/// Of any rules, finished positions included.
constexpr int min_score(int free) { return -(free / 2 + 1); }
constexpr int max_score(int free) { return free / 2 + 1; }

template <class Position>
constexpr int free_squares(const Position& p) {
    return p.rules().squares() - p.stones();
}

/// The score of a position by the general search, with which other searches are compared.
template <int Capacity>
constexpr int searched_score(const inarow::basic_position<Capacity>& p) {
    inarow::solve::value_query<Capacity> query(p);
    inarow::solve::node_limit{1'000'000'000}.answer(query);
    return query.score();
}

constexpr inarow::rules dropped(int columns, int rows, int run) {
    return {.columns = columns, .rows = rows, .run = run, .gravity = inarow::drop};
}

}  // namespace test
