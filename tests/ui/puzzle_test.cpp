// SPDX-License-Identifier: BSL-1.0
#include <inarow/ui/puzzle.hpp>

#include <string>
#include <string_view>

#include <doctest/doctest.h>

namespace puzzle_test {
namespace {

using namespace inarow;
using ui::puzzle_kind;

std::string printed(std::string_view line) {
    const auto read = ui::parse_puzzle(line);
    if (!read) return "none";
    std::string result;
    print_puzzle(result, *read);
    return result;
}
std::string task(std::string_view line) {
    std::string result;
    write_task(result, ui::parse_puzzle(line).value());
    return result;
}

TEST_CASE("a puzzle is a line") {
    for (const std::string_view line :
         {"win/3 63 rules=7x6/4/drop&moves=725423741377433", "only-move 0 rules=3x3/3&moves=c1",
          "trap 100 rules=7x6/4/drop&moves=643443664433374631117152551",
          "only-move 5 rules=15x15/5/exactly&moves=h8,h9", "better-move 0 rules=3x3/3&moves=b2"})
        CHECK(printed(line) == line);
    const auto p = ui::parse_puzzle("win/3 63 rules=7x6/4/drop&moves=725423741377433").value();
    CHECK(p.kind == puzzle_kind::win);
    CHECK(p.moves == 3);
    CHECK(p.difficulty == 63);
    CHECK(p.position().stones() == 15);
}

TEST_CASE("what is no puzzle is refused") {
    for (const std::string_view line :
         {"", "win/3", "win 63 rules=3x3/3&moves=", "win/x 63 rules=3x3/3&moves=",
          "lose/3 63 rules=3x3/3&moves=", "win/3 much rules=3x3/3&moves=",
          "only-move 1 rules=3x3/3&moves=a1,a1", "only-move 1 rules=3x3/3",
          "only-move 1 rules=3x3/3&moves=a1,b1,a2,b2,a3", "only-move 1 rules=99x99/3&moves="})
        CHECK(printed(line) == "none");
}

TEST_CASE("what is asked for, in words") {
    CHECK(task("win/3 63 rules=7x6/4/drop&moves=725423741377433") ==
          "Red to move: win in 3 moves.");
    CHECK(task("win/1 63 rules=3x3/3&moves=a1,b1,a2,b2") == "X to move: win in 1 move.");
    CHECK(task("only-move 0 rules=3x3/3&moves=c1") ==
          "O to move: only one move gives nothing away. Find it.");
    CHECK(task("trap 0 rules=3x3/3&moves=c1") ==
          "O to move: one move looks good and is a mistake. Avoid it.");
    CHECK(task("better-move 0 rules=3x3/3&moves=b2") ==
          "O to move: the move in the game was a mistake. Find a better move.");
}

TEST_CASE("right is the fastest win, or what keeps the outcome") {
    CHECK(is_right(puzzle_kind::win, 5, 5));
    CHECK(!is_right(puzzle_kind::win, 4, 5));
    for (const puzzle_kind kind :
         {puzzle_kind::only_move, puzzle_kind::trap, puzzle_kind::better_move}) {
        CHECK(is_right(kind, 4, 5));
        CHECK(is_right(kind, 0, 0));
        CHECK(!is_right(kind, 0, 5));
        CHECK(!is_right(kind, -3, 0));
    }
}

TEST_CASE("a puzzle as JSON") {
    std::string text;
    write_puzzle(text, ui::parse_puzzle("win/1 63 rules=3x3/3&moves=a1,b1,a2,b2").value());
    CHECK(text ==
          R"({"kind": "win", "moves": 1, "difficulty": 63, "state": "rules=3x3/3&moves=a1,b1,a2,)"
          R"(b2", "task": "X to move: win in 1 move."})");
}

}  // namespace
}  // namespace puzzle_test
