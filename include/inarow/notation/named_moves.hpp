// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/detail/standard.hpp>

#include <cstdint>

/// Moves as named constants, so that editors complete their names and compilers check them.
/// Examples: `using namespace inarow::squares; using g = play<new_game<tic_tac_toe>, b2, a1>;` and
/// `using namespace inarow::column_numbers; using g = play<new_game<connect_four>, _4, _4>;`.
namespace inarow::inline v0 {

/// The constants `a1` to `z26` name the squares of boards of up to 26 by 26 squares, in algebraic
/// notation. The square a1 is at the bottom left. <math.h> declares functions j0, j1, jn, y0, y1
/// and yn. If you also include <math.h>, write squares::j1 and squares::y1, because the names j1
/// and y1 alone are then ambiguous.
namespace squares {

// The enumeration is unscoped, so that one using-directive makes the names available.
// NOLINTBEGIN(cppcoreguidelines-use-enum-class,readability-identifier-naming)
// clang-format off
#define INAROW_COLUMN(c)                                                                           \
    c##1, c##2, c##3, c##4, c##5, c##6, c##7, c##8, c##9, c##10, c##11, c##12, c##13, c##14,       \
    c##15, c##16, c##17, c##18, c##19, c##20, c##21, c##22, c##23, c##24, c##25, c##26

enum square_name : std::uint16_t {
    INAROW_COLUMN(a), INAROW_COLUMN(b), INAROW_COLUMN(c), INAROW_COLUMN(d), INAROW_COLUMN(e),
    INAROW_COLUMN(f), INAROW_COLUMN(g), INAROW_COLUMN(h), INAROW_COLUMN(i), INAROW_COLUMN(j),
    INAROW_COLUMN(k), INAROW_COLUMN(l), INAROW_COLUMN(m), INAROW_COLUMN(n), INAROW_COLUMN(o),
    INAROW_COLUMN(p), INAROW_COLUMN(q), INAROW_COLUMN(r), INAROW_COLUMN(s), INAROW_COLUMN(t),
    INAROW_COLUMN(u), INAROW_COLUMN(v), INAROW_COLUMN(w), INAROW_COLUMN(x), INAROW_COLUMN(y),
    INAROW_COLUMN(z),
};

#undef INAROW_COLUMN
// clang-format on

}  // namespace squares

/// The constants `_1` to `_26` name the columns of boards on which stones are dropped, counted from
/// 1 at the left.
namespace column_numbers {

// clang-format off
enum column_number : std::uint8_t {
    _1 = 1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15, _16, _17, _18, _19, _20,
    _21, _22, _23, _24, _25, _26,
};
// clang-format on
// NOLINTEND(cppcoreguidelines-use-enum-class,readability-identifier-naming)

}  // namespace column_numbers

}  // namespace inarow::inline v0
