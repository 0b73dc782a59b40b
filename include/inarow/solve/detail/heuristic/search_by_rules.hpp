// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/center_distance.hpp>

#include <span>
#include <utility>

namespace inarow::inline v0::solve::detail::heuristic {

/// A look one reply ahead, by the rules in game/ alone, for rules that no faster board supports: a
/// move that wins at once, else one that lets the opponent not win at once, near the center. It is
/// one of the candidates, if there are any.
class search_by_rules {
    using position = inarow::position;

public:
    struct result {
        square where{};
        bool wins = false;  ///< at once
        long long nodes = 0;
    };

    explicit search_by_rules(const inarow::detail::position_view& p)
        : root_{layout::copy_of(p).unchecked()} {}

    /// Precondition: the game goes on.
    [[nodiscard]] result run(std::span<const square> candidates) const {
        result found;
        std::pair best{-1, 0};
        const auto consider = [&](square s) {
            ++found.nodes;
            const std::pair rank{rank_of(s), -center_distance(root_.rules(), s)};
            if (rank <= best) return;
            best = rank;
            found.where = s;
        };
        if (candidates.empty()) root_.for_each_move(consider);
        for (const square s : candidates) consider(s);
        found.wins = best.first == winning;
        return found;
    }

private:
    static constexpr int winning = 3;

    /// How good a move looks: it wins, it ends nothing, it is answered by a win, it loses.
    [[nodiscard]] int rank_of(square s) const {
        const position next = root_.after(s);
        const player own = root_.to_move();
        if (next.outcome() == won_by(own)) return winning;
        if (next.outcome() == won_by(other(own))) return 0;
        bool lets_win = false;
        next.for_each_move([&](square reply) {
            lets_win = lets_win || next.after(reply).outcome() == won_by(other(own));
        });
        return lets_win ? 1 : 2;
    }

    position root_;
};

}  // namespace inarow::inline v0::solve::detail::heuristic
