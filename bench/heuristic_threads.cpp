// SPDX-License-Identifier: BSL-1.0
// How much faster several threads search to a depth than one thread: the principal variation search
// of the heuristic search, in the gomoku positions of a file.
//     heuristic_threads OPENINGS [DEPTH [THREADS]]
// A line of the file contains the moves to a position, as in data/positions/gomoku_openings.txt.
// Prints the times for each position, then the geometric mean of the ratios. Build and run with
//     g++ -std=c++23 -O2 -Iinclude bench/heuristic_threads.cpp -o heuristic_threads -pthread
//     ./heuristic_threads data/positions/gomoku_openings.txt
#include <inarow/dynamic.hpp>
#include <inarow/solve/heuristic_search.hpp>

#include <chrono>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

namespace {

using namespace inarow;
using clock_type = std::chrono::steady_clock;

position read_position(const std::string& text) {
    position result = position::start(gomoku).value();
    std::istringstream moves(text);
    char comma = 0;
    for (square s{}; moves >> s.column >> comma >> s.row;) result = result.after(s);
    return result;
}

/// Knows when the first iteration ended. The steps before it use one thread.
struct stopwatch : solve::search_observer {
    clock_type::time_point begin = clock_type::now();

    void after_iteration(const solve::search_result& so_far) override {
        if (so_far.depth == 1) begin = clock_type::now();
    }
};

double seconds(const position& p, int depth, int threads) {
    stopwatch watch;
    solve::heuristic_table table(std::size_t{64} << 20U);
    (void)solve::heuristic_search(p, {.nodes = 20'000'000},
                                  solve::search_options{.threads = threads,
                                                        .lines = 1,
                                                        .max_depth = depth,
                                                        .table = &table,
                                                        .observer = &watch});
    return std::chrono::duration<double>(clock_type::now() - watch.begin).count();
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a benchmark may crash
int main(int count, char** arguments) {
    std::ifstream file(count > 1 ? arguments[1] : "");
    const int depth = count > 2 ? std::stoi(arguments[2]) : 14;
    const int threads = count > 3 ? std::stoi(arguments[3]) : 2;
    double logarithms = 0;
    int positions = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const position p = read_position(line);
        const double alone = seconds(p, depth, 1);
        const double together = seconds(p, depth, threads);
        std::cout << line << ": " << alone << " s, " << together << " s\n" << std::flush;
        logarithms += std::log(alone / together);
        ++positions;
    }
    if (positions == 0) {
        std::cerr << "heuristic_threads: name a file with positions\n";
        return 2;
    }
    std::cout << std::exp(logarithms / positions) << " times as fast with " << threads
              << " threads\n";
}
