// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/forecast.hpp>
#include <inarow/solve/choice.hpp>

#include "commands.hpp"
#include "compiled_table.hpp"
#include "dialogue.hpp"
#include "failure.hpp"
#include "opened_book.hpp"
#include "options.hpp"
#include "table.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace inarow::app {
namespace {

constexpr auto usual_think = std::chrono::milliseconds(900);

/// Who begins: what --first says, else the rules.
setting begin_game(const play_arguments& from, std::mt19937_64& random) {
    if (from.first.empty()) return read_setting(from.board);
    const bool coin = (random() & 1U) != 0;
    const player starts = from.first == "random"   ? (coin ? second : first)
                          : from.first == "second" ? second
                                                   : first;
    return read_setting(from.board, &starts);
}

computers_move random_move(const table& at, std::mt19937_64& random) {
    std::vector<square> possible;
    at.now().position().for_each_move([&](square s) { possible.push_back(s); });
    return {possible[random() % possible.size()], ""};
}

/// The best move that is found in the time, and whether it is proven to be the best.
computers_move best_move(const table& at, solve::solver& by, std::chrono::nanoseconds think) {
    if (const auto where = at.best_move()) return {*where, "as the compiler found"};
    const position& p = at.now().position();
    const solve::choice chosen = solve::choose(p, by, think);
    // The table with a program is the compiler's.
    std::string remark = at.program().empty() ? "" : "too much for the compiler; ";
    remark +=
        chosen.wins_within ? "a win by threats, not proven the shortest" : "best found, not proven";
    if (chosen.proven) {
        remark = "proven: ";
        draw::write_value(remark, p, *chosen.proven);
    }
    return {chosen.where, remark};
}

}  // namespace

int play(const play_arguments& from, output& to) {
    require_in_compiler(from.in_compiler);
    if (!from.side.empty() && from.opponent.empty())
        throw failure{failure::wrong_usage, "--side is about an --opponent, and there is none."};
    if (from.think && from.opponent != "perfect")
        throw failure{failure::wrong_usage,
                      "--think is about --opponent perfect, and there is none."};
    if ((from.book.none || !from.book.file.empty()) && from.opponent != "perfect")
        throw failure{failure::wrong_usage,
                      "--book and --no-book are about --opponent perfect, and there is none."};
    if (from.in_compiler.wanted && from.style != "ascii")
        throw failure{failure::wrong_usage,
                      "--style is not for --in-compiler, where the compiler draws the board."};
    if (from.first == "random" && from.board.has_position)
        throw failure{failure::wrong_usage,
                      "--first random begins an empty board, but --position says who is to move."};
    const std::uint64_t seed = from.seed ? *from.seed : std::random_device()();
    std::mt19937_64 random(seed);
    if (from.opponent == "perfect" &&
        solve::bits_needed(read_setting(from.board).rules) > solve::most_bits)
        throw failure{
            failure::wrong_usage,
            "the board is too large for --opponent perfect; --opponent random plays on it."};
    std::optional<opened_book> opened;
    if (from.opponent == "perfect") opened = book_for(read_setting(from.board).rules, from.book);
    solve::solver solver({.bytes = std::size_t{256} << 20, .threads = threads_there_are()});
    if (opened) solver.use(opened->view());
    const auto choose = [&](const table& at) {
        return from.opponent == "perfect" ? best_move(at, solver, from.think.value_or(usual_think))
                                          : random_move(at, random);
    };
    seating who{.computer = std::nullopt,
                .choose = choose,
                .set = *draw::find(from.style),
                .next_game = [&](std::mt19937_64& r) { return begin_game(from, r); }};
    if (!from.opponent.empty()) who.computer = from.side == "second" ? first : second;

    const setting on = who.next_game(random);
    const auto at = from.in_compiler.wanted ? table_in_compiler(on, from.in_compiler)
                                            : std::make_unique<table>(on);
    dialogue(*at, who, random, to).hold();
    return 0;
}

}  // namespace inarow::app
