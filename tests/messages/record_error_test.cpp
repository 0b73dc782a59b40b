// SPDX-License-Identifier: BSL-1.0
#include <inarow/messages/record_error.hpp>
#include <inarow/notation/read_games.hpp>

#include <optional>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace record_error_test {
namespace {

using namespace inarow;

std::string said(std::string_view text, const std::optional<rules>& asked = std::nullopt) {
    const auto games = notation::read_games(
        text, {.start = *position::start(asked.value_or(tic_tac_toe)), .asked = asked});
    REQUIRE(games.size() == 1);
    REQUIRE(games.front().refused);
    return std::string(messages::sentence("The game", *games.front().refused).view());
}
const std::string begin = "The game cannot be read at character ";

TEST_CASE("every kind of error has its sentence") {
    CHECK(said("(;B)") == begin + "4: expected a value in brackets.");
    CHECK(said("(;!") == begin + "3: expected a property, such as B[hh].");
    CHECK(said("(;SZ[0])") == begin + "6: Invalid rules: 0 columns, but it must be 1 to 999.");
    CHECK(said("(;AB[aa][bb])") == begin +
                                       "6: No game reaches this board: with 2 X and 0 O it "
                                       "cannot be the turn of second (O).");
    CHECK(said("(;SZ[15])", tic_tac_toe) ==
          begin + "1: its rules are 15x15/5, but 3x3/3 were asked for.");
    CHECK(said("(;B[bb];W[bb])") == begin +
                                        "11: Move 2: second (O) cannot play \"b14\": b14 is "
                                        "already taken by first (X).");
    CHECK(said("b2 b2") == begin +
                               "4: Move 2: second (O) cannot play \"b2\": b2 is already taken "
                               "by first (X).");
    CHECK(said("rules=3x3/3&moves=b2(a1") == begin +
                                                 "6: The variation after 0 moves has no end: "
                                                 "expected a closing parenthesis.");
    CHECK(said("X . . .\n. . . .\n. . . .\n. . . .\n") ==
          begin + "1: the board has 4 columns and 4 rows, but the rules are 3x3/3.");
    CHECK(said("-1,0, 0,1") ==
          begin + "1: expected a link, a list of moves, a position, a drawn board or SGF.");
}

std::string warned(std::string_view text) {
    const auto games =
        notation::read_games(text, {.start = *position::start(gomoku), .is_unchecked = true});
    REQUIRE(games.size() == 1);
    REQUIRE(games.front().warnings.size() == 1);
    return std::string(messages::sentence(games.front().warnings.front()).view());
}

TEST_CASE("every kind of warning has its sentence") {
    CHECK(warned("(;GM[2];B[hh])") ==
          "GM is \"2\", not 4, the number of gomoku; the game is read as gomoku.");
    CHECK(warned("(;RU[Renju];B[hh])").starts_with("The rules \"Renju\" are not applied: "));
    CHECK(warned("(;RU[house];B[hh])") ==
          "\"house\" is not the name of rules; the game is five in a row.");
    CHECK(warned("(;QPR[hh];B[hh])") ==
          "The property \"QPR\" names points; they are not stones here.");
    CHECK(warned("(;B[hh];W[])") == "White passes; the moves after the pass are not read.");
    CHECK(warned("(;B[hh];AW[ig])") ==
          "Stones are set up after the first move; the game begins there.");
    CHECK(warned("(;B[hh]") == "The text ends within the game.");
    CHECK(warned("Hello (;B[hh])") == "There is other text around the game; it is not read.");
    CHECK(warned("(;AB[hh][ig]PL[B])") == "No game reaches the start position.");
    CHECK(warned("(;B[hh](;W[gg])(;W[hh]))") ==
          "The game is read only in part: \"hh\" cannot be read.");
}

}  // namespace
}  // namespace record_error_test
