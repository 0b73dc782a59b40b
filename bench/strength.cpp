// SPDX-License-Identifier: BSL-1.0
// The playing strength of the heuristic search: games against random play and against a careful
// beginner, who weighs lines and looks five plies ahead. Each opening is played once from each
// side.
//     strength GAMES MILLISECONDS [BOARD]
// Prints a line for each opponent: board, opponent, won, drawn, lost. bench/strength.py builds and
// runs it.
#include <inarow/dynamic.hpp>
#include <inarow/solve/heuristic_search.hpp>
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
using choose_move = std::function<square(const position&)>;

square random_move(const position& p, std::mt19937& random) {
    std::vector<square> moves;
    p.for_each_move([&](square s) { moves.push_back(s); });
    return moves[random() % moves.size()];
}

// The opponent: a careful beginner ----------------------------------------------------------------

/// A stone on that square, by the lines through it that are open to a player.
std::int64_t line_weight(const position& p, square s) {
    const rules& r = p.rules();
    const mark own = mark_of(p.to_move());
    std::int64_t sum = 0;
    for (const direction& d : line_directions) {
        for (int before = 0; before < r.run; ++before) {
            const line through{{s.column - before * d.columns, s.row - before * d.rows}, d, r.run};
            if (!is_on_board(r, through[0]) || !is_on_board(r, through[r.run - 1])) continue;
            int own_stones = 0;
            int opponent_stones = 0;
            for (const square q : through) {
                const mark m = p.at(q);
                own_stones += static_cast<int>(m == own);
                opponent_stones += static_cast<int>(m != own && m != mark::none);
            }
            if (own_stones == 0 || opponent_stones == 0)
                sum += (own_stones > 0 ? 5 : 4) *
                       (std::int64_t{1} << (3 * (own_stones + opponent_stones)));
        }
    }
    return sum;
}
/// Whether the player to move wins within five plies.
bool wins_soon(const position& p, solve::solver& solver) {
    const int free = p.rules().squares() - p.stones();
    if (free < 5) return false;
    solve::null_window_query<position::capacity> query(p, (free - 5) / 2);
    (void)solver.answer(query);
    return query.is_done() && query.is_above;
}
square careful_move(const position& p, solve::solver& solver, std::mt19937& random) {
    struct {
        square where{};
        bool loses = true;
        std::int64_t weight = -1;
    } best;
    p.for_each_move([&](square s) {
        const position next = p.after(s);
        // Random among equals, so that games differ.
        const std::int64_t weight = next.is_over()
                                        ? std::int64_t{1} << 60
                                        : 8 * line_weight(p, s) + static_cast<int>(random() % 8);
        if (!best.loses && weight <= best.weight) return;
        const bool loses = !next.is_over() && wins_soon(next, solver);
        if (loses == best.loses ? weight > best.weight : best.loses) best = {s, loses, weight};
    });
    return best.where;
}

// -------------------------------------------------------------------------------------------------

struct tally {
    int won = 0;
    int drawn = 0;
    int lost = 0;
};

/// Plays a game from a position, with `one` as that side, and counts its result.
void play_on(position p, player side, const choose_move& one, const choose_move& two,
             tally& results) {
    while (!p.is_over()) p = p.play(p.to_move() == side ? one(p) : two(p)).value();
    (p.outcome() == outcome::draw  ? results.drawn
     : p.outcome() == won_by(side) ? results.won
                                   : results.lost) += 1;
}
tally match(const rules& r, int games, const choose_move& one, const choose_move& two) {
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

// NOLINTNEXTLINE(bugprone-exception-escape): a benchmark may crash
int main(int count, char** arguments) {
    const int games = count > 1 ? number(arguments[1]) : 10;
    const std::chrono::milliseconds time(count > 2 ? number(arguments[2]) : 100);
    const std::string_view only = count > 3 ? arguments[3] : "";
    struct {
        std::string_view name;
        inarow::rules rules;
    } const boards[] = {{"15x15/5", gomoku},
                        {"9x9/5", {9, 9, 5}},
                        {"7x6/4/drop", connect_four},
                        {"8x8/5/drop", {8, 8, 5, drop}},
                        {"10x8/4/drop", {10, 8, 4, drop}}};
    for (const auto& [name, r] : boards) {
        if (!only.empty() && only != name) continue;
        std::mt19937 random(2);  // NOLINT(bugprone-random-generator-seed)
        const choose_move heuristic = [&](const position& p) {
            return solve::heuristic_search(p, solve::limit::of_time(time)).where;
        };
        const choose_move at_random = [&](const position& p) { return random_move(p, random); };
        solve::solver solver({.table_bytes = std::size_t{16} << 20});
        const choose_move careful = [&](const position& p) {
            solve::limit each = solve::limit::of_time(time);
            each.nodes = 100'000;
            solver.set_limit(each);
            return careful_move(p, solver, random);
        };
        report(name, "random", match(r, games, heuristic, at_random));
        report(name, "careful", match(r, games, heuristic, careful));
    }
}
