// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/text.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/perft.hpp>

#include "commands.hpp"
#include "options.hpp"

#include <cstddef>
#include <string>

namespace inarow::app {
namespace {

/// A number or a word, right-aligned in a column of its own.
void cell(output& to, const std::string& text, std::size_t width) {
    for (std::size_t i = text.size(); i < width; ++i) core::write(to, ' ');
    core::write(to, text);
}

constexpr std::size_t widths[] = {5, 16, 16, 16, 16};

void row(output& to, const std::string (&cells)[5]) {
    for (int i = 0; i < 5; ++i) cell(to, cells[i], widths[i]);
    core::write(to, '\n');
    to.flush();
}

template <int Capacity>
void count_by_depth(const basic_position<Capacity>& p, int depth, output& to) {
    row(to, {"moves", "games", "first won", "second won", "draw"});
    for (int moves = 0; moves <= depth; ++moves) {
        const solve::game_counts at = solve::perft(p, moves);
        row(to, {std::to_string(moves), std::to_string(at.games), std::to_string(at.first_won),
                 std::to_string(at.second_won), std::to_string(at.drawn)});
    }
}

template <int Capacity>
void divide(const basic_position<Capacity>& p, notation::kind k, int depth, output& to) {
    solve::game_counts all;
    p.for_each_move([&](square s) {
        if (depth == 0) return;
        const solve::game_counts behind = solve::perft(p.after(s), depth - 1);
        notation::print(to, k, p.rules(), s, p.to_move());
        core::write(to, ' ', std::to_string(behind.games), '\n');
        to.flush();
        all += behind;
    });
    if (depth == 0) all = solve::perft(p, 0);
    core::write(to, "all ", std::to_string(all.games), '\n');
}

template <int Capacity>
int perft_on(const setting& on, const perft_arguments& from, output& to) {
    const auto p = on.start<Capacity>();
    if (from.divide) {
        divide(p, on.notation, from.depth, to);
    } else {
        count_by_depth(p, from.depth, to);
    }
    return 0;
}

}  // namespace

int perft(const perft_arguments& from, output& to) {
    const setting on = read_setting(from.board);
    return on.rules.squares() <= 64 ? perft_on<64>(on, from, to) : perft_on<dynamic>(on, from, to);
}

}  // namespace inarow::app
