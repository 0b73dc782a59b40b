// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/messages.hpp>

#include "acting.hpp"

#include <string>

#include <doctest/doctest.h>

namespace messages_test {
namespace {

using namespace inarow;
using ui::not_now;

/// The sentence of a state with that refusal.
std::string sentence_about(const ui::refusal& why) {
    auto s = ui::state::initial();
    s.refused = why;
    return test::why(s);
}

TEST_CASE("there is no sentence where nothing was refused") {
    CHECK(sentence(ui::state::initial()).view().empty());
}

TEST_CASE("every refusal is a sentence") {
    CHECK(sentence_about(not_now::not_started) == "The game has not been started yet.");
    CHECK(sentence_about(not_now::already_started) ==
          "The game has already been started: reset it first.");
    CHECK(sentence_about(not_now::turn_of_computer) == "It is the computer's turn.");
    CHECK(sentence_about(not_now::turn_of_person) == "It is not the computer's turn.");
    CHECK(sentence_about(not_now::nothing_to_redo) ==
          "There is nothing to redo: no move was taken back.");
    CHECK(sentence_about(illegal_take_back{1, 0}) ==
          "No move can be taken back: the game has just begun.");
    CHECK(sentence_about(not_now::is_main_variation) == "This is the main variation already.");
    CHECK(sentence_about(not_now::is_only_variation) == "There is no other variation.");
    CHECK(sentence_about(not_now::not_at_turn) ==
          "You can move at the end of the game only, when it is your turn.");
    CHECK(sentence_about(ui::no_such_variation{3, 2}) ==
          "There is no variation 3: the game has 2.");
    // Of a number that is not read exactly, no digits are made up.
    for (const int far : {100'000, 184'467, 999'999}) {
        CHECK(sentence_about(ui::no_such_variation{far, 2}) ==
              "There is no variation above 99999: the game has 2.");
        CHECK(sentence_about(ui::no_such_ply{far, 3}) ==
              "There is no ply above 99999: the game has 3.");
    }
    CHECK(sentence_about(ui::no_such_ply{99'999, 3}) == "There is no ply 99999: the game has 3.");
    CHECK(sentence_about(ui::too_many_variations{}) ==
          "There are 100 variations, the most that a game can have: remove one first.");
    CHECK(sentence_about(ui::no_such_ply{7, 3}) == "There is no ply 7: the game has 3.");
    using enum illegal_rules::number;
    CHECK(sentence_about(illegal_rules{columns, 20, 19}) ==
          "The board is too large: it has 20 columns, but there is room for 19 here.");
    CHECK(sentence_about(illegal_rules{rows, 1000, 19}) ==
          "The board is too large: it has 1000 rows, but there is room for 19 here.");
    CHECK(sentence_about(illegal_rules{columns, 0, 19}) ==
          "Invalid rules: 0 columns, but it must be 1 to 19.");
    CHECK(sentence_about(illegal_rules{run, 1000, 999}) ==
          "Invalid rules: 1000 in a row, but it must be 1 to 999.");
}

TEST_CASE("a move is told by the rules that refused it, whatever the state's are") {
    const auto off = resolve(position::start(gomoku).value(), move_text("z1"));
    REQUIRE(!off);
    CHECK(sentence_about(ui::refused_move{off.error(), "z1", gomoku}) ==
          "Move 1: first (X) cannot play \"z1\": it is off the board (a1 to o15).");
}

TEST_CASE("what could not be read is named") {
    const auto link = ui::parse_state("starter=nobody");
    CHECK(sentence("The link", link.error()) ==
          "The link cannot be read: starter: \"nobody\" is not one of first, second, toss.");
    CHECK(sentence("The file", ui::parse_state("a\"b\\c").error()) ==
          "The file cannot be read: \"a\"b\\c\" is not one of rules, position, moves, variation, "
          "ply, starter, first, second, first-level, second-level, hints, series, record, format.");
}

TEST_CASE("the longest sentences fit") {
    const std::string longest(24, '\xff');  // four characters each
    const auto error = ui::parse_action(longest).error();
    CHECK(sentence("The action", error).view().ends_with("comment, describe."));
    CHECK(sentence("The link", ui::parse_state("rules=" + longest).error())
              .view()
              .ends_with("at character 1."));
    CHECK(sentence("The link", ui::parse_state("moves=" + longest).error())
              .view()
              .ends_with("at character 1."));
    CHECK(sentence("The link", ui::parse_state(longest).error()).view().ends_with("format."));
    CHECK(sentence("The link", ui::parse_state("format=" + longest).error())
              .view()
              .ends_with("it reads format 1."));
}

}  // namespace
}  // namespace messages_test
