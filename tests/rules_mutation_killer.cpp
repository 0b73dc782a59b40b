// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/against_oracle.hpp"

#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <vector>

// What rules_mutation.py runs against each mutant that compiles: short random games of both kinds
// of board, and random set-ups, everything compared with the oracle. Quick to compile and to run;
// ends with 1 at the first difference.

namespace {

void fail_if(const std::string& difference) {
    if (difference == "") return;
    std::puts(difference.c_str());
    std::exit(1);
}

template <class Game>
void play(const inarow::rules& r, std::mt19937& random) {
    const auto between = [&](int lower, int upper) {
        return lower + static_cast<int>(random() % static_cast<unsigned>(upper - lower + 1));
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

/// Whether moves in turn lead to a board, by taking back every stone that can have been the last.
bool is_reached(const oracle::game& o, char starts, std::set<std::string>& unreached) {
    if (o.count('X') + o.count('O') == 0) return o.mover == starts;
    if (!unreached.insert(o.text()).second) return false;
    for (int column = 0; column < o.columns; ++column)
        for (int row = 0; row < o.rows; ++row) {
            if (!o.is(column, row, o.other())) continue;
            if (o.drops && o.exists(column, row - 1) && !o.is(column, row - 1, '.')) continue;
            oracle::game before = o;
            before.board[std::size_t(row)][std::size_t(column)] = '.';
            before.mover = o.other();
            if (before.has_line('X') || before.has_line('O')) continue;
            if (is_reached(before, starts, unreached)) return true;
        }
    return false;
}

/// Lays as many stones as there would be after that many moves, each anywhere.
void lay(const inarow::rules& r, int stones, std::mt19937& random) {
    oracle::game o = test::oracle_of(r);
    auto layout = *inarow::basic_layout<16>::start(r);
    for (int i = 0; i < stones; ++i) {
        std::vector<oracle::cell> free = o.moves();
        const oracle::cell c = free[random() % free.size()];
        o.board[std::size_t(c.row)][std::size_t(c.column)] = o.mover;
        layout.put(test::square_of(c), test::mark_of(o.mover));
        o.mover = o.other();
    }
    layout.set_to_move(o.mover == 'X' ? inarow::first : inarow::second);
    std::set<std::string> unreached;
    if (layout.checked().has_value() != is_reached(o, test::letter(r.starts), unreached))
        fail_if("a layout:\n" + o.text());
}

}  // namespace

int main() {
    std::mt19937 random(1);
    for (int i = 0; i < 4000; ++i) {
        inarow::rules r{.columns = 4, .rows = 3, .run = i % 7 == 0 ? 3 : 2};
        if (i % 4 == 0) r.gravity = inarow::drop;
        if (i % 3 != 0) r.length = inarow::line_length::exactly;
        if (i % 5 == 0) r.starts = inarow::second;
        if (i % 11 == 0) r.edges = inarow::edges::wrapping;
        lay(r, 3 + i % 8, random);
    }
    for (int i = 0; i < 600; ++i) {
        const auto between = [&](int lower, int upper) {
            return lower + static_cast<int>(random() % static_cast<unsigned>(upper - lower + 1));
        };
        const inarow::rules r{
            .columns = between(1, 7),
            .rows = between(1, 7),
            .run = between(1, 5),
            .gravity = i % 2 == 0 ? inarow::place : inarow::drop,
            .length = i % 3 == 0 ? inarow::line_length::exactly : inarow::line_length::at_least,
            .convention = i % 5 == 0 ? inarow::convention::misere : inarow::convention::normal,
            .edges = i % 11 == 0 ? inarow::edges::wrapping : inarow::edges::bounded,
            .starts = i % 4 < 2 ? inarow::first : inarow::second};
        play<inarow::game>(r, random);
        if (i % 2 == 0) play<inarow::basic_game<49>>(r, random);
    }
}
