// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/rules.hpp>
#include <inarow/ui/board_style.hpp>

#include <string>
#include <string_view>

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

TEST_CASE("a sentence calls players so") {
    const auto named = [](const rules& r, std::string_view sentence) {
        std::string result;
        ui::write_with_player_names(result, r, sentence);
        return result;
    };
    CHECK(named(connect_four, "Move 7: first (X) cannot play \"4\": column 4 is full.") ==
          "Move 7: Yellow cannot play \"4\": column 4 is full.");
    CHECK(named(gomoku, "second (O) has won.") == "White has won.");
    CHECK(named(tic_tac_toe, "h8 is already taken by first (X)") == "h8 is already taken by X");
    CHECK(
        named(
            connect_four,
            "No game reaches this board: with 2 X and 0 O it cannot be the turn of second (O).") ==
        "No game reaches this board: with 2 Yellow and 0 Red it cannot be the turn of Red.");
    CHECK(named(connect_four, "") == "");
    CHECK(named(connect_four, "first (second (X O") == "first (second (X O");
}

}  // namespace
