// SPDX-License-Identifier: BSL-1.0
#include <inarow/json/record.hpp>
#include <inarow/notation/read_games.hpp>

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace json_record_test {
namespace {

using namespace inarow;

std::string written(std::string_view text) {
    const auto games = notation::read_games(text, {.start = *position::start(tic_tac_toe)});
    REQUIRE(games.size() == 1);
    std::string result;
    json::write_record(result, games.front());
    return result;
}
const std::string after_b2 =
    R"({"moves": 1, "outcome": "in play", "to_move": "second", "board": ["...", ".X.", "..."], )"
    R"("decisive_line": null, )";

TEST_CASE("a record is written as a list of moves") {
    CHECK(written("b2") == after_b2 + R"("error": null})");
    CHECK(written("(;RU[3x3/3]SZ[3];B[bb])") == after_b2 + R"("error": null})");
}

TEST_CASE("warnings stand before the error") {
    CHECK(written("(;RU[3x3/3]SZ[3];B[bb];W[])") ==
          after_b2 + R"("warnings": [{"kind": "pass", "text": "White passes; the moves after the )"
                     R"(pass are not read."}], "error": null})");
}

TEST_CASE("errors") {
    CHECK(written("b2 b2") ==
          after_b2 + R"("error": {"kind": "taken", "move": 2, "text": "Move 2: second (O) cannot )"
                     R"(play \"b2\": b2 is already taken by first (X)."}})");
    CHECK(written("(;RU[3x3/3]SZ[3];B[bb];W[b])") ==
          after_b2 + R"("error": {"kind": "not_a_game", "move": 2, "text": "The game cannot be )"
                     R"(read at character 26: expected a point, such as hh."}})");
}

TEST_CASE("every kind of refusal has a word") {
    const auto kind = [](std::string_view text) {
        const auto games = notation::read_games(
            text, {.start = *position::start(tic_tac_toe), .asked = tic_tac_toe});
        REQUIRE(games.size() == 1);
        REQUIRE(games.front().refused);
        return json::kind_of(*games.front().refused);
    };
    CHECK(kind("b2 b2") == "taken");
    CHECK(kind("(;RU[3x3/3];B[bb];W[bb])") == "taken");
    CHECK(kind("(;RU[3x3/3]AB[aa][bb])") == "illegal_layout");
    CHECK(kind("(;SZ[0])") == "illegal_rules");
    CHECK(kind("(;SZ[15])") == "other_rules");
    CHECK(kind("X . . .\n. . . .\n. . . .\n. . . .\n") == "other_board_size");
    CHECK(kind("rules=3x3/3&moves=b2(") == "not_a_game");
    CHECK(kind("(;RU[3x3/3]!") == "not_a_game");
}

}  // namespace
}  // namespace json_record_test
