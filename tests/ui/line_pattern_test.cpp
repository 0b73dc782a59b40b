// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/line_pattern.hpp>

#include "acting.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace line_pattern_test {
namespace {

using namespace inarow;
/// A line after the first moves of a game.
struct some_line {
    ui::page_position before;
    std::vector<square> squares;
};
some_line line_of(std::string_view state, std::size_t earlier) {
    const auto s = test::state_of(state);
    some_line result{ui::to_page_game(game(ui::start_of(s.game))).position(), {}};
    std::size_t count = 0;
    for (const square each : s.game.moves())
        if (count++ < earlier)
            result.before = result.before.after(each);
        else
            result.squares.push_back(each);
    return result;
}
std::string sentence(const some_line& l, ui::line_kind kind = ui::line_kind::explained) {
    std::string result;
    if (const auto found = ui::pattern_of(l.before, l.squares))
        write_line_pattern(result, l.before.rules(), l.squares, *found, kind);
    return result;
}
std::string sentence(std::string_view state, std::size_t earlier) {
    return sentence(line_of(state, earlier));
}
const std::string drop = "rules=7x6/4/drop&moves=";

TEST_CASE("after one move, the other player wins at once") {
    CHECK(sentence(drop + "41514171", 6) == "It does not block the threat in row 4 of column 1.");
    CHECK(sentence("moves=b2,b1,a1,a2,c3", 3) == "It does not block the threat at c3.");
    CHECK(sentence(drop + "544343443121222", 13) ==
          "Yellow has an even threat on top of it, in row 4 of column 2.");
}

TEST_CASE("a double threat, of two squares next to or on top of each other") {
    const auto l = line_of(drop + "444433215", 6);
    const auto found = ui::pattern_of(l.before, l.squares);
    REQUIRE(found);
    CHECK(*found == ui::line_pattern{.kind = ui::line_pattern_kind::double_threat,
                                     .plies = 1,
                                     .owner = first,
                                     .squares = {{.column = 0, .row = 5}, {.column = 4, .row = 5}},
                                     .is_decisive = true});
    CHECK(sentence(l) == "It makes a double threat: Red cannot stop both column 1 and column 5.");
    CHECK(sentence(l, ui::line_kind::better) ==
          "Column 2 makes a double threat: Red cannot stop both column 1 and column 5.");
    CHECK(sentence("rules=15x15/5&moves=h8,a1,i8,a3,j8,a5,k8,g8,l8", 6) ==
          "It makes an open four: White cannot stop both g8 and l8.");
    CHECK(
        sentence(drop + "2553355325454", 7) ==
        "Column 4 (number 4) makes a double threat: Red cannot stop both row 2 and row 3 of column "
        "4.");
}

TEST_CASE("a threat that waits to the end, and one that must be blocked") {
    const auto zugzwang = line_of(drop + "755565537424774443523343637722", 18);
    CHECK(
        sentence(zugzwang) ==
        "Column 3 (number 4) makes an even threat in row 4 of column 2, and in the end Yellow has "
        "to play below it (zugzwang).");
    CHECK(sentence(zugzwang, ui::line_kind::better) ==
          "After column 5, Red gets an even threat in row 4 of column 2, and in the end Yellow has "
          "to play below it (zugzwang).");
    CHECK(
        sentence(drop + "322552552443454431342", 9) ==
        "Column 4 (number 2) makes an even threat in row 4 of column 6: Red cannot play below it.");
    CHECK(sentence(drop + "5443434433552433555216666661221", 5) ==
          "Column 4 (number 2) makes a threat that Red must block in row 5 of column 4.");
}

TEST_CASE("a double threat that is prepared, and claimeven") {
    CHECK(sentence(drop + "7444421224422211111777773333533566666655", 0) ==
          "Column 2 (number 6) prepares a double threat in column 3.");
    CHECK(sentence(drop + "6444666324644623222233331177777711", 10) ==
          "From column 2 (number 8) on, Red answers each move on top of it (claimeven).");
}

TEST_CASE("a line without a pattern") {
    CHECK(sentence("moves=b2,a1,b1,b3,a3,c1,a2,c2,c3", 0) == "");  // a draw
    CHECK(sentence(drop + "4444", 0) == "");                       // not over
    CHECK(sentence("moves=a1,b1,a2,b2,a3", 4) == "");              // over at once
    CHECK(sentence("rules=3x3/3/misere&moves=a1,b1,c3,b3,a2,a3,c2,c1", 3) == "");
}

}  // namespace
}  // namespace line_pattern_test
