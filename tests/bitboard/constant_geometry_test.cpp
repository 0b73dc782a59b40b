// SPDX-License-Identifier: BSL-1.0
#include <inarow/bitboard/constant_geometry.hpp>
#include <inarow/core/wide_uint.hpp>

#include "support/at_both_times.hpp"

#include <cstdint>

#include <doctest/doctest.h>

namespace constant_geometry_test {
namespace {

using namespace inarow;
using bitboard::constant_geometry;
using bitboard::geometry;
using test::expect;

template <rules Rules>
constexpr bool finds_the_same_lines() {
    using word = core::word_for<bitboard::bits_needed(Rules)>;
    constexpr constant_geometry<word, Rules> tested{};
    constexpr geometry<word> general(Rules);
    expect(tested.squares == general.squares);
    std::uint64_t state = 1;
    const auto random_word = [&] {
        word result{};
        for (int i = 0; i < bitboard::bits_needed(Rules); i += 32) {
            state = state * 6364136223846793005U + 1442695040888963407U;
            result |= word{state >> 32} << i;
        }
        return result;
    };
    for (int i = 0; i < 100; ++i) {
        word occupied = random_word() & general.squares;
        for (int row = 1; general.drops && row < general.rows; ++row)
            occupied &= occupied << 1 | general.bottom_row;  // no stone floats
        const word own = occupied & (random_word() | random_word());
        const word free = general.squares & ~occupied;
        expect((tested.winning_squares(own) & free) == (general.winning_squares(own) & free));
        const word rest = occupied & ~own;
        if constexpr (tested.fits_twice) {
            const auto both =
                tested.winning_squares(core::uint128{own} << tested.distance | core::uint128{rest});
            expect(((both >> tested.distance ^ general.winning_squares(own)) & free) == 0);
            expect(((both ^ general.winning_squares(rest)) & free) == 0);
        }
        expect(tested.has_line(own) == general.has_line(own));
    }
    return true;
}
constexpr bool finds_the_same_lines_on_boards_of_all_kinds() {
    return finds_the_same_lines<connect_four>() && finds_the_same_lines<square_board(4)>() &&
           finds_the_same_lines<rules{.columns = 5, .rows = 3, .run = 4}>() &&
           finds_the_same_lines<rules{.columns = 4, .rows = 7, .run = 4}>() &&
           finds_the_same_lines<exactly(connect_four)>() && finds_the_same_lines<tic_tac_toe>() &&
           finds_the_same_lines<rules{.columns = 7, .rows = 6, .run = 5}>() &&
           finds_the_same_lines<rules{.columns = 9, .rows = 9, .run = 4, .gravity = drop}>();
}
AT_BOTH_TIMES(finds_the_same_lines_on_boards_of_all_kinds)

}  // namespace
}  // namespace constant_geometry_test
