// SPDX-License-Identifier: BSL-1.0
#include <inarow/game/detail/retraction.hpp>
#include <inarow/game/layout.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <string_view>

namespace retraction_test {
namespace {

using namespace inarow;
using test::expect;

constexpr rules placed{.columns = 4, .rows = 3, .run = 2};
constexpr rules dropped{.columns = 4, .rows = 3, .run = 2, .gravity = drop};

/// Whether moves in turn lead there; the counts say who is to move.
constexpr bool is_reached(const rules& r, std::string_view rows) {
    auto layout = test::laid<basic_layout<25>>(r, rows, first);
    layout.set_to_move(layout.mover_by_counts());
    return detail::retraction_search<25>(layout.unchecked()).reaches_empty_board();
}

constexpr bool the_empty_board() {
    for (const rules& r : {placed, dropped, exactly(placed), exactly(dropped)})
        expect(is_reached(r, "............"));
    return true;
}
AT_BOTH_TIMES(the_empty_board)

/// Where stones are placed and longer lines count, nothing but the last line matters, which the
/// search takes for granted.
constexpr bool placed_stones_have_an_order() {
    expect(is_reached(placed, "X.O.X......."));
    return expect(is_reached(misere(placed), "X.O.X......."));
}
AT_BOTH_TIMES(placed_stones_have_an_order)

constexpr bool dropped_stones_come_off_the_top_in_turn() {
    expect(is_reached(dropped,
                      "...."
                      "O..."
                      "X.X."));
    expect(!is_reached(dropped,
                       "...."
                       "X..."
                       "O..."));
    expect(is_reached(starting_with(second, dropped),
                      "...."
                      "X..."
                      "O..."));
    // The first column that is tried leads nowhere, another one does.
    expect(is_reached(dropped,
                      "...."
                      ".X.."
                      "XO.."));
    // Back from a dead end over two retractions.
    return expect(is_reached({.columns = 4, .rows = 3, .run = 4, .gravity = drop},
                             "O..."
                             "XO.."
                             "XXO."));
}
AT_BOTH_TIMES(dropped_stones_come_off_the_top_in_turn)

constexpr bool only_the_last_move_completes_a_line() {
    // Each line has the last stone in it ...
    expect(is_reached(dropped,
                      "...."
                      "X..."
                      "X.O."));
    // ... which lies on top.
    return expect(!is_reached(dropped,
                              "O..."
                              "X.O."
                              "XO.X"));
}
AT_BOTH_TIMES(only_the_last_move_completes_a_line)

constexpr bool longer_lines_come_from_two_that_are_no_lines() {
    expect(is_reached(exactly(placed), "XXX.O.O....."));
    expect(is_reached(exactly(placed), "XXXX....OOO."));
    // One player has no order, whatever the other has.
    expect(!is_reached(exactly(placed),
                       "OOOX"
                       "XXX."
                       "OX.."));
    expect(!is_reached(exactly(placed),
                       ".XOX"
                       ".OOO"
                       "OXXX"));
    // Two long lines with a stone in common.
    return expect(is_reached(exactly(placed),
                             "XXXO"
                             "X..."
                             "XOOO"));
}
AT_BOTH_TIMES(longer_lines_come_from_two_that_are_no_lines)

constexpr bool a_stack_comes_from_a_lower_one() {
    expect(!is_reached(exactly(dropped),
                       "X..."
                       "X..."
                       "XO.O"));
    // In a row the middle stone can be the last.
    return expect(is_reached(exactly(dropped),
                             "...."
                             "O..."
                             "XXXO"));
}
AT_BOTH_TIMES(a_stack_comes_from_a_lower_one)

/// Neither end of a longer line may be left as a line when a stone of it is retracted.
constexpr bool what_is_left_of_a_longer_line_is_no_line() {
    // In a row: c1 leaves a1 b1, and a1 leaves b1 c1.
    expect(!is_reached(exactly(dropped),
                       "...."
                       ".O.O"
                       "XXXO"));
    // Diagonally.
    return expect(!is_reached(exactly({.columns = 5, .rows = 5, .run = 3, .gravity = drop}),
                              "....."
                              ".X..."
                              "OXXO."
                              "XOXX."
                              "OOOOX"));
}
AT_BOTH_TIMES(what_is_left_of_a_longer_line_is_no_line)

/// With more than 500 retractions to try, a board counts as reachable.
constexpr bool after_500_retractions_a_board_counts_as_reachable() {
    constexpr rules r{.columns = 8, .rows = 3, .run = 9, .gravity = drop};
    const auto p = test::laid<basic_layout<24>>(r,
                                                "OOOOXXXX"
                                                "XXXXXXXX"
                                                "OOOOOOOO",
                                                first)
                       .unchecked();
    return expect(detail::retraction_search<24>(p).reaches_empty_board());
}
AT_BOTH_TIMES(after_500_retractions_a_board_counts_as_reachable)

}  // namespace
}  // namespace retraction_test
