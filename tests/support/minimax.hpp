// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/game/position.hpp>
#include <inarow/solve/game_value.hpp>

#include <cstddef>
#include <unordered_map>

namespace test {

/// Values of positions by plain minimax with the rules in game/, for comparison with the searches.
/// (The rules themselves are compared with oracle.hpp.)
template <class Position>
class minimax {
public:
    using known_values = std::unordered_map<Position, inarow::game_value>;

    inarow::game_value value(const Position& p) {
        const auto known = known_.find(p);
        if (known != known_.end()) return known->second;
        inarow::game_value best{p.outcome(), 0};
        bool is_first = true;
        p.for_each_move([&](inarow::square s) {
            inarow::game_value v = value(p.after(s));
            ++v.plies;
            if (is_first || is_better(v, best, p.to_move())) best = v;
            is_first = false;
        });
        known_.emplace(p, best);
        return best;
    }
    int score(const Position& p) {
        return score_of(value(p), p.rules().squares() - p.stones(), p.to_move());
    }

    /// All positions that were searched, with their values.
    [[nodiscard]] const known_values& known() const { return known_; }

private:
    /// Whether `side` prefers `a`: to win soon, else not to lose, else to lose late.
    static bool is_better(const inarow::game_value& a, const inarow::game_value& b,
                          inarow::player side) {
        const auto preference = [side](const inarow::game_value& v) {
            if (v.outcome == inarow::outcome::draw) return 0;
            return v.outcome == won_by(side) ? 10'000 - v.plies : v.plies - 10'000;
        };
        return preference(a) > preference(b);
    }

    known_values known_;
};

}  // namespace test
