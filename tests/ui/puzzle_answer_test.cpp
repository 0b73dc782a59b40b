// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/puzzle_answer.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace puzzle_answer_test {
namespace {

using namespace inarow;

ui::puzzle_answer answered(std::string_view line, std::string_view move) {
    auto asked = ui::parse_puzzle(line).value();
    const square where = resolve(asked.position(), move).value();
    ui::puzzle_answer result(std::move(asked), where);
    solve::solver solver({.table_bytes = std::size_t{1} << 22});
    while (!result.is_done()) result.resume(solver);
    return result;
}
std::string sentence_of(const ui::puzzle_answer& a) {
    std::string result;
    write_answer_sentence(result, a);
    return result;
}

/// Whether the best moves, answered, win in as many moves as a line says.
bool won_from(std::string line) {
    for (int left = ui::parse_puzzle(line).value().moves; left > 0; --left) {
        const auto asked = ui::parse_puzzle(line).value();
        solve::solver solver({.table_bytes = std::size_t{1} << 22});
        const square best = solve::reply(asked.position(), solver).value();
        std::string move;
        notation::print(move, notation::kind::any, asked.game.rules(), best,
                        asked.game.position().to_move());
        const auto a = answered(line, move);
        if (!a.is_right() || a.next().has_value() != (left > 1)) return false;
        line.clear();
        if (a.next()) print_puzzle(line, *a.next());
    }
    return true;
}

constexpr std::string_view win = "win/3 63 rules=7x6/4/drop&moves=725423741377433";

TEST_CASE("a right move is answered, and the puzzle goes on until the win") {
    const auto begun = answered(win, "5");
    CHECK(begun.is_right());
    CHECK(marks_of(begun).empty());
    CHECK(sentence_of(begun) == "Right: 5. Yellow answers 3. Red to move: win in 2 moves.");
    std::string line;
    print_puzzle(line, begun.next().value());
    CHECK(line == "win/2 63 rules=7x6/4/drop&moves=72542374137743353");
    CHECK(won_from(line));
}

TEST_CASE("a wrong move is refuted, and the better one is not named") {
    const auto a = answered(win, "2");
    CHECK(!a.is_right());
    CHECK(!a.next());
    CHECK(sentence_of(a) ==
          "Wrong: column 2 gives the win away: Yellow wins in 4 moves. Column 5 (number 6) "
          "makes a double threat: Red cannot stop both column 5 and column 6.");
    const auto marks = marks_of(a);
    CHECK(!marks.empty());
    CHECK(
        std::ranges::none_of(marks, [](const auto& m) { return m.kind == ui::mark_kind::better; }));
}

TEST_CASE("a better move ends with the move too") {
    const std::string_view mistake = "better-move 0 rules=3x3/3&moves=b2";
    CHECK(sentence_of(answered(mistake, "c3")) == "Right: c3 holds the draw.");
    CHECK(!answered(mistake, "a3").next());
    CHECK(!answered(mistake, "a2").is_right());
}

TEST_CASE("an only move and a trap end with the move") {
    const auto only = answered("only-move 42 rules=3x3/3&moves=c1", "b2");
    CHECK(only.is_right());
    CHECK(!only.next());
    CHECK(sentence_of(only) == "Right: b2 is the only move that holds the draw.");
    CHECK(!answered("only-move 42 rules=3x3/3&moves=c1", "a3").is_right());
    const std::string_view trap = "trap 67 rules=7x6/4/drop&moves=37237541443434433";
    CHECK(answered(trap, "1").is_right());
    CHECK(sentence_of(answered(trap, "7")) ==
          "Wrong: column 7 gives the win away: Yellow can hold the draw.");
}

TEST_CASE("an answer as JSON") {
    std::string text;
    write_answer(text, answered("win/1 0 rules=3x3/3&moves=a1,b1,a2,b2", "a3"));
    CHECK(text ==
          R"({"is_done": true, "is_right": true, "sentence": "Right: a3 wins at once.", "marks": )"
          R"([{"square": 0, "kind": "line", "mover": "first", "number": 1, "text": "a3"}], )"
          R"("next": null})");
    text.clear();
    write_answer(text, answered(win, "5"));
    CHECK(text.ends_with(R"("next": "win/2 63 rules=7x6/4/drop&moves=72542374137743353"})"));
}

TEST_CASE("a pattern is answered without a search, on any board") {
    const auto answer = [](std::string_view state, std::string_view move) {
        const auto asked = ui::parse_puzzle("pattern 0 " + std::string(state)).value();
        const ui::puzzle_answer a(asked, resolve(asked.position(), move).value());
        CHECK(a.is_done());
        CHECK(!a.next());
        return sentence_of(a);
    };
    const std::string goban = "rules=15x15/5&moves=";
    CHECK(answer(goban + "h8,a1,i8,a3,j8,a5,k8,a7", "l8") == "Right: l8 wins.");
    CHECK(answer(goban + "h8,a1,i8,a3,j8,a5,k8,a7", "l9") == "Wrong: l9 does not decide.");
    CHECK(answer(goban + "h8,g8,i8,a3,j8,a5,k8", "l8") == "Right: l8.");
    CHECK(answer(goban + "h8,g8,i8,a3,j8,a5,k8", "l9") ==
          "Wrong: l9 does not decide. Black wins at once at l8.");
    CHECK(answer(goban + "h8,a1,i8,a3,j8,b5", "k8") ==
          "Right: k8. Black threatens to win at g8 and l8.");
    CHECK(answer(goban + "h8,a1,i8,a3,j8", "k8") == "Right: k8.");
    CHECK(answer(goban + "h8,a1,i8,a3,j8", "k9") ==
          "Wrong: k9 does not decide. Black can make an open four at g8 or k8.");
    CHECK(answer("rules=3x3/3&moves=a1,b1", "c3") == "Wrong: c3 does not decide.");
}

TEST_CASE("the marks of a pattern are where the next move wins") {
    const auto asked = ui::parse_puzzle("pattern 0 rules=15x15/5&moves=h8,a1,i8,a3,j8,b5").value();
    const auto marks = marks_of(ui::puzzle_answer(asked, {.column = 10, .row = 7}));
    using enum ui::mark_kind;
    CHECK(marks == std::vector<ui::board_mark>{{{.column = 10, .row = 7}, line, first, 1},
                                               {{.column = 6, .row = 7}, threat, first, 1},
                                               {{.column = 11, .row = 7}, threat, first, 1}});
    CHECK(marks_of(ui::puzzle_answer(asked, {.column = 10, .row = 8})).size() == 1);
}

}  // namespace
}  // namespace puzzle_answer_test
