// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/gomocup.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/sgf_record.hpp>

#include "support/property.hpp"
#include "support/random_rules.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

// Random games, written in each form that people have, are read back. A text with changed bytes is
// read or refused with a sentence. What fails is shrunk and printed with its seed (see
// property.hpp).

namespace records_test {
namespace {

using namespace inarow;
using test::between;

game some_game(const rules& r) {
    game g = *game::start(r);
    for (int plies = between(0, 30); plies > 0 && !g.position().is_over(); --plies) {
        const auto possible = g.position().available_moves();
        (void)g.apply(
            possible[static_cast<std::size_t>(between(0, static_cast<int>(possible.size()) - 1))]);
    }
    return g;
}
/// Five in a row on a board that the forms of gomoku programs have.
rules some_gomoku() { return {.columns = between(5, 22), .rows = between(5, 22), .run = 5}; }

std::string joined(const game& g, auto&& print_move, std::string_view between_moves) {
    std::string text;
    for (int ply = 0; ply < g.ply(); ++ply) {
        if (ply > 0) text += between_moves;
        print_move(text, ply, g.moves()[static_cast<std::size_t>(ply)]);
    }
    return text;
}
void print_square(std::string& out, const game& g, square s) {
    notation::algebraic::print(out, g.rules(), s);
}
std::string squares(const game& g, std::string_view between_moves) {
    return joined(
        g, [&](std::string& out, int, square s) { print_square(out, g, s); }, between_moves);
}
std::string number(int n) { return std::to_string(n); }
std::string point(square s) {
    return {static_cast<char>('a' + s.column), static_cast<char>('a' + s.row)};
}

/// A form of games.
struct dialect {
    std::string_view name;
    rules (*some_rules)();
    std::string (*write)(const game&);
};

const dialect dialects[] = {
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

std::vector<notation::record> read(std::string_view text, const rules& usual) {
    return notation::read_games(text, {.start = *position::start(usual)});
}

TEST_CASE("games of every dialect are read back") {
    for (const dialect& d : dialects) {
        CAPTURE(d.name);
        CHECK(test::holds("a game is read back", 100, [&] {
            const game g = some_game(d.some_rules());
            // Two numbers can be the column and the row of one move.
            if (g.ply() == 0 || (g.ply() == 2 && g.rules().gravity == drop)) return;
            const std::string text = d.write(g);
            RC_LOG() << text;
            const auto games = read(text, g.rules());
            RC_ASSERT(games.size() == 1U);
            RC_ASSERT(!games.front().refused);
            RC_ASSERT(games.front().main_line() == g);
        }));
    }
}

TEST_CASE("drawn boards are read back") {
    for (const rules& r : {tic_tac_toe, connect_four, gomoku})
        for (const auto& [name, set] : draw::glyph_sets) {
            CAPTURE(name.data());
            CHECK(test::holds("a drawing is read back", 50, [&] {
                const game g = some_game(r);
                std::string text;
                draw::board(text, g.position(),
                            {.set = set,
                             .coordinates = between(0, 1) == 0 ? draw::coordinates::none
                                                               : draw::coordinates::as_played});
                RC_LOG() << text;
                const auto games = read(text, r);
                RC_ASSERT(games.size() == 1U);
                RC_ASSERT(!games.front().refused);
                RC_ASSERT(games.front().start == g.position());
            }));
        }
}

TEST_CASE("a text with changed bytes is read, or refused with its place and a sentence") {
    for (const dialect& d : dialects) {
        CAPTURE(d.name);
        CHECK(test::holds("changed bytes do no harm", 300, [&] {
            const game g = some_game(d.some_rules());
            std::string text = d.write(g);
            for (int changes = between(1, 4); changes > 0 && !text.empty(); --changes)
                text[static_cast<std::size_t>(between(0, static_cast<int>(text.size()) - 1))] =
                    static_cast<char>(between(0, 255));
            RC_LOG() << text;
            for (const auto layout :
                 {notation::text_layout::one_game, notation::text_layout::lines})
                for (const auto& record :
                     notation::read_games(text, {.start = *position::start(g.rules())}, layout)) {
                    if (record.refused) {
                        RC_ASSERT(record.refused->offset <= text.size());
                        const auto said = messages::sentence("The game", *record.refused);
                        RC_ASSERT(notation::detail::is_utf8(
                            said.view().data() == nullptr ? "" : std::string(said.view())));
                    }
                    if (!notation::can_print_sgf(record.start.rules())) continue;
                    // What was read is written, and read again as the same.
                    std::string sgf;
                    notation::print_sgf(sgf, record);
                    const auto again = notation::read_games(
                        sgf, {.start = *position::start(g.rules()), .is_unchecked = true});
                    RC_ASSERT(again.size() == 1U);
                    RC_ASSERT(again.front().variations() == record.variations());
                }
        }));
    }
}

}  // namespace
}  // namespace records_test
