// SPDX-License-Identifier: BSL-1.0
#include <inarow/core/bitset.hpp>
#include <inarow/core/inplace_vector.hpp>
#include <inarow/game/line.hpp>

#include "support/at_both_times.hpp"

#include <initializer_list>
#include <iterator>
#include <string_view>
#include <vector>

namespace line_test {
namespace {

using namespace inarow;
using test::expect;

using stones = core::bitset<144>;

/// The X squares of rows that follow each other, top first.
constexpr stones laid(const rules& r, std::string_view board) {
    stones result;
    for (int i = 0; i < r.squares(); ++i)
        if (board[static_cast<std::size_t>(i)] == 'X') result.set(i);
    return result;
}

constexpr rules board_5x4{.columns = 5, .rows = 4, .run = 3};

constexpr bool lines_are_measured_both_ways_up_to_a_gap_or_an_edge() {
    const stones marks = laid(board_5x4,
                              "XXX.X"
                              "..X.."
                              "X.X.X"
                              "..X.X");
    const auto length = [&](square s, int right, int down) {
        return length_through(marks, board_5x4, s, {right, down});
    };
    expect(length({0, 0}, 1, 0) == 3);
    expect(length({1, 0}, 1, 0) == 3);
    expect(length({2, 0}, 1, 0) == 3);
    expect(length({2, 0}, -1, 0) == 3);
    expect(length({3, 0}, 1, 0) == 5);  // were a stone there
    expect(length({2, 1}, 0, 1) == 4);
    expect(length({2, 3}, 0, -1) == 4);
    expect(length({3, 1}, 1, -1) == 3);
    expect(length({3, 1}, 1, 1) == 3);
    expect(length({1, 1}, 1, -1) == 3);
    expect(length({0, 0}, 1, 1) == 1);
    // Not round the edge: after (4,1) comes (0,2) in reading order, where there is a stone.
    expect(length({4, 1}, 1, 0) == 1);
    return expect(length({4, 1}, -1, 0) == 1);
}
AT_BOTH_TIMES(lines_are_measured_both_ways_up_to_a_gap_or_an_edge)

constexpr bool boards_have_room_for_lines() {
    expect(has_lines({3, 1, 3}, {1, 0}) && !has_lines({3, 1, 3}, {0, 1}));
    expect(has_lines({1, 3, 3}, {0, 1}) && !has_lines({1, 3, 3}, {1, 0}));
    expect(!has_lines({2, 3, 3}, {1, 1}) && !has_lines({3, 2, 3}, {1, -1}));
    expect(has_lines({3, 3, 3}, {1, 1}) && has_lines({3, 3, 3}, {1, -1}));
    expect(detail::has_overlines(gomoku) && detail::has_overlines({4, 3, 3}) &&
           detail::has_overlines({3, 4, 3}));
    expect(!detail::has_overlines(tic_tac_toe) && !detail::has_overlines({3, 3, 4}));
    return expect(detail::has_overlines(on_torus({4, 3, 3})) &&
                  !detail::has_overlines(on_torus(tic_tac_toe)));
}
AT_BOTH_TIMES(boards_have_room_for_lines)

static_assert(std::forward_iterator<line::iterator>);

constexpr bool a_line_is_a_range_of_squares() {
    constexpr line diagonal{.start = {1, 0}, .step = {1, 1}, .length = 3};
    auto next = diagonal.begin();
    expect(*next++ == square{1, 0} && *next == square{2, 1});
    const std::vector<square> copied(diagonal.begin(), diagonal.end());
    return expect(copied == std::vector{square{1, 0}, square{2, 1}, square{3, 2}});
}
AT_BOTH_TIMES(a_line_is_a_range_of_squares)

constexpr bool lines_go_on_at_the_opposite_edge_of_a_torus() {
    constexpr rules torus = on_torus({.columns = 4, .rows = 3, .run = 3});
    expect(detail::cycle_length(torus, {1, 0}) == 4 && detail::cycle_length(torus, {0, 1}) == 3);
    expect(detail::cycle_length(torus, {1, 1}) == 12 && detail::cycle_length(torus, {1, -1}) == 12);
    expect(adjacent(torus, {3, 2}, {1, 1}) == square{0, 0});
    expect(adjacent(torus, {0, 0}, {-1, -1}) == square{3, 2});
    expect(adjacent(board_5x4, {0, 0}, {-1, 0}) == square{-1, 0});
    const stones marks = laid(torus,
                              "X.XX"
                              ".X.."
                              "..X.");
    expect(length_through(marks, torus, {0, 0}, {1, 0}) == 3);
    expect(length_through(marks, torus, {1, 0}, {1, 0}) == 4);  // were a stone there; not five
    expect(length_through(marks, torus, {3, 0}, {1, 1}) == 4);  // (0,0) (1,1) (2,2) (3,0)
    expect(length_through(marks, torus, {2, 0}, {0, 1}) == 2);
    expect(completes_line(marks, torus, {0, 0}));
    expect(!completes_line(laid(torus, "X..........."), torus, {0, 0}));
    expect(has_lines(torus, {1, 0}) && has_lines(on_torus({2, 9, 3}), {1, -1}));
    expect(!has_lines(on_torus({2, 9, 3}), {1, 0}) && !has_lines(on_torus({2, 2, 3})));
    expect(has_lines(on_torus({2, 3, 6})) && !has_lines({2, 3, 6}));
    line found{};
    int count = 0;
    for_each_line(marks, torus, [&](const line& l) {
        if (count++ == 0) found = l;
        return true;
    });
    expect(count == 2 && found.length == 4 && found[0] == square{0, 0});
    expect(found[3] == square{3, 0});
    const stones full = laid(on_torus({4, 1, 3}), "XXXX");
    int around = 0;
    for_each_line(full, on_torus({4, 1, 3}), [&](const line& l) {
        around += l.start == square{0, 0} && l.length == 4 && l.step.rows == 0 ? 1 : 0;
        return true;
    });
    expect(around == 1);
    constexpr rules square_torus = on_torus({.columns = 4, .rows = 4, .run = 3});
    const stones in_a_column = laid(square_torus,
                                    "X..."
                                    "...."
                                    "X..."
                                    "X...");
    int down = 0;
    for_each_line(in_a_column, square_torus, [&](const line& l) {
        down += l.start == square{0, 2} && l.length == 3 && l.step.columns == 0 ? 1 : 2;
        return true;
    });
    return expect(down == 1);
}
AT_BOTH_TIMES(lines_go_on_at_the_opposite_edge_of_a_torus)

constexpr bool completes(const rules& r, std::string_view board, square last) {
    return completes_line(laid(r, board), r, last);
}

constexpr bool the_stone_that_completes_a_line_need_not_stand() {
    for (const direction step : line_directions) {
        const square start{step.columns == 0 ? 1 : 0, step.rows < 0 ? 2 : 0};
        for (int missing = 0; missing < board_5x4.run; ++missing) {
            stones others{};
            square last{};
            for (int i = 0; i < board_5x4.run; ++i) {
                const square s{start.column + i * step.columns, start.row + i * step.rows};
                if (i == missing)
                    last = s;
                else
                    others.set(index_of(board_5x4, s));
            }
            expect(completes_line(others, board_5x4, last));
        }
    }
    return true;
}
AT_BOTH_TIMES(the_stone_that_completes_a_line_need_not_stand)

constexpr bool no_line_is_completed() {
    expect(!completes(board_5x4, "....................", {2, 2}));
    expect(!completes(board_5x4, "XX.XX...............", {1, 0}));         // a gap
    expect(!completes(board_5x4, "...XXX..............", {4, 0}));         // round the edge
    expect(!completes(board_5x4, "XXX.................", {4, 3}));         // a line elsewhere
    return expect(!completes(board_5x4, "X.....X....X........", {1, 1}));  // bent
}
AT_BOTH_TIMES(no_line_is_completed)

constexpr bool longer_lines_count_and_so_does_a_run_of_one() {
    expect(completes(board_5x4, "XXXXX...............", {2, 0}));
    expect(completes({5, 4, 1}, "....................", {2, 2}));
    return expect(!completes({5, 4, 6}, "XXXXX...............", {2, 0}));
}
AT_BOTH_TIMES(longer_lines_count_and_so_does_a_run_of_one)

constexpr rules exactly_three = exactly(board_5x4);

constexpr bool longer_lines_do_not_count_where_the_run_is_exact() {
    expect(completes(exactly_three, "XX..................", {2, 0}));
    expect(completes(exactly_three, ".XX.X...............", {0, 0}));
    expect(!completes(exactly_three, ".XX.X...............", {3, 0}));
    expect(!completes(exactly_three, "XX.XX...............", {2, 0}));
    for (const int column : {0, 1, 2, 3})
        expect(!completes(exactly_three, ".....XXXX...........", {column, 1}));
    for (const int row : {0, 1, 2, 3}) {
        expect(!completes(exactly_three, "X....X....X....X....", {0, row}));
        expect(!completes(exactly_three, "X.....X.....X.....X.", {row, row}));
        expect(!completes(exactly_three, "...X...X...X...X....", {3 - row, row}));
    }
    // Another direction in which the line is just so long decides all the same.
    expect(completes(exactly_three,
                     "XX.X."
                     "..X.."
                     "..X.."
                     ".....",
                     {2, 0}));
    expect(completes(exactly({5, 4, 1}), "....................", {2, 2}));
    // Two in the row, but one in the column.
    return expect(completes(exactly({5, 4, 1}), "X...................", {1, 0}));
}
AT_BOTH_TIMES(longer_lines_do_not_count_where_the_run_is_exact)

constexpr bool a_line_has_its_squares() {
    constexpr line l{{4, 1}, {-1, 2}, 3};
    expect(l[0] == square{4, 1});
    expect(l[1] == square{3, 3});
    return expect(l[2] == square{2, 5});
}
AT_BOTH_TIMES(a_line_has_its_squares)

struct seen {
    square begin;
    int columns;
    int rows;
    int length;
    constexpr bool operator==(const seen&) const = default;
};

constexpr bool lines_are(const rules& r, std::string_view board,
                         std::initializer_list<seen> expected) {
    core::inplace_vector<seen, 20> found;
    for_each_line(laid(r, board), r, [&](const line& l) {
        found.push_back({l.start, l.step.columns, l.step.rows, l.length});
        return true;
    });
    if (found.size() != expected.size()) return false;
    std::size_t i = 0;
    for (const seen& s : expected)
        if (!(found[i++] == s)) return false;
    return true;
}

constexpr bool all_lines_in_reading_order_each_once_and_whole() {
    expect(lines_are(board_5x4, "....................", {}));
    expect(lines_are(board_5x4, "XXXX................", {{{0, 0}, 1, 0, 4}}));
    expect(lines_are(board_5x4,
                     "X...X"
                     "X..XX"
                     "X.X.X"
                     "X....",
                     {{{0, 0}, 0, 1, 4}, {{4, 0}, 0, 1, 3}, {{2, 2}, 1, -1, 3}}));
    return expect(
        lines_are(board_5x4,
                  "XXX.."
                  "XX..."
                  "X.X.."
                  ".....",
                  {{{0, 0}, 1, 0, 3}, {{0, 0}, 0, 1, 3}, {{0, 0}, 1, 1, 3}, {{0, 2}, 1, -1, 3}}));
}
AT_BOTH_TIMES(all_lines_in_reading_order_each_once_and_whole)

constexpr bool lines_that_are_too_long_are_none() {
    expect(lines_are(exactly_three, "XXXX................", {}));
    expect(lines_are(exactly_three, "XXX.................", {{{0, 0}, 1, 0, 3}}));
    return expect(lines_are(exactly_three,
                            "X...X"
                            "X..XX"
                            "X.X.X"
                            "X....",
                            {{{4, 0}, 0, 1, 3}, {{2, 2}, 1, -1, 3}}));
}
AT_BOTH_TIMES(lines_that_are_too_long_are_none)

constexpr bool a_board_that_fills_its_words_to_the_last_bit() {
    constexpr rules r{.columns = 8, .rows = 8, .run = 2};
    core::bitset<64> corner;  // no room for a 65th, which constant evaluation would see
    corner.set(62);
    corner.set(63);
    int lines = 0;
    for_each_line(corner, r, [&](const line& l) {
        ++lines;
        return expect(l.start == square{6, 7} && l.length == 2);
    });
    expect(completes_line(corner, r, {5, 6}) && !completes_line(corner, r, {4, 6}));
    expect(!completes_line(corner, {.columns = 8, .rows = 8, .run = 9}, {0, 7}));
    expect(!completes_line(corner, {.columns = 8, .rows = 8, .run = 9}, {7, 0}));
    for_each_line(corner, on_torus(r), [&](const line& l) {
        ++lines;
        return expect(l.start == square{6, 7} && l.length == 2);
    });
    return expect(lines == 2);
}
AT_BOTH_TIMES(a_board_that_fills_its_words_to_the_last_bit)

constexpr bool a_visitor_can_stop() {
    int visits = 0;
    for_each_line(laid(board_5x4, "XXX..XXX..XXX......."), board_5x4, [&](const line&) {
        ++visits;
        return visits < 2;
    });
    return expect(visits == 2);
}
AT_BOTH_TIMES(a_visitor_can_stop)

}  // namespace
}  // namespace line_test
