// SPDX-License-Identifier: BSL-1.0
#include "commands.hpp"
#include "compiled_table.hpp"
#include "dialogue.hpp"
#include "failure.hpp"
#include "options.hpp"
#include "table.hpp"

#include <memory>
#include <random>

namespace inarow::app {
namespace {

/// Who begins: what --first says, else the rules.
setting begin_game(const play_arguments& from, std::mt19937_64& random) {
    if (from.first.empty()) return read_setting(from.board);
    const bool coin = (random() & 1U) != 0;
    const player starts = from.first == "random"   ? (coin ? second : first)
                          : from.first == "second" ? second
                                                   : first;
    return read_setting(from.board, &starts);
}

}  // namespace

int play(const play_arguments& from, output& to) {
    require_in_compiler(from.in_compiler);
    if (!from.side.empty() && from.opponent.empty())
        throw failure{failure::wrong_usage, "--side is about an --opponent, and there is none."};
    if (from.in_compiler.wanted && from.style != "ascii")
        throw failure{failure::wrong_usage,
                      "--style is not for --in-compiler, where the compiler draws the board."};
    if (from.first == "random" && from.board.has_position)
        throw failure{failure::wrong_usage,
                      "--first random begins an empty board, but --position says who is to move."};
    const std::uint64_t seed = from.seed ? *from.seed : std::random_device()();
    std::mt19937_64 random(seed);
    seating who{.computer = std::nullopt,
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
