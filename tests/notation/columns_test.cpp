// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/columns.hpp>

#include "spelling.hpp"

namespace columns_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;

constexpr bool columns_from_one() {
    expect(means(kind::columns, connect_four, "1", move::into_column(0)));
    expect(means(kind::columns, connect_four, "7", move::into_column(6)));
    expect(means(kind::columns, dropping(board_40x40), "40", move::into_column(39)));
    expect(printed(kind::columns, connect_four, {3, 5}) == "4");
    expect(printed(kind::columns, connect_four, {3, 0}) == "4");
    return expect(printed(kind::columns, dropping(board_999x1), {998, 0}) == "999");
}
AT_BOTH_TIMES(columns_from_one)

constexpr bool plain_texts_mean_the_same() {
    for (int c = 1; c < 128; ++c) {
        const char text[] = {static_cast<char>(c), '\0'};
        const auto parsed = notation::parse(kind::columns, connect_four, {text, 1});
        const bool is_column = parsed.has_value() && parsed->column >= 0;
        expect(notation::columns::detail::read_plain(text, connect_four) ==
               (is_column ? parsed->column : -1));
    }
    expect(notation::columns::detail::read_plain("10", dropping(board_40x40)) == -1);
    expect(notation::columns::detail::read_plain("", connect_four) == -1);
    return expect(notation::columns::detail::read_plain("4", board_40x40) == -1);
}
AT_BOTH_TIMES(plain_texts_mean_the_same)

constexpr bool off_the_board_is_still_a_move() {
    expect(means(kind::columns, connect_four, "8", move::into_column(7)));
    expect(means(kind::columns, connect_four, "0", move::into_column(-1)));
    const auto huge = notation::parse(kind::columns, connect_four, "4294967297");
    return expect(huge.has_value() && !huge->names_row() && huge->column >= 7);
}
AT_BOTH_TIMES(off_the_board_is_still_a_move)

constexpr bool what_is_no_column() {
    const auto refuses = [](std::string_view text, expected_token what, int offset) {
        return refused(kind::columns, connect_four, text, what, offset);
    };
    expect(refuses("", a_column_number, 0));
    expect(refuses("-1", a_column_number, 0));
    expect(refuses("+1", a_column_number, 0));
    expect(refuses("d", a_column_number, 0));
    expect(refuses("1.5", the_end, 1));
    return expect(refuses("4 ", the_end, 1));
}
AT_BOTH_TIMES(what_is_no_column)

constexpr bool only_where_stones_are_dropped() {
    expect(refused(kind::columns, tic_tac_toe, "1", a_drop_board, 0));
    expect(refused(kind::columns, tic_tac_toe, "", a_drop_board, 0));
    expect(!can_print(kind::columns, tic_tac_toe));
    return expect(can_print(kind::columns, connect_four));
}
AT_BOTH_TIMES(only_where_stones_are_dropped)

AT_BOTH_TIMES(every_square_survives<kind::columns, connect_four>)
AT_BOTH_TIMES(every_square_survives<kind::columns, dropping(board_9x9)>)
AT_BOTH_TIMES(every_square_survives<kind::columns, dropping(board_10x10)>)
AT_BOTH_TIMES(every_square_survives<kind::columns, dropping(board_40x40)>)
AT_BOTH_TIMES(every_square_survives<kind::columns, dropping(board_999x1)>)

}  // namespace
}  // namespace columns_test
