// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/export.hpp>
#include <inarow/ui/import.hpp>

#include "acting.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace import_test {
namespace {

using namespace inarow;
using test::state_of;
using test::text_of;

std::string imported(std::string_view text, std::string_view before = "rules=3x3/3&moves=b2") {
    const auto read = ui::import_game(text, state_of(before));
    if (!read) return std::string(ui::sentence(read.error()).view());
    std::string result = text_of(read->state);
    for (const auto& w : read->warnings) core::write(result, " ! ", name_of(w.kind));
    if (read->games > 1) core::write(result, " ! ", read->games, " games");
    return result;
}

TEST_CASE("a game in each form that moves are exported in") {
    CHECK(imported("a1 b2 c3") == "rules=3x3/3&moves=a1,b2,c3");
    CHECK(imported(" a1\tb2\n") == "rules=3x3/3&moves=a1,b2");
    CHECK(imported("center bottom-left") == "rules=3x3/3&moves=b2,a1");
    CHECK(imported("rules=7x6/4/drop&moves=44") == "rules=7x6/4/drop&moves=44");
    CHECK(imported("rules=7x6/4/drop\nmoves=44\n") == "rules=7x6/4/drop&moves=44");
    CHECK(imported("https://example.org/a/#rules=7x6/4/drop&moves=44&hints=on") ==
          "rules=7x6/4/drop&moves=44&hints=on");
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh];W[ig])") == "rules=15x15/5&moves=h8,i9");
}

TEST_CASE("digits are columns of Connect Four where they are no moves of the rules") {
    CHECK(imported("4444172") == "rules=7x6/4/drop&moves=4444172");
    CHECK(imported("4444172", "rules=9x9/5/drop&moves=") == "rules=9x9/5/drop&moves=4444172");
}

TEST_CASE("a game in SGF has its variations and its start position") {
    CHECK(imported("(;FF[4]GM[4]SZ[15]AB[aa];W[hh])") ==
          "rules=15x15/5&position=X14/15/15/15/15/15/15/15/15/15/15/15/15/15/15&moves=h8");
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh](;W[ig];B[aa])(;W[hg](;B[bb])(;B[cc])))") ==
          "rules=15x15/5&moves=h8,i9(h9,b14(c13))a15");
    std::string many = "(;GM[4]SZ[15];B[hh]";
    for (int i = 0; i < 101; ++i) {
        many += "(;W[";
        many += static_cast<char>('a' + i % 15);
        many += static_cast<char>('a' + i / 15);
        many += "])";
    }
    CHECK(imported(many + ')') ==
          "The game has more than 100 variations, the most that a game can have here.");
}

TEST_CASE("a position, of the rules of the game or of a game with a name") {
    CHECK(imported("..X/.X./O.. O") == "rules=3x3/3&position=2X/1X1/O2&moves=");
    CHECK(imported("..X/.../O.. O") == "rules=3x3/3/second&position=2X/3/O2&moves=");
    CHECK(imported("7/7/7/7/7/3X3") == "rules=7x6/4/drop&position=7/7/7/7/7/3X3&moves=");
    CHECK(imported("...X/..../..../....", "rules=4x4/3&moves=&hints=on") ==
          "rules=4x4/3&position=3X/4/4/4&moves=&hints=on");
    CHECK(imported("7/7/7/7/3X3/7") ==
          "The text cannot be read at character 1: No game reaches this board: there is a free "
          "square under the stone on d2.");
}

TEST_CASE("settings stay") {
    CHECK(imported("a1", "rules=3x3/3&moves=b2&second=computer&second-level=3&hints=on") ==
          "rules=3x3/3&moves=a1&second=computer&second-level=3&hints=on");
}

/// A row of tests/notation/records/expected.tsv whose text is pasted as a whole.
struct record_file {
    std::string name;
    rules usual;
    std::string text;
    std::string expected;
};

std::vector<record_file> record_files() {
    const std::string folder = INAROW_TEST_DATA "/../notation/records/";
    std::vector<record_file> result;
    std::ifstream table(folder + "expected.tsv");
    std::string line;
    std::getline(table, line);
    while (std::getline(table, line)) {
        std::stringstream row(line);
        std::string name;
        std::string usual;
        std::string layout;
        std::string expected;
        std::getline(row, name, '\t');
        std::getline(row, usual, '\t');
        std::getline(row, layout, '\t');
        std::getline(row, expected);
        if (layout != "one") continue;
        std::ifstream file(folder + name, std::ios::binary);
        result.push_back({.name = name,
                          .usual = *notation::parse_rules(core::string_view(usual)),
                          .text{std::istreambuf_iterator<char>(file), {}},
                          .expected = expected});
    }
    return result;
}

TEST_CASE("a game in SGF has the rules that it says, whatever was played before") {
    for (const record_file& file : record_files()) {
        if (!file.name.starts_with("sgf/") || !file.text.contains("RU[")) continue;
        CAPTURE(file.name);
        const auto read = [&](std::string_view before) {
            return ui::import_game(file.text, state_of(before));
        };
        const auto after_small = read("rules=3x3/3");
        const auto after_drop = read("rules=7x6/4/drop&moves=4");
        REQUIRE(after_small.has_value() == after_drop.has_value());
        if (!after_small) continue;
        CHECK(after_small->state.game == after_drop->state.game);
        std::string said = "GAMES: ";
        notation::print_rules(said, after_small->state.rules());
        CHECK(file.expected.starts_with(said));
    }
}

TEST_CASE("every record is the game that the reader reads, with what it says of the game") {
    int read = 0;
    for (const record_file& file : record_files()) {
        CAPTURE(file.name);
        const auto before = ui::state::create(file.usual, largest_rule);
        REQUIRE(before);
        const auto back = ui::import_game(file.text, *before);
        const auto games = notation::read_games(
            file.text, {.start = *position::start(file.usual), .guesses_rules = true});
        if (games.empty() || games.front().refused) {
            // A board does not say who started.
            CHECK((!back || back->state.rules() == starting_with(second, file.usual)));
            if (!back) CHECK(ui::sentence(back.error()).view().ends_with('.'));
            continue;
        }
        ++read;
        REQUIRE_MESSAGE(back, ui::sentence(back.error()).view());
        CHECK(back->state.variations.count() ==
              static_cast<int>(games.front().variations().size()));
        // A link of the page shows one of its variations, and its unknown keys are ignored.
        if (file.name.starts_with("pasted/own_link")) continue;
        CHECK(back->state.game == games.front().main_line());
        CHECK(back->warnings == games.front().warnings);
        CHECK(back->games == static_cast<int>(games.size()));
    }
    CHECK(read > 100);
}

TEST_CASE("links, drawings and lists in every form") {
    const std::string game = "rules=3x3/3&moves=b2,a1";
    for (const std::string_view text :
         {"https://x/#rules=3x3%2F3&moves=b2%2Ca1", "Look: <https://x/#rules=3x3/3&mov\nes=b2,a1>.",
          "[\"b2\", \"a1\"]", "1. b2 a1", "b2-a1", "b2\na1\n"})
        CHECK(imported(text, "rules=3x3/3&moves=").starts_with(game));
    CHECK(imported("https://connect4.gamesolver.org/?pos=4453") == "rules=7x6/4/drop&moves=4453");
    CHECK(imported("3 O . X\n2 . X .\n1 . . .\n  a b c") ==
          "rules=3x3/3&position=O1X/1X1/3&moves=");
}

TEST_CASE("what is no game is refused in words") {
    CHECK(imported("a1 a1") ==
          "The text cannot be read at character 4: Move 2: second (O) cannot play \"a1\": a1 is "
          "already taken by first (X).");
    CHECK(imported("") ==
          "There is no game in it: expected a link, a list of moves, a position, a drawn board or "
          "SGF.");
    CHECK(imported(" \n") == imported(""));
    CHECK(imported("x=y").starts_with("The text cannot be read at character "));
    CHECK(imported("rules=3x3/3&moves=b2,b2") ==
          "The text cannot be read: moves: Move 2: second (O) cannot play \"b2\": b2 is already "
          "taken by first (X).");
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh];W[hh])") ==
          "The text cannot be read at character 28: Move 2: second (O) cannot play \"h8\": h8 is "
          "already taken by first (X).");
    CHECK(imported("(;FF[4]GM[4]SZ[30]RU[30x30/5];B[hh])") ==
          "The board is too large: it has 30 columns, but there is room for 19 here.");
    CHECK(imported("X.O/.Q./... X") ==
          "The text cannot be read at character 6: expected X, O or . for a square.");
    CHECK(imported("XX./.../... X") ==
          "The text cannot be read at character 1: No game reaches this board: with 2 X and 0 O it "
          "cannot be the turn of first (X).");
}

TEST_CASE("names, comments and unknown properties are part of the game") {
    const std::string_view sgf =
        "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[15]RU[15x15/5]PB[Anna]RE[W+Resign]XY[1][\\]]C[start];"
        "B[hh]C[middle\n100%](;W[ig]N[a])(;W[ih];B[aa]V[3]))";
    const auto read = ui::import_game(sgf, state_of("rules=3x3/3"));
    REQUIRE(read);
    CHECK(read->state.properties.size() == 4);
    std::string written;
    ui::export_as(written, ui::document::sgf, read->state);
    CHECK(written == sgf);
    const auto linked =
        ui::import_game("See https://example.org/#" + text_of(read->state) + ".", state_of(""));
    REQUIRE(linked);
    CHECK(linked->state == read->state);
}

TEST_CASE("a variation that is not kept takes its properties with it") {
    std::string many = "(;GM[4]SZ[15];B[hh]C[x]";
    for (int i = 0; i < 99; ++i)
        many += std::string("(;W[") + static_cast<char>('a' + i % 7) +
                static_cast<char>('a' + i / 7 % 15) + "]C[y])";
    CHECK(ui::import_game(many + ')', state_of(""))->state.properties.size() == 100);
}

TEST_CASE("another game of a text is chosen by its number") {
    const std::string_view text =
        "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15]PB[A];B[ig])(;SZ[15];B[aa];W[aa])";
    const auto before = state_of("rules=3x3/3");
    const auto second_game = ui::import_game(text, before, 2);
    REQUIRE(second_game);
    CHECK(text_of(second_game->state) == "rules=15x15/5&moves=i9&record=;PB~5BA~5D");
    CHECK(second_game->games == 3);
    CHECK(ui::notices(*second_game).front() == "The text has 3 games; this is game 2.");
    CHECK(ui::notices(*ui::import_game(text, before)).front() ==
          "The text has 3 games; this is the first.");
    CHECK(!ui::import_game(text, before, 3));
    CHECK(!ui::import_game(text, before, 4));
}

TEST_CASE("a board that no game reaches can be edited") {
    const auto editor = [](std::string_view text, int number = 1) {
        std::string result;
        if (const auto board = ui::import_unreached(text, state_of("rules=3x3/3"), number))
            print_position_editor(result, *board);
        return result;
    };
    CHECK(editor("(;GM[4]SZ[5]AB[aa][bb][cc]AW[ab])") == "5x5/5 X4/OX3/2X2/5/5");
    CHECK(editor("(;SZ[15])(;GM[4]SZ[5]AB[aa][bb][cc])", 2) == "5x5/5 X4/1X3/2X2/5/5");
    CHECK(editor("XX./.../... X") == "3x3/3 XX1/3/3");
    CHECK(editor("rules=3x3/3&position=3X/3/3").empty());
    CHECK(editor("rules=3x3/3&position=1XX/3/3") == "3x3/3 1XX/3/3");
    for (const std::string_view text : {"(;GM[4]SZ[5]AB[aa]AW[ab])", "X../.../... O", "b2 a1",
                                        "nothing", "", "(;GM[4]SZ[25]AB[aa][bb][cc])"})
        CHECK(editor(text).empty());
}

TEST_CASE("a refusal names the text as its reader does") {
    for (const std::string_view text :
         {"a1 a1", "moves=zz", "(;FF[4]GM[4]SZ[15];B[hh];W[hh])", "X.X/.../... X"}) {
        const auto read = ui::import_game(text, state_of("rules=3x3/3"));
        REQUIRE(!read);
        CHECK(ui::sentence("The file", read.error()).view().starts_with("The file cannot be read"));
    }
}

TEST_CASE("a game is read as far as it goes, and what is not read is said") {
    CHECK(imported("(;FF[4]GM[4]SZ[15];B[hh](;W[ig])(;W[hh]))") ==
          "rules=15x15/5&moves=h8,i9 ! partly_read");
    CHECK(imported("(;GM[4]SZ[15];B[hh];W[];B[ig])") == "rules=15x15/5&moves=h8 ! pass");
    CHECK(imported("(;GM[4]SZ[15]RU[Renju];B[hh])") ==
          "rules=15x15/5&moves=h8&record=;RU~5BRenju~5D ! rules_not_applied");
    CHECK(imported("(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[ig])") ==
          "rules=15x15/5&moves=h8 ! 2 games");
    CHECK(imported("See https://example.org/#rules=3x3/3&moves=b2 here") ==
          "rules=3x3/3&moves=b2 ! text_ignored");
}

TEST_CASE(
    "every export of moves, SGF and state is read back, to the same game if it names squares") {
    std::mt19937 random(20261124);
    for (const rules& r : {tic_tac_toe, connect_four, gomoku, exactly(tic_tac_toe)}) {
        for (int i = 0; i < 50; ++i) {
            const auto before = state_of("rules=3x3/3&moves=");
            game played(position::start_unchecked(r));
            const int plies = 1 + test::below(r.squares(), random);
            while (!played.position().is_over() && played.ply() < plies)
                REQUIRE(played.apply(test::one_of(played.position().available_moves(), random)));
            notation::record record(position::start_unchecked(r));
            (void)record.add_moves({played.moves().begin(), played.moves().end()});
            const auto made = ui::detail::with_game(before, record);
            REQUIRE(made);
            for (std::size_t f = 0; f < ui::export_format::count; ++f) {
                const ui::export_format format(f);
                const bool is_read = format.has_moves() || format == ui::document::sgf ||
                                     format == ui::document::state;
                if (!format.supports(r) || !is_read) continue;
                std::string text;
                ui::export_as(text, format, *made);
                CAPTURE(format.name());
                CAPTURE(text);
                const auto back = ui::import_game(text, *made);
                // Two digits after another two can be the score of two columns.
                if (!back && format == notation::kind::xy && r.gravity == drop) continue;
                REQUIRE(back);
                // Numbers of columns and rows can be moves in another notation, too.
                if (format.has_moves() && (format.notation() == notation::kind::xy ||
                                           format.notation() == notation::kind::gomocup))
                    continue;
                CHECK(back->state.game == made->game);
            }
        }
    }
}

}  // namespace
}  // namespace import_test
