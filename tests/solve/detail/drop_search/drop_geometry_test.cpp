// SPDX-License-Identifier: BSL-1.0
#include <inarow/solve/detail/drop_search/drop_geometry.hpp>

#include <cstdint>

#include <doctest/doctest.h>

namespace drop_geometry_test {
namespace {

using namespace inarow;
using solve::detail::drop_search::constant_board;
using solve::detail::drop_search::drop_geometry;

constexpr rules nine_by_five{.columns = 9, .rows = 5, .run = 4, .gravity = drop};

TEST_CASE("a board has the squares of each column, and none beyond the last column") {
    const drop_geometry<8> c4(connect_four);
    std::uint64_t all = 0;
    for (int i = 0; i < 8; ++i) {
        CHECK(core::popcount(c4.columns[i]) == (i < 7 ? 6 : 0));
        CHECK((all & c4.columns[i]) == 0);
        all |= c4.columns[i];
    }
    CHECK(all == c4.geometry.squares);
    CHECK(constant_board<connect_four>::board.max_columns == 8);
    CHECK(constant_board<nine_by_five>::board.max_columns == 32);
    CHECK(constant_board<connect_four>::board.columns[6] == c4.columns[6]);
}

TEST_CASE("steps are those of the geometry") {
    const drop_geometry<8> c4(connect_four);
    for (int i = 0; i < 4; ++i)
        CHECK(c4.steps[i] == static_cast<std::uint64_t>(c4.geometry.steps[i]));
}

TEST_CASE("columns in the middle have the greatest bonus, and no two the same") {
    const drop_geometry<8> c4(connect_four);
    const int from_the_middle[] = {3, 2, 4, 1, 5, 0, 6};
    for (int i = 1; i < 7; ++i)
        CHECK(c4.column_bonus[from_the_middle[i]] < c4.column_bonus[from_the_middle[i - 1]]);
}

TEST_CASE("the aim tells the parity of the free squares and the sign of alpha") {
    CHECK(drop_geometry<8>::aim_of(42, -1) == 0);
    CHECK(drop_geometry<8>::aim_of(42, 0) == 1);
    CHECK(drop_geometry<8>::aim_of(42, 5) == 1);
    CHECK(drop_geometry<8>::aim_of(41, -5) == 2);
    CHECK(drop_geometry<8>::aim_of(41, 0) == 3);
}

TEST_CASE("boards of six rows have row bonuses, others none") {
    const drop_geometry<8> c4(connect_four);
    const drop_geometry<32> other(nine_by_five);
    std::uint64_t any = 0;
    for (int aim = 0; aim < 4; ++aim) {
        CHECK((c4.bonus_rows[aim] & c4.malus_rows[aim]) == 0);
        CHECK(((c4.bonus_rows[aim] | c4.malus_rows[aim]) & ~c4.geometry.squares) == 0);
        CHECK((c4.bonus_rows[aim] | c4.malus_rows[aim]) != 0);
        any |= other.bonus_rows[aim] | other.malus_rows[aim];
    }
    CHECK(any == 0);
}

}  // namespace
}  // namespace drop_geometry_test
