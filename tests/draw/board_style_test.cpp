// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board_style.hpp>
#include <inarow/game/rules.hpp>

#include <string>

#include <doctest/doctest.h>

namespace board_style_test {
namespace {

using namespace inarow;
using draw::board_style;

TEST_CASE("small boards have marks, large ones are gobans, and dropped stones are discs") {
    CHECK(draw::board_style_of(tic_tac_toe) == board_style::marks);
    CHECK(draw::board_style_of({.columns = 9, .rows = 8, .run = 5}) == board_style::marks);
    CHECK(draw::board_style_of({.columns = 9, .rows = 9, .run = 5}) == board_style::stones);
    CHECK(draw::board_style_of(gomoku) == board_style::stones);
    CHECK(draw::board_style_of(connect_four) == board_style::discs);
    CHECK(draw::board_style_of({.columns = 19, .rows = 19, .run = 5, .gravity = drop}) ==
          board_style::discs);
}

TEST_CASE("players are called by what their stones look like") {
    CHECK(draw::player_name(tic_tac_toe, first) == "X");
    CHECK(draw::player_name(tic_tac_toe, second) == "O");
    CHECK(draw::player_name(gomoku, first) == "Black");
    CHECK(draw::player_name(gomoku, second) == "White");
    CHECK(draw::player_name(connect_four, first) == "Yellow");
    CHECK(draw::player_name(connect_four, second) == "Red");
}

TEST_CASE("a goban has star points") {
    const auto stars = [](const rules& r) {
        std::string result;
        for (int i = 0; i < r.squares(); ++i)
            if (draw::is_star_point(r, square_at(r, i))) result += std::to_string(i) + ' ';
        return result;
    };
    CHECK(stars(square_board(9)) == "20 24 40 56 60 ");
    CHECK(stars(gomoku) == "48 56 112 168 176 ");
    CHECK(stars(square_board(19)) == "60 66 72 174 180 186 288 294 300 ");
    CHECK(stars({.columns = 10, .rows = 9, .run = 5}) == "22 27 62 67 ");
}

}  // namespace
}  // namespace board_style_test
