// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/proof.hpp>
#include <inarow/solve/proof_maker.hpp>
#include <inarow/solve/winning_proof.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <random>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#ifndef INAROW_TEST_DATA
#define INAROW_TEST_DATA "tests/data"
#endif

namespace winning_proof_test {
namespace {

using namespace inarow;
using solve::check_proof;
using solve::make_proof;
using solve::open_proof;
using solve::winning_proof;

std::vector<std::byte> read_file(const std::string& name) {
    std::ifstream file(INAROW_TEST_DATA "/../../data/" + name, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    REQUIRE(!text.empty());
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}
winning_proof opened(const std::vector<std::byte>& file) {
    const auto result = open_proof(file);
    REQUIRE(result);
    REQUIRE(result->strategy);
    return *result->strategy;
}
game played(const rules& r, std::initializer_list<square> moves) {
    game result = game::start(r).value();
    for (const square s : moves) REQUIRE(result.apply(s));
    return result;
}

/// Plays the winner's moves against all replies. Returns the number of finished games.
int check_all_games(const winning_proof& proof, const game& g) {
    if (g.position().is_over()) {
        CHECK(g.position().outcome() == won_by(proof.winner()));
        return 1;
    }
    if (g.position().to_move() == proof.winner()) {
        const auto next = proof.next_move(g);
        REQUIRE(next);
        return check_all_games(proof, g.play(*next).value());
    }
    CHECK(!proof.next_move(g));
    int result = 0;
    g.position().for_each_move(
        [&](square s) { result += check_all_games(proof, g.play(s).value()); });
    return result;
}

TEST_CASE("the moves of a proof win against all replies on small boards") {
    std::mt19937 random(1);
    int games = 0;
    for (const int squares : {6, 8, 9, 12})
        test::for_each_rules_of(squares, [&](const rules& r) {
            if (!solve::supports_proofs(r)) return;
            CAPTURE(test::named(r));
            for (const position& p : test::random_long_game<position>(r, random)) {
                if (p.is_over() || r.squares() - p.stones() > 9) continue;
                const auto file = solve::make_proof(p).value();
                const auto checked = check_proof(file);
                const auto opened = open_proof(file);
                REQUIRE(checked);
                REQUIRE(opened);
                CHECK(opened->states.outcome == checked->outcome);
                CHECK(opened->states.nodes == checked->nodes);
                CHECK(opened->strategy.has_value() == (checked->outcome != outcome::draw));
                if (opened->strategy) games += check_all_games(*opened->strategy, game(p));
            }
        });
    CHECK(games > 500);
}

/// Returns a free square: usually one next to a stone, which is often a good move.
square any_reply(const position& p, std::mt19937& random) {
    const rules& r = p.rules();
    const bool is_near = test::below(8, random) != 0;
    std::vector<square> possible;
    p.for_each_move([&](square s) {
        bool has_neighbor = !is_near;
        for (int i = 0; i < r.squares() && !has_neighbor; ++i) {
            const square at = square_at(r, i);
            has_neighbor = p.at(at) != mark::none && std::abs(at.column - s.column) <= 2 &&
                           std::abs(at.row - s.row) <= 2;
        }
        if (has_neighbor) possible.push_back(s);
    });
    return test::one_of(possible, random);
}

constexpr rules gomoku_board = gomoku;
constexpr square h8{7, 7};
constexpr square a1{0, 14};

TEST_CASE("a proof of an opening of gomoku wins random games, also in its images") {
    const winning_proof proof = opened(read_file("openings/gomoku-h8-a1.proof"));
    CHECK(proof.winner() == first);
    CHECK(proof.start().stones() == 2);
    std::mt19937 random(2);
    for (const square corner : {a1, square{14, 14}, square{0, 0}, square{14, 0}}) {
        for (int i = 0; i < 10; ++i) {
            game g = played(i % 2 == 0 ? gomoku_board : exactly(gomoku_board), {h8, corner});
            while (!g.position().is_over()) {
                const bool is_winners_turn = g.position().to_move() == first;
                const auto next = is_winners_turn ? proof.next_move(g)
                                                  : std::optional(any_reply(g.position(), random));
                REQUIRE(next);
                REQUIRE(g.apply(*next));
            }
            CHECK(g.position().outcome() == outcome::first_won);
        }
    }
}

TEST_CASE("the position of a proof can be read without the tree") {
    auto file = read_file("openings/gomoku-h8-a1.proof");
    const solve::proven_outcome states = winning_proof::statement_of(file).value();
    const game g = played(gomoku_board, {h8, {14, 0}});
    CHECK(states.position.stones() == 2);
    CHECK(states.outcome == outcome::first_won);
    CHECK(states.lengths == solve::proven_lengths::both);
    CHECK(winning_proof::leads_to(g, states));
    CHECK(winning_proof::leads_to(g.play(square{3, 3}).value(), states));
    CHECK(!winning_proof::leads_to(played(gomoku_board, {h8}), states));
    CHECK(!winning_proof::leads_to(played(gomoku_board, {h8, {14, 1}}), states));
    CHECK(winning_proof::leads_to(played(exactly(gomoku_board), {h8, a1}), states));
    solve::proven_outcome one = states;
    one.lengths = solve::proven_lengths::one;
    CHECK(!winning_proof::leads_to(played(exactly(gomoku_board), {h8, a1}), one));
    file[1000] ^= std::byte{1};
    CHECK(winning_proof::statement_of(file).error().kind == solve::proof_error::reason::damaged);
}

TEST_CASE("other games have no move of the proof") {
    const winning_proof proof = opened(read_file("openings/gomoku-h8-a1.proof"));
    const game begun = played(gomoku_board, {h8, a1});
    const square next = proof.next_move(begun).value();
    CHECK(!proof.next_move(played(gomoku_board, {h8})));
    CHECK(!proof.next_move(played(gomoku_board, {a1, h8})));
    CHECK(!proof.next_move(played(gomoku_board, {h8, {1, 14}})));
    CHECK(!proof.next_move(played({14, 15, 5}, {h8, a1})));
    CHECK(proof.next_move(played(exactly(gomoku_board), {h8, a1})) == next);
    CHECK(!proof.next_move(begun.play(next).value()));  // it is the opponent's turn
    CHECK(proof.next_move(begun.play(next)->play(square{1, 14}).value()));
    CHECK(!proof.next_move(begun.play(square{14, 0})->play(square{1, 14}).value()));
    CHECK(proof.next_move(game(layout::copy_of(begun.position()).unchecked())) == next);
}

}  // namespace
}  // namespace winning_proof_test
