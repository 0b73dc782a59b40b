// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/notation/sgf_record.hpp>

#include "support/random_rules.hpp"

#include <cstddef>
#include <string>
#include <string_view>

/// Random games, written in each form that people have.
namespace test {

using namespace inarow;

[[nodiscard]] inline game some_game(const rules& r) {
    game g = *game::start(r);
    for (int plies = between(0, 30); plies > 0 && !g.position().is_over(); --plies) {
        const auto possible = g.position().available_moves();
        (void)g.apply(
            possible[static_cast<std::size_t>(between(0, static_cast<int>(possible.size()) - 1))]);
    }
    return g;
}
/// Five in a row on a board that the forms of gomoku programs have.
[[nodiscard]] inline rules some_gomoku() {
    return {.columns = between(5, 22), .rows = between(5, 22), .run = 5};
}

[[nodiscard]] inline std::string joined(const game& g, auto&& print_move,
                                        std::string_view between_moves) {
    std::string text;
    for (int ply = 0; ply < g.ply(); ++ply) {
        if (ply > 0) text += between_moves;
        print_move(text, ply, g.moves()[static_cast<std::size_t>(ply)]);
    }
    return text;
}
inline void print_square(std::string& out, const game& g, square s) {
    notation::algebraic::print(out, g.rules(), s);
}
[[nodiscard]] inline std::string squares(const game& g, std::string_view between_moves) {
    return joined(
        g, [&](std::string& out, int, square s) { print_square(out, g, s); }, between_moves);
}
[[nodiscard]] inline std::string number(int n) { return std::to_string(n); }
[[nodiscard]] inline std::string point(square s) {
    return {static_cast<char>('a' + s.column), static_cast<char>('a' + s.row)};
}

/// A form of games.
struct dialect {
    std::string_view name;
    rules (*some_rules)();
    std::string (*write)(const game&);
};

inline const dialect dialects[] = {
    {"SGF", some_gomoku,
     [](const game& g) {
         std::string text;
         notation::print_sgf(text, g);
         return text;
     }},
    {"SGF without rules", some_gomoku,
     [](const game& g) {
         return "(;GM[4]SZ[" + number(g.rules().columns) + ':' + number(g.rules().rows) + "]" +
                joined(
                    g,
                    [](std::string& out, int ply, square s) {
                        out += (ply % 2 == 0 ? ";B[" : ";W[") + point(s) + "]C[b]";
                    },
                    "") +
                ")";
     }},
    {"FF[3]", some_gomoku,
     [](const game& g) {
         return "Mail\n( ;GaMe[4]SiZe[" + number(g.rules().columns) + ':' + number(g.rules().rows) +
                "]2X[]" +
                joined(
                    g,
                    [](std::string& out, int ply, square s) {
                        out += (ply % 2 == 0 ? "\n(;Black [" : "\n(;White [") + point(s) + "]";
                    },
                    "") +
                std::string(static_cast<std::size_t>(g.ply()), ')') + ")\n---";
     }},
    {"Piskvork", some_gomoku,
     [](const game& g) {
         return "Piskvorky " + number(g.rules().columns) + 'x' + number(g.rules().rows) +
                ", 11:11, 0\n" +
                joined(
                    g,
                    [](std::string& out, int, square s) {
                        out += number(s.column + 1) + ',' + number(s.row + 1) + ",17\r";
                    },
                    "\n") +
                "\none.zip\ntwo.zip\n-1\n";
     }},
    {"numbered", some_gomoku,
     [](const game& g) {
         return joined(
             g,
             [&](std::string& out, int ply, square s) {
                 if (ply % 2 == 0) out += number(ply / 2 + 1) + ". ";
                 print_square(out, g, s);
             },
             " ");
     }},
    {"hyphens", some_gomoku, [](const game& g) { return squares(g, "-"); }},
    {"commas", some_gomoku, [](const game& g) { return squares(g, ", "); }},
    {"lines", some_gomoku, [](const game& g) { return squares(g, "\n") + '\n'; }},
    {"JSON", some_gomoku, [](const game& g) { return "[\"" + squares(g, "\", \"") + "\"]"; }},
    {"columns with commas", [] { return rules{between(4, 20), between(4, 8), 4, drop}; },
     [](const game& g) {
         return joined(
             g, [](std::string& out, int, square s) { out += number(s.column + 1); }, ",");
     }},
    {"wrapped link", [] { return connect_four; },
     [](const game& g) {
         return "Look <https://a.example/#rules=7x6%2F4%2Fdrop&mov\n es=" +
                joined(
                    g, [](std::string& out, int, square s) { out += number(s.column + 1); }, "") +
                ">.";
     }},
    {"gamesolver", [] { return connect_four; },
     [](const game& g) {
         return "https://connect4.gamesolver.org/?pos=" +
                joined(g, [](std::string& out, int, square s) { out += number(s.column + 1); }, "");
     }},
    {"OpenSpiel", [] { return tic_tac_toe; },
     [](const game& g) {
         return "[Game]\ntic_tac_toe()\n[State]\n" +
                joined(
                    g, [](std::string& out, int, square s) { out += number(s.row * 3 + s.column); },
                    "\n") +
                '\n';
     }},
};

/// The text with one to four changed bytes.
[[nodiscard]] inline std::string changed(std::string text) {
    for (int changes = between(1, 4); changes > 0 && !text.empty(); --changes)
        text[static_cast<std::size_t>(between(0, static_cast<int>(text.size()) - 1))] =
            static_cast<char>(between(0, 255));
    return text;
}

}  // namespace test
