// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/review.hpp>

#include "acting.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

namespace review_test {
namespace {

using namespace inarow;
using namespace std::chrono_literals;
using nlohmann::json;

/// Works until all is done; gives how often.
int finish(ui::review& r) {
    solve::solver solver;
    int count = 0;
    for (; count < 100'000 && !r.is_done(); ++count) r.resume(solver);
    return count;
}
ui::review finished(std::string_view state_text) {
    ui::review result(test::state_of(state_text).game, 60s);
    finish(result);
    return result;
}
std::string text_of(const ui::review& r) {
    std::string result;
    write_review(result, r);
    return result;
}

TEST_CASE("a game is told ply by ply") {
    CHECK(
        text_of(finished("moves=b2,a2,b1,b3,a3,c1")) ==
        R"({"is_done": true, "plies": [{"lower": 0, "upper": 0, "outlook": "draw", "words": "it is a draw"}, )"
        R"({"lower": 0, "upper": 0, "outlook": "draw", "words": "it is a draw", "judgment": "best", "annotation": "", "puzzle": null}, )"
        R"({"lower": 2, "upper": 2, "outlook": "win", "words": "X wins in 3 moves", "judgment": "mistake", )"
        R"("annotation": "gives the draw away; better: a3 c3 a1 c1", "puzzle": "better-move 0 rules=3x3/3&moves=b2"}, )"
        R"({"lower": 2, "upper": 2, "outlook": "win", "words": "X wins in 2 moves", "judgment": "best", "annotation": "", "puzzle": null}, )"
        R"({"lower": 2, "upper": 2, "outlook": "win", "words": "X wins in 2 moves", "judgment": "best", "annotation": "", "puzzle": null}, )"
        R"({"lower": 0, "upper": 0, "outlook": "draw", "words": "it is a draw", "judgment": "mistake", )"
        R"("annotation": "gives the win away: misses a double threat at a1 or c1; better: a1 c1", "puzzle": "better-move 0 rules=3x3/3&moves=)"
        R"(b2,a2,b1,b3"}, )"
        R"({"lower": 0, "upper": 0, "outlook": "draw", "words": "it is a draw", "judgment": "best", "annotation": "", "puzzle": null}]})");
}

/// What a review says of a move.
std::string annotation(std::string_view state_text, std::size_t ply) {
    return json::parse(text_of(finished(state_text)))["plies"][ply]["annotation"];
}

TEST_CASE("a flaw names the pattern that was overlooked") {
    CHECK(annotation("moves=a1,b1,a2,b2,c2", 5) ==
          "gives the win away: misses a win at a3; better: a3");
    CHECK(annotation("rules=7x6/4/drop&moves=4151417", 7) ==
          "gives the win away: lets Red win in column 1; better: 1");
    CHECK(annotation("rules=7x6/4/drop&moves=41517", 5) ==
          "wins later: misses a double threat in column 3 or 6");
    CHECK(annotation("rules=7x6/4/drop&moves=4152", 4) ==
          "loses sooner: lets Yellow make a double threat in column 6");
    CHECK(annotation("rules=7x6/4/drop&moves=4357571", 7) == "wins later");
}

TEST_CASE("a game from a position that is set up is told from there") {
    const json all = json::parse(text_of(finished("moves=b2,a1,c3,b3")));
    json rest = json::parse(text_of(finished("position=3/1X1/O2&moves=c3,b3")));
    REQUIRE(rest["plies"].size() == 3);
    CHECK(rest["plies"][1] == all["plies"][3]);
    CHECK(rest["plies"][2].at("puzzle") == "better-move 0 rules=3x3/3&position=3/1X1/O2&moves=c3");
    rest["plies"][2]["puzzle"] = all["plies"][4].at("puzzle");
    CHECK(rest["plies"][2] == all["plies"][4]);
}

TEST_CASE("before any work nothing is known, nor where there is no time") {
    const ui::review r(test::state_of("moves=b2,a1").game, 1s);
    CHECK(!r.is_done());
    const json fresh = json::parse(text_of(r));
    CHECK(fresh["is_done"] == false);
    REQUIRE(fresh["plies"].size() == 3);
    for (const auto& ply : fresh["plies"]) CHECK(ply["words"] == "unknown");
    CHECK(fresh["plies"][1]["judgment"] == "unknown");

    ui::review none(test::state_of("moves=b2,a1").game, 0s);
    CHECK(none.is_done());
    CHECK(finish(none) == 0);
}

TEST_CASE("a game that is over says how it ended") {
    const json read = json::parse(text_of(finished("moves=a1,a2,b1,b2,c1")));
    CHECK(read["plies"][5]["words"] == "X has won");
    CHECK(json::parse(text_of(finished("moves=")))["plies"][0]["words"] == "it is a draw");
}

TEST_CASE("a review is the solver's analysis") {
    for (const std::string_view text :
         {"moves=", "moves=b2,a2,b1,b3,a3,c1", "rules=3x3/3/second&moves=b2,b1,c1,a3",
          "moves=a1,a2,b1,b2,c1", "moves=b2,a1,c1,a3,a2,c2,b3,b1,c3",
          "rules=4x4/4/drop&moves=1213421344", "rules=4x3/3&moves=a1,b2,c3,d1",
          "rules=2x2/3&moves=a1,a2", "rules=5x4/3/drop/second&moves=33215"}) {
        CAPTURE(text);
        const auto found = finished(text);
        REQUIRE(found.is_done());
        solve::solver solver;
        const auto expected = solve::analyze(test::state_of(text).game, solver);
        CHECK(found.known() == expected);
    }
}

TEST_CASE("what is known on the way is right") {
    const auto g = test::state_of("rules=5x5/4/drop&moves=332151244").game;
    solve::solver solver;
    const auto expected = solve::analyze(g, solver);
    ui::review r(g, 60s);
    for (int i = 0; i < 10'000 && !r.is_done(); ++i) {
        r.resume(solver);
        const auto known = r.known();
        for (std::size_t m = 0; m < known.moves.size(); ++m) {
            CHECK(known.moves[m].after.lower <= expected.moves[m].after.lower);
            CHECK(known.moves[m].after.upper >= expected.moves[m].after.upper);
            if (known.moves[m].judgment != solve::judgment::unknown)
                CHECK(known.moves[m].judgment == expected.moves[m].judgment);
        }
    }
    CHECK(r.is_done());
}

TEST_CASE("what an earlier review found is kept, as far as the game is the same") {
    const auto earlier = finished("moves=b2,a2,b1,b3");
    // One move more: its position is new, and the better moves of what it shows to be a mistake.
    ui::review longer(test::state_of("moves=b2,a2,b1,b3,a3").game, 60s, &earlier);
    CHECK(!longer.is_done());
    CHECK(longer.known().at_start == solve::bounds{0, 0});
    CHECK(finish(longer) == 2);
    CHECK(text_of(longer) == text_of(finished("moves=b2,a2,b1,b3,a3")));
    // Moves taken back: nothing is new.
    const ui::review shorter(test::state_of("moves=b2,a2").game, 60s, &earlier);
    CHECK(shorter.is_done());
    CHECK(text_of(shorter) == text_of(finished("moves=b2,a2")));
    // Another game: only the beginning is the same.
    ui::review other(test::state_of("moves=b2,a1,b1,b3").game, 60s, &earlier);
    CHECK(!other.is_done());
    CHECK(finish(other) > 0);
    CHECK(text_of(other) == text_of(finished("moves=b2,a1,b1,b3")));
    // Other rules: nothing is.
    const ui::review none(test::state_of("rules=4x4/4&moves=b2,a2").game, 60s, &earlier);
    CHECK(json::parse(text_of(none))["plies"][0]["words"] == "unknown");
}

TEST_CASE("a position takes no more than its time") {
    ui::review r(test::state_of("rules=19x19/5&moves=j10").game, 5ms);
    CHECK(finish(r) < 100);
    CHECK(r.is_done());
    CHECK(json::parse(text_of(r))["plies"][0]["words"] == "unknown");
}

}  // namespace
}  // namespace review_test
