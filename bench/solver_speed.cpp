// SPDX-License-Identifier: BSL-1.0
// A solver of Connect Four for bench/solver_speed.py: reads one position per line, column digits or
// "-" for the empty board, and prints for each
//     POSITION SCORE NODES MICROSECONDS
// The table is cleared before each position. Only the search is timed.
//     solver_speed [--threads N] [--table MB] [--weak] [--cpu]
// --weak: the scores are 1, 0 and -1. --cpu: the time is the CPU time of all threads.
#include <inarow/dynamic.hpp>
#include <inarow/solve/solver.hpp>

#include <charconv>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>

namespace {

using namespace inarow;
using board = position_of<connect_four>;

struct options {
    int threads = 1;
    std::size_t megabytes = 64;
    bool weak = false;
    bool cpu = false;
};

[[nodiscard]] std::optional<options> read_options(std::span<const char* const> arguments) {
    options result;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view name = arguments[i];
        if (name == "--weak" || name == "--cpu") {
            (name == "--weak" ? result.weak : result.cpu) = true;
            continue;
        }
        if (i + 1 == arguments.size()) return std::nullopt;
        const std::string_view text = arguments[++i];
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || end != text.data() + text.size() || number < 1)
            return std::nullopt;
        if (name == "--threads") {
            result.threads = number;
        } else if (name == "--table") {
            result.megabytes = static_cast<std::size_t>(number);
        } else {
            return std::nullopt;
        }
    }
    return result;
}

[[nodiscard]] std::optional<board> after(std::string_view columns) {
    board p = *board::start(connect_four);
    if (columns == "-") return p;
    for (const char digit : columns) {
        const auto next = p.play(move::into_column(digit - '1'));
        if (!next) return std::nullopt;
        p = *next;
    }
    return p;
}

/// 1 if the player to move wins, -1 if they lose, 0 for a draw.
[[nodiscard]] int sign_of(outcome o, player to_move) {
    const mark winner = winner_of(o);
    if (winner == mark::none) return 0;
    return winner == mark_of(to_move) ? 1 : -1;
}

[[nodiscard]] int score(const board& p, bool weak, solve::solver& solver) {
    if (weak) return sign_of(*solve::outcome(p, solver), p.to_move());
    const int free = p.rules().squares() - p.stones();
    return score_of(*solve::value(p, solver), free, p.to_move());
}

/// The time since a fixed point in the past.
[[nodiscard]] double microseconds(bool cpu) {
    using elapsed = std::chrono::duration<double, std::micro>;
    if (!cpu) return elapsed(std::chrono::steady_clock::now().time_since_epoch()).count();
    std::timespec now{};
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return elapsed(std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec))
        .count();
}

int answer_lines(const options& chosen) {
    solve::solver solver({.table_bytes = chosen.megabytes << 20U, .threads = chosen.threads});
    for (std::string line; std::getline(std::cin, line);) {
        const auto p = after(line);
        if (!p) {
            std::cerr << "solver_speed: " << line << " is not a position\n";
            return 1;
        }
        solver.clear();
        const double begin = microseconds(chosen.cpu);
        const int found = score(*p, chosen.weak, solver);
        const double time = microseconds(chosen.cpu) - begin;
        std::cout << line << ' ' << found << ' ' << solver.stats().nodes << ' ' << time
                  << std::endl;  // NOLINT(performance-avoid-endl): the caller waits for it
    }
    return 0;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): out of memory
int main(int count, char** arguments) {
    const auto chosen = read_options({arguments + 1, arguments + count});
    if (!chosen) {
        std::cerr << "usage: solver_speed [--threads N] [--table MB] [--weak] [--cpu]\n";
        return 2;
    }
    return answer_lines(*chosen);
}
