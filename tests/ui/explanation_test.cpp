// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/explanation.hpp>

#include "acting.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace explanation_test {
namespace {

using namespace inarow;
using ui::page_position;

ui::explanation explained(std::string_view state, std::string_view move) {
    const auto s = test::state_of(state);
    const ui::page_game game = ui::to_page_game(s.game);
    ui::explanation result(game.position(), resolve(game.position(), move).value());
    solve::solver solver({.table_bytes = std::size_t{1} << 22});
    while (!result.is_done()) result.resume(solver);
    return result;
}
std::string sentence_of(const ui::explanation& why) {
    std::string result;
    write_explanation_sentence(result, why);
    return result;
}
std::string why(std::string_view state, std::string_view move) {
    return sentence_of(explained(state, move));
}

TEST_CASE("what a move does, in one sentence") {
    CHECK(why("moves=b2,b1,a1,a3", "c3") == "c3 wins at once.");
    CHECK(
        why("moves=b2,b1", "a1") ==
        "a1 is best: X wins in 3 moves. a3 (number 3) makes a double threat: O cannot stop both a2 "
        "and c1.");
    CHECK(why("moves=b2", "a1") == "a1 holds the draw.");
    CHECK(
        why("moves=b2", "b1") ==
        "b1 gives the draw away: X wins in 3 moves. a1 (number 4) makes a double threat: O cannot "
        "stop both c3 and a2. Better: a3, c3, a1, c1.");
    CHECK(why("moves=b2,b1,a1", "c3") ==
          "c3 holds out longest: X wins in 2 moves. a3 (number 2) makes a double threat: O cannot "
          "stop both a2 and c1.");
    CHECK(why("moves=b2,b1,a1", "a2") ==
          "a2 loses sooner: X wins in 1 move instead of 2. It does not block the threat at c3. "
          "Better: c3.");
    CHECK(why("rules=5x4/4/drop&moves=3332", "2") ==
          "Column 2 is the only move that holds the draw. From column 4 (number 8) on, Red answers "
          "each move on top of it (claimeven).");
}

TEST_CASE("a move that gives a win away, and how a better one wins") {
    CHECK(
        why("moves=b2,b1", "b3") ==
        "b3 gives the win away: O can hold the draw. Better: a3, c3, a2, c2 and others. After a3, "
        "X gets a double threat: O cannot stop both c3 and a2.");
}

TEST_CASE("players are called by the colors of their stones where stones drop") {
    CHECK(
        why("rules=7x6/4/drop&moves=444433", "2") ==
        "Column 2 is best: Yellow wins in 2 moves. It makes a double threat: Red cannot stop both "
        "column 1 and column 5.");
    CHECK(
        why("rules=4x4/4/drop&moves=11223", "3") ==
        "Column 3 gives the draw away: Yellow wins in 1 move. It does not block the threat in row "
        "1 of column 4. Better: column 4.");
}

TEST_CASE("what waits on top of a move, and in the rows above") {
    CHECK(
        why("rules=7x6/4/drop&moves=5443434431212", "2") ==
        "Column 2 loses sooner: Yellow wins in 1 move instead of 11. Yellow has an even threat on "
        "top of it, in row 4 of column 2. Better: column 1.");
    CHECK(
        why("rules=7x6/4/drop&moves=322552552", "4") ==
        "Column 4 loses sooner: Yellow wins in 6 moves instead of 13. Column 4 (number 2) makes an "
        "even threat in row 4 of column 6: Red cannot play below it. Better: columns 2, 5, 3, 6 "
        "and "
        "others.");
    CHECK(why("rules=7x6/4/drop&moves=6444666324", "6") ==
          "Column 6 loses sooner: Red wins in 12 moves instead of 13. From column 2 (number 8) on, "
          "Red answers each move on top of it (claimeven). Better: column 4.");
}

TEST_CASE("a zugzwang: no square wins before the other player has moved") {
    const auto found = explained("rules=7x6/4/drop&moves=43443555", "2");
    CHECK(sentence_of(found) ==
          "Column 2 gives the draw away: Red wins in 17 moves. In the end, after column 7 (number "
          "32), Yellow has no good move: column 7 lets Red win on top of it. Better: column 4.");
    const auto moment = decisive_moment_of(found);
    REQUIRE(moment);
    CHECK(moment->is_zugzwang);
    CHECK(moment->threats.empty());
    const auto marks = marks_of(found);
    REQUIRE(marks.size() == found.line().size() + 2);
    CHECK(marks[found.line().size()] ==
          ui::board_mark{{.column = 3, .row = 2}, ui::mark_kind::better, first});
    CHECK(marks.back() == ui::board_mark{found.line().back(), ui::mark_kind::zugzwang, second, 32});
}

TEST_CASE("in misère play who completes a row has lost") {
    CHECK(why("rules=3x3/3/misere&moves=b2,a1", "a3") ==
          "a3 gives the draw away: O wins in 4 moves. In the end X has to complete a row with c1. "
          "Better: c3.");
}

TEST_CASE("what is not proven is said, and only the move is marked") {
    const auto s = test::state_of("rules=15x15/5&moves=h8");
    const ui::page_game game = ui::to_page_game(s.game);
    const ui::explanation found(game.position(), resolve(game.position(), "i9").value());
    CHECK(!found.is_done());
    CHECK(sentence_of(found) == "What i9 is worth is not proven.");
    CHECK(marks_of(found) ==
          std::vector{ui::board_mark{found.move(), ui::mark_kind::line, second, 1}});
}

/// The line goes on with best moves only, and ends when the score says.
TEST_CASE("every move of small games is explained by its scores") {
    for (const std::string_view state : {"moves=", "moves=b2,a1", "rules=3x3/3/misere&moves=a1",
                                         "rules=4x3/3/drop&moves=21", "rules=4x3/3&moves=b2,c2"}) {
        const auto s = test::state_of(state);
        const page_position p = ui::to_page_game(s.game).position();
        int best = -p.rules().squares();
        std::vector<ui::explanation> all;
        p.for_each_move([&](square move) {
            std::string text;
            notation::print(text, notation::kind::any, p.rules(), move, p.to_move());
            all.push_back(explained(state, text));
            best = std::max(best, all.back().score_after());
        });
        for (const auto& found : all) {
            CAPTURE(sentence_of(found));
            CHECK(found.score_before() == best);
            const page_position end = found.at(found.line().size());
            CHECK(end.is_over());
            const int free = end.rules().squares() - end.stones();
            const auto plies = static_cast<int>(found.line().size());
            CHECK(value_of(found.score_after(), p.rules(), free + plies, p.to_move()) ==
                  game_value{end.outcome(), plies});
        }
    }
}

TEST_CASE("an explanation as JSON") {
    std::string text;
    write_explanation(text, explained("moves=b2,b1,a1,a3", "c3"));
    CHECK(
        text ==
        R"({"is_done": true, "sentence": "c3 wins at once.", "marks": [{"square": 2, "kind": "line", )"
        R"("mover": "first", "number": 1, "text": "c3"}]})");
}

}  // namespace
}  // namespace explanation_test
