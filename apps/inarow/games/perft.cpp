// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/fixed_string.hpp>
#include <inarow/json/replay.hpp>
#include <inarow/notation/notation.hpp>
#include <inarow/solve/perft.hpp>

#include "commands.hpp"
#include "options.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace inarow::app {
namespace {

/// Writes a number or word, right-aligned in its column.
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

/// Writes the counts of the games that begin with `moves` as a JSON object. `p` is the position
/// after the moves, and `depth` is the number of moves of the games.
template <int Capacity>
void object(output& out, notation::kind k, const basic_position<Capacity>& p,
            std::span<const square> moves, int depth, const solve::game_counts& counts) {
    json::writer json(out);
    json.begin_object();
    json::write_heading(json, "count", {.notation = k}, p, moves);
    json.member("depth", depth);
    for (const auto& [key, count] :
         {std::pair("games", counts.games), std::pair("first_won", counts.first_won),
          std::pair("second_won", counts.second_won), std::pair("draw", counts.drawn)}) {
        json.key(key);
        json.number(std::to_string(count));
    }
    json.null_member("error");
    json.end_object();
    core::write(out, '\n');
    out.flush();
}

template <int Capacity>
void count_by_depth(const basic_position<Capacity>& p, notation::kind k,
                    const perft_arguments& arguments, output& out) {
    if (!arguments.json) row(out, {"moves", "games", "first won", "second won", "draw"});
    for (int moves = 0; moves <= arguments.depth; ++moves) {
        const solve::game_counts counts = solve::perft(p, moves);
        if (arguments.json) {
            object(out, k, p, {}, moves, counts);
            continue;
        }
        row(out,
            {std::to_string(moves), std::to_string(counts.games), std::to_string(counts.first_won),
             std::to_string(counts.second_won), std::to_string(counts.drawn)});
    }
}

template <int Capacity>
void divide(const basic_position<Capacity>& p, notation::kind k, const perft_arguments& arguments,
            output& out) {
    const auto write = [&](const std::string& move, const solve::game_counts& counts) {
        core::write(out, move, ' ', std::to_string(counts.games), '\n');
        out.flush();
    };
    solve::game_counts all;
    p.for_each_move([&](square s) {
        if (arguments.depth == 0) return;
        const auto next = p.after(s);
        const solve::game_counts after = solve::perft(next, arguments.depth - 1);
        all += after;
        if (arguments.json) {
            object(out, k, next, {&s, 1}, arguments.depth, after);
            return;
        }
        std::string move;
        notation::print(move, k, p.rules(), s, p.to_move());
        write(move, after);
    });
    if (arguments.depth == 0) all = solve::perft(p, 0);
    arguments.json ? object(out, k, p, {}, arguments.depth, all) : write("all", all);
}

template <int Capacity>
int perft_on(const game_setup& setup, const perft_arguments& arguments, output& out) {
    const auto p = setup.start<Capacity>();
    if (arguments.divide) {
        divide(p, setup.notation, arguments, out);
    } else {
        count_by_depth(p, setup.notation, arguments, out);
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
