// SPDX-License-Identifier: BSL-1.0
#include <inarow.hpp>

#include "support/at_both_times.hpp"

#include <string_view>
#include <type_traits>

#include <doctest/doctest.h>

namespace {

using namespace inarow;
using test::expect;

constexpr bool the_rows_from_the_top() {
    using shown = display<play<new_game<tic_tac_toe>, 13, 33, 23, 32, 12, 31>>;
    using expected = board<row<X, X, O>,  //
                           row<X, _, O>,  //
                           row<_, _, O>>;
    return expect(std::is_same_v<shown, expected>);
}
AT_BOTH_TIMES(the_rows_from_the_top)

constexpr bool boards_of_other_sizes() {
    expect(std::is_same_v<display<new_game<square_board(1)>>, board<row<_>>>);
    expect(std::is_same_v<display<new_game<rules{.columns = 3, .rows = 1, .run = 2}>>,
                          board<row<_, _, _>>>);
    using dropped = display<play<new_game<connect_four>, 4, 4, 1>>;
    return expect(std::is_same_v<dropped, board<row<_, _, _, _, _, _, _>,  //
                                                row<_, _, _, _, _, _, _>,  //
                                                row<_, _, _, _, _, _, _>,  //
                                                row<_, _, _, _, _, _, _>,  //
                                                row<_, _, _, O, _, _, _>,  //
                                                row<X, _, _, X, _, _, _>>>);
}
AT_BOTH_TIMES(boards_of_other_sizes)

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

template <class T>
concept complete = requires { sizeof(T); };

constexpr bool a_display_is_only_a_name() {
    return expect(!complete<display<new_game<tic_tac_toe>>> && !complete<X> && !complete<row<X>>);
}
AT_BOTH_TIMES(a_display_is_only_a_name)

/// How a compiler writes the type, which is what an editor shows.
template <class T>
constexpr std::string_view written() {
    return __PRETTY_FUNCTION__;
}

constexpr bool a_display_reads_as_the_board() {
    using shown = display<play<new_game<tic_tac_toe>, 13, 33, 22>>;
    const std::string_view text = written<shown>();
    return expect(text.contains("row<inarow::X, inarow::_, inarow::O>, "
                                "inarow::row<inarow::_, inarow::X, inarow::_>, "
                                "inarow::row<inarow::_, inarow::_, inarow::_>") ||
                  text.contains("row<X, _, O>, row<_, X, _>, row<_, _, _>"));
}
AT_BOTH_TIMES(a_display_reads_as_the_board)

constexpr bool large_boards() {
    using large = play<new_game<rules{.columns = 40, .rows = 40, .run = 5}>, "a1">;
    return expect(!std::is_same_v<display<large>, display<take_back<large>>>);
}
AT_BOTH_TIMES(large_boards)

}  // namespace
