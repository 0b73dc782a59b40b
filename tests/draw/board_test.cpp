// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/board.hpp>
#include <inarow/dynamic.hpp>
#include <inarow/game/layout.hpp>

#include "support/at_both_times.hpp"

#include <cstddef>
#include <string>

#include <doctest/doctest.h>
#include <draw/drawn.hpp>

namespace board_test {
namespace {

using namespace inarow;
using draw::coordinates;
using inarow_tests::after;
using inarow_tests::after_columns;
using inarow_tests::drawn;

constexpr auto opened = after<tic_tac_toe>({{1, 1}, {0, 0}, {2, 2}});
constexpr auto won = after<tic_tac_toe>({{0, 2}, {0, 0}, {1, 1}, {1, 0}, {2, 0}});

constexpr bool an_empty_board() {
    return drawn(after<tic_tac_toe>()) ==
           "3 . . .\n"
           "2 . . .\n"
           "1 . . .\n"
           "  a b c\n";
}
AT_BOTH_TIMES(an_empty_board)

constexpr bool the_first_row_is_on_top() {
    return drawn(opened) ==
           "3 O . .\n"
           "2 . X .\n"
           "1 . . X\n"
           "  a b c\n";
}
AT_BOTH_TIMES(the_first_row_is_on_top)

constexpr bool without_coordinates() {
    return drawn(opened, {.coordinates = coordinates::none}) ==
           "O . .\n"
           ". X .\n"
           ". . X\n";
}
AT_BOTH_TIMES(without_coordinates)

constexpr bool in_unicode() {
    return drawn(opened, {.set = draw::unicode}) ==
           "3 ○ · ·\n"
           "2 · × ·\n"
           "1 · · ×\n"
           "  a b c\n";
}
AT_BOTH_TIMES(in_unicode)

// Names stand right-aligned under glyphs of two columns.
constexpr bool in_emoji() {
    return drawn(opened, {.set = draw::emoji}) ==
           "3 ⭕ ⬜ ⬜\n"
           "2 ⬜ ❌ ⬜\n"
           "1 ⬜ ⬜ ❌\n"
           "   a  b  c\n";
}
AT_BOTH_TIMES(in_emoji)

constexpr bool discs_without_coordinates() {
    return drawn(opened, {.set = draw::disc_emoji, .coordinates = coordinates::none}) ==
           "🔴 ⚫ ⚫\n"
           "⚫ 🟡 ⚫\n"
           "⚫ ⚫ 🟡\n";
}
AT_BOTH_TIMES(discs_without_coordinates)

constexpr bool drop_games_number_their_columns() {
    return drawn(after_columns<connect_four>("4453")) ==
           "6 . . . . . . .\n"
           "5 . . . . . . .\n"
           "4 . . . . . . .\n"
           "3 . . . . . . .\n"
           "2 . . . O . . .\n"
           "1 . . O X X . .\n"
           "  1 2 3 4 5 6 7\n";
}
AT_BOTH_TIMES(drop_games_number_their_columns)

constexpr bool letters_and_numbers_can_be_asked_for() {
    constexpr rules small{.columns = 2, .rows = 1, .run = 2, .gravity = drop};
    return drawn(after<small>(), {.coordinates = coordinates::letters}) == "1 . .\n  a b\n" &&
           drawn(after<small>(), {.coordinates = coordinates::numbers}) == "1 . .\n  1 2\n" &&
           drawn(opened, {.coordinates = coordinates::numbers}) ==
               "3 O . .\n"
               "2 . X .\n"
               "1 . . X\n"
               "  1 2 3\n";
}
AT_BOTH_TIMES(letters_and_numbers_can_be_asked_for)

constexpr bool the_smallest_board() {
    constexpr rules smallest{.columns = 1, .rows = 1, .run = 1};
    return drawn(after<smallest>()) == "1 .\n  a\n" &&
           drawn(after<smallest>({{0, 0}})) == "1 [X]\n   a\n" &&
           drawn(after<smallest>(), {.coordinates = coordinates::none}) == ".\n";
}
AT_BOTH_TIMES(the_smallest_board)

// --- brackets ---

constexpr bool a_diagonal_line() {
    return drawn(won) ==
           "3  O O[X]\n"
           "2  .[X].\n"
           "1 [X]. .\n"
           "   a b c\n";
}
AT_BOTH_TIMES(a_diagonal_line)

constexpr bool a_line_in_a_row_shares_its_brackets() {
    constexpr auto p = after<tic_tac_toe>({{0, 0}, {0, 1}, {1, 0}, {1, 1}, {2, 0}});
    return drawn(p, {.coordinates = coordinates::none}) ==
           "[X X X]\n"
           " O O .\n"
           " . . .\n";
}
AT_BOTH_TIMES(a_line_in_a_row_shares_its_brackets)

constexpr bool a_line_in_a_column() {
    return drawn(after_columns<connect_four>("4141414"), {.set = draw::disc_emoji}) ==
           "6  ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫\n"
           "5  ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫\n"
           "4  ⚫ ⚫ ⚫[🟡]⚫ ⚫ ⚫\n"
           "3  🔴 ⚫ ⚫[🟡]⚫ ⚫ ⚫\n"
           "2  🔴 ⚫ ⚫[🟡]⚫ ⚫ ⚫\n"
           "1  🔴 ⚫ ⚫[🟡]⚫ ⚫ ⚫\n"
           "    1  2  3  4  5  6  7\n";
}
AT_BOTH_TIMES(a_line_in_a_column)

constexpr bool more_than_a_run_is_one_line() {
    constexpr rules six{.columns = 6, .rows = 2, .run = 3};
    constexpr auto p =
        after<six>({{0, 0}, {0, 1}, {1, 0}, {1, 1}, {3, 0}, {3, 1}, {4, 0}, {4, 1}, {2, 0}});
    return drawn(p) ==
           "2 [X X X X X].\n"
           "1  O O . O O .\n"
           "   a b c d e f\n";
}
AT_BOTH_TIMES(more_than_a_run_is_one_line)

constexpr bool a_line_that_is_too_long_has_no_brackets() {
    constexpr rules six = exactly({.columns = 6, .rows = 2, .run = 3});
    constexpr auto p =
        after<six>({{0, 0}, {0, 1}, {1, 0}, {1, 1}, {3, 0}, {3, 1}, {4, 0}, {5, 1}, {2, 0}});
    return drawn(p) ==
           "2 X X X X X .\n"
           "1 O O . O . O\n"
           "  a b c d e f\n";
}
AT_BOTH_TIMES(a_line_that_is_too_long_has_no_brackets)

constexpr bool in_misere_the_brackets_are_round_the_line_that_lost() {
    return drawn(after<misere(tic_tac_toe)>({{0, 2}, {0, 0}, {1, 1}, {1, 0}, {2, 0}})) ==
           "3  O O[X]\n"
           "2  .[X].\n"
           "1 [X]. .\n"
           "   a b c\n";
}
AT_BOTH_TIMES(in_misere_the_brackets_are_round_the_line_that_lost)

constexpr bool the_line_can_be_left_plain() {
    return drawn(won, {.decisive_line = false}) ==
           "3 O O X\n"
           "2 . X .\n"
           "1 X . .\n"
           "  a b c\n";
}
AT_BOTH_TIMES(the_line_can_be_left_plain)

constexpr bool a_marked_square() {
    return drawn(opened, {.marked = {2, 2}}) ==
               "3  O . .\n"
               "2  . X .\n"
               "1  . .[X]\n"
               "   a b c\n" &&
           drawn(opened, {.coordinates = coordinates::none, .marked = {0, 1}}) ==
               " O . .\n"
               "[.]X .\n"
               " . . X\n";
}
AT_BOTH_TIMES(a_marked_square)

constexpr bool a_square_off_the_board_marks_nothing() {
    return drawn(opened, {.marked = {3, 0}}) == drawn(opened) &&
           drawn(opened, {.marked = {0, -1}}) == drawn(opened) &&
           drawn(opened, {.marked = draw::nowhere}) == drawn(opened);
}
AT_BOTH_TIMES(a_square_off_the_board_marks_nothing)

// A board no game reaches is drawn as any other.
constexpr bool a_set_up_board() {
    auto set_up = basic_layout<9>::start(tic_tac_toe).value();
    for (const square s : {square{0, 0}, square{1, 0}, square{2, 0}}) set_up.put(s, mark::second);
    set_up.put({1, 1}, mark::first);
    return drawn(set_up.unchecked()) ==
           "3 [O O O]\n"
           "2  . X .\n"
           "1  . . .\n"
           "   a b c\n";
}
AT_BOTH_TIMES(a_set_up_board)

// --- names of more than one character ---

constexpr rules twelve{.columns = 12, .rows = 2, .run = 3, .gravity = drop};

constexpr bool two_digits_are_written_downwards() {
    return drawn(after<twelve>()) ==
           "2 . . . . . . . . . . . .\n"
           "1 . . . . . . . . . . . .\n"
           "                    1 1 1\n"
           "  1 2 3 4 5 6 7 8 9 0 1 2\n";
}
AT_BOTH_TIMES(two_digits_are_written_downwards)

constexpr bool two_digits_fit_under_a_wide_glyph() {
    return drawn(after<twelve>(), {.set = draw::disc_emoji}) ==
           "2 ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫\n"
           "1 ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫\n"
           "   1  2  3  4  5  6  7  8  9 10 11 12\n";
}
AT_BOTH_TIMES(two_digits_fit_under_a_wide_glyph)

constexpr bool rows_are_right_aligned_and_aa_follows_z() {
    constexpr rules wide{.columns = 28, .rows = 10, .run = 5};
    return drawn(after<wide>({{27, 0}}), {}, {.left = 22, .top = 0, .columns = 6, .rows = 10}) ==
           "10 . . . . . X\n"
           " 9 . . . . . .\n"
           " 8 . . . . . .\n"
           " 7 . . . . . .\n"
           " 6 . . . . . .\n"
           " 5 . . . . . .\n"
           " 4 . . . . . .\n"
           " 3 . . . . . .\n"
           " 2 . . . . . .\n"
           " 1 . . . . . .\n"
           "           a a\n"
           "   w x y z a b\n";
}
AT_BOTH_TIMES(rows_are_right_aligned_and_aa_follows_z)

constexpr rules largest{.columns = 999, .rows = 999, .run = 5};

TEST_CASE("three letters and three digits") {
    const auto p = position::start(largest).value();
    std::string text;
    draw::board(text, p, {}, {.left = 700, .top = 899, .columns = 4, .rows = 2});
    CHECK(text ==
          "100 . . . .\n"
          " 99 . . . .\n"
          "        a a\n"
          "    z z a a\n"
          "    y z a b\n");
    text.clear();
    draw::board(text, p, {.set = draw::emoji, .coordinates = coordinates::numbers},
                {.left = 98, .top = 997, .columns = 2, .rows = 2});
    CHECK(text ==
          "2 ⬜ ⬜\n"
          "1 ⬜ ⬜\n"
          "      1\n"
          "   9  0\n"
          "   9  0\n");
}

// --- windows ---

constexpr bool windows_keep_to_the_board() {
    const auto part = [](square s) { return draw::around(gomoku, s); };
    return part({7, 7}) == draw::window{3, 3, 9, 9} && part({0, 0}) == draw::window{0, 0, 9, 9} &&
           part({14, 14}) == draw::window{6, 6, 9, 9} &&
           part({4, 10}) == draw::window{0, 6, 9, 9} && part({5, 9}) == draw::window{1, 5, 9, 9} &&
           part({14, 0}) == draw::window{6, 0, 9, 9};
}
AT_BOTH_TIMES(windows_keep_to_the_board)

constexpr bool windows_of_any_center_and_any_board() {
    constexpr square far{2147483647, -2147483647 - 1};
    return draw::around(gomoku, far) == draw::window{6, 0, 9, 9} &&
           draw::around(gomoku, {7, move::no_row}) == draw::window{3, 0, 9, 9} &&
           draw::around(tic_tac_toe, {2, 2}) == draw::whole(tic_tac_toe) &&
           draw::around({.columns = 3, .rows = 20, .run = 3}, {1, 10}) ==
               draw::window{0, 6, 3, 9} &&
           draw::around(gomoku, {7, 7}, 4) == draw::window{5, 5, 4, 4} &&
           draw::around(gomoku, {7, 7}, 1) == draw::window{7, 7, 1, 1};
}
AT_BOTH_TIMES(windows_of_any_center_and_any_board)

constexpr bool a_window_has_the_names_of_the_board() {
    constexpr auto p = after<gomoku>({{7, 7}, {8, 6}, {13, 1}});
    return drawn(p, {.marked = {7, 7}}, draw::around(gomoku, {7, 7})) ==
           "12  . . . . . . . . .\n"
           "11  . . . . . . . . .\n"
           "10  . . . . . . . . .\n"
           " 9  . . . . . O . . .\n"
           " 8  . . . .[X]. . . .\n"
           " 7  . . . . . . . . .\n"
           " 6  . . . . . . . . .\n"
           " 5  . . . . . . . . .\n"
           " 4  . . . . . . . . .\n"
           "    d e f g h i j k l\n";
}
AT_BOTH_TIMES(a_window_has_the_names_of_the_board)

constexpr bool a_line_is_cut_by_the_window() {
    constexpr rules row{.columns = 6, .rows = 1, .run = 3};
    constexpr auto p = after<row>({{1, 0}, {5, 0}, {2, 0}, {4, 0}, {3, 0}});
    return drawn(p, {}, {.left = 2, .columns = 2, .rows = 1}) == "1 [X X]\n   c d\n" &&
           drawn(p, {}, {.left = 4, .columns = 2, .rows = 1}) == "1  O O\n   e f\n";
}
AT_BOTH_TIMES(a_line_is_cut_by_the_window)

// --- line by line ---

constexpr bool lines_one_by_one() {
    const draw::picture picture{won};
    core::fixed_string<20> first_row;
    core::fixed_string<20> last_row;
    core::fixed_string<20> names;
    picture.line(first_row, 0);
    picture.line(last_row, 2);
    picture.line(names, 3);
    return picture.rows() == 3 && picture.lines() == 4 && first_row == "3  O O[X]" &&
           last_row == "1 [X]. ." && names == "   a b c";
}
AT_BOTH_TIMES(lines_one_by_one)

constexpr bool lines_are_counted() {
    constexpr auto wide = after<twelve>();
    return draw::picture{won, {.coordinates = coordinates::none}}.lines() == 3 &&
           draw::picture{wide}.lines() == 4 &&
           draw::picture{wide, {.set = draw::disc_emoji}}.lines() == 3 &&
           draw::picture{wide, {}, {.columns = 9, .rows = 2}}.lines() == 3;
}
AT_BOTH_TIMES(lines_are_counted)

// Compilers shorten longer template arguments.
TEST_CASE("no line of a window is longer than 36 characters") {
    const auto p = position::start(largest).value();
    const draw::picture<dynamic> picture{p, {.marked = {995, 3}}, draw::around(largest, {995, 3})};
    for (int i = 0; i < picture.lines(); ++i) {
        std::string line;
        picture.line(line, i);
        CHECK(line.size() <= 36);
    }
}

constexpr bool a_board_of_1600_squares() {
    constexpr rules forty{.columns = 40, .rows = 40, .run = 5};
    const auto whole = drawn(after<forty>({{39, 39}}), {.coordinates = coordinates::none});
    return whole.size() == std::size_t{40} * 80 && whole.view().ends_with(". X\n");
}
AT_BOTH_TIMES(a_board_of_1600_squares)

}  // namespace
}  // namespace board_test
