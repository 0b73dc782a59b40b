// SPDX-License-Identifier: BSL-1.0
#include "../../apps/inarow/games/puzzle_maker.hpp"

#include <inarow/notation/position_text.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/ui/puzzle.hpp>

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace puzzle_maker_test {
namespace {

using namespace inarow;
using ui::puzzle_kind;

std::vector<ui::puzzle> made(const rules& r, int count, std::uint64_t seed) {
    app::puzzle_maker maker(r, count, seed);
    while (!maker.is_done()) maker.play_game();
    return maker.made();
}
bool is_proven(std::string_view line) {
    solve::solver solver;
    return app::is_proven(ui::parse_puzzle(line).value(), solver);
}
constexpr rules small{.columns = 5, .rows = 5, .run = 4, .gravity = drop};

TEST_CASE("every puzzle that is made is proven, has a solution and a difficulty") {
    const auto puzzles = made(small, 12, 1);
    CHECK(puzzles.size() > 6);
    solve::solver solver;
    for (const ui::puzzle& each : puzzles) {
        std::string line;
        print_puzzle(line, each);
        INFO(line);
        CHECK(app::is_proven(each, solver));
        CHECK(each.difficulty >= 0);
    }
}

TEST_CASE("the same seed makes the same puzzles, another seed others") {
    const auto puzzles = made(small, 4, 7);
    CHECK(puzzles == made(small, 4, 7));
    CHECK(puzzles != made(small, 4, 8));
}

TEST_CASE("no position comes twice, nor its mirror image") {
    const auto puzzles = made(tic_tac_toe, 40, 1);
    CHECK(puzzles.size() > 10);
    CHECK(puzzles.size() < 40);  // there are no more
    std::set<std::string> boards;
    for (const ui::puzzle& each : puzzles) {
        std::string board;
        notation::print_position(board, each.game.position());
        boards.insert(board);
    }
    CHECK(boards.size() == puzzles.size());
}

TEST_CASE("what is no puzzle is not proven") {
    CHECK(is_proven("win/3 63 rules=7x6/4/drop&moves=725423741377433"));
    // Four moves, not three; another kind.
    CHECK(!is_proven("win/4 63 rules=7x6/4/drop&moves=725423741377433"));
    CHECK(!is_proven("trap 63 rules=7x6/4/drop&moves=725423741377433"));
    CHECK(is_proven("trap 67 rules=7x6/4/drop&moves=37237541443434433"));
    // All moves of the empty board draw.
    CHECK(!is_proven("only-move 0 rules=3x3/3&moves="));
    CHECK(is_proven("only-move 42 rules=3x3/3&moves=c1"));
    // A move of a game can be a mistake where none gives the draw away, or one does.
    CHECK(!is_proven("better-move 0 rules=3x3/3&moves="));
    CHECK(is_proven("better-move 0 rules=3x3/3&moves=b2"));
    // A line can be completed at once.
    CHECK(!is_proven("win/1 0 rules=3x3/3&moves=a1,b1,a2,b2"));
}

TEST_CASE("a win in more moves, which fewer levels find, is harder") {
    const auto difficulty = [](std::string_view line) {
        const auto asked = ui::parse_puzzle(line).value();
        solve::solver solver;
        const auto scores = solve::move_scores(asked.position(), solver).value();
        return app::difficulty_of(asked, {scores.begin(), scores.end()}, solver);
    };
    CHECK(difficulty("win/3 0 rules=7x6/4/drop&moves=725423741377433") >
          difficulty("win/2 0 rules=7x6/4/drop&moves=51644235544533674433"));
}

}  // namespace
}  // namespace puzzle_maker_test
