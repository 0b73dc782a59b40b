// SPDX-License-Identifier: BSL-1.0
// examples/find_the_blunder.cpp
#include <inarow/dynamic.hpp>
#include <inarow/messages/annotation.hpp>
#include <inarow/notation/moves_text.hpp>
#include <inarow/solve/solver.hpp>

#include <iostream>
#include <string>

using namespace inarow;

int main() {
    constexpr rules small{.columns = 6, .rows = 5, .run = 4, .gravity = drop};
    const auto played = notation::play_moves(*game::start(small), "33333441254");
    if (!played) return 1;

    solve::solver solver;
    for (const auto& move : solve::analyze(*played, solver).moves) {
        if (move.judgment != solve::judgment::mistake) continue;
        std::string text;
        inarow::messages::write_annotation(text, small, move);
        text += "; better: ";
        inarow::messages::write_better_moves(text, small, move);
        std::cout << "move " << move.number << ", column " << move.where.column + 1 << ": " << text
                  << '\n';
    }
}
