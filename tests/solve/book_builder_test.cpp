// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/book_builder.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/minimax.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

namespace book_builder_test {
namespace {

using namespace inarow;
using solve::book;
using solve::book_builder;

using small_position = book_builder::position_type;

/// The positions in play that games reach in exactly that many moves, mirror images too.
std::unordered_set<small_position> positions_at(const rules& r, int ply) {
    std::unordered_set<small_position> result{small_position::start(r).value()};
    for (int i = 0; i < ply; ++i) {
        std::unordered_set<small_position> next;
        for (const small_position& p : result)
            p.for_each_move([&](square s) {
                if (const auto after = p.after(s); !after.is_over()) next.insert(after);
            });
        result = std::move(next);
    }
    return result;
}

small_position mirrored(const small_position& p) {
    auto result = basic_layout<book_builder::max_squares>::start(p.rules()).value();
    result.set_to_move(p.to_move());
    for (int i = 0; i < p.rules().squares(); ++i) {
        const square s = square_at(p.rules(), i);
        result.put({.column = p.rules().columns - 1 - s.column, .row = s.row}, p.at(s));
    }
    return result.unchecked();
}

std::vector<std::int8_t> solved(const book_builder& builder,
                                test::minimax<small_position>& scores) {
    std::vector<std::int8_t> result;
    for (std::size_t i = 0; i < builder.to_solve(); ++i)
        result.push_back(static_cast<std::int8_t>(scores.score(builder.position(i))));
    return result;
}

TEST_CASE("one of each pair of mirror images at the last ply is to be solved") {
    for (const rules& r : test::kinds_of_rules(4, 3, 3))
        for (const int plies : {0, 1, 4}) {
            const auto builder = book_builder::make(r, plies).value();
            auto wanted = positions_at(r, plies);
            for (std::size_t i = 0; i < builder.to_solve(); ++i) {
                const small_position p = builder.position(i);
                CHECK(p.stones() == plies);
                const bool is_wanted = wanted.erase(p) == 1;
                CHECK(is_wanted);
                if (const small_position image = mirrored(p); image != p)
                    CHECK(wanted.erase(image) == 1);
            }
            CHECK(wanted.empty());
        }
}

TEST_CASE("the tree order has every position to be solved once, siblings beside each other") {
    for (const rules& r : test::kinds_of_rules(4, 3, 3))
        for (const int plies : {0, 1, 4}) {
            const auto builder = book_builder::make(r, plies).value();
            auto order = builder.tree_order();
            std::ranges::sort(order);
            CHECK(order.size() == builder.to_solve());
            for (std::size_t i = 0; i < order.size(); ++i) CHECK(order[i] == i);
        }
    // Two moves on seven columns: each first move with those of its replies that are new.
    const auto builder = book_builder::make(connect_four, 2).value();
    int changes = 0;
    int last = -1;
    for (const std::size_t i : builder.tree_order()) {
        const auto p = builder.position(i);
        int column = 0;
        while (p.at({.column = column, .row = 0}) != mark_of(first)) ++column;
        changes += column != last;
        last = column;
    }
    CHECK(changes <= 7);
}

TEST_CASE("the scores of earlier plies follow from the last, for all kinds of rules") {
    for (const rules& r : test::kinds_of_rules(3, 3, 3)) {
        test::minimax<small_position> scores;
        const auto builder = book_builder::make(r, 4).value();
        const auto bytes = builder.build(solved(builder, scores));
        const book opened = book::read(bytes).value();
        CHECK(opened.rules() == r);
        CHECK(opened.size() == builder.size());
        for (int ply = 0; ply <= 4; ++ply)
            for (const small_position& p : positions_at(r, ply))
                CHECK(opened.probe(p) == scores.score(p));
    }
}

TEST_CASE("the same scores give the same bytes, and another score others") {
    test::minimax<small_position> scores;
    const auto builder = book_builder::make(tic_tac_toe, 3).value();
    auto found = solved(builder, scores);
    const auto bytes = builder.build(found);
    CHECK(builder.build(found) == bytes);
    ++found[found.size() / 2];
    CHECK(builder.build(found) != bytes);
}

TEST_CASE("the numbers of positions of Connect Four by ply are the published ones") {
    // 1, 7, 49, 238, 1120 positions (tests/data/perft.txt), folded by mirror images.
    const auto builder = book_builder::make(connect_four, 4).value();
    CHECK(builder.size() == 719);
    CHECK(builder.to_solve() == 568);
    CHECK(positions_at(connect_four, 4).size() == 1120);
}

}  // namespace
}  // namespace book_builder_test
