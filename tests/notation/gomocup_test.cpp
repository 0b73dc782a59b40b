// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/gomocup.hpp>

#include "spelling.hpp"

namespace gomocup_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;

constexpr bool column_and_row_from_zero_from_the_top_left() {
    expect(means(kind::gomocup, gomoku, "0,0", square{0, 0}));
    expect(means(kind::gomocup, gomoku, "14,0", square{14, 0}));
    expect(means(kind::gomocup, gomoku, "7,10", square{7, 10}));
    expect(printed(kind::gomocup, gomoku, {7, 10}) == "7,10");
    expect(printed(kind::gomocup, connect_four, {6, 5}) == "6,5");
    return expect(printed(kind::gomocup, tic_tac_toe, {2, 0}, second) == "2,0");
}
AT_BOTH_TIMES(column_and_row_from_zero_from_the_top_left)

constexpr bool off_the_board_is_still_a_move() {
    expect(means(kind::gomocup, tic_tac_toe, "3,0", square{3, 0}));
    const auto huge = notation::parse(kind::gomocup, tic_tac_toe, "0,4294967296");
    return expect(huge.has_value() && !is_on_board(tic_tac_toe, {huge->column, huge->row}));
}
AT_BOTH_TIMES(off_the_board_is_still_a_move)

constexpr bool what_gomocup_does_not_write() {
    const auto fails = [](std::string_view text, expected_token what, int offset) {
        return refused(kind::gomocup, gomoku, text, what, offset);
    };
    expect(fails("", a_column_number, 0));
    expect(fails("h8", a_column_number, 0));
    expect(fails("-1,0", a_column_number, 0));
    expect(fails("7", a_comma, 1));
    expect(fails("7 7", a_comma, 1));
    expect(fails("7,", a_row_number, 2));
    expect(fails("7, 7", a_row_number, 2));
    return expect(fails("7,7,1", the_end, 3));
}
AT_BOTH_TIMES(what_gomocup_does_not_write)

EVERY_SQUARE_SURVIVES(kind::gomocup)

}  // namespace
}  // namespace gomocup_test
