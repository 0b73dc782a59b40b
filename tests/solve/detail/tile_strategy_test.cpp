// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/game/line.hpp>
#include <inarow/solve/detail/score.hpp>
#include <inarow/solve/detail/tile_strategy.hpp>
#include <inarow/solve/questions.hpp>
#include <inarow/solve/solver.hpp>

#include "support/at_both_times.hpp"
#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"
#include "support/scores.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace tile_strategy_test {
namespace {

using namespace inarow;
using namespace solve::detail::tile_strategy;
using solve::bounds;
using solve::detail::no_bound;
using test::expect;

constexpr int period = 24;  // of the pattern of tiles, in both directions

/// A tile and the number of a square in it.
using place_in_tile = std::tuple<int, int, int>;
std::map<std::pair<int, int>, place_in_tile> places() {
    std::map<std::pair<int, int>, place_in_tile> result;
    for (int band = 0; band < 2 * period; ++band)
        for (int tile = -2 * period; tile <= 2 * period; ++tile)
            for (int i = 0; i < tile_squares; ++i) {
                const square s = square_of_tile(band, tile, i);
                const bool is_new =
                    result.emplace(std::pair{s.column, s.row}, place_in_tile{band, tile, i}).second;
                CHECK(is_new);
            }
    return result;
}

TEST_CASE("every square is in one tile, and any eight in a row contain a line of a tile") {
    const auto all = places();
    for (const direction& step : line_directions) {
        for (int row = period; row < 2 * period; ++row) {
            for (int column = 0; column < period; ++column) {
                std::map<std::pair<int, int>, unsigned> parts;
                for (int i = 0; i < min_run; ++i) {
                    const auto found = all.find({column + i * step.columns, row + i * step.rows});
                    REQUIRE(found != all.end());
                    const auto [band, tile, number] = found->second;
                    parts[{band, tile}] |= 1U << number;
                }
                CHECK(std::ranges::any_of(parts, [](const auto& part) {
                    return std::ranges::any_of(
                        tile_lines, [&](unsigned line) { return (line & ~part.second) == 0; });
                }));
            }
        }
    }
}

/// Brute force that shares no code with the strategy: all moves of both players on twelve squares,
/// by numbers in base three.
class tile_game {
public:
    bool breaks(const std::array<int, 12>& marks, bool is_maker_to_move) {
        std::size_t index = is_maker_to_move ? 1 : 0;
        for (const int mark : marks) index = 3 * index + static_cast<std::size_t>(mark);
        if (known_[index] == 0) known_[index] = computed(marks, is_maker_to_move) ? 1 : 2;
        return known_[index] == 1;
    }

private:
    bool computed(std::array<int, 12> marks, bool is_maker_to_move) {
        for (const auto& line : lines_)
            if (std::ranges::all_of(line, [&](std::size_t s) { return marks[s] == 1; }))
                return false;
        if (std::ranges::find(marks, 0) == marks.end()) return true;
        for (int& mark : marks) {
            if (mark != 0) continue;
            mark = is_maker_to_move ? 1 : 2;
            const bool breaks_then = breaks(marks, !is_maker_to_move);
            mark = 0;
            if (breaks_then != is_maker_to_move) return breaks_then;
        }
        return is_maker_to_move;
    }

    std::vector<std::vector<std::size_t>> lines_{{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11},
                                                 {0, 4, 8},    {1, 5, 9},    {2, 6, 10},
                                                 {3, 7, 11},   {1, 4},       {7, 10}};
    std::vector<char> known_ = std::vector<char>(2 * 531'441);
};

TEST_CASE("the breaker breaks all lines of an empty tile, and all that a brute force says") {
    tile_game game;
    CHECK(game.breaks({}, true));
    CHECK(breaks_lines_as_second({}));
    int held = 0;
    int wrong = 0;
    for (int number = 0; number < 531'441; ++number) {
        std::array<int, 12> marks{};
        tile_stones stones;
        for (int i = 0, rest = number; i < tile_squares; ++i, rest /= 3) {
            marks[static_cast<std::size_t>(i)] = rest % 3;
            if (rest % 3 == 1) stones.maker |= 1U << i;
            if (rest % 3 == 2) stones.breaker |= 1U << i;
        }
        const bool as_second = breaks_lines_as_second(stones);
        held += static_cast<int>(as_second);
        wrong += static_cast<int>(game.breaks(marks, true) != as_second);
        wrong += static_cast<int>(game.breaks(marks, false) != breaks_lines_as_first(stones));
    }
    CHECK(wrong == 0);
    CHECK(held > 100'000);
}

constexpr bounds unknown{-no_bound, no_bound};
template <rules Rules>
constexpr bounds narrowed_start() {
    return solve::detail::narrowed_by_tile_strategy(position_of<Rules>::start(Rules).value(),
                                                    unknown);
}
constexpr bool empty_boards_are_draws_from_run_8_on() {
    constexpr bounds draw{0, 0};
    expect(narrowed_start<rules{8, 8, 8}>() == draw);
    expect(narrowed_start<rules{15, 15, 8}>() == draw);
    expect(narrowed_start<exactly(rules{30, 30, 9})>() == draw);
    expect(narrowed_start<starting_with(second, rules{40, 12, 10})>() == draw);
    expect(narrowed_start<rules{15, 15, 7}>() == unknown);
    expect(narrowed_start<rules{15, 15, 8, drop}>() == unknown);
    expect(narrowed_start<misere(rules{15, 15, 8})>() == unknown);
    return expect(narrowed_start<on_torus(rules{15, 15, 8})>() == unknown);
}
AT_BOTH_TIMES(empty_boards_are_draws_from_run_8_on)

TEST_CASE("a solver answers empty boards of run 8 and more, and all their first moves, at once") {
    for (const rules& r :
         {rules{15, 15, 8}, rules{20, 20, 8}, rules{23, 23, 9}, rules{30, 30, 9}}) {
        CAPTURE(test::named(r));
        const position p = position::start(r).value();
        solve::solver solver;
        solver.set_limit({.nodes = 10});
        CHECK(solve::value(p, solver) == game_value{outcome::draw, r.squares()});
        CHECK(solve::outcome(p, solver) == outcome::draw);
        CHECK(solve::best_moves(p, solver).value().size() == static_cast<std::size_t>(r.squares()));
        CHECK(solver.total_stats().nodes == 0);
    }
}

/// What the strategy says of positions that end within a few plies is true.
TEST_CASE("the bounds of random positions contain their scores") {
    std::mt19937 random(6);
    int narrowed = 0;
    for (const rules& r : {rules{8, 1, 8}, rules{9, 2, 8}, rules{12, 1, 8}, exactly({12, 2, 8}),
                           rules{2, 11, 9}, rules{8, 8, 8}, rules{9, 8, 8}}) {
        CAPTURE(test::named(r));
        for (int i = 0; i < 60; ++i) {
            for (const position& p : test::random_long_game<position>(r, random)) {
                if (p.is_over() || test::free_squares(p) > 9) continue;
                const bounds found = solve::detail::narrowed_by_tile_strategy(p, unknown);
                if (found == unknown) continue;
                ++narrowed;
                const int score = test::searched_score(p);
                CHECK((found.lower <= score && score <= found.upper));
            }
        }
    }
    CHECK(narrowed > 100);
}

}  // namespace
}  // namespace tile_strategy_test
