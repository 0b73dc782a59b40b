// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/position_text.hpp>
#include <inarow/notation/read_games.hpp>
#include <inarow/notation/rules_text.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

// Reads every text of tests/notation/records and compares it with the table there.

namespace {

using namespace inarow;
namespace files = inarow::notation;

const std::string folder = INAROW_TEST_DATA "/../notation/records/";

std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> parts;
    std::stringstream all(line);
    for (std::string part; std::getline(all, part, separator);) parts.push_back(part);
    return parts;
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE_MESSAGE(file, path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns whether the rest of a record was not read because of a move.
bool is_cut_by_a_move(const notation::record& r) {
    return r.refused && (r.nodes.size() > 1 || r.is_of_a_form) &&
           !std::holds_alternative<illegal_layout>(r.refused->why);
}

/// "15x15/5, h8 i9 ! pass", as in the table.
std::string said_of(const notation::record& r) {
    std::string result;
    notation::print_rules(result, r.start.rules());
    result += ',';
    if (r.start.stones() > 0) {
        result += " from ";
        notation::print_rows(result, r.start);
        result += r.start.to_move() == first ? " X" : " O";
    }
    const game g = r.main_line();
    if (g.ply() == 0) result += " none";
    for (const square s : g.moves()) {
        result += ' ';
        notation::algebraic::print(result, g.rules(), s);
    }
    if (r.score) result += " = " + std::to_string(*r.score);
    std::vector<std::string> warnings;
    for (const auto& w : r.warnings) {
        std::string name(name_of(w.kind).data(), name_of(w.kind).size());
        if (std::ranges::find(warnings, name) == warnings.end()) warnings.push_back(name);
    }
    const std::string cut = "partly_read";
    if (is_cut_by_a_move(r) && std::ranges::find(warnings, cut) == warnings.end())
        warnings.push_back(cut);
    std::ranges::sort(warnings);
    if (!warnings.empty()) result += " !";
    for (const std::string& w : warnings) result += ' ' + w;
    return result;
}

/// Sorts the warnings of a game in the table.
std::string with_sorted_warnings(std::string game) {
    const std::size_t at = game.find(" ! ");
    if (at == std::string::npos) return game;
    auto words = split(game.substr(at + 3), ' ');
    std::ranges::sort(words);
    game.resize(at + 2);
    for (const auto& w : words) game += ' ' + w;
    return game;
}

std::string trimmed(std::string text) {
    while (text.ends_with(' ')) text.pop_back();
    return text.substr((std::min)(text.find_first_not_of(' '), text.size()));
}

TEST_CASE("only the first line of a file names its columns") {
    const notation::record_defaults defaults{.start = *position::start(connect_four)};
    const auto file = notation::read_games("moves,score\n4453\nmoves,score\n44\n", defaults,
                                           notation::text_layout::lines);
    REQUIRE(file.size() == 3U);
    CHECK(!file[0].refused);
    CHECK(file[1].refused);
    CHECK(!file[2].refused);
    // Of a text that is divided already, nothing is left out.
    for (const char* const line : {"moves,score", "best", "Board"}) {
        const auto games = notation::read_games(line, defaults, notation::text_layout::one_record);
        REQUIRE(games.size() == 1U);
        CHECK(games.front().refused);
    }
    CHECK(notation::read_games(" ", defaults, notation::text_layout::one_record).empty());
}

TEST_CASE("a number is a score only where it can follow the moves, and only if it can be a score") {
    const auto score = [](std::string_view line, notation::score_form scores) {
        const notation::record_defaults defaults{.start = *position::start(connect_four),
                                                 .scores = scores};
        const auto games = notation::read_games(line, defaults, notation::text_layout::one_record);
        REQUIRE(games.size() == 1);
        return games[0].refused ? std::optional<int>() : games[0].score;
    };
    using enum notation::score_form;
    for (const auto& [line, wanted] : {std::pair("4453 2", 2), {"4453,-2", -2}, {"44 22", 22}}) {
        CHECK(score(line, none) == std::nullopt);
        CHECK(score(line, after_joined_moves) == wanted);
        CHECK(score(line, after_all_moves) == wanted);
    }
    for (const char* const line : {"4 4 5 3 -2", "d1 d2 e1 c1 -2", "4,4,5,3 -2"}) {
        CHECK(score(line, after_joined_moves) == std::nullopt);
        CHECK(score(line, after_all_moves) == -2);
    }
    for (const char* const line : {"44 53", "445 334", "44,53", "4 4 5 3 2"})
        CHECK(score(line, after_all_moves) == std::nullopt);
}

TEST_CASE("every text is read as the table says") {
    std::ifstream table(folder + "expected.tsv");
    std::string line;
    std::getline(table, line);
    while (std::getline(table, line)) {
        const auto row = split(line, '\t');
        REQUIRE(row.size() == 4);
        CAPTURE(row[0]);
        const auto usual = notation::parse_rules(core::string_view(row[1]));
        REQUIRE(usual);
        const auto games = notation::read_games(
            contents(folder + row[0]),
            {.start = *position::start(*usual),
             .is_unchecked = true,
             .guesses_rules = row[2] == "one"},
            row[2] == "one" ? notation::text_layout::one_game : notation::text_layout::lines);
        if (row[3].starts_with("refused: ")) {
            bool is_refused = games.empty();
            for (const auto& r : games) is_refused = is_refused || r.refused;
            CHECK_MESSAGE(is_refused, row[0], ": ", (games.empty() ? "" : said_of(games.front())),
                          "   wanted ", row[3]);
            continue;
        }
        std::string said;
        for (const auto& r : games)
            said += (said.empty() ? "" : " ; ") +
                    (r.refused && !is_cut_by_a_move(r) ? "refused" : said_of(r));
        std::string wanted;
        std::string rest = row[3].substr(7);
        for (std::size_t at; !rest.empty();) {
            at = rest.find(" ; ");
            wanted +=
                (wanted.empty() ? "" : " ; ") + with_sorted_warnings(trimmed(rest.substr(0, at)));
            rest = at == std::string::npos ? "" : rest.substr(at + 3);
        }
        CHECK_MESSAGE(said == wanted, row[0], "\n   said   ", said, "\n   wanted ", wanted);
    }
}

TEST_CASE("a game of gomoku leaves the kind of five in a row open, however it is spelled") {
    rules asked = gomoku;
    asked.length = line_length::exactly;
    for (const std::string name : {"gomoku", "Gomoku", "GOMOKU"}) {
        const auto games = files::read_games("(;SZ[15]RU[" + name + "];B[hh])",
                                             {.start = *position::start(asked), .asked = asked});
        REQUIRE(games.size() == 1);
        CHECK(!games.front().refused);
        CHECK(games.front().start.rules() == asked);
    }
}

TEST_CASE("the encoding of a text is UTF-8 if it can be, then what CA names, then ISO-8859-1") {
    CHECK(files::charset_of("(;CA[GBK];B[hh])") == "UTF-8");
    CHECK(files::charset_of("(;CA[GBK]PB[\x81\x5d];B[hh])") == "GBK");
    CHECK(files::charset_of("(;PB[J\xf6rg];B[hh])") == "ISO-8859-1");
    CHECK(files::charset_of(contents(folder + "sgf/utf16le.sgf")) == "UTF-8");
    for (const std::string_view text : {"(;CA[GBK]PB[\x81\x5d];B[hh])", "(;PB[J\xf6rg];B[hh])"})
        CHECK(files::read_games(text, {.start = *position::start(gomoku)}).front().charset ==
              files::charset_of(text));
    const auto mixed = files::read_games(
        "(;CA[GBK]PB[\x81\x5d];B[hh])\n(;PB[J\xf6rg];B[gg])\n"
        "(;CA[UTF-8]PB[\xe4\xba\x94]PW[\xe4\xba\x94];B[ii])",
        {.start = *position::start(gomoku)});
    REQUIRE(mixed.size() == 3);
    CHECK(mixed[0].charset == "GBK");
    CHECK(mixed[1].charset == "GBK");
    CHECK(mixed[2].charset == "UTF-8");
    for (const auto& each : mixed) CHECK(each.main_line().moves().size() == 1);
    CHECK(notation::text_of(mixed[2].nodes[0], "PW") == "\xe4\xba\x94");
}

}  // namespace
