// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position.hpp>

#include <cstddef>
#include <random>
#include <vector>

namespace test {

/// A number from 0 to `count` - 1. The same on every platform, unlike the standard's
/// distributions.
inline int below(int count, std::mt19937& random) {
    return static_cast<int>(random() % static_cast<std::mt19937::result_type>(count));
}

/// A random element of a vector.
auto one_of(const auto& elements, std::mt19937& random) {
    return elements[static_cast<std::size_t>(below(static_cast<int>(elements.size()), random))];
}

/// The positions of a game of random moves, from the empty board to the end or to `max_stones`.
template <class Position>
std::vector<Position> random_game(const inarow::rules& r, std::mt19937& random,
                                  int max_stones = 1'000'000) {
    std::vector<Position> result{Position::start(r).value()};
    while (!result.back().is_over() && result.back().stones() < max_stones)
        result.push_back(result.back().after(one_of(result.back().available_moves(), random)));
    return result;
}

/// The same with moves that win only where all do: such games are longer.
template <class Position>
std::vector<Position> random_long_game(const inarow::rules& r, std::mt19937& random) {
    std::vector<Position> result{Position::start(r).value()};
    while (!result.back().is_over()) {
        const Position& now = result.back();
        std::vector<Position> next;
        std::vector<Position> wins;
        now.for_each_move([&](inarow::square s) {
            const Position after = now.after(s);
            const bool won = after.is_over() && after.outcome() != inarow::outcome::draw;
            (won ? wins : next).push_back(after);
        });
        result.push_back(one_of(next.empty() ? wins : next, random));
    }
    return result;
}

}  // namespace test
