// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/rules.hpp>
#include <inarow/ui/player_names.hpp>

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace player_names_test {
namespace {

using namespace inarow;

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
}  // namespace player_names_test
