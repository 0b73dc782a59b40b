// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/heuristic/center_distance.hpp>

#include <span>
#include <utility>

namespace inarow::inline v0::solve::detail::heuristic {

/// A search that looks one reply ahead, for rules that no faster board supports. The search uses
/// only the functions in inarow/game/. It prefers moves that win immediately, then moves that do
/// not let the opponent win immediately. Among equal moves, the search prefers the move nearest to
/// the center. If there are candidates, the search chooses one of them.
class search_by_rules {
    using position = inarow::position;

public:
    struct result {
        square where{};
        bool wins = false;  ///< whether the move wins immediately
        long long nodes = 0;
    };

    explicit search_by_rules(const position_view& p) : root_{layout::copy_of(p).unchecked()} {}

    /// Precondition: the game is in play.
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

    /// Returns the rank of a move: 3 if the move wins immediately, 2 if no reply wins, 1 if a reply
    /// wins, and 0 if the move loses immediately.
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
