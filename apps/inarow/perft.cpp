// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/text.hpp>
#include <inarow/game/outcome.hpp>
#include <inarow/notation/notation.hpp>

#include "commands.hpp"
#include "options.hpp"

#include <cstdint>
#include <string>

namespace inarow::app {
namespace {

/// Games of one length, and how many of them ended with their last move.
struct tally {
    std::uint64_t games = 0;
    std::uint64_t ended[4]{};

    tally& operator+=(const tally& other) {
        games += other.games;
        for (int i = 0; i < 4; ++i) ended[i] += other.ended[i];
        return *this;
    }
};

template <int Capacity>
void count(const basic_position<Capacity>& p, int depth, tally& to) {
    if (depth == 0) {
        ++to.games;
        ++to.ended[static_cast<int>(p.outcome())];
        return;
    }
    p.for_each_move([&](square s) { count(p.after(s), depth - 1, to); });
}

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
        tally at;
        count(p, moves, at);
        const auto ended = [&](outcome o) { return std::to_string(at.ended[static_cast<int>(o)]); };
        row(to, {std::to_string(moves), std::to_string(at.games), ended(outcome::first_won),
                 ended(outcome::second_won), ended(outcome::draw)});
    }
}

template <int Capacity>
void divide(const basic_position<Capacity>& p, notation::kind k, int depth, output& to) {
    tally all;
    p.for_each_move([&](square s) {
        if (depth == 0) return;
        tally behind;
        count(p.after(s), depth - 1, behind);
        notation::print(to, k, p.rules(), s, p.to_move());
        core::write(to, ' ', std::to_string(behind.games), '\n');
        to.flush();
        all += behind;
    });
    if (depth == 0) count(p, 0, all);
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
