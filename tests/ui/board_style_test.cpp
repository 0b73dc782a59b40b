// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/rules.hpp>
#include <inarow/ui/board_style.hpp>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using ui::board_style;

TEST_CASE("small boards have marks, large ones are gobans, and dropped stones are discs") {
    CHECK(ui::board_style_of(tic_tac_toe) == board_style::marks);
    CHECK(ui::board_style_of({.columns = 9, .rows = 8, .run = 5}) == board_style::marks);
    CHECK(ui::board_style_of({.columns = 9, .rows = 9, .run = 5}) == board_style::stones);
    CHECK(ui::board_style_of(gomoku) == board_style::stones);
    CHECK(ui::board_style_of(connect_four) == board_style::discs);
    CHECK(ui::board_style_of({.columns = 19, .rows = 19, .run = 5, .gravity = drop}) ==
          board_style::discs);
}

TEST_CASE("players are called by what their stones look like") {
    CHECK(ui::player_name(tic_tac_toe, first) == "X");
    CHECK(ui::player_name(tic_tac_toe, second) == "O");
    CHECK(ui::player_name(gomoku, first) == "Black");
    CHECK(ui::player_name(gomoku, second) == "White");
    CHECK(ui::player_name(connect_four, first) == "Yellow");
    CHECK(ui::player_name(connect_four, second) == "Red");
}

}  // namespace
