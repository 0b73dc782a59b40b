// SPDX-License-Identifier: BSL-1.0
// How strong the best move found is: games against random play and against the one that weighs
// lines and looks five stones ahead, each opening played twice, once from each side.
//     strength GAMES MILLISECONDS [BOARD]
// Prints a line for each opponent: board, opponent, won, drawn, lost. bench/strength.py builds and
// runs it.
#include <inarow/dynamic.hpp>
#include <inarow/solve/best_found.hpp>
#include <inarow/solve/solver.hpp>

#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <random>
#include <string_view>
#include <vector>

namespace {

using namespace inarow;
using chooses = std::function<square(const position&)>;

square random_move(const position& p, std::mt19937& random) {
    std::vector<square> moves;
    p.for_each_move([&](square s) { moves.push_back(s); });
    return moves[random() % moves.size()];
}

// The opponent: a careful beginner ----------------------------------------------------------------

/// What a stone on that square is worth by the lines through it that are still open to one player.
std::int64_t weighed(const position& p, square s) {
    const rules& r = p.rules();
    const mark own = mark_of(p.to_move());
    std::int64_t sum = 0;
    for (const direction& d : line_directions) {
        for (int before = 0; before < r.run; ++before) {
            const line through{{s.column - before * d.columns, s.row - before * d.rows}, d, r.run};
            if (!on_the_board(r, through[0]) || !on_the_board(r, through[r.run - 1])) continue;
            int owns = 0;
            int others = 0;
            for (const square q : through) {
                const mark m = p.at(q);
                owns += static_cast<int>(m == own);
                others += static_cast<int>(m != own && m != mark::none);
            }
            if (owns == 0 || others == 0)
                sum += (owns > 0 ? 5 : 4) * (std::int64_t{1} << (3 * (owns + others)));
        }
    }
    return sum;
}
/// Whether who is to move wins with the fifth stone from here at the latest.
bool wins_soon(const position& p, solve::solver& with) {
    const int free = p.rules().squares() - p.stones();
    if (free < 5) return false;
    solve::bound_inquiry<position::capacity> asked(p, (free - 5) / 2);
    (void)with.answer(asked);
    return asked.is_compared && asked.is_above;
}
square careful_move(const position& p, solve::solver& with, std::mt19937& random) {
    struct {
        square where{};
        bool loses = true;
        std::int64_t promise = -1;
    } best;
    p.for_each_move([&](square s) {
        const position next = p.after(s);
        // Of equals any, so that not all games are the same.
        const std::int64_t promise = next.is_over()
                                         ? std::int64_t{1} << 60
                                         : 8 * weighed(p, s) + static_cast<int>(random() % 8);
        if (!best.loses && promise <= best.promise) return;
        const bool loses = !next.is_over() && wins_soon(next, with);
        if (loses == best.loses ? promise > best.promise : best.loses) best = {s, loses, promise};
    });
    return best.where;
}

// -------------------------------------------------------------------------------------------------

struct tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
};

/// One game from a position; how `one` has fared as that side.
void play_on(position p, player side, const chooses& one, const chooses& two, tally& to) {
    while (!p.is_over()) p = p.play(p.to_move() == side ? one(p) : two(p)).value();
    (p.outcome() == outcome::draw ? to.drawn : p.outcome() == won_by(side) ? to.won : to.lost) += 1;
}
tally match(const rules& r, int games, const chooses& one, const chooses& two) {
    std::mt19937 random(1);  // NOLINT(bugprone-random-generator-seed): the same games always
    tally result;
    for (int i = 0; i < games; i += 2) {
        position opening = position::start(r).value();
        opening = opening.after(random_move(opening, random));
        for (const player side : {first, second}) play_on(opening, side, one, two, result);
    }
    return result;
}

void report(std::string_view board, std::string_view opponent, const tally& t) {
    std::cout << board << '\t' << opponent << '\t' << t.won << '\t' << t.drawn << '\t' << t.lost
              << '\n'
              << std::flush;
}

int number(std::string_view text) {
    int result = 0;
    std::from_chars(text.data(), text.data() + text.size(), result);
    return result;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): it may end as it likes
int main(int count, char** arguments) {
    const int games = count > 1 ? number(arguments[1]) : 10;
    const std::chrono::milliseconds think(count > 2 ? number(arguments[2]) : 100);
    const std::string_view only = count > 3 ? arguments[3] : "";
    struct {
        std::string_view name;
        rules on;
    } const boards[] = {{"15x15/5", gomoku},
                        {"9x9/5", {9, 9, 5}},
                        {"7x6/4/drop", connect_four},
                        {"8x8/5/drop", {8, 8, 5, drop}},
                        {"10x8/4/drop", {10, 8, 4, drop}}};
    for (const auto& [name, on] : boards) {
        if (!only.empty() && only != name) continue;
        std::mt19937 random(2);  // NOLINT(bugprone-random-generator-seed)
        const chooses found = [&](const position& p) {
            return solve::best_found(p, solve::limit::of_time(think)).where;
        };
        const chooses at_random = [&](const position& p) { return random_move(p, random); };
        solve::solver solver({.bytes = std::size_t{16} << 20});
        const chooses careful = [&](const position& p) {
            solve::limit each = solve::limit::of_time(think);
            each.positions = 100'000;
            solver.set_limit(each);
            return careful_move(p, solver, random);
        };
        report(name, "random", match(on, games, found, at_random));
        report(name, "careful", match(on, games, found, careful));
    }
}
