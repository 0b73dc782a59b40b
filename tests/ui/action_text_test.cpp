// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/moves_text.hpp>
#include <inarow/ui/action_text.hpp>
#include <inarow/ui/messages.hpp>

#include <string>
#include <string_view>
#include <variant>

#include <doctest/doctest.h>

namespace action_text_test {
namespace {

using namespace inarow;
using ui::controller;
using ui::parse_action;

std::string unread(std::string_view text) {
    const auto read = parse_action(text);
    return read ? "it is one" : std::string(ui::sentence("It", read.error()).view());
}
/// The same action from a text and as a value.
bool is(std::string_view text, const ui::action& expected) {
    return parse_action(text) == expected;
}

TEST_CASE("every action has its word") {
    CHECK(is("start", ui::start{first}));
    CHECK(is("start first", ui::start{first}));
    CHECK(is("start second", ui::start{second}));
    CHECK(is("play b2", ui::play{"b2"}));
    CHECK(is("play 4", ui::play{"4"}));
    CHECK(is("reply b2", ui::play{"b2", controller::computer}));
    CHECK(is("undo", ui::undo{}));
    CHECK(is("redo", ui::redo{}));
    CHECK(is("jump 0", ui::jump{0}));
    CHECK(is("jump 361", ui::jump{361}));
    CHECK(is("jump 5 2", ui::jump{5, 2}));
    CHECK(is("resume", ui::resume{}));
    CHECK(is("promote", ui::promote{}));
    CHECK(is("remove", ui::remove{}));
    CHECK(is("reset", ui::reset{}));
    CHECK(is("rules 7x6/4/drop", ui::choose_rules{connect_four}));
    CHECK(is("rules gomoku/second", ui::choose_rules{starting_with(second, gomoku)}));
    CHECK(is("position 3x3/3 2O/1X1/3",
             ui::choose_position{
                 notation::play_moves(position::start(tic_tac_toe).value(), "b2 c3").value()}));
    CHECK(is("position 3x3/3/second 2O/1X1/3",
             ui::choose_position{
                 notation::play_moves(position::start(starting_with(second, tic_tac_toe)).value(),
                                      "c3 b2")
                     .value()}));
    CHECK(is("starter first", ui::choose_starter{ui::starter::first}));
    CHECK(is("starter second", ui::choose_starter{ui::starter::second}));
    CHECK(is("starter toss", ui::choose_starter{ui::starter::toss}));
    CHECK(is("first person", ui::choose_controller{first, controller::person}));
    CHECK(is("first computer", ui::choose_controller{first, controller::computer}));
    CHECK(is("second computer", ui::choose_controller{second, controller::computer}));
    CHECK(is("first-level 3", ui::choose_level{first, *solve::level::create(3)}));
    CHECK(is("second-level 8", ui::choose_level{second, solve::level()}));
    CHECK(is("hints on", ui::show_hints{true}));
    CHECK(is("hints off", ui::show_hints{false}));
    CHECK(is("comment good  move\n(x)", ui::comment{"good  move\n(x)"}));
    CHECK(is("comment", ui::comment{""}));
    CHECK(is("describe first Anna B.", ui::describe{ui::game_property::first, "Anna B."}));
    CHECK(is("describe second ", ui::describe{ui::game_property::second, ""}));
    CHECK(is("describe date", ui::describe{ui::game_property::date, ""}));
    CHECK(is("describe event x", ui::describe{ui::game_property::event, "x"}));
    CHECK(is("describe result 0", ui::describe{ui::game_property::result, "0"}));
}

TEST_CASE("a move may name its player") {
    CHECK(is("play first b2", ui::play{made_by(first, "b2")}));
    CHECK(is("play second center", ui::play{made_by(second, "center")}));
    CHECK(is("reply second 4", ui::play{made_by(second, "4"), controller::computer}));
    CHECK(is("play first", ui::play{"first"}));  // no move follows: this is the move
    CHECK(is("play third b2", ui::play{"third b2"}));
}

TEST_CASE("whether a move makes sense is for the rules to say") {
    CHECK(is("play", ui::play{""}));
    CHECK(is("play ", ui::play{""}));
    CHECK(is("play \xff", ui::play{"\xff"}));
    CHECK(parse_action("play " + std::string(1000, 'z')).has_value());
}

TEST_CASE("rules that do not fit are read: reduce refuses them") {
    CHECK(is("rules 99x0/1", ui::choose_rules{{.columns = 99, .rows = 0, .run = 1}}));
}

TEST_CASE("what is no action is refused with a sentence") {
    const std::string it = "It cannot be read: ";
    const std::string verbs =
        " is not one of start, play, reply, undo, redo, jump, resume, promote, remove, reset, "
        "rules, position, starter, first, second, first-level, second-level, hints, comment, "
        "describe.";
    CHECK(unread("") == it + "\"\"" + verbs);
    CHECK(unread(" start") == it + "\"\"" + verbs);
    CHECK(unread("Start") == it + "\"Start\"" + verbs);
    CHECK(unread("undo\n") == it + "\"undo\\x0a\"" + verbs);
    CHECK(unread(std::string(1000, 'v')) == it + '"' + std::string(24, 'v') + "...\"" + verbs);
    CHECK(unread("start me") == it + "start: \"me\" is not one of first, second.");
    CHECK(unread("start  second") == it + "start: \" second\" is not one of first, second.");
    for (const std::string verb : {"undo", "redo", "resume", "promote", "remove", "reset"})
        CHECK(unread(verb + " all") ==
              it + verb + ": \"all\" cannot be read: expected nothing more at character 1.");
    CHECK(unread("jump") == it + "jump: \"\" cannot be read: expected a number at character 1.");
    CHECK(unread("jump -1") ==
          it + "jump: \"-1\" cannot be read: expected a number at character 1.");
    CHECK(unread("jump 1 ") ==
          it + "jump: \"1 \" cannot be read: expected a number at character 3.");
    CHECK(unread("position") ==
          it + "position: \"\" cannot be read: expected tic-tac-toe, connect-four, gomoku, or "
               "COLUMNSxROWS/RUN such as 7x6/4/drop, at character 1.");
    CHECK(unread("position 3x3/3") ==
          it + "position: \"3x3/3\" cannot be read: expected more squares in the row at character "
               "1.");
    CHECK(unread("position 0x3/3 3/3/3") ==
          it + "position: Invalid rules: 0 columns, but it must be 1 to 999.");
    CHECK(unread("position 3x3/3 XX1/3/3") ==
          it + "position: No game reaches this board: with 2 X and 0 O it cannot be the turn of "
               "second (O).");
    CHECK(unread("jump 1.5") ==
          it + "jump: \"1.5\" cannot be read: expected nothing more at character 2.");
    CHECK(unread("rules") ==
          it + "rules: \"\" cannot be read: expected tic-tac-toe, connect-four, gomoku, or "
               "COLUMNSxROWS/RUN such as 7x6/4/drop, at character 1.");
    CHECK(unread("rules 7x6") ==
          it + "rules: \"7x6\" cannot be read: expected a slash before the run at character 4.");
    CHECK(unread("starter") == it + "starter: \"\" is not one of first, second, toss.");
    CHECK(unread("first robot") == it + "first: \"robot\" is not one of person, computer, remote.");
    CHECK(unread("second ") == it + "second: \"\" is not one of person, computer, remote.");
    CHECK(unread("describe") ==
          it + "describe: \"\" is not one of first, second, date, event, result.");
    CHECK(unread("describe PB x") ==
          it + "describe: \"PB x\" is not one of first, second, date, event, result.");
    CHECK(unread("comment \xff") == it + "comment: the text is not in UTF-8.");
    CHECK(unread("describe date \xff") == it + "describe: the text is not in UTF-8.");
    CHECK(unread("hints") == it + "hints: \"\" is not one of off, on.");
}

TEST_CASE("a number too large for any game is a number still") {
    const auto far = parse_action("jump 99999999999999999999");
    REQUIRE(far);
    CHECK(std::get<ui::jump>(*far).ply > 361);
}

}  // namespace
}  // namespace action_text_test
