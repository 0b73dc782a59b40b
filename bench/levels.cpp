// SPDX-License-Identifier: BSL-1.0
// The levels against each other: each against the one below it. Each opening, two random stones,
// is played once from each side.
//     levels GAMES MILLISECONDS [BOARD [LEVEL]]
// Prints a line for each pair: board, level, won, drawn, lost. The time is that of the highest
// level, which plays a fifth of the games. bench/levels.py builds and runs it.
#include <inarow/dynamic.hpp>
#include <inarow/solve/choice.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <random>
#include <string_view>
#include <vector>

namespace {

using namespace inarow;
using solve::level;

struct tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
};

/// Two levels that play against each other, each with a solver of its own.
class contest {
public:
    contest(level stronger, std::chrono::milliseconds time)
        : stronger_{stronger}, weaker_{*level::create(stronger.number() - 1)}, time_{time} {}

    [[nodiscard]] tally play(const rules& r, int games) {
        std::mt19937 random(1);  // NOLINT(bugprone-random-generator-seed): the same games always
        for (int i = 0; i < games; i += 2) {
            position opening = *position::start(r);
            for (int stone = 0; stone < 2; ++stone) {
                const auto moves = opening.available_moves();
                opening = opening.after(moves[random() % moves.size()]);
            }
            for (const player side : {first, second})
                play_on(opening, side, static_cast<std::uint64_t>(i));
        }
        return result_;
    }

private:
    void play_on(position p, player side, std::uint64_t seed) {
        while (!p.is_over())
            p = p.play(p.to_move() == side ? move(p, seed) : reply(p, seed)).value();
        (p.outcome() == outcome::draw  ? result_.drawn
         : p.outcome() == won_by(side) ? result_.won
                                       : result_.lost) += 1;
    }
    [[nodiscard]] square move(const position& p, std::uint64_t seed) {
        return solve::choose(p, solver_, time_, stronger_, seed).where;
    }
    [[nodiscard]] square reply(const position& p, std::uint64_t seed) {
        return solve::choose(p, other_solver_, time_, weaker_, ~seed).where;
    }

    level stronger_;
    level weaker_;
    std::chrono::milliseconds time_;
    solve::solver solver_{{.table_bytes = std::size_t{16} << 20}};
    solve::solver other_solver_{{.table_bytes = std::size_t{16} << 20}};
    tally result_;
};

int number(std::string_view text) {
    int result = 0;
    std::from_chars(text.data(), text.data() + text.size(), result);
    return result;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a benchmark may crash
int main(int count, char** arguments) {
    const int games = count > 1 ? number(arguments[1]) : 10;
    const std::chrono::milliseconds time(count > 2 ? number(arguments[2]) : 100);
    const std::string_view only = count > 3 ? arguments[3] : "";
    const int only_level = count > 4 ? number(arguments[4]) : 0;
    struct {
        std::string_view name;
        inarow::rules rules;
    } const boards[] = {{"3x3/3", tic_tac_toe},
                        {"7x6/4/drop", connect_four},
                        {"15x15/5", gomoku},
                        {"6x6/4/misere", misere(rules{6, 6, 4})}};
    for (const auto& [name, r] : boards) {
        if (!only.empty() && only != name) continue;
        for (int n = level::min + 1; n <= level::max; ++n) {
            if (only_level != 0 && only_level != n) continue;
            const tally t = contest(*level::create(n), time)
                                .play(r, n == level::max ? std::max(games / 5, 2) : games);
            std::cout << name << '\t' << n << '\t' << t.won << '\t' << t.drawn << '\t' << t.lost
                      << '\n'
                      << std::flush;
        }
    }
}
