// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/json.hpp>

#include "acting.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace json_test {
namespace {

using namespace inarow;
using nlohmann::json;

std::string view(const ui::state& s) {
    std::string result;
    write_view(result, s);
    return result;
}
std::string loaded(std::string_view state_text) {
    std::string result;
    ui::write_loaded(result, state_text);
    return result;
}
std::string reduced(std::string_view state_text, std::string_view action_text) {
    std::string result;
    ui::write_reduced(result, state_text, action_text);
    return result;
}
std::string exported(std::string_view state_text, std::string_view name) {
    std::string result;
    ui::write_exported(result, state_text, name);
    return result;
}

TEST_CASE("a link is loaded as the state that it means") {
    CHECK(loaded("") == view(ui::state::initial()));
    CHECK(loaded("rules=connect-four&moves=4453") ==
          view(test::state_of("rules=connect-four&moves=4453")));
}

TEST_CASE("a text that cannot be read leads to the start, with the reason") {
    const json read = json::parse(loaded("rules=connect-for&moves=44"));
    CHECK(read["state"] == "rules=3x3/3");
    CHECK(read["refusal"] ==
          "The game cannot be read: rules: \"connect-for\" cannot be read: expected tic-tac-toe, "
          "connect-four, gomoku, or COLUMNSxROWS/RUN such as 7x6/4/drop, at character 1.");
}

TEST_CASE("the moves before an illegal one are shown, with the reason") {
    const json read = json::parse(loaded("rules=connect-four&moves=448"));
    CHECK(read["state"] == "rules=7x6/4/drop&moves=44");
    CHECK(read["refusal"] ==
          "The game cannot be read whole: moves: Move 3: Yellow cannot play \"8\": it is off the "
          "board (columns 1 to 7).");
}

TEST_CASE("a text that cannot be read leaves the state before, with the reason") {
    const auto opened = [](ui::text_source source, std::string_view text) {
        std::string result;
        ui::write_opened(result, source, text, "rules=connect-four&moves=4453&second=computer");
        return result;
    };
    const json refused = json::parse(opened(ui::text_source::file, "garbage"));
    CHECK(refused["state"] == "rules=7x6/4/drop&moves=4453&second=computer");
    CHECK(refused["refusal"].get<std::string>().starts_with(
        "The file cannot be read at character 1: "));
    CHECK(opened(ui::text_source::link, "moves=b2&utm_source=mail") == loaded("moves=b2"));
    const json part = json::parse(opened(ui::text_source::link, "moves=b2,b2"));
    CHECK(part["state"] == "rules=3x3/3&moves=b2");
}

std::string imported(std::string_view text, std::string_view before = "rules=3x3/3&moves=b2") {
    std::string result;
    ui::write_imported(result, text, before);
    return result;
}

TEST_CASE("a pasted game comes with notices about what is not read, and without a refusal") {
    const json renju = json::parse(imported("(;GM[4]SZ[15]RU[Renju];B[hh];W[])(;SZ[15];B[aa])"));
    CHECK(renju["state"] == "rules=15x15/5&moves=h8&record=;RU~5BRenju~5D");
    CHECK(renju["games"] == 2);
    CHECK(renju["refusal"].is_null());
    REQUIRE(renju["notices"].size() == 3);
    CHECK(renju["notices"][0] == "The text has 2 games; this is the first.");
    CHECK(renju["notices"][1].get<std::string>().starts_with("The rules \"Renju\" are not"));
    CHECK(renju["notices"][2] == "White passes; the moves after the pass are not read.");
    CHECK(imported("a1 b2") == loaded("moves=a1,b2"));
    const json refused = json::parse(imported("a1 a1"));
    CHECK(refused["state"] == "rules=3x3/3&moves=b2");
    CHECK(refused["notices"].empty());
    CHECK(refused["refusal"].get<std::string>().starts_with("The text cannot be read at "));
}

TEST_CASE("another game of a text is chosen, and a board that no game reaches is edited") {
    const std::string_view text = "(;GM[4]SZ[15];B[hh])(;GM[4]SZ[5]AB[aa][bb][cc])";
    std::string second_game;
    ui::write_imported(second_game, text, "rules=3x3/3&moves=b2", 2);
    CHECK(json::parse(second_game)["refusal"].is_string());
    std::string editor;
    ui::write_imported_position(editor, text, "rules=3x3/3&moves=b2");
    CHECK(editor.empty());
    ui::write_imported_position(editor, text, "rules=3x3/3&moves=b2", 2);
    CHECK(json::parse(editor)["text"] == "5x5/5 X4/1X3/2X2/5/5");
}

TEST_CASE("a file can have a game in every form that can be pasted") {
    const auto opened = [](ui::text_source source, std::string_view text) {
        std::string result;
        ui::write_opened(result, source, text, "rules=3x3/3&moves=b2");
        return result;
    };
    for (const std::string_view text :
         {"(;GM[4]SZ[15]RU[Renju];B[hh];W[])", "X.O/.X./... O", "a1 c3"})
        CHECK(opened(ui::text_source::file, text) == imported(text));
    CHECK(json::parse(opened(ui::text_source::file, "rules=3x3/3\nmoves=a1,a1"))["state"] ==
          "rules=3x3/3&moves=a1");
    CHECK(
        json::parse(opened(ui::text_source::link, "(;GM[4]SZ[15];B[hh])"))["refusal"].is_string());
}

TEST_CASE("an action changes a state") {
    CHECK(reduced("", "start") == loaded("moves="));
    CHECK(reduced("moves=", "play b2") == loaded("moves=b2"));
    CHECK(reduced("moves=b2", "play b2") == view(test::after("moves=b2", {"play b2"})));
}

TEST_CASE("an action that cannot be read leaves the state, with the reason") {
    const json read = json::parse(reduced("moves=b2&hints=on", "jump far"));
    CHECK(read["state"] == "rules=3x3/3&moves=b2&hints=on");
    CHECK(read["refusal"] ==
          "The action cannot be read: jump: \"far\" cannot be read: expected a number at character "
          "1.");
}

TEST_CASE("an action on a link that cannot be read does nothing") {
    CHECK(reduced("nonsense", "start") == loaded("nonsense"));
}

TEST_CASE("a whole game by texts alone") {
    std::string text;
    for (const std::string_view action :
         {"rules connect-four", "second computer", "start", "play 4", "reply 4", "play 3",
          "reply 3", "play 5", "undo", "play 5", "reply 5", "play 2"}) {
        const json read = json::parse(reduced(text, action));
        CHECK(read["refusal"].is_null());
        text = read["state"];
    }
    const json end = json::parse(loaded(text));
    CHECK(end["turn_text"] == "Yellow has won.");
    CHECK(end["decisive_line"] == json({36, 37, 38, 39}));
}

TEST_CASE("exports have names") {
    CHECK(exported("rules=connect-four&moves=4453&ply=3", "columns") == "445");
    CHECK(exported("moves=b2,a1", "names") == "center bottom-left");
    CHECK(exported("moves=b2,a1", "state") == "rules=3x3/3&moves=b2,a1");
    for (std::size_t i = 0; i < ui::export_format::count; ++i) {
        const std::string_view name = ui::export_format(i).name();
        CHECK(exported("rules=connect-four&moves=4453", name).empty() == (name == "names"));
    }
}

TEST_CASE("there is no export of what is not there") {
    CHECK(exported("moves=b2", "").empty());
    CHECK(exported("moves=b2", "nothing").empty());
    CHECK(exported("moves=b2", "columns").empty());
    CHECK(exported("nonsense", "state").empty());
}

}  // namespace
}  // namespace json_test
