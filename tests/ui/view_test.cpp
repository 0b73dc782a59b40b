// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/view.hpp>

#include "acting.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace view_test {
namespace {

using namespace inarow;
using nlohmann::json;
using test::after;
using test::state_of;
using test::text_of;

std::string view(const ui::state& s) {
    std::string result;
    write_view(result, s);
    return result;
}

/// All but the export formats, which "the export formats of a board" is about.
std::string without_exports(const ui::state& s) {
    std::string result = view(s);
    const auto begin = result.find("\"exports\": [");
    const auto end = result.find("], ", begin);
    REQUIRE(end != std::string::npos);
    result.erase(begin, end + 3 - begin);
    return result;
}

TEST_CASE("the export formats of a board") {
    for (const std::string_view text : {"rules=3x3/3", "rules=7x6/4/drop", "rules=15x15/5"}) {
        const auto s = state_of(text);
        auto expected = json::array();
        for (std::size_t i = 0; i < ui::export_format::count; ++i)
            if (const ui::export_format format(i); format.supports(s.rules()))
                expected.push_back({{"name", format.name()}, {"title", format.title()}});
        CHECK(json::parse(view(s))["exports"] == expected);
        CHECK(expected.size() >= 6);
    }
}

TEST_CASE("at first") {
    CHECK(
        without_exports(ui::state::initial()) ==
        R"json({"state": "rules=3x3/3", "shown_game": "rules=3x3/3&moves=", )json"
        R"json("whole_game": "rules=3x3/3&moves=", "rules": "3x3/3", )json"
        R"json("name": "tic-tac-toe", "rules_sentence": "The first to make 3 or more in a row wins.", "columns": 3, "rows": 3, "run": 3, )json"
        R"json("gravity": "place", "length": "at_least", "convention": "normal", "edges": "bounded", "style": "marks", "player_names": ["X", "O"], )json"
        R"json("board": ".........", "column_names": ["a", "b", "c"], "row_names": ["3", "2", "1"], )json"
        R"json("available": [{"text": "a3", "square": 0}, {"text": "b3", "square": 1}, )json"
        R"json({"text": "c3", "square": 2}, {"text": "a2", "square": 3}, {"text": "b2", "square": 4}, )json"
        R"json({"text": "c2", "square": 5}, {"text": "a1", "square": 6}, {"text": "b1", "square": 7}, )json"
        R"json({"text": "c1", "square": 8}], )json"
        R"json("move_texts": ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"], )json"
        R"json("star_points": [], "decisive_line": [], "last": null, "moves": [], "ply": 0, )json"
        R"json("variation": 1, "variations": [{"number": 1, "depth": 0, "first_ply": 0, "shown_plies": 0, "moves": []}], )json"
        R"json("comment": "", "about": {"first": "", "second": "", "date": "", "event": "", "result": ""}, )json"
        R"json("is_started": false, "is_over": false, "to_move": "first", "outcome": "in play", )json"
        R"json("turn_text": "X is to make move 1.", "status_line": "X's turn", "waits_for_computer": false, )json"
        R"json("waits_for_person": false, "can_undo": false, "can_redo": false, "offers_reply": false, "offers_reset": false, )json"
        R"json("starter": "first", "first": "person", "second": "person", "first_level": 8, "second_level": 8, "has_hints": false, "series": "", )json"
        R"json("notices": [], "games": 1, "refusal": null})json");
}

TEST_CASE("variations, each from the first move that no earlier one has") {
    const auto read =
        json::parse(view(state_of("rules=7x6/4/drop&moves=44(31(2))5(6)3&variation=3&ply=3")));
    CHECK(read["variation"] == 3);
    std::string told;
    for (const auto& each : read["variations"]) {
        for (const auto* const key : {"depth", "first_ply", "shown_plies"})
            told += each[key].dump() + ' ';
        for (const auto& move : each["moves"]) told += move["text"].get<std::string>();
        told += each["moves"][0]["mover"] == "first" ? " X\n" : " O\n";
    }
    CHECK(told ==
          "0 0 1 4453 X\n"
          "1 2 1 6 X\n"
          "1 1 3 31 O\n"
          "2 2 2 2 X\n");
}

TEST_CASE("the other rules, and a game that the mover of the line has lost") {
    const auto read = json::parse(view(state_of("rules=3x3/3/misere&moves=a1,a2,b1,b2,c1")));
    CHECK(read["rules"] == "3x3/3/misere");
    CHECK(read["name"] == "tic-tac-toe/misere");
    CHECK(read["length"] == "at_least");
    CHECK(read["convention"] == "misere");
    CHECK(read["outcome"] == "second won");
    CHECK(read["turn_text"] == "O has won.");
    CHECK(read["decisive_line"] == json({6, 7, 8}));
    CHECK(read["available"].empty());
    const auto other = json::parse(view(state_of("rules=6x1/2/exactly/second&moves=a1,f1,c1,e1")));
    CHECK(other["rules"] == "6x1/2/exactly");
    CHECK(other["name"] == "6x1/2/exactly");
    CHECK(other["length"] == "exactly");
    CHECK(other["convention"] == "normal");
    CHECK(other["outcome"] == "first won");
}

TEST_CASE("a draw has no winning line, and offers to start again") {
    const auto read = json::parse(view(state_of("moves=b2,a1,c1,a3,a2,c2,b3,b1,c3")));
    CHECK(read["outcome"] == "draw");
    CHECK(read["turn_text"] == "The game was drawn.");
    CHECK(read["decisive_line"].empty());
    CHECK(read["offers_reset"] == true);
}

TEST_CASE("the shown game is the same for the same moves, whatever the settings") {
    const auto shown = [](std::string_view text) {
        return json::parse(view(state_of(text)))["shown_game"].get<std::string>();
    };
    CHECK(shown("moves=b2,a1") == shown("moves=b2,a1,c3&ply=2&hints=on&first=computer"));
    CHECK(shown("") == shown("moves="));
    CHECK(shown("moves=b2,a1") != shown("moves=a1,b2"));
    CHECK(shown("rules=3x3/3/second&moves=b2") != shown("moves=b2"));
}

TEST_CASE("the whole game has the moves that were taken back, and no settings") {
    const auto whole = [](std::string_view text) {
        return json::parse(view(state_of(text)))["whole_game"].get<std::string>();
    };
    CHECK(whole("moves=b2,a1,c3&ply=2&hints=on&first=computer") == whole("moves=b2,a1,c3"));
    CHECK(whole("moves=b2,a1,c3&ply=0") == "rules=3x3/3&moves=b2,a1,c3");
    CHECK(whole("moves=b2,a1&ply=1") != whole("moves=b2"));
}

TEST_CASE("a sentence of the caller's is shown instead") {
    std::string text;
    write_view(text, state_of("moves=b2"), R"(Not "so" with a \.)");
    CHECK(json::parse(text)["refusal"] == R"(Not "so" with a \.)");
    CHECK(text.ends_with(R"("notices": [], "games": 1, "refusal": "Not \"so\" with a \\."})"));
}

TEST_CASE("the comment on the shown position, and what is said of the game") {
    const json read = json::parse(view(
        state_of("moves=b2,a1&ply=1&record=;PB[A]PW[B]DT[D]EV[E]RE[R~0A]C[x];AT[1]C[\xc3\xb6]")));
    CHECK(read["comment"] == "\xc3\xb6");
    CHECK(
        read["about"] ==
        json({{"first", "A"}, {"second", "B"}, {"date", "D"}, {"event", "E"}, {"result", "R\n"}}));
}

TEST_CASE("notices are no refusal") {
    std::string text;
    const ui::sentence_text notices[] = {ui::sentence_text("The text has 2 games."),
                                         ui::sentence_text("No move of Yellow.")};
    write_view(text, state_of("rules=connect-four&moves=4"), "", notices);
    CHECK(json::parse(text)["notices"] == json({"The text has 2 games.", "No move of Yellow."}));
    CHECK(json::parse(text)["refusal"].is_null());
}

/// Every value of a view, from the state itself.
void check_view(const ui::state& s) {
    const json read = json::parse(view(s));
    CAPTURE(text_of(s));
    const auto& p = s.position();
    const rules& r = s.rules();
    CHECK(read["state"] == text_of(s));
    CHECK(ui::parse_state(read["shown_game"].get<std::string>())->game == s.game);
    const auto whole = ui::parse_state(read["whole_game"].get<std::string>()).value();
    CHECK(whole.moves() == s.moves());
    CHECK(whole.game.replay(s.game.ply()) == s.game);
    CHECK(notation::parse_rules(read["rules"].get<std::string>()) == starting_with(first, r));
    CHECK(read["columns"] == r.columns);
    CHECK(read["rows"] == r.rows);
    CHECK(read["run"] == r.run);
    CHECK(read["gravity"] == gravity_names[r.gravity]);
    CHECK(read["length"] == line_length_names[r.length]);
    CHECK(read["convention"] == convention_names[r.convention]);
    CHECK(read["edges"] == edges_names[r.edges]);
    CHECK(read["column_names"].size() == static_cast<std::size_t>(r.columns));
    CHECK(read["row_names"].size() == static_cast<std::size_t>(r.rows));
    const auto board = read["board"].get<std::string>();
    REQUIRE(board.size() == static_cast<std::size_t>(r.squares()));
    for (int i = 0; i < r.squares(); ++i)
        CHECK(board[static_cast<std::size_t>(i)] == ".XO"[static_cast<int>(p.at(square_at(r, i)))]);
    const auto available = p.available_moves();
    REQUIRE(read["available"].size() == available.size());
    for (std::size_t i = 0; i < available.size(); ++i) {
        const auto& move = read["available"][i];
        CHECK(move["square"] == index_of(r, available[i]));
        const auto parsed =
            notation::parse(notation::kind::any, r, move["text"].get<std::string>());
        REQUIRE(parsed);
        CHECK(p.resolve(*parsed) == available[i]);
    }
    REQUIRE(read["move_texts"].size() == static_cast<std::size_t>(r.squares()));
    for (int i = 0; i < r.squares(); ++i) {
        std::string text;
        print(text, notation::kind::any, r, square_at(r, i), p.to_move());
        CHECK(read["move_texts"][static_cast<std::size_t>(i)] == text);
    }
    std::vector<int> line;
    for (const square each : p.decisive_line()) line.push_back(index_of(r, each));
    CHECK(read["decisive_line"] == line);
    REQUIRE(read["moves"].size() == static_cast<std::size_t>(s.plies()));
    for (int ply = 0; ply < s.plies(); ++ply) {
        const auto i = static_cast<std::size_t>(ply);
        const square where = s.moves()[i];
        std::string text;
        print(text, notation::kind::any, r, where, s.game.mover(ply));
        CHECK(read["moves"][i] == json({{"text", text},
                                        {"square", index_of(r, where)},
                                        {"mover", name_of(s.game.mover(ply))}}));
    }
    const auto& played = s.game.moves();
    CHECK(read["last"] == (played.empty() ? json() : json(index_of(r, played.back()))));
    CHECK(read["ply"] == s.game.ply());
    CHECK(read["is_over"] == p.is_over());
    CHECK(read["to_move"] == name_of(p.to_move()));
    CHECK(read["outcome"] == name_of(p.outcome()));
    CHECK(read["waits_for_computer"] == s.waits_for_computer());
    CHECK(read["waits_for_person"] == s.waits_for_person());
    CHECK(read["offers_reset"] == s.offers_reset());
    CHECK(read["is_started"] == s.is_started);
    CHECK(read["starter"] == ui::starter_names[s.starter]);
    CHECK(read["first"] == ui::controller_names[s.controller_of(first)]);
    CHECK(read["second"] == ui::controller_names[s.controller_of(second)]);
    CHECK(read["first_level"] == s.levels[0].number());
    CHECK(read["second_level"] == s.levels[1].number());
    CHECK(read["has_hints"] == s.has_hints);
    CHECK(read["can_undo"] == (s.game.ply() > 0));
    CHECK(read["can_redo"] == !s.undone.empty());
    CHECK(read["refusal"].is_null() == !s.refused.has_value());
}

TEST_CASE("views of states with settings, and after a move that came too late") {
    const auto s = state_of(
        "rules=4x4/3/drop/second&moves=1123&ply=3&starter=toss&first=computer&second-level=3&"
        "hints=on");
    check_view(s);
    const json read = json::parse(view(s));
    CHECK(read["style"] == "discs");
    CHECK(read["player_names"] == json({"Yellow", "Red"}));
    CHECK(read["turn_text"] == "Yellow is to make move 4.");
    CHECK(read["status_line"] == "Computer's turn");
    CHECK(read["offers_reply"] == true);
    const auto won = after("moves=a1,a2,b1,b2,c1&second=computer", {"play c2"});
    check_view(won);
    const json late = json::parse(view(won));
    CHECK(late["status_line"] == "You win");
    CHECK(late["refusal"] == R"(Move 6: O cannot play "c2": the game is over, X has won.)");
}

TEST_CASE("views of random states are JSON that says what the states say") {
    std::mt19937 random(1);
    for (const std::string_view rules :
         {"3x3/3", "7x6/4/drop", "5x4/3/second", "19x19/5", "19x3/3/drop", "1x1/1", "12x1/20",
          "15x15/5/exactly", "3x3/3/misere", "7x6/4/drop/exactly/misere/second"})
        for (int i = 0; i < 6; ++i) {
            auto s = after("rules=" + std::string(rules), {"starter toss", "start second"});
            for (int step = 0; step < 60 && !s.position().is_over(); ++step) {
                std::string text = "play ";
                print(text, notation::kind::algebraic, s.rules(),
                      test::one_of(s.position().available_moves(), random), first);
                s = after(s, {text});
                if (step % 7 == 0) check_view(s);
            }
            check_view(s);
            for (int back = test::below(3, random); back > 0 && s.game.ply() > 0; --back)
                s = after(s, {"undo"});
            check_view(s);
            check_view(after(s, {"play \"\\\xff\x01"}));
        }
}

}  // namespace
}  // namespace view_test
