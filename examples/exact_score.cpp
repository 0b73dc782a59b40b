// SPDX-License-Identifier: BSL-1.0
// examples/exact_score.cpp
#include <inarow/messages/refusal.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/solve/solver.hpp>

#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

using namespace inarow;

int main() {
    const auto empty = *position_of<connect_four>::start(connect_four);
    const auto p = notation::play_moves(empty, "32164625");
    if (!p) {
        std::cerr << inarow::messages::sentence(connect_four, p.error().why, p.error().text)
                  << '\n';
        return 1;
    }

    solve::solver solver;
    const auto value = solve::value(*p, solver);
    const auto scores = solve::move_scores(*p, solver);
    if (!value || !scores) return 1;  // only if the solver has a limit

    std::cout << name_of(value->outcome) << " in " << value->plies << " plies\n";

    std::vector best_first(scores->begin(), scores->end());
    std::ranges::sort(best_first, std::ranges::greater{}, &solve::scored_move::score);
    for (const auto& move : best_first)
        std::cout << "column " << move.where.column + 1 << ": " << move.score << '\n';
}
