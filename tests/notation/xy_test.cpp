// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/xy.hpp>

#include "spelling.hpp"

namespace xy_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;

constexpr rules board_11x11{.columns = 11, .rows = 11, .run = 5};

constexpr bool from_the_bottom_left_from_one() {
    expect(means(kind::xy, tic_tac_toe, "11", square{0, 2}));
    expect(means(kind::xy, tic_tac_toe, "13", square{0, 0}));
    expect(means(kind::xy, tic_tac_toe, "31", square{2, 2}));
    expect(means(kind::xy, tic_tac_toe, "23", square{1, 0}));
    expect(printed(kind::xy, tic_tac_toe, {0, 0}) == "13");
    expect(printed(kind::xy, tic_tac_toe, {2, 2}) == "31");
    return expect(printed(kind::xy, board_9x9, {8, 0}) == "99");
}
AT_BOTH_TIMES(from_the_bottom_left_from_one)

constexpr bool a_comma_is_understood_and_past_nine_needed() {
    expect(means(kind::xy, tic_tac_toe, "1,3", square{0, 0}));
    expect(means(kind::xy, board_11x11, "1,11", square{0, 0}));
    expect(means(kind::xy, board_11x11, "11,1", square{10, 10}));
    expect(means(kind::xy, board_10x10, "3,4", square{2, 6}));
    expect(printed(kind::xy, board_11x11, {0, 0}) == "1,11");
    expect(printed(kind::xy, board_11x11, {10, 10}) == "11,1");
    expect(printed(kind::xy, board_10x10, {2, 6}) == "3,4");
    // One long side is enough.
    expect(notation::xy::detail::needs_comma({.columns = 10, .rows = 2, .run = 2}));
    expect(notation::xy::detail::needs_comma({.columns = 2, .rows = 10, .run = 2}));
    return expect(!notation::xy::detail::needs_comma(board_9x9));
}
AT_BOTH_TIMES(a_comma_is_understood_and_past_nine_needed)

/// (1,11) and (11,1) are two squares: what would be both is neither.
constexpr bool no_text_is_two_squares() {
    expect(refused(kind::xy, board_11x11, "111", a_comma, 3));
    expect(refused(kind::xy, board_11x11, "11", a_comma, 2));
    expect(refused(kind::xy, board_10x10, "11", a_comma, 2));
    return expect(refused(kind::xy, tic_tac_toe, "111", the_end, 2));
}
AT_BOTH_TIMES(no_text_is_two_squares)

constexpr bool off_the_board_is_still_a_move() {
    expect(means(kind::xy, tic_tac_toe, "55", square{4, -2}));
    expect(means(kind::xy, tic_tac_toe, "00", square{-1, 3}));
    expect(means(kind::xy, tic_tac_toe, "10,1", square{9, 2}));
    // However large, it stays off the board.
    const auto huge = notation::parse(kind::xy, board_11x11, "4294967297,99999999999999999999");
    expect(huge.has_value());
    return expect(!is_on_board(board_11x11, {huge->column, huge->row}));
}
AT_BOTH_TIMES(off_the_board_is_still_a_move)

constexpr bool what_is_no_xy() {
    const auto refuses = [](std::string_view text, expected_token what, int offset) {
        return refused(kind::xy, tic_tac_toe, text, what, offset);
    };
    expect(refuses("", a_column_number, 0));
    expect(refuses("Hello", a_column_number, 0));
    expect(refuses("-1", a_column_number, 0));
    expect(refuses(" 11", a_column_number, 0));
    expect(refuses("1", a_row_number, 1));
    expect(refuses("1 1", a_row_number, 1));
    expect(refuses("1.5", a_row_number, 1));
    expect(refuses("1,", a_row_number, 2));
    expect(refuses("1,-1", a_row_number, 2));
    expect(refuses(",1", a_column_number, 0));
    expect(refuses("1,,1", a_row_number, 2));
    expect(refuses("11 ", the_end, 2));
    expect(refuses("1,1,", the_end, 3));
    expect(refuses("1x,1", a_comma, 1));
    return expect(refuses("1,1x", the_end, 3));
}
AT_BOTH_TIMES(what_is_no_xy)

EVERY_SQUARE_SURVIVES(kind::xy)
AT_BOTH_TIMES(no_two_squares_look_alike<kind::xy, board_7x6>)
TEST_CASE("xy: no two squares look alike") {
    no_two_squares_look_alike<kind::xy, board_11x11>();
    no_two_squares_look_alike<kind::xy, board_40x40>();
}

}  // namespace
}  // namespace xy_test
