// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/perft.hpp>

#include "commands.hpp"
#include "options.hpp"

#include <cstddef>
#include <string>

namespace inarow::app {
namespace {

/// A number or a word, right-aligned in a column of its own.
void cell(output& out, const std::string& text, std::size_t width) {
    for (std::size_t i = text.size(); i < width; ++i) core::write(out, ' ');
    core::write(out, text);
}

constexpr std::size_t widths[] = {5, 16, 16, 16, 16};

void row(output& out, const std::string (&cells)[5]) {
    for (int i = 0; i < 5; ++i) cell(out, cells[i], widths[i]);
    core::write(out, '\n');
    out.flush();
}

template <int Capacity>
void count_by_depth(const basic_position<Capacity>& p, int depth, output& out) {
    row(out, {"moves", "games", "first won", "second won", "draw"});
    for (int moves = 0; moves <= depth; ++moves) {
        const solve::game_counts counts = solve::perft(p, moves);
        row(out,
            {std::to_string(moves), std::to_string(counts.games), std::to_string(counts.first_won),
             std::to_string(counts.second_won), std::to_string(counts.drawn)});
    }
}

template <int Capacity>
void divide(const basic_position<Capacity>& p, notation::kind k, int depth, output& out) {
    solve::game_counts all;
    p.for_each_move([&](square s) {
        if (depth == 0) return;
        const solve::game_counts after = solve::perft(p.after(s), depth - 1);
        notation::print(out, k, p.rules(), s, p.to_move());
        core::write(out, ' ', std::to_string(after.games), '\n');
        out.flush();
        all += after;
    });
    if (depth == 0) all = solve::perft(p, 0);
    core::write(out, "all ", std::to_string(all.games), '\n');
}

template <int Capacity>
int perft_on(const game_setup& setup, const perft_arguments& arguments, output& out) {
    const auto p = setup.start<Capacity>();
    if (arguments.divide) {
        divide(p, setup.notation, arguments.depth, out);
    } else {
        count_by_depth(p, arguments.depth, out);
    }
    return 0;
}

}  // namespace

int perft(const perft_arguments& arguments, output& out) {
    const game_setup setup = read_setup(arguments.board);
    return setup.rules.squares() <= 64 ? perft_on<64>(setup, arguments, out)
                                       : perft_on<dynamic>(setup, arguments, out);
}

}  // namespace inarow::app
