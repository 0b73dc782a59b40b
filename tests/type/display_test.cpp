// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>

#include "support/at_both_times.hpp"

#include <string_view>
#include <type_traits>

#include <doctest/doctest.h>

namespace display_test {
namespace {

using namespace inarow;
using test::expect;

/// How a compiler writes the type, which is what an editor shows.
template <class T>
constexpr std::string_view written() {
    return __PRETTY_FUNCTION__;
}

constexpr bool the_rows_from_the_top() {
    using shown = display<play<new_game<tic_tac_toe>, 13, 33, 23, 32, 12, 31>>;
    return expect(written<shown>().contains(R"("XXO", "X.O", "..O"}})"));
}
AT_BOTH_TIMES(the_rows_from_the_top)

constexpr bool boards_of_other_sizes() {
    expect(written<display<new_game<square_board(1)>>>().contains(R"({"."}})"));
    using wide = display<new_game<rules{.columns = 3, .rows = 1, .run = 2}>>;
    expect(written<wide>().contains(R"({"..."}})"));
    using dropped = display<play<new_game<connect_four>, 4, 4, 1>>;
    return expect(written<dropped>().contains(
        R"(".......", ".......", ".......", ".......", "...O...", "X..X..."}})"));
}
AT_BOTH_TIMES(boards_of_other_sizes)

constexpr bool rows_beyond_nine_are_in_groups_of_ten() {
    using eleven = display<play<new_game<rules{.columns = 1, .rows = 11, .run = 2}>, "a11", "a1">>;
    expect(written<eleven>().contains(R"({"X", ".", ".", ".", ".", ".", ".", ".", ".", "."}})"));
    expect(written<eleven>().contains(R"({"O"}})"));
    using ten = display<play<new_game<rules{.columns = 1, .rows = 10, .run = 2}>, "a10", "a1">>;
    return expect(
        written<ten>().contains(R"({"X", ".", ".", ".", ".", ".", ".", ".", ".", "O"}})"));
}
AT_BOTH_TIMES(rows_beyond_nine_are_in_groups_of_ten)

constexpr bool rows_are_the_parameters_of_a_function() {
    using shown = display<play<new_game<tic_tac_toe>, 13, 33, 23, 32, 12, 31>>;
    expect(std::is_same_v<decltype(shown::rows),
                          void(board_row<"XXO">, board_row<"X.O">, board_row<"..O">)>);
    using eleven = display<play<new_game<rules{.columns = 1, .rows = 11, .run = 2}>, "a11">>;
    return expect(written<decltype(eleven::rows)>().contains(R"("X")"));
}
AT_BOTH_TIMES(rows_are_the_parameters_of_a_function)

constexpr bool equal_boards_have_the_same_display() {
    using one_way = play<new_game<tic_tac_toe>, "a1", "b2", "c3">;
    using other_way = play<new_game<tic_tac_toe>, "c3", "b2", "a1">;
    using given = set_up<tic_tac_toe, "..X/.O./X..">;
    expect(!std::is_same_v<one_way, other_way>);
    expect(std::is_same_v<display<one_way>, display<given>>);
    return expect(std::is_same_v<display<other_way>, display<given>>);
}
AT_BOTH_TIMES(equal_boards_have_the_same_display)

constexpr bool a_display_does_not_tell_the_rules() {
    using usual = play<new_game<tic_tac_toe>, "a1", "b2">;
    using unusual = play<new_game<misere(exactly(tic_tac_toe))>, "a1", "b2">;
    expect(!std::is_same_v<usual, unusual>);
    return expect(std::is_same_v<display<usual>, display<unusual>>);
}
AT_BOTH_TIMES(a_display_does_not_tell_the_rules)

constexpr bool a_display_has_no_objects() {
    return expect(!std::is_default_constructible_v<display<new_game<tic_tac_toe>>>);
}
AT_BOTH_TIMES(a_display_has_no_objects)

constexpr bool large_boards() {
    using large = play<new_game<rules{.columns = 40, .rows = 40, .run = 5}>, "a1">;
    return expect(!std::is_same_v<display<large>, display<take_back<large>>>);
}
AT_BOTH_TIMES(large_boards)

}  // namespace
}  // namespace display_test
