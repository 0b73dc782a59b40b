// SPDX-License-Identifier: BSL-1.0
#include <inarow/notation/algebraic.hpp>

#include "spelling.hpp"

namespace algebraic_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;

constexpr bool letters_from_the_left_rows_from_the_bottom() {
    expect(means(kind::algebraic, tic_tac_toe, "a1", square{0, 2}));
    expect(means(kind::algebraic, tic_tac_toe, "c3", square{2, 0}));
    expect(means(kind::algebraic, tic_tac_toe, "B3", square{1, 0}));
    expect(means(kind::algebraic, gomoku, "h8", square{7, 7}));
    expect(means(kind::algebraic, gomoku, "o15", square{14, 0}));
    expect(printed(kind::algebraic, tic_tac_toe, {1, 0}) == "b3");
    expect(printed(kind::algebraic, gomoku, {14, 0}) == "o15");
    return expect(printed(kind::algebraic, connect_four, {6, 5}) == "g1");
}
AT_BOTH_TIMES(letters_from_the_left_rows_from_the_bottom)

constexpr bool after_z_comes_aa() {
    struct {
        int column;
        std::string_view letters;
    } constexpr columns[] = {{0, "a"},     {25, "z"},    {26, "aa"},  {27, "ab"},
                             {51, "az"},   {52, "ba"},   {701, "zz"}, {702, "aaa"},
                             {727, "aaz"}, {728, "aba"}, {998, "alk"}};
    for (const auto& [column, letters] : columns) {
        spelling text;
        notation::algebraic::detail::print_column(text, column);
        expect(text == letters);
        core::write(text, 1);
        expect(means(kind::algebraic, board_999x1, text.view(), square{column, 0}));
    }
    return expect(means(kind::algebraic, board_40x40, "AA1", square{26, 39}));
}
AT_BOTH_TIMES(after_z_comes_aa)

constexpr bool off_the_board_is_still_a_move() {
    expect(means(kind::algebraic, tic_tac_toe, "d1", square{3, 2}));
    expect(means(kind::algebraic, tic_tac_toe, "a4", square{0, -1}));
    expect(means(kind::algebraic, tic_tac_toe, "a0", square{0, 3}));
    expect(means(kind::algebraic, tic_tac_toe, "a01", square{0, 2}));
    const auto huge = notation::parse(kind::algebraic, tic_tac_toe, "aaaaaaaaaaaaaaaaaa4294967297");
    expect(huge.has_value());
    return expect(!is_on_board(tic_tac_toe, {huge->column, huge->row}));
}
AT_BOTH_TIMES(off_the_board_is_still_a_move)

constexpr bool what_is_not_algebraic() {
    const auto refuses = [](std::string_view text, expected_token what, int offset) {
        return refused(kind::algebraic, tic_tac_toe, text, what, offset);
    };
    expect(refuses("", a_column_letter, 0));
    expect(refuses("1", a_column_letter, 0));
    expect(refuses("11", a_column_letter, 0));
    expect(refuses(" a1", a_column_letter, 0));
    expect(refuses("a", a_row_number, 1));
    expect(refuses("center", a_row_number, 6));
    expect(refuses("a-1", a_row_number, 1));
    expect(refuses("a1 ", the_end, 2));
    expect(refuses("a1b", the_end, 2));
    return expect(
        refuses("\xe4"
                "1",
                a_column_letter, 0));
}
AT_BOTH_TIMES(what_is_not_algebraic)

EVERY_SQUARE_SURVIVES(kind::algebraic)
TEST_CASE("algebraic: no two squares look alike") {
    no_two_squares_look_alike<kind::algebraic, board_40x40>();
    no_two_squares_look_alike<kind::algebraic, board_999x1>();
}

constexpr bool plain_texts_are_read_as_by_the_reader() {
    for (const rules& r : {tic_tac_toe, connect_four, board_40x40, board_999x1, board_1x999}) {
        for (const std::string_view text :
             {"a1",   "b2",   "c3",   "c4",   "b0",    "b02",      "z9",           "aa1", "an40",
              "ao41", "alk1", "all1", "a999", "a1000", "zzzzzzz1", "a99999999999", "",    "a",
              "7",    "B2",   "b2 ",  "b-2",  "2b",    "b2\1",     "center"}) {
            spelling terminated(text);
            core::write(terminated, '\0');
            const square plain = notation::algebraic::detail::read_plain(terminated.data(), r);
            const auto read = notation::parse(kind::algebraic, r, text);
            if (plain.column >= 0) expect(read && *read == move(plain));
            // The common ones are plain.
            if (text == "b2" || text == "an40") expect(plain.column >= 0);
        }
    }
    return expect(notation::algebraic::detail::read_plain("B2", tic_tac_toe).column < 0);
}
AT_BOTH_TIMES(plain_texts_are_read_as_by_the_reader)

}  // namespace
}  // namespace algebraic_test
