// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>
#include <inarow/notation/position_text.hpp>

#include "spelling.hpp"
#include "support/board.hpp"

#include <string>

namespace position_text_test {
namespace {

using namespace inarow;
using namespace test;
using enum notation::expected_token;

template <rules Rules>
constexpr auto read(std::string_view text) {
    const auto empty = *basic_layout<Rules.squares()>::start(Rules);
    return notation::parse_position(empty, text);
}

template <rules Rules>
constexpr bool is(std::string_view text, std::string_view marks, player to_move) {
    const auto layout = read<Rules>(text);
    return layout && test::shows(layout->unchecked(), marks) &&
           layout->unchecked().to_move() == to_move;
}

constexpr bool rows_from_the_top() {
    expect(is<tic_tac_toe>("X.O/.X./..O X", "X.O.X...O", first));
    expect(is<tic_tac_toe>("x.o/.x./..o x", "X.O.X...O", first));
    expect(is<tic_tac_toe>("X.O/.X./..O O", "X.O.X...O", second));
    return expect(is<rules{4, 2, 2}>("X.../...O O", "X......O", second));
}
AT_BOTH_TIMES(rows_from_the_top)

constexpr bool numbers_are_free_squares() {
    expect(is<tic_tac_toe>("3/1X1/3 O", "....X....", second));
    expect(is<tic_tac_toe>("X1O/2./1.1 X", "X.O......", first));
    expect(is<tic_tac_toe>("03/3/3 X", ".........", first));
    expect(is<rules{12, 1, 5}>("10XO X", "..........XO", first));
    return expect(is<rules{12, 1, 5}>("12 X", "............", first));
}
AT_BOTH_TIMES(numbers_are_free_squares)

/// The counts say who is to move when the text does not.
constexpr bool who_moves_may_be_left_out() {
    expect(is<tic_tac_toe>("3/3/3", ".........", first));
    expect(is<tic_tac_toe>("X../.../...", "X........", second));
    expect(is<tic_tac_toe>("XO./.../...", "XO.......", first));
    constexpr rules turned = starting_with(second, tic_tac_toe);
    expect(is<turned>("3/3/3", ".........", second));
    expect(is<turned>("O../3/3", "O........", first));
    return expect(is<turned>("X../3/3", "X........", second));
}
AT_BOTH_TIMES(who_moves_may_be_left_out)

template <rules Rules>
constexpr bool no_position(std::string_view text, expected_token what, int offset) {
    const auto layout = read<Rules>(text);
    return !layout && layout.error() == syntax_error{what, offset};
}
constexpr bool what_is_no_position() {
    const auto refuses = [](std::string_view text, expected_token what, int offset) {
        return no_position<tic_tac_toe>(text, what, offset);
    };
    expect(refuses("", more_squares, 0));
    expect(refuses("X.", more_squares, 2));
    expect(refuses("X./", more_squares, 2));
    expect(refuses("X. X", more_squares, 2));
    expect(refuses("2/3/3", more_squares, 1));
    expect(refuses("...", more_rows, 3));
    expect(refuses(".../...", more_rows, 7));
    expect(refuses("... X", more_rows, 3));
    expect(refuses("....", fewer_squares, 3));
    expect(refuses("XOXO/3/3", fewer_squares, 3));
    expect(refuses("4/3/3", fewer_squares, 0));
    expect(refuses("X3/3/3", fewer_squares, 1));
    expect(refuses("99999999999999999999/3/3", fewer_squares, 0));
    expect(refuses("3/3/3/3", a_space, 5));
    expect(refuses("3/3/3X", fewer_squares, 5));
    expect(refuses("X_O/3/3", a_mark, 1));
    expect(refuses("X\tO/3/3", a_mark, 1));
    expect(refuses("3/3/3\n", a_mark, 5));
    expect(refuses("3/3/3 ", a_player, 6));
    expect(refuses("3/3/3 .", a_player, 6));
    expect(refuses("3/3/3  X", a_player, 6));
    expect(refuses("3/3/3 XO", the_end, 7));
    expect(refuses("3/3/3 X ", the_end, 7));
    return expect(refuses("\xe2\x9d\x8c../3/3", a_mark, 0));
}
AT_BOTH_TIMES(what_is_no_position)

constexpr bool what_is_written_is_read() {
    constexpr std::string_view text = ".X.O/OOX./X..X O";
    const auto layout = *read<rules{4, 3, 3}>(text);
    core::fixed_string<40> written;
    notation::print_position(written, layout.unchecked());
    expect(written == text);
    return expect(notation::letter_of(mark::none) == '.' && notation::letter_of(first) == 'X' &&
                  notation::letter_of(second) == 'O');
}
AT_BOTH_TIMES(what_is_written_is_read)

TEST_CASE("large boards, of any size") {
    for (const rules& r : {board_40x40, board_999x1, board_1x999}) {
        layout laid = *layout::start(r);
        for (int i = 0; i < r.squares(); ++i)
            laid.put(square_at(r, i), i % 7 == 0   ? mark::first
                                      : i % 5 == 0 ? mark::second
                                                   : mark::none);
        laid.set_to_move(second);
        std::string text;
        notation::print_position(text, laid.unchecked());
        const auto again = notation::parse_position(*layout::start(r), text);
        REQUIRE(again.has_value());
        CHECK(again->unchecked() == laid.unchecked());
    }
}

}  // namespace
}  // namespace position_text_test
