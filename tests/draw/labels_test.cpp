// SPDX-License-Identifier: BSL-1.0
#include <inarow/draw/labels.hpp>

#include "support/at_both_times.hpp"

#include <string_view>

namespace labels_test {
namespace {

using namespace inarow;
using draw::column_label;
using draw::coordinates;
using draw::row_label;
using test::expect;

constexpr rules large{.columns = 999, .rows = 999, .run = 5};
constexpr rules large_drop{.columns = 999, .rows = 999, .run = 5, .gravity = drop};

constexpr bool columns_are_named_as_moves_name_them() {
    expect(column_label(tic_tac_toe, coordinates::as_played, 0) == "a");
    expect(column_label(tic_tac_toe, coordinates::as_played, 2) == "c");
    expect(column_label(connect_four, coordinates::as_played, 0) == "1");
    return expect(column_label(connect_four, coordinates::as_played, 6) == "7");
}
AT_BOTH_TIMES(columns_are_named_as_moves_name_them)

constexpr bool letters_and_numbers_whatever_the_gravity() {
    expect(column_label(connect_four, coordinates::letters, 6) == "g");
    expect(column_label(tic_tac_toe, coordinates::letters, 2) == "c");
    expect(column_label(connect_four, coordinates::numbers, 6) == "7");
    return expect(column_label(tic_tac_toe, coordinates::numbers, 2) == "3");
}
AT_BOTH_TIMES(letters_and_numbers_whatever_the_gravity)

constexpr bool the_widest_board_has_room_for_its_labels() {
    struct {
        int column;
        std::string_view letters;
        std::string_view number;
    } constexpr columns[] = {{25, "z", "26"},
                             {26, "aa", "27"},
                             {701, "zz", "702"},
                             {702, "aaa", "703"},
                             {998, "alk", "999"}};
    for (const auto& [column, letters, number] : columns) {
        expect(column_label(large, coordinates::as_played, column) == letters);
        expect(column_label(large, coordinates::letters, column) == letters);
        expect(column_label(large_drop, coordinates::as_played, column) == number);
        expect(column_label(large, coordinates::numbers, column) == number);
    }
    return true;
}
AT_BOTH_TIMES(the_widest_board_has_room_for_its_labels)

constexpr bool rows_are_counted_from_the_bottom() {
    for (const coordinates how :
         {coordinates::as_played, coordinates::letters, coordinates::numbers}) {
        expect(row_label(connect_four, how, 0) == "6");
        expect(row_label(connect_four, how, 5) == "1");
        expect(row_label(large, how, 0) == "999");
        expect(row_label(large, how, 998) == "1");
    }
    return true;
}
AT_BOTH_TIMES(rows_are_counted_from_the_bottom)

constexpr bool without_coordinates_labels_are_empty() {
    for (const int i : {0, 5, 998}) {
        expect(column_label(large, coordinates::none, i).size() == 0);
        expect(row_label(large, coordinates::none, i).size() == 0);
    }
    return true;
}
AT_BOTH_TIMES(without_coordinates_labels_are_empty)

constexpr bool nowhere_is_on_no_board() {
    expect(!is_on_board(tic_tac_toe, draw::nowhere));
    return expect(!is_on_board(large, draw::nowhere));
}
AT_BOTH_TIMES(nowhere_is_on_no_board)

}  // namespace
}  // namespace labels_test
