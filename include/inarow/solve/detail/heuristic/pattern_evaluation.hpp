// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/solve/detail/heuristic/pattern_board.hpp>

#include <array>
#include <cstddef>

namespace inarow::inline v0::solve::detail::heuristic {

/// The static evaluation by the patterns of free squares, for the player to move.
class pattern_evaluation {
public:
    explicit pattern_evaluation(const pattern_board& board) : board_{board} {}

    [[nodiscard]] int value() const {
        const player own = board_.to_move();
        return sum(own, own_patterns, own_threats) -
               sum(other(own), opponents_patterns, opponents_threats) + tempo;
    }

private:
    // Fitted to the results of games, then tuned by games: 200 multiply the odds by e.
    using pattern_weights = std::array<int, pattern_count>;
    using threat_weights = std::array<int, threat_count>;
    static constexpr int tempo = -98;
    static constexpr pattern_weights own_patterns{0, 0, -2, 1, 4, 17, 40, 105, 0, 0};
    static constexpr pattern_weights opponents_patterns{0, -1, -2, 0, 2, 16, 33, 80, 93, 0};
    static constexpr threat_weights own_threats{0, -5, -53, -50, 155, 0, 0};
    static constexpr threat_weights opponents_threats{0, -9, -38, -2, 148, 45, 0};

    [[nodiscard]] int sum(player side, const pattern_weights& patterns,
                          const threat_weights& threats) const {
        int result = 0;
        for (int i = 0; i < pattern_count; ++i)
            result += patterns[static_cast<std::size_t>(i)] *
                      board_.lines_with(side, static_cast<pattern>(i));
        for (int i = 0; i < threat_count; ++i)
            result += threats[static_cast<std::size_t>(i)] *
                      board_.squares_with(side, static_cast<threat>(i));
        return result;
    }

    const pattern_board& board_;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members)
};

}  // namespace inarow::inline v0::solve::detail::heuristic
