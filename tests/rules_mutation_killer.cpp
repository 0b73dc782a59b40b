// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/against_oracle.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

// What rules_mutation.py runs against each mutant that compiles: short random games of both kinds
// of board, everything compared with the oracle. Quick to compile and to run; ends with 1 at the
// first difference.

namespace {

void fail_if(const std::string& difference) {
    if (difference == "") return;
    std::puts(difference.c_str());
    std::exit(1);
}

template <class Game>
void play(const inarow::rules& r, std::mt19937& random) {
    const auto between = [&](int least, int most) {
        return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
    };
    oracle::game o = test::oracle_of(r);
    auto g = *Game::start(r);
    std::vector<Game> history{g};
    int refused_in_a_row = 0;
    while (refused_in_a_row < 8) {
        const auto moves = o.moves();
        oracle::wish w{between(-1, r.columns), {}, ".XO"[between(0, 2)]};
        if (between(0, 3) != 0) w.row = between(-1, r.rows);
        if (!moves.empty() && between(0, 3) != 0) {
            const oracle::cell c = moves[random() % moves.size()];
            w = {c.column, c.row};
        }
        fail_if(test::difference_in_move(o, w, g));
        if (o.why_not(w)) {
            ++refused_in_a_row;
            continue;
        }
        refused_in_a_row = 0;
        o.play(w);
        history.push_back(g);
        fail_if(test::difference(o, g));
        fail_if(test::difference_when_laid(o, g.position()));
    }
    fail_if(test::difference_in_take_back(history));
}

}  // namespace

int main() {
    std::mt19937 random(1);
    for (int i = 0; i < 600; ++i) {
        const auto between = [&](int least, int most) {
            return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
        };
        const inarow::rules r{.columns = between(1, 7),
                              .rows = between(1, 7),
                              .run = between(1, 5),
                              .gravity = i % 2 == 0 ? inarow::place : inarow::drop,
                              .starts = i % 4 < 2 ? inarow::first : inarow::second};
        play<inarow::game>(r, random);
        if (i % 2 == 0) play<inarow::basic_game<49>>(r, random);
    }
}
