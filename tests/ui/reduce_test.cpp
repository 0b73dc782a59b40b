// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/moves_text.hpp>
#include <inarow/ui/reduce.hpp>

#include "acting.hpp"
#include "game/seed_cases.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <doctest/doctest.h>

namespace reduce_test {
namespace {

using namespace inarow;
using test::after;
using test::state_of;
using test::text_of;
using test::why;

TEST_CASE("a game, from the start to its end and to the next") {
    auto s = after("", {"start"});
    CHECK(text_of(s) == "rules=3x3/3&moves=");
    s = after(s, {"play a1", "play b2", "play b1", "play a2", "play c1"});
    CHECK(text_of(s) == "rules=3x3/3&moves=a1,b2,b1,a2,c1");
    CHECK(s.position().outcome() == outcome::first_won);
    s = after(s, {"reset"});
    CHECK(s == ui::state::initial());
    CHECK(text_of(after(s, {"start"})) == "rules=3x3/3&moves=");
}

TEST_CASE("comments belong to positions, and names to the game") {
    auto s = after("moves=b2", {"comment in the middle", "play a1", "describe first Anna",
                                "comment a corner", "undo", "play c1", "comment another"});
    const std::string both =
        "rules=3x3/3&moves=b2,a1(c1)&variation=2&record=;PB~5BAnna~5D;"
        "AT~5B2~5DC~5Ba_corner~5D;AT~5B1~5DC~5Bin_the_middle~5D;AT~5B2.2~5DC~5Banother~5D";
    CHECK(state_of(both) == s);
    CHECK(after(s, {"undo", "redo", "jump 0 1", "jump 2 2"}) == s);
    CHECK(text_of(after(s, {"promote"})) ==
          "rules=3x3/3&moves=b2,c1(a1)&record=;PB~5BAnna~5D;"
          "AT~5B1~5DC~5Bin_the_middle~5D;AT~5B2.2~5DC~5Ba_corner~5D;AT~5B2~5DC~5Banother~5D");
    CHECK(after(s, {"remove"}) ==
          state_of("moves=b2,a1&ply=1&record=;PB[Anna];AT[1]C[in_the_middle];AT[2]C[a_corner]"));
    CHECK(after(s, {"jump 1 2", "resume"}) ==
          state_of("moves=b2&record=;PB[Anna];AT[1]C[in_the_middle]"));
    CHECK(after(s, {"jump 1 1", "comment ", "describe first "}) ==
          state_of("moves=b2,a1(c1)&ply=1&record=;;AT[2]C[a_corner];AT[2.2]C[another]"));
    CHECK(after(s, {"reset"}) == ui::state::initial());
    CHECK(after(s, {"reset", "start"}).properties.empty());
}

TEST_CASE("each property of a game has its name in SGF") {
    const auto s = after("moves=", {"describe first a", "describe second b", "describe date c",
                                    "describe event d", "describe result e"});
    CHECK(s == state_of("moves=&record=;PB[a]PW[b]DT[c]EV[d]RE[e]"));
}

TEST_CASE("before the start and after it, what belongs there is refused elsewhere") {
    const std::string not_started = "The game has not been started yet.";
    CHECK(why("", "play b2") == not_started);
    CHECK(why("", "reply b2") == not_started);
    CHECK(why("first=computer", "play b2") == not_started);
    CHECK(why("", "undo") == not_started);
    CHECK(why("", "reset") == not_started);
    CHECK(why("", "comment x") == not_started);
    CHECK(why("", "describe first x") == not_started);
    CHECK(why("", "redo") == "There is nothing to redo: no move was taken back.");
    CHECK(why("", "resume") == "There is nothing to redo: no move was taken back.");
    CHECK(why("", "jump 1") == "There is no ply 1: the game has 0.");
    CHECK(why("", "jump 0").empty());
    CHECK(why(reduce(state_of(""), ui::jump{-1})) == "There is no ply -1: the game has 0.");

    const std::string started = "The game has already been started: reset it first.";
    CHECK(why("moves=", "start") == started);
    CHECK(why("moves=b2", "start second") == started);
    CHECK(why("moves=", "rules 7x6/4/drop") == started);
    CHECK(why("moves=a1,a2,b1,b2,c1", "rules gomoku") == started);
}

TEST_CASE("every refusal of the rules is said") {
    for (const auto& [state, move] : std::initializer_list<std::pair<const char*, std::string>>{
             {"moves=b2", "b2"},
             {"moves=b2", "d4"},
             {"moves=", "nowhere"},
             {"moves=", ""},
             {"moves=", "top-left-or-anywhere-else"},
             {"rules=connect-four&moves=444444", "4"},
             {"rules=connect-four&moves=", "8"},
             {"rules=connect-four&moves=", "a3"},
             {"moves=a1,a2,b1,b2,c1", "c2"},
             {"moves=b2,a1,c1,a3,a2,c2,b3,b1,c3", "a1"}}) {
        CAPTURE(move);
        const position p = state_of(state).position();
        const move_text text{std::string_view(move)};
        CHECK(why(state, "play " + move) ==
              messages::sentence(p.rules(), resolve(p, text).error(), text).view());
    }
    CHECK(why("moves=b2", "play first a1") ==
          "Move 2: first (X) cannot play \"a1\": it is the turn of second (O).");
}

TEST_CASE("who moves for the other is refused") {
    CHECK(why("first=computer&moves=", "play b2") == "It is the computer's turn.");
    CHECK(why("second=computer&moves=", "reply b2") == "It is not the computer's turn.");
    CHECK(why("moves=", "reply b2") == "It is not the computer's turn.");
    CHECK(why("second=computer&moves=a1,a2,b1,b2,c1", "play c2") ==
          "Move 6: second (O) cannot play \"c2\": the game is over, first (X) has won.");
    CHECK(text_of(after("second=computer&moves=", {"play b2", "reply a1", "play c3"})) ==
          "rules=3x3/3&moves=b2,a1,c3&second=computer");
}

TEST_CASE("a person goes back to where there is a move to make") {
    const std::string game = "rules=3x3/3&moves=b2,a1,c3,a3";
    const std::string against = "&second=computer";
    const auto shown = [&](std::string_view ply) {
        return game + "&ply=" + std::string(ply) + against;
    };
    CHECK(text_of(after(game + against, {"undo"})) == shown("2"));
    CHECK(text_of(after(game + against, {"undo", "undo"})) == shown("0"));
    CHECK(text_of(after(shown("0"), {"redo"})) == shown("2"));
    CHECK(text_of(after(shown("2"), {"redo"})) == game + against);
    // From where the computer thinks, to the last move of the person.
    CHECK(text_of(after("moves=b2" + against, {"undo"})) ==
          "rules=3x3/3&moves=b2&ply=0&second=computer");
}

TEST_CASE("moves that were taken back are a variation once another move is played") {
    const std::string game = "rules=3x3/3&moves=b2,a1,c3";
    CHECK(text_of(after(game, {"jump 1", "play a1"})) == game + "&ply=2");
    CHECK(text_of(after(game, {"jump 1", "play bottom-left"})) == game + "&ply=2");
    CHECK(text_of(after(game, {"jump 1", "play a2"})) ==
          "rules=3x3/3&moves=b2,a1(a2)c3&variation=2");
    CHECK(text_of(after(game, {"jump 2", "play a2"})) ==
          "rules=3x3/3&moves=b2,a1,c3(a2)&variation=2");
    CHECK(text_of(after(game, {"jump 1", "resume"})) == "rules=3x3/3&moves=b2");
    CHECK(why(game + "&ply=1", "play b2") ==
          "Move 2: second (O) cannot play \"b2\": b2 is already taken by first (X).");
}

TEST_CASE("variations are shown, made the main one and removed") {
    const std::string game = "rules=7x6/4/drop&moves=44(31(2))5(6)3";
    CHECK(text_of(after(game, {"jump 2 4"})) == game + "&variation=4&ply=2");
    CHECK(text_of(after(game, {"jump 2 4", "promote"})) ==
          "rules=7x6/4/drop&moves=43(45(6)3)2(1)&ply=2");
    CHECK(text_of(after(game, {"jump 1 4", "remove"})) ==
          "rules=7x6/4/drop&moves=44(31)5(6)3&variation=3&ply=2");
    CHECK(text_of(after(game, {"jump 1", "remove"})) == "rules=7x6/4/drop&moves=44(31(2))6&ply=2");
    CHECK(text_of(after(game, {"jump 2 3", "resume"})) ==
          "rules=7x6/4/drop&moves=44(3)5(6)3&variation=3");
    CHECK(text_of(after(game, {"jump 0", "resume"})) == "rules=7x6/4/drop&moves=");
    CHECK(why(game, "promote") == "This is the main variation already.");
    CHECK(why("moves=b2", "remove") == "There is no other variation.");
    CHECK(why(game, "jump 1 5") == "There is no variation 5: the game has 4.");
    CHECK(why(game, "jump 1 0") == "There is no variation 0: the game has 4.");
    CHECK(why(game, "jump 4 3") == "There is no ply 4: the game has 3.");
}

TEST_CASE("a game has at most a hundred variations") {
    auto s = state_of("rules=15x15/5&moves=h8,a1");
    for (int i = 1; i < ui::variations::max_count; ++i) {
        const std::string square = static_cast<char>('a' + i % 15) + std::to_string(1 + i / 15);
        s = after(s, {"jump 1", "play " + square});
    }
    CHECK(s.variations.count() == 100);
    s = after(s, {"jump 1", "play a15"});
    CHECK(why(s) == "There are 100 variations, the most that a game can have: remove one first.");
}

TEST_CASE("games begin with a position that is chosen") {
    auto s = after("rules=3x3/3&moves=b2", {"reset", "position 7x6/4/drop 7/7/7/7/3O3/3X3"});
    CHECK(text_of(s) == "rules=7x6/4/drop&position=7/7/7/7/3O3/3X3");
    s = after(s, {"start second", "play 4", "play 5"});
    CHECK(text_of(s) == "rules=7x6/4/drop&position=7/7/7/7/3O3/3X3&moves=45");
    CHECK(text_of(after(s, {"reset"})) == "rules=7x6/4/drop&position=7/7/7/7/3O3/3X3");
    CHECK(text_of(after(s, {"reset", "rules 3x3/3"})) == "rules=3x3/3");
    CHECK(why("moves=b2", "position 3x3/3 3/3/3") ==
          "The game has already been started: reset it first.");
    CHECK(why("", "position 20x3/3 20/20/20") ==
          "The board is too large: it has 20 columns, but there is room for 19 here.");
}

TEST_CASE("a game is played and ends by its rules") {
    CHECK(text_of(after("", {"rules gomoku/exactly"})) == "rules=15x15/5/exactly");
    const auto lost = after(
        "", {"rules 3x3/3/misere", "start", "play a1", "play a2", "play b1", "play b2", "play c1"});
    CHECK(text_of(lost) == "rules=3x3/3/misere&moves=a1,a2,b1,b2,c1");
    CHECK(lost.position().outcome() == outcome::second_won);
    CHECK(lost.offers_reset());
    CHECK(why(after(lost, {"play c2"})) ==
          "Move 6: second (O) cannot play \"c2\": the game is over, second (O) has won.");
    CHECK(after(lost, {"undo"}).position().outcome() == outcome::in_play);
    CHECK(text_of(after(lost, {"reset"})) == "rules=3x3/3/misere");
    const auto longer = after("", {"rules 8x1/3/exactly", "start", "play a1", "play f1", "play b1",
                                   "play h1", "play d1", "play e1", "play c1"});
    CHECK(longer.position().outcome() == outcome::in_play);
    CHECK(after(longer, {"play g1"}).position().outcome() == outcome::draw);
}

TEST_CASE("boards are as large as the state allows") {
    const auto chosen = [](int max_side, std::string_view rules) {
        const auto s = ui::state::create(tic_tac_toe, max_side).value();
        return after(s, {"rules " + std::string(rules)});
    };
    CHECK(chosen(largest_rule, "999x999/5").rules() ==
          inarow::rules{.columns = 999, .rows = 999, .run = 5});
    CHECK(why(chosen(largest_rule, "1000x3/3")) ==
          "The board is too large: it has 1000 columns, but there is room for 999 here.");
    CHECK(chosen(4, "4x4/4").rules() == square_board(4));
    CHECK(why(chosen(4, "4x5/4")) ==
          "The board is too large: it has 5 rows, but there is room for 4 here.");
    CHECK(chosen(4, "4x4/4").max_side == 4);
    CHECK(after(chosen(4, "4x4/4"), {"start", "play a1", "reset"}).max_side == 4);
}

TEST_CASE("a game can start from a position") {
    const auto set_up = notation::play_moves(position::start(connect_four).value(), "445").value();
    const auto s = ui::state::create(set_up);
    for (const std::string_view start : {"start", "start second"}) {
        // Whoever would start: the position says who is to move.
        auto now = after(s, {start});
        CHECK(now.is_started);
        CHECK(now.position() == set_up);
        CHECK(now.position().to_move() == second);
        now = after(now, {"play 5", "play 4", "undo"});
        CHECK(now.start == set_up);
        CHECK(now.game.ply() == 1);
        CHECK(now.plies() == 2);
        CHECK(after(now, {"undo"}).position() == set_up);
        CHECK(why(after(now, {"undo", "undo"})) ==
              "No move can be taken back: the game has just begun.");
        // Again from there.
        CHECK(after(now, {"reset"}) == s);
        CHECK(after(now, {"reset", "start"}).position() == set_up);
    }
    // Other rules start on the empty board.
    const auto other = after(s, {"rules 3x3/3"});
    CHECK(other.start == position::start(tic_tac_toe).value());
    CHECK(other.position() == other.start);
}

// What the reducer of another language has wrong (rows 11 to 16 of the table in seed_cases.hpp).

TEST_CASE("seed: all squares of boards of eleven and more are distinct") {
    for (const int side : {11, 12, 19}) {
        const auto text = std::to_string(side) + "x" + std::to_string(side) + "/" +
                          std::to_string(side) + "&moves=";
        // "1,0" and "10,0"; "1,10" and "11,0" where there is one.
        auto s = after("rules=" + text, {"play 2,1", "play 11,1", "play 2,11"});
        if (side > 11) s = after(s, {"play 12,1"});
        CHECK(!s.refused);
        CHECK(s.position().stones() == (side > 11 ? 4 : 3));
        // "111" was two squares.
        s = after(s, {"play 1,11", "play 11,2"});
        CHECK(!s.refused);
    }
}

TEST_CASE("seed: every square of the largest board can be played, once") {
    auto s = state_of("rules=19x19/999&moves=");
    const rules& r = s.rules();
    for (int i = 0; i < r.squares(); ++i) {
        std::string text;
        notation::algebraic::print(text, r, square_at(r, i));
        s = after(s, {"play " + text});
        REQUIRE(!s.refused);
        REQUIRE(s.game.moves().back() == square_at(r, i));
    }
    CHECK(s.position().outcome() == outcome::draw);
}

/// A move as it is typed; empty where nobody can type it.
std::string typed(const rules& r, const move& m) {
    std::string result = "play ";
    if (m.mover != mark::none) result += m.mover == mark::first ? "first " : "second ";
    if (m.column < 0) return "";
    if (!m.names_row()) return result + std::to_string(m.column + 1);
    if (m.row < 0 || m.row > r.rows) return "";
    notation::algebraic::print(result, r, {m.column, m.row});
    return result;
}

TEST_CASE("seed: all games of the table come out right") {
    int played = 0;
    for (const seed::seed_case& c : seed::cases) {
        if (!c.start.empty()) continue;
        CAPTURE(c.what);
        auto s = ui::state::create(c.rules, ui::max_page_side).value();
        s = reduce(s, ui::start{});
        game plain = game::start(c.rules).value();
        for (const seed::step& step : c.steps) {
            const std::string text = typed(c.rules, step.attempted);
            if (text.empty()) continue;
            CAPTURE(text);
            const auto before = s;
            s = reduce(s, ui::parse_action(text).value());
            CHECK(s.refused.has_value() == step.is_refused);
            s.refused.reset();
            if (step.is_refused) CHECK(s == before);
            if (!step.is_refused) CHECK(plain.apply(step.attempted).has_value());
            CHECK(s.game == plain);
        }
        CHECK(s.position().outcome() == c.outcome);
        ++played;
    }
    CHECK(played > 20);
}

}  // namespace
}  // namespace reduce_test
