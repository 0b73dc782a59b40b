// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/hints.hpp>

#include "acting.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace hints_test {
namespace {

using namespace inarow;
using nlohmann::json;

ui::hints asked(std::string_view state_text) {
    return ui::hints(ui::to_page_game(test::state_of(state_text).game).position());
}
ui::hints answered(std::string_view state_text) {
    auto result = asked(state_text);
    solve::solver solver;
    for (int i = 0; i < 10'000 && !result.is_done(); ++i) result.resume(solver);
    return result;
}
std::string text_of(const ui::hints& h) {
    std::string result;
    write_hints(result, h);
    return result;
}

TEST_CASE("a score in words counts the moves of who wins") {
    const auto words = [](int score, int free, const rules& r = tic_tac_toe) {
        std::string result;
        ui::write_score_in_words(result, r, score, free);
        return result;
    };
    CHECK(words(0, 9) == "draw");
    CHECK(words(5, 9) == "wins in 1");  // at once
    CHECK(words(4, 9) == "wins in 2");  // own, other's, own
    CHECK(words(3, 5) == "wins in 1");
    CHECK(words(-4, 9) == "loses in 1");  // own, other's
    CHECK(words(-3, 9) == "loses in 2");
    CHECK(words(1, 42) == "wins in 21");
    CHECK(words(-1, 42) == "loses in 21");
    CHECK(words(4, 9, exactly(tic_tac_toe)) == "wins in 2");
    // In misère those of who loses, by the last move.
    const rules r = misere(tic_tac_toe);
    CHECK(words(0, 9, r) == "draw");
    CHECK(words(-5, 9, r) == "loses in 1");  // at once
    CHECK(words(4, 9, r) == "wins in 1");    // own, other's
    CHECK(words(-4, 9, r) == "loses in 2");  // own, other's, own
    CHECK(words(3, 9, r) == "wins in 2");
    CHECK(words(1, 9, r) == "wins in 4");
    CHECK(words(-1, 9, r) == "loses in 5");
}

/// The moves that a board shows once the scores of all but `open` moves are known.
std::string shown_while_open(std::string_view state_text, int open) {
    ui::hints found = asked(state_text);
    solve::solver solver;
    const auto is_open = [](const ui::hint& h) { return !h.after.is_done(); };
    while (std::ranges::count_if(found.all(), is_open) > open) found.resume(solver);
    std::string result;
    const std::vector<bool> shown = shown_of(found);
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (shown[i]) {
            if (!result.empty()) result += ' ';
            notation::print(result, notation::kind::algebraic, found.position().rules(),
                            found.all()[i].where, found.position().to_move());
        }
    return result;
}

TEST_CASE("a large board shows the moves to choose from") {
    // The only move that holds, the two that win at once, and nothing where all is lost, or open.
    CHECK(shown_while_open("rules=15x15/5&moves=h8,g8,i8,a1,j8,a3,k8", 1) == "l8");
    CHECK(shown_while_open("rules=15x15/5&moves=h8,a1,i8,a2,j8,a3,k8,a5", 0) == "g8 l8");
    CHECK(shown_while_open("rules=15x15/5&moves=h8,a1,i8,a2,j8,a5,k8", 0) == "");
    CHECK(shown_while_open("rules=15x15/5&moves=h8,i9", 223) == "");
}

TEST_CASE("where the opponent threatens to win") {
    const auto threat = [](std::string_view state_text) {
        const json read = json::parse(text_of(asked(state_text)));
        std::string result = read["threat"];
        for (const json& move : read["moves"])
            if (move["pattern"] == "block") result.append("|").append(move["move"]);
        return result;
    };
    CHECK(threat("rules=15x15/5&moves=h8,a1,i8,a2,j8,a5,k8") ==
          "Black threatens to win at g8 and l8.|g8|l8");
    CHECK(threat("rules=7x6/4/drop&moves=415141") == "Red threatens to win in column 1.|1");
    CHECK(threat("rules=7x6/4/drop&moves=4151416") ==
          "Yellow threatens to win in columns 3 and 7.|3|7");
    CHECK(threat("rules=3x3/3/misere&moves=a1,b1,a2") == "");
    CHECK(threat("rules=3x3/3") == "");
}

TEST_CASE("hints are those of the position, however it was reached") {
    for (const std::string_view moves :
         {"rules=7x6/4/drop&moves=44455554221", "rules=3x3/3/second&moves=b2,a1"}) {
        CAPTURE(moves);
        const auto s = test::state_of(moves);
        std::string rows;
        notation::print_rows(rows, s.position());
        std::string text = "rules=";
        notation::print_rules(text, s.rules());
        text += "&position=" + rows + "&moves=";
        CHECK(text_of(answered(text)) == text_of(answered(moves)));
    }
}

TEST_CASE("every move has its score, said in words") {
    CHECK(
        text_of(answered("moves=b2,a1,c3,a3,a2")) ==
        R"({"is_done": true, "threat": "X threatens to win at c2.", "chance": "", "moves": [)"
        R"({"square": 1, "move": "b3", "lower": -2, "upper": -2, "outlook": "loss", "is_best": false, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "loses in 1"}, )"
        R"({"square": 5, "move": "c2", "lower": 0, "upper": 0, "outlook": "draw", "is_best": true, "is_shown": true, "pattern": "block", "pattern_words": "X wins here", "words": "draw"}, )"
        R"({"square": 7, "move": "b1", "lower": -2, "upper": -2, "outlook": "loss", "is_best": false, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "loses in 1"}, )"
        R"({"square": 8, "move": "c1", "lower": -2, "upper": -2, "outlook": "loss", "is_best": false, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "loses in 1"}]})");
    CHECK(
        text_of(answered("rules=4x4/4/drop&moves=1213421344")) ==
        R"({"is_done": true, "threat": "", "chance": "Yellow wins at once in column 1.", "moves": [)"
        R"({"square": 0, "move": "1", "lower": 3, "upper": 3, "outlook": "win", "is_best": true, "is_shown": true, "pattern": "win", "pattern_words": "wins at once", "words": "wins in 1"}, )"
        R"({"square": 5, "move": "2", "lower": 0, "upper": 0, "outlook": "draw", "is_best": false, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "draw"}, )"
        R"({"square": 6, "move": "3", "lower": 0, "upper": 0, "outlook": "draw", "is_best": false, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "draw"}, )"
        R"({"square": 3, "move": "4", "lower": 0, "upper": 0, "outlook": "draw", "is_best": false, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "draw"}]})");
}

TEST_CASE("in misère a move that completes a line loses at once") {
    CHECK(
        text_of(answered("rules=2x2/2/misere&moves=a1,a2")) ==
        R"({"is_done": true, "threat": "", "chance": "", "moves": [)"
        R"({"square": 1, "move": "b2", "lower": -1, "upper": -1, "outlook": "loss", "is_best": true, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "loses in 1"}, )"
        R"({"square": 3, "move": "b1", "lower": -1, "upper": -1, "outlook": "loss", "is_best": true, "is_shown": true, "pattern": "none", "pattern_words": "", "words": "loses in 1"}]})");
    const json read = json::parse(text_of(asked("rules=3x3/3/misere&moves=a1,a2,b1,b2")));
    for (const auto& m : read["moves"]) {
        CAPTURE(m["move"]);
        CHECK(m["words"] == (m["move"] == "c1" ? "loses in 1" : "unknown"));
        if (m["move"] == "c1") CHECK(m["is_best"] == false);
    }
}

TEST_CASE("where the run is exact, a longer line is worth nothing") {
    const auto words = [](std::string_view rules) {
        std::string result;
        const auto text = "rules=" + std::string(rules) + "&moves=a1,f1,b1,g1,d1,i1";
        const json read = json::parse(text_of(answered(text)));
        for (const auto& m : read["moves"]) result += m["words"].get<std::string>() + "; ";
        return result;
    };
    CHECK(words("9x1/3") == "wins in 1; loses in 1; loses in 1; ");
    CHECK(words("9x1/3/exactly") == "loses in 1; draw; loses in 1; ");
}

TEST_CASE("before any work, only a move that ends the game is known") {
    const json read = json::parse(text_of(asked("moves=a1,a2,b1,b2")));
    CHECK(read["is_done"] == false);
    for (const auto& m : read["moves"]) {
        CAPTURE(m["move"]);
        CHECK(m["words"] == (m["move"] == "c1" ? "wins in 1" : "unknown"));
        CHECK(m["is_best"] == (m["move"] == "c1"));
    }
}

TEST_CASE("a game that is over has no hints, and nothing to do") {
    auto over = asked("moves=a1,a2,b1,b2,c1");
    CHECK(over.is_done());
    solve::solver solver;
    over.resume(solver);
    CHECK(text_of(over) == R"({"is_done": true, "threat": "", "chance": "", "moves": []})");
}

TEST_CASE("hints are the scores that the solver gives") {
    for (const std::string_view text :
         {"moves=", "moves=b2", "moves=a1,b1", "rules=3x3/3/second&moves=b2,a1",
          "rules=4x4/4/drop&moves=12", "rules=4x3/3&moves=a1", "rules=5x4/4/drop&moves=3",
          "rules=4x4/3/drop&moves=", "rules=2x2/3&moves=", "rules=3x3/3/misere&moves=",
          "rules=3x3/3/misere&moves=b2,a1", "rules=4x3/3/exactly&moves=a1",
          "rules=4x4/3/drop/misere&moves=12", "rules=4x4/3/drop/exactly/misere/second&moves=1",
          "rules=connect-four&moves=444443333322222"}) {
        CAPTURE(text);
        const auto found = answered(text);
        REQUIRE(found.is_done());
        solve::solver solver;
        const auto scores = solve::move_scores(found.position(), solver).value();
        REQUIRE(found.all().size() == scores.size());
        const bool is_misere = found.position().rules().convention == convention::misere;
        int best = -1'000;
        for (const auto& each : scores) best = each.score > best ? each.score : best;
        const json read = json::parse(text_of(found));
        std::size_t index = 0;
        for (const ui::hint& h : found.all()) {
            const auto& move = read["moves"][index++];
            for (const auto& each : scores) {
                if (each.where != h.where) continue;
                CHECK(h.score_bounds() == solve::bounds{each.score, each.score});
                CHECK(move["is_best"] == (each.score == best));
                // The last move is the winner's, in misère the loser's.
                const int plies = each.value.plies;
                const bool counts_own = (each.score > 0) != is_misere;
                const std::string count = std::to_string(counts_own ? (plies + 1) / 2 : plies / 2);
                const std::string words = each.score == 0  ? "draw"
                                          : each.score > 0 ? "wins in " + count
                                                           : "loses in " + count;
                CHECK(move["words"] == words);
            }
        }
    }
}

TEST_CASE("what is known on the way is right, and told as far as it goes") {
    auto h = asked("rules=connect-four&moves=44444433333");
    solve::solver solver;
    const auto exact = answered("rules=connect-four&moves=44444433333");
    for (int step = 0; step < 200 && !h.is_done(); ++step) {
        h.resume(solver);
        const json read = json::parse(text_of(h));
        for (std::size_t i = 0; i < h.all().size(); ++i) {
            const auto known = h.all()[i].score_bounds();
            const int score = exact.all()[i].score_bounds().lower;
            CHECK(known.lower <= score);
            CHECK(score <= known.upper);
            const std::string words = read["moves"][i]["words"];
            if (words.starts_with("wins")) CHECK(score > 0);
            if (words.starts_with("loses")) CHECK(score < 0);
            if (words == "draw") CHECK(score == 0);
            if (words == "does not lose") CHECK(score >= 0);
            if (words == "does not win") CHECK(score <= 0);
        }
    }
    CHECK(h.is_done());
    CHECK(text_of(h) == text_of(exact));
}

TEST_CASE("the largest board has hints that can be started") {
    auto h = asked("rules=19x19/5&moves=");
    solve::solver solver;
    for (int i = 0; i < 3; ++i) h.resume(solver);
    CHECK(json::parse(text_of(h))["moves"].size() == 361);
}

}  // namespace
}  // namespace hints_test
