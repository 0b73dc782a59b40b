// SPDX-License-Identifier: BSL-1.0
// A solver of Connect Four as bench/solver_speed.py asks them: it reads a position a line, as the
// digits of columns or "-" for the empty board, and answers each with a line of its own:
//     POSITION SCORE NODES MICROSECONDS
// The table is emptied before each position. Only the search is timed.
//     solver_speed [--threads N] [--table MB] [--weak] [--cpu]
// --weak has the scores be only 1, 0 and -1; with --cpu the time is what all threads have worked.
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

/// 1 or -1 where the player to move wins or loses.
[[nodiscard]] int sign_of(outcome o, player to_move) {
    const mark winner = winner_of(o);
    if (winner == mark::none) return 0;
    return winner == mark_of(to_move) ? 1 : -1;
}

[[nodiscard]] int score(const board& p, bool weak, solve::solver& with) {
    if (weak) return sign_of(*solve::outcome(p, with), p.to_move());
    const int free = p.rules().squares() - p.stones();
    return score_of(*solve::value(p, with), free, p.to_move());
}

/// Since some time ago.
[[nodiscard]] double microseconds(bool cpu) {
    using elapsed = std::chrono::duration<double, std::micro>;
    if (!cpu) return elapsed(std::chrono::steady_clock::now().time_since_epoch()).count();
    std::timespec now{};
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return elapsed(std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec))
        .count();
}

int answer_lines(const options& from) {
    solve::solver with({.bytes = from.megabytes << 20U, .threads = from.threads});
    for (std::string line; std::getline(std::cin, line);) {
        const auto p = after(line);
        if (!p) {
            std::cerr << "solver_speed: " << line << " is no position\n";
            return 1;
        }
        with.forget();
        const double begin = microseconds(from.cpu);
        const int found = score(*p, from.weak, with);
        const double taken = microseconds(from.cpu) - begin;
        std::cout << line << ' ' << found << ' ' << with.spent().positions << ' ' << taken
                  << std::endl;  // NOLINT(performance-avoid-endl): who asked waits for it
    }
    return 0;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): no memory, no answers
int main(int count, char** arguments) {
    const auto from = read_options({arguments + 1, arguments + count});
    if (!from) {
        std::cerr << "usage: solver_speed [--threads N] [--table MB] [--weak] [--cpu]\n";
        return 2;
    }
    return answer_lines(*from);
}
