// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/playout.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include <doctest/doctest.h>

// Random games end as often in each way as the rules in game/ say, worked out move by move.

namespace {

using namespace inarow;

std::map<outcome, double> chances(const position& p) {
    if (p.is_over()) return {{p.outcome(), 1.0}};
    std::map<outcome, double> result;
    const auto moves = p.available_moves();
    for (const square s : moves)
        for (const auto& [how, chance] : chances(p.after(s)))
            result[how] += chance / static_cast<double>(moves.size());
    return result;
}

std::vector<outcome> ends_of(const position& from, std::size_t games, std::uint64_t seed) {
    const std::vector<position> all(games, from);
    std::vector<outcome> ends(games);
    solve::random_lanes random(seed);
    solve::play_out(std::span(all), random, std::span(ends));
    return ends;
}

void expect_chances(const position& from) {
    constexpr std::size_t games = 100'000;
    std::map<outcome, double> ended;
    for (const outcome how : ends_of(from, games, 7)) ended[how] += 1.0 / games;
    const auto expected = chances(from);
    for (const auto how :
         {outcome::in_play, outcome::first_won, outcome::second_won, outcome::draw}) {
        const double chance = expected.contains(how) ? expected.at(how) : 0;
        CHECK(ended[how] == doctest::Approx(chance).scale(1).epsilon(0.01));
    }
}

}  // namespace

TEST_CASE("random games from the empty board end as the rules say") {
    for (const rules r : {tic_tac_toe, rules{4, 2, 3}, rules{2, 4, 2, drop}, rules{3, 3, 3, drop},
                          rules{1, 9, 2}, starting_with(second, tic_tac_toe)}) {
        CAPTURE(r.columns);
        CAPTURE(r.rows);
        expect_chances(position::start(r).value());
    }
}

TEST_CASE("so they do from later positions, and from finished ones") {
    auto p = position::start(tic_tac_toe).value();
    for (const square s : {square{0, 0}, square{1, 1}, square{2, 0}}) p = p.play(s).value();
    expect_chances(p);
    for (const square s : {square{0, 1}, square{1, 0}}) p = p.play(s).value();
    expect_chances(p);
    CHECK(p.is_over());
}

TEST_CASE("boards of more than a word are played by the rules") {
    for (const outcome how : ends_of(position::start(rules{40, 3, 2, drop}).value(), 50, 1))
        CHECK((how == outcome::first_won || how == outcome::second_won));
    for (const outcome how : ends_of(position::start(rules{9, 9, 10}).value(), 50, 1))
        CHECK(how == outcome::draw);
}

TEST_CASE("stones above free squares are left where they are") {
    auto board = layout::start(rules{3, 3, 3, drop}).value();
    board.put({1, 0}, mark::first);
    board.set_to_move(second);
    expect_chances(board.unchecked());
}

TEST_CASE("boards as grids have them end as their positions do") {
    for (const rules r : {connect_four, starting_with(second, tic_tac_toe), rules{3, 5, 3},
                          rules{6, 2, 3, drop}, rules{2, 2, 3}, rules{5, 1, 1}}) {
        CAPTURE(r.columns);
        CAPTURE(r.rows);
        const solve::grid<std::uint64_t> on(r);
        std::vector<position> positions{position::start(r).value()};
        for (std::size_t i = 0; i < positions.size() && positions.size() < 3000; ++i) {
            const position p = positions[i];
            p.for_each_move([&](square s) { positions.push_back(p.after(s)); });
        }
        // Those that are over come last, too, when there is no other game for a lane.
        std::ranges::sort(positions, {}, &position::is_over);
        std::vector<solve::grid<std::uint64_t>::sides> words;
        for (const position& p : positions) words.push_back(on.sides_of(p));
        std::vector<outcome> ends(positions.size());
        std::vector<outcome> word_ends(positions.size());
        solve::random_lanes random(5);
        solve::random_lanes same(5);
        solve::play_out(std::span<const position>(positions), random, std::span(ends));
        solve::play_out(r, words, same, word_ends);
        CHECK(ends == word_ends);
    }
}

TEST_CASE("the same seed gives the same games, and another gives others") {
    const auto start = position::start(connect_four).value();
    CHECK(ends_of(start, 1000, 3) == ends_of(start, 1000, 3));
    CHECK(ends_of(start, 1000, 3) != ends_of(start, 1000, 4));
}
