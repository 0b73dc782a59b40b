// SPDX-License-Identifier: BSL-1.0
// The perfect opponent of Connect Four after random moves, each position from an empty table.
//     perfect_opponent BOOK POSITIONS MILLISECONDS THREADS
// Prints a line for each position: plies, whether the move is proven, seconds.
// bench/perfect_opponent.py builds and runs it.
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>
#include <inarow/solve/loaded_book.hpp>

#include <charconv>
#include <chrono>
#include <iostream>
#include <random>
#include <string_view>
#include <utility>

namespace {

using namespace inarow;

constexpr int max_plies = 14;

/// The position after that many random moves that do not end the game.
position random_position(int plies, std::mt19937& random) {
    for (;;) {
        position p = *position::start(connect_four);
        while (!p.is_over() && p.stones() < plies) {
            const auto moves = p.available_moves();
            p = p.after(moves[random() % moves.size()]);
        }
        if (!p.is_over()) return p;
    }
}

int number(std::string_view text) {
    int result = 0;
    std::from_chars(text.data(), text.data() + text.size(), result);
    return result;
}

void reply_to_all(solve::solver& solver, int positions, std::chrono::milliseconds time) {
    std::mt19937 random(1);  // NOLINT(bugprone-random-generator-seed): the same positions always
    for (int i = 0; i < positions; ++i)
        for (int plies = 0; plies <= max_plies; ++plies) {
            const position p = random_position(plies, random);
            solver.clear();
            const auto start = std::chrono::steady_clock::now();
            const solve::choice chosen = solve::choose(p, solver, time);
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            std::cout << plies << '\t' << chosen.proven.has_value() << '\t' << taken.count()
                      << '\n';
        }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::cerr << "usage: perfect_opponent BOOK POSITIONS MILLISECONDS THREADS\n";
        return 2;
    }
    auto book = solve::loaded_book::load_file(argv[1]);
    if (!book) {
        std::cerr << argv[1] << " is no opening book\n";
        return 1;
    }
    solve::solver solver({.threads = number(argv[4])});
    solver.set_book(*std::move(book));
    reply_to_all(solver, number(argv[2]), std::chrono::milliseconds(number(argv[3])));
}
