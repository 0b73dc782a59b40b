// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/position_editor.hpp>

#include "acting.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace position_editor_test {
namespace {

using namespace inarow;
using nlohmann::json;

std::string text_of(const ui::position_editor& e) {
    std::string result;
    print_position_editor(result, e);
    return result;
}
json shown(const ui::position_editor& e) {
    std::string result;
    write_position_editor(result, e);
    return json::parse(result);
}
/// The editor of an empty board after some edits.
ui::position_editor edited(const rules& r, std::initializer_list<std::string_view> edits) {
    ui::position_editor e(position::start(r).value());
    for (const auto each : edits) REQUIRE(ui::edit(e, each));
    return e;
}

TEST_CASE("stones are put on any square, changed and taken away") {
    CHECK(text_of(edited(tic_tac_toe, {})) == "3x3/3 3/3/3");
    CHECK(text_of(edited(tic_tac_toe, {"put 4 first"})) == "3x3/3 3/1X1/3");
    CHECK(text_of(edited(tic_tac_toe, {"put 4 first", "put 4 second"})) == "3x3/3 3/1O1/3");
    CHECK(text_of(edited(tic_tac_toe, {"put 4 first", "put 0 second", "put 4 free"})) ==
          "3x3/3 O2/3/3");
    CHECK(text_of(edited(tic_tac_toe, {"put 4 first", "clear"})) == "3x3/3 3/3/3");
}

TEST_CASE("stones that drop fall onto others") {
    CHECK(text_of(edited(connect_four, {"put 3 first"})) == "7x6/4/drop 7/7/7/7/7/3X3");
    CHECK(text_of(edited(connect_four, {"put 3 first", "put 3 second"})) ==
          "7x6/4/drop 7/7/7/7/3O3/3X3");
    CHECK(text_of(edited(connect_four, {"put 38 first", "put 38 second"})) ==
          "7x6/4/drop 7/7/7/7/3O3/3X3");
    CHECK(text_of(edited({.columns = 2, .rows = 1, .run = 2, .gravity = drop},
                         {"put 0 first", "put 0 second"})) == "2x1/2/drop X1");
    CHECK(text_of(edited(connect_four, {"put 3 first", "put 3 second", "put 3 first",
                                        "put 38 free"})) == "7x6/4/drop 7/7/7/7/3X3/3O3");
    CHECK(text_of(edited(connect_four, {"put 3 free"})) == "7x6/4/drop 7/7/7/7/7/7");
}

TEST_CASE("who is to move is a choice where the stones do not tell") {
    auto e = edited(tic_tac_toe, {"turn second"});
    CHECK(text_of(e) == "3x3/3/second 3/3/3");
    CHECK(e.has_equal_counts());
    CHECK(e.checked()->rules().starts == second);
    CHECK(edited(tic_tac_toe, {"put 0 first", "put 0 free"}).turn() == first);
    e = edited(tic_tac_toe, {"put 0 first", "put 1 second", "turn second"});
    CHECK(e.turn() == second);
    CHECK(e.checked()->to_move() == second);
    e.put({.column = 0, .row = 1}, mark::second);
    CHECK(!e.has_equal_counts());
    CHECK(e.turn() == first);
    CHECK(e.checked()->rules().starts == second);
    e.put({.column = 0, .row = 1}, mark::first);
    CHECK(e.turn() == second);
    CHECK(e.checked()->rules().starts == first);
}

TEST_CASE("what no game reaches is said") {
    const auto e = edited(tic_tac_toe, {"put 0 first", "put 1 first"});
    REQUIRE(!e.checked());
    const json j = shown(e);
    CHECK(j["action"].is_null());
    CHECK(j["refusal"] ==
          "No game reaches this board: with 2 X and 0 O it cannot be the turn of O.");
}

TEST_CASE("everything that a page shows, and the action that begins games so") {
    const json j = shown(edited(connect_four, {"put 3 first", "put 3 second"}));
    CHECK(j["text"] == "7x6/4/drop 7/7/7/7/3O3/3X3");
    CHECK(j["turn"] == "first");
    CHECK(j["can_choose_turn"] == true);
    CHECK(j["refusal"].is_null());
    CHECK(j["view"]["board"] == "...............................O......X...");
    CHECK(j["action"] == "position 7x6/4/drop 7/7/7/7/3O3/3X3");
    const auto s = test::after("", {j["action"].get<std::string>(), "start"});
    CHECK(test::text_of(s) == "rules=7x6/4/drop&position=7/7/7/7/3O3/3X3&moves=");
    CHECK(shown(edited(tic_tac_toe, {"put 0 second"}))["action"] == "position 3x3/3/second O2/3/3");
}

TEST_CASE("an editor comes back from its text, whatever stands on its board") {
    for (const std::string_view text :
         {"3x3/3 3/3/3", "3x3/3/second 3/3/3", "3x3/3 XXX/XXX/XXX", "7x6/4/drop 7/7/7/7/7/3X3",
          "15x15/5/exactly 15/15/15/15/15/15/15/7X7/15/15/15/15/15/15/15"}) {
        CAPTURE(text);
        const auto read = ui::parse_position_editor(text);
        REQUIRE(read);
        CHECK(text_of(*read) == text);
    }
    for (const std::string_view text :
         {"", "3x3/3", "3x3 3/3/3", "3x3/3 3/3", "20x3/3 20/20/20", "0x3/3 //", "3x3/3 3/3/3 Y"})
        CHECK(!ui::parse_position_editor(text));
}

TEST_CASE("what is no edit changes nothing") {
    for (const std::string_view text :
         {"", "put", "put 9 first", "put -1 first", "put 0", "put 0 third", "put 0 first ", "turn",
          "turn third", "clear all", "PUT 0 first", "put 99999999999 first"}) {
        CAPTURE(text);
        auto e = edited(tic_tac_toe, {"put 4 first"});
        CHECK(!ui::edit(e, text));
        CHECK(text_of(e) == "3x3/3 3/1X1/3");
    }
}

}  // namespace
}  // namespace position_editor_test
