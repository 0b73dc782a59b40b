// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include <cstddef>
#include <optional>
#include <vector>

namespace inarow::app {

/// What a search is to find out about a position, beside its score.
struct goals {
    bool weak = false;  ///< who wins is enough: every score is 1, 0 or -1
    bool all = false;   ///< what each move is worth
    bool best = false;  ///< which moves are best
    bool pv = false;    ///< how the game goes on to its end
};

struct judged_move {
    square where{};
    solve::bounds score_lies{};  ///< for who makes the move
};

/// What was found out. Moves come as for_each_move gives them.
struct finding {
    solve::bounds score_lies{};
    std::vector<judged_move> all;
    std::optional<std::vector<square>> best;  ///< nothing where it was not found
    std::optional<std::vector<square>> pv;
    solve::effort cost;
    std::size_t table_bytes = 0;
};

[[nodiscard]] constexpr bool is_known(const solve::bounds& score) {
    return score.least == score.most;
}

/// Within the limit of the solver. What is not wanted stays empty.
[[nodiscard]] finding find_out(const goals& wanted, const position& p, solve::solver& by);

}  // namespace inarow::app
