// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/mix64.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/solve/playout.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include <doctest/doctest.h>

// The frequencies of outcomes are compared with the probabilities by the rules in game/.

namespace playout_test {
namespace {

using namespace inarow;

std::map<outcome, double> probabilities(const position& p) {
    if (p.is_over()) return {{p.outcome(), 1.0}};
    std::map<outcome, double> result;
    const auto moves = p.available_moves();
    for (const square s : moves)
        for (const auto& [end, probability] : probabilities(p.after(s)))
            result[end] += probability / static_cast<double>(moves.size());
    return result;
}

std::vector<outcome> playouts(const position& start, std::size_t games, std::uint64_t seed) {
    const std::vector<position> positions(games, start);
    std::vector<outcome> outcomes(games);
    solve::simd_xoroshiro random(seed);
    solve::playout(std::span(positions), random, std::span(outcomes));
    return outcomes;
}

void check_frequencies(const position& start) {
    constexpr std::size_t games = 100'000;
    std::map<outcome, double> frequencies;
    for (const outcome end : playouts(start, games, 7)) frequencies[end] += 1.0 / games;
    const auto expected = probabilities(start);
    for (const auto end :
         {outcome::in_play, outcome::first_won, outcome::second_won, outcome::draw}) {
        const double probability = expected.contains(end) ? expected.at(end) : 0;
        CHECK(frequencies[end] == doctest::Approx(probability).scale(1).epsilon(0.01));
    }
}

}  // namespace

TEST_CASE("playouts of the empty board have the frequencies of the rules") {
    for (const rules r : {tic_tac_toe, rules{4, 2, 3}, rules{2, 4, 2, drop}, rules{3, 3, 3, drop},
                          rules{1, 9, 2}, starting_with(second, tic_tac_toe)}) {
        CAPTURE(test::named(r));
        check_frequencies(position::start(r).value());
    }
}

TEST_CASE("playouts have the frequencies of every kind of rules") {
    for (const rules& r : test::kinds_of_rules(4, 2, 2)) {
        CAPTURE(test::named(r));
        check_frequencies(position::start(r).value());
    }
    for (const rules& r : {exactly(rules{8, 1, 3}), starting_with(second, misere(rules{3, 3, 2})),
                           misere(exactly(rules{4, 2, 3, drop}))}) {
        CAPTURE(test::named(r));
        check_frequencies(position::start(r).value());
    }
}

TEST_CASE("playouts of later positions and of finished ones have them too") {
    auto p = position::start(tic_tac_toe).value();
    for (const square s : {square{0, 0}, square{1, 1}, square{2, 0}}) p = p.play(s).value();
    check_frequencies(p);
    for (const square s : {square{0, 1}, square{1, 0}}) p = p.play(s).value();
    check_frequencies(p);
    CHECK(p.is_over());
}

TEST_CASE("boards of more than a word are played by the rules") {
    for (const outcome end : playouts(position::start(rules{40, 3, 2, drop}).value(), 50, 1))
        CHECK((end == outcome::first_won || end == outcome::second_won));
    for (const outcome end : playouts(position::start(rules{9, 9, 10}).value(), 50, 1))
        CHECK(end == outcome::draw);
    // The first stone is a line.
    for (const outcome end : playouts(position::start(misere(rules{9, 9, 1})).value(), 50, 1))
        CHECK(end == outcome::second_won);
}

TEST_CASE("positions with holes are played by the rules") {
    auto board = layout::start(rules{3, 3, 3, drop}).value();
    board.put({1, 0}, mark::first);
    board.set_to_move(second);
    check_frequencies(board.unchecked());
}

TEST_CASE("playouts of bitboards are those of their positions") {
    for (const rules r :
         {connect_four, starting_with(second, tic_tac_toe), rules{3, 5, 3}, rules{6, 2, 3, drop},
          rules{2, 2, 3}, rules{5, 1, 1}, exactly(rules{5, 2, 2}), misere(tic_tac_toe),
          misere(exactly(rules{5, 3, 2, drop}))}) {
        CAPTURE(test::named(r));
        const bitboard::geometry<std::uint64_t> board(r);
        std::vector<position> positions{position::start(r).value()};
        for (std::size_t i = 0; i < positions.size() && positions.size() < 3000; ++i) {
            const position p = positions[i];
            p.for_each_move([&](square s) { positions.push_back(p.after(s)); });
        }
        // Finished positions come last, when there is no other game for a lane.
        std::ranges::sort(positions, {}, &position::is_over);
        std::vector<bitboard::sides<std::uint64_t>> boards;
        boards.reserve(positions.size());
        for (const position& p : positions) boards.push_back(board.sides_of(p));
        std::vector<outcome> outcomes(positions.size());
        std::vector<outcome> board_outcomes(positions.size());
        solve::simd_xoroshiro random(5);
        solve::simd_xoroshiro same_random(5);
        solve::playout(std::span<const position>(positions), random, std::span(outcomes));
        solve::playout(r, boards, same_random, board_outcomes);
        CHECK(outcomes == board_outcomes);
    }
}

TEST_CASE("the same seed gives the same games, and another gives others") {
    const auto start = position::start(connect_four).value();
    CHECK(playouts(start, 1000, 3) == playouts(start, 1000, 3));
    CHECK(playouts(start, 1000, 3) != playouts(start, 1000, 4));
}

TEST_CASE("the numbers are those of xoroshiro128+ in eight lanes, on every machine") {
    // xoroshiro128plus.c, whose state SplitMix64 fills; of 64 bits the upper 32 are scaled.
    std::uint64_t seed = 7;
    std::array<std::array<std::uint64_t, 2>, 8> lanes{};
    for (auto& lane : lanes)
        for (std::uint64_t& word : lane) word = core::mix64(seed += 0x9e3779b97f4a7c15U);
    solve::simd_xoroshiro random(7);
    for (int i = 0; i < 800; ++i) {
        auto& [a, b] = lanes[static_cast<std::size_t>(i % 8)];
        const std::uint64_t expected = ((a + b) >> 32) * 1000 >> 32;
        b ^= a;
        a = std::rotl(a, 24) ^ b ^ b << 16;
        b = std::rotl(b, 37);
        REQUIRE(random.below(1000) == expected);
    }
    // Games that are played eight at once draw these numbers, whatever processor plays them.
    const auto ends = playouts(position::start(connect_four).value(), 1000, 3);
    CHECK(std::ranges::count(ends, outcome::first_won) == 533);
    CHECK(std::ranges::count(ends, outcome::draw) == 3);
}

TEST_CASE("a generator continues from its state") {
    for (const int drawn : {0, 1, 8, 13}) {
        solve::simd_xoroshiro random(3);
        for (int i = 0; i < drawn; ++i) (void)random.below(100);
        auto restored = solve::simd_xoroshiro::of_state(random.state());
        REQUIRE(restored);
        for (int i = 0; i < 20; ++i) CHECK(restored->below(1000) == random.below(1000));
    }
    auto state = solve::simd_xoroshiro(3).state();
    state.back() = 9;
    CHECK_FALSE(solve::simd_xoroshiro::of_state(state));
    CHECK_FALSE(solve::simd_xoroshiro::of_state({}));
}

}  // namespace playout_test
