// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/maker_breaker/incremental_board.hpp>

#include "support/kinds_of_rules.hpp"
#include "support/named.hpp"
#include "support/random_game.hpp"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

// The counts that stones change one by one are those of a board that is made anew.

namespace incremental_board_test {
namespace {

using namespace inarow;
using solve::detail::maker_breaker::incremental_board;
using solve::detail::maker_breaker::line_table;
using solve::detail::maker_breaker::symmetries;

void check_same(const incremental_board& a, const incremental_board& b) {
    CHECK(a.free() == b.free());
    const rules& r = a.rules();
    for (const player side : {first, second}) {
        for (int s = 0; s < r.squares(); ++s) {
            CHECK(a.has_stone(s, side) == b.has_stone(s, side));
            CHECK(a.weights(side).through(s) == b.weights(side).through(s));
        }
        CHECK(a.potential(side) == b.potential(side));
        for (int line = 0; line < a.lines().size(); ++line)
            CHECK(a.stones(line, side) == b.stones(line, side));
        for (int n = 0; n <= r.run; ++n) CHECK(a.open(side, n) == b.open(side, n));
    }
}

/// The winning squares of the player to move, by the rules.
std::vector<int> winning_squares(const position& p) {
    std::vector<int> result;
    p.for_each_move([&](square s) {
        if (p.after(s).outcome() == won_by(p.to_move())) result.push_back(index_of(p.rules(), s));
    });
    return result;
}

void check_winning_squares(const incremental_board& b, const position& p) {
    if (p.is_over()) return;
    const auto expected = winning_squares(p);
    const auto found = b.winning_squares_of(p.to_move());
    CHECK(found.count == std::min<int>(static_cast<int>(expected.size()), 2));
    for (int i = 0; i < found.count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        CHECK(found.found[at] == expected[at]);
        CHECK(b.completed_line(found.found[at], p.to_move()) >= 0);
    }
}

void check_random_game(const rules& r, std::mt19937& random) {
    CAPTURE(test::named(r));
    const line_table lines(r);
    const symmetries images(r);
    incremental_board b(r, lines, images);
    const incremental_board empty = b;
    std::vector<std::pair<int, player>> played;
    for (const position& p : test::random_long_game<position>(r, random)) {
        incremental_board fresh(r, lines, images);
        fresh.place_all(p);
        for (int s = 0; s < r.squares(); ++s) {
            if (!b.is_free(s) || fresh.is_free(s)) continue;
            played.emplace_back(s, fresh.has_stone(s, first) ? first : second);
            b.place(s, played.back().second);
        }
        check_same(b, fresh);
        check_winning_squares(b, p);
    }
    while (!played.empty()) {
        b.remove(played.back().first, played.back().second);
        played.pop_back();
    }
    check_same(b, empty);
}

TEST_CASE("a board has the same counts however it came about") {
    std::mt19937 random(1);
    for (const rules& r : {tic_tac_toe, rules{1, 1, 1}, rules{7, 1, 3}, rules{2, 6, 3},
                           rules{5, 5, 4}, exactly({6, 6, 4}), rules{7, 4, 4}, exactly({9, 7, 5}),
                           rules{6, 6, 2}, rules{9, 9, 5}, starting_with(second, {6, 5, 4})})
        for (int i = 0; i < 10; ++i) check_random_game(r, random);
}

TEST_CASE("images of a position have the same least key") {
    std::mt19937 random(2);
    for (const rules& r : {rules{4, 4, 3}, rules{5, 3, 3}}) {
        const line_table lines(r);
        const symmetries images(r);
        CHECK(images.size() == (r.columns == r.rows ? 8 : 4));
        for (const position& p : test::random_long_game<position>(r, random)) {
            incremental_board b(r, lines, images);
            b.place_all(p);
            const auto smallest_key = [&](const incremental_board& any) {
                auto smallest = any.key(0);
                for (int i = 1; i < images.size(); ++i) smallest = std::min(smallest, any.key(i));
                return smallest;
            };
            for (int image = 0; image < images.size(); ++image) {
                incremental_board other_board(r, lines, images);
                for (int s = 0; s < r.squares(); ++s)
                    for (const player side : {first, second})
                        if (b.has_stone(s, side)) other_board.place(images.image(image, s), side);
                CHECK(smallest_key(other_board) == smallest_key(b));
                CHECK(other_board.key(0) == b.key(image));
            }
        }
    }
}

}  // namespace
}  // namespace incremental_board_test
