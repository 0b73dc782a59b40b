// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/solve/detail/opening_book/ranking.hpp>

#include "support/board.hpp"
#include "support/random_game.hpp"

#include <cstdint>
#include <random>
#include <string_view>

#include <doctest/doctest.h>

namespace ranking_test {
namespace {

using namespace inarow;
using solve::detail::opening_book::ranking;

template <class Position>
Position mirror_image(const Position& p) {
    using layout_type = basic_layout<Position::capacity>;
    auto board = layout_type::start(p.rules()).value();
    board.set_to_move(p.to_move());
    for (int i = 0; i < p.rules().squares(); ++i) {
        const square s = square_at(p.rules(), i);
        board.put({.column = p.rules().columns - 1 - s.column, .row = s.row}, p.at(s));
    }
    return board.unchecked();
}

TEST_CASE("every rank is that of one board or of its mirror image") {
    for (const rules& r : {tic_tac_toe, rules{4, 3, 3, drop}, rules{5, 2, 3, drop}, rules{1, 6, 2},
                           rules{2, 3, 2}, rules{6, 1, 3, drop}}) {
        const ranking boards = ranking::start(r, r.squares() - 1).value();
        int stones = 0;
        for (std::uint64_t number = 0; number < boards.size(); ++number) {
            CAPTURE(number);
            const auto p = boards.position(number);
            CHECK(p.stones() >= stones);
            stones = p.stones();
            const std::uint64_t rank = boards.rank(p).value();
            CHECK(rank <= number);
            CHECK(boards.rank(mirror_image(p)) == rank);
            const auto same = boards.position(rank);
            CHECK(same == (rank == number ? p : mirror_image(p)));
        }
        CHECK(stones == r.squares() - 1);
    }
}

TEST_CASE("the size is the number of boards") {
    CHECK(ranking::start(tic_tac_toe, 0)->size() == 1);
    CHECK(ranking::start(tic_tac_toe, 1)->size() == 1 + 9);
    CHECK(ranking::start(tic_tac_toe, 2)->size() == 1 + 9 + 9 * 8);
    CHECK(ranking::start(connect_four, 2)->size() == 1 + 7 + (7 + 21) * 2);
}

TEST_CASE("neither the starting player nor the capacity changes a rank") {
    std::mt19937 random(1);
    constexpr int plies = 9;
    const ranking boards = ranking::start(connect_four, plies).value();
    for (int i = 0; i < 20; ++i) {
        position p = position::start(starting_with(second, connect_four)).value();
        for (const auto& next :
             test::random_game<position_of<connect_four>>(connect_four, random)) {
            for (const square s : p.available_moves())
                if (p.stones() < next.stones() && next.is_occupied(s)) p = p.after(s);
            CHECK(p.stones() == next.stones());
            CHECK(boards.rank(p) == boards.rank(next));
            CHECK(boards.rank(p).has_value() == (p.stones() <= plies));
        }
    }
}

position shown(const rules& r, std::string_view rows, player to_move) {
    return test::laid<layout>(r, rows, to_move).unchecked();
}

TEST_CASE("boards without a rank") {
    const rules r{3, 3, 3, drop};
    const ranking boards = ranking::start(r, 4).value();
    CHECK(boards.rank(shown(r, "......XO.", first)).has_value());
    CHECK(boards.rank(shown(r, "......XO.", second)).has_value());
    CHECK(boards.rank(shown(r, "......X..", second)).has_value());
    CHECK(!boards.rank(shown(r, "......X..", first)));
    CHECK(!boards.rank(shown(r, "......XX.", first)));
    CHECK(!boards.rank(shown(r, "......OO.", first)));
    CHECK(!boards.rank(shown(r, "...X...O.", first)));
    CHECK(!boards.rank(shown(r, "...XO.XOX", second)));
    CHECK(!boards.rank(shown(tic_tac_toe, "......XO.", first)));
    CHECK(!boards.rank(shown({3, 3, 4, drop}, "......XO.", first)));
    CHECK(!boards.rank(shown(exactly(r), "......XO.", first)));
    CHECK(!boards.rank(shown(misere(r), "......XO.", first)));
}

TEST_CASE("rules that are not ranked") {
    CHECK(!ranking::start({0, 3, 3}, 0));
    CHECK(!ranking::start({3, 3, 1000}, 0));
    CHECK(!ranking::start(tic_tac_toe, -1));
    CHECK(!ranking::start(tic_tac_toe, 9));
    CHECK(ranking::start(tic_tac_toe, 8));
    CHECK(ranking::start({8, 8, 4}, 4));
    CHECK(!ranking::start({8, 8, 4}, 63));
    CHECK(!ranking::start({13, 5, 4, drop}, 0));
    CHECK(!ranking::start(connect_four, 41));
}

}  // namespace
}  // namespace ranking_test
