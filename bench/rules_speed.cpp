// SPDX-License-Identifier: BSL-1.0
// The speed of the rules at run time: random games, and perft by the rules and on bitboards. Prints
// a line for each: name, count, seconds. bench/run_time.py builds and runs it.
#include <inarow.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/perft.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <random>

namespace {

using namespace inarow;

/// Plays random games to their ends; returns the number of moves.
template <class Game>
std::int64_t random_games(const rules& r, int games) {
    std::minstd_rand random(1);  // NOLINT(bugprone-random-generator-seed): the same games always
    std::int64_t moves = 0;
    for (int i = 0; i < games; ++i) {
        Game g = *Game::start(r);
        while (!g.position().is_over()) {
            // Into any column or onto any square, legal or not.
            const auto choice = static_cast<int>(random() >> 4U);
            const move m = r.gravity == drop ? move::into_column(choice % r.columns)
                                             : move(square_at(r, choice % r.squares()));
            moves += static_cast<std::int64_t>(g.apply(m).has_value());
        }
    }
    return moves;
}

template <int Capacity>
std::int64_t positions_to(const basic_position<Capacity>& p, int depth) {
    std::int64_t count = 1;
    if (depth > 0) p.for_each_move([&](square s) { count += positions_to(p.after(s), depth - 1); });
    return count;
}
template <rules Rules>
std::int64_t counted(int depth) {
    return positions_to(*position_of<Rules>::start(Rules), depth);
}

/// The number of games of exactly that length.
template <rules Rules>
std::int64_t last_counted(int depth) {
    return static_cast<std::int64_t>(solve::perft(*position_of<Rules>::start(Rules), depth).games);
}

template <class Work>
void measure(const char* name, Work work) {
    using clock = std::chrono::steady_clock;
    const auto begin = clock::now();
    const std::int64_t count = work();
    const std::chrono::duration<double> time = clock::now() - begin;
    std::cout << name << '\t' << count << '\t' << time.count() << '\n';
}

}  // namespace

int main() {
    measure("moves: Connect Four, game_of",
            [] { return random_games<game_of<connect_four>>(connect_four, 400'000); });
    measure("moves: Connect Four, game of any size",
            [] { return random_games<game>(connect_four, 100'000); });
    measure("moves: gomoku, game_of", [] { return random_games<game_of<gomoku>>(gomoku, 20'000); });
    measure("moves: gomoku, game of any size", [] { return random_games<game>(gomoku, 20'000); });
    measure("perft: tic-tac-toe, 9 moves", [] { return counted<tic_tac_toe>(9); });
    measure("perft: Connect Four, 8 moves", [] { return counted<connect_four>(8); });
    measure("solve::perft: Connect Four, 11 moves", [] { return last_counted<connect_four>(11); });
    measure("solve::perft: 6x6/4/drop, 11 moves",
            [] { return last_counted<rules{6, 6, 4, drop}>(11); });
    measure("solve::perft: 4x4/4, 10 moves", [] { return last_counted<square_board(4)>(10); });
    return 0;
}
