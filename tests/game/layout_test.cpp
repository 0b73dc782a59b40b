// SPDX-License-Identifier: BSL-1.0
#include <inarow/dynamic.hpp>

#include "support/at_both_times.hpp"
#include "support/board.hpp"

#include <string_view>

#include <doctest/doctest.h>

// Each reason against a board, as examples. Which boards are accepted and why others are not is
// compared with the oracle in proof/exhaustive_test.cpp, on all small boards of every kind.

namespace layout_test {
namespace {

using namespace inarow;
using test::expect;
using test::laid;
using enum illegal_layout::reason;

using small = basic_layout<9>;
constexpr rules drop_4x3{.columns = 4, .rows = 3, .run = 3, .gravity = drop};
using dropped = basic_layout<12>;

template <class Layout>
constexpr bool accepted(const rules& r, std::string_view rows, player to_move, outcome o) {
    const auto layout = laid<Layout>(r, rows, to_move);
    const auto p = layout.checked();
    return p && p->outcome() == o && p->to_move() == to_move && *p == layout.unchecked();
}
template <class Layout>
constexpr bool refused(const rules& r, std::string_view rows, player to_move, illegal_layout why) {
    const auto p = laid<Layout>(r, rows, to_move).checked();
    return !p && p.error() == why;
}

constexpr bool a_refusal_has_counts_only_when_told() {
    constexpr illegal_layout why{floating_stone, {1, 2}};
    expect(why.where == square{1, 2});
    return expect(why.first_stones == 0 && why.second_stones == 0);
}
AT_BOTH_TIMES(a_refusal_has_counts_only_when_told)

constexpr bool marks_are_put_and_forgotten() {
    auto l = *small::start(tic_tac_toe);
    expect(l.rules() == tic_tac_toe);
    l.put({0, 0}, mark::first);
    l.put({1, 0}, mark::second);
    l.put({2, 0}, mark::second);
    expect(l.stones_of(first) == 1 && l.stones_of(second) == 2);
    expect(l.unchecked().stones() == 3);
    l.put({2, 0}, mark::first);
    l.put({0, 0}, mark::none);
    l.put({0, 0}, mark::none);
    expect(l.stones_of(first) == 1 && l.stones_of(second) == 1);
    expect(l.unchecked().stones() == 2);
    return expect(test::shows(l.unchecked(), ".OX......"));
}
AT_BOTH_TIMES(marks_are_put_and_forgotten)

/// On a board of just as many squares as bits, and on one with room for more.
constexpr bool a_copy_has_the_stones_of_a_position() {
    constexpr rules r = starting_with(second, misere(exactly({.columns = 8, .rows = 8, .run = 3})));
    auto p = *basic_position<64>::start(r);
    for (const square s : {square{0, 0}, square{7, 7}, square{3, 4}})
        expect(p.apply(s).has_value());
    expect(basic_layout<64>::copy_of(p).unchecked() == p);
    const auto copy = basic_layout<70>::copy_of(p).checked().value();
    expect(copy.rules() == r && copy.to_move() == first && copy.stones() == 3);
    for (int i = 0; i < r.squares(); ++i) expect(copy.at(square_at(r, i)) == p.at(square_at(r, i)));
    return true;
}
AT_BOTH_TIMES(a_copy_has_the_stones_of_a_position)

constexpr bool columns_at_the_edges_of_the_room_there_is() {
    // One row: as many columns as squares. And columns that are empty, on a board of just 64 bits.
    expect(accepted<basic_layout<3>>({.columns = 3, .rows = 1, .run = 3, .gravity = drop}, "XO.",
                                     first, outcome::in_play));
    auto l = *basic_layout<64>::start({.columns = 8, .rows = 8, .run = 4, .gravity = drop});
    l.put({7, 7}, mark::first);
    l.put({7, 6}, mark::second);
    return expect(l.checked().has_value());
}
AT_BOTH_TIMES(columns_at_the_edges_of_the_room_there_is)

constexpr bool the_counts_say_who_moves() {
    expect(laid<small>(tic_tac_toe, ".........", first).mover_by_counts() == first);
    expect(laid<small>(tic_tac_toe, "X........", first).mover_by_counts() == second);
    expect(laid<small>(tic_tac_toe, "XO.......", first).mover_by_counts() == first);
    constexpr rules turned = starting_with(second, tic_tac_toe);
    expect(laid<small>(turned, ".........", first).mover_by_counts() == second);
    expect(laid<small>(turned, "O........", first).mover_by_counts() == first);
    return expect(laid<small>(turned, "XO.......", first).mover_by_counts() == second);
}
AT_BOTH_TIMES(the_counts_say_who_moves)

constexpr bool counts_must_agree_with_who_moves() {
    expect(accepted<small>(tic_tac_toe, "XO.......", first, outcome::in_play));
    expect(refused<small>(tic_tac_toe, "XO.......", second, {stone_counts, {}, 1, 1}));
    expect(accepted<small>(tic_tac_toe, "X........", second, outcome::in_play));
    expect(refused<small>(tic_tac_toe, "X........", first, {stone_counts, {}, 1, 0}));
    expect(refused<small>(tic_tac_toe, "X.X......", first, {stone_counts, {}, 2, 0}));
    expect(refused<small>(tic_tac_toe, "X.X......", second, {stone_counts, {}, 2, 0}));
    expect(refused<small>(tic_tac_toe, "O........", first, {stone_counts, {}, 0, 1}));
    expect(refused<small>(tic_tac_toe, "O........", second, {stone_counts, {}, 0, 1}));
    constexpr rules turned = starting_with(second, tic_tac_toe);
    expect(accepted<small>(turned, "O........", first, outcome::in_play));
    return expect(refused<small>(turned, "X........", second, {stone_counts, {}, 1, 0}));
}
AT_BOTH_TIMES(counts_must_agree_with_who_moves)

constexpr bool dropped_stones_do_not_float() {
    expect(accepted<dropped>(drop_4x3,
                             "...."
                             "O..."
                             "X..X",
                             second, outcome::in_play));
    expect(refused<dropped>(drop_4x3,
                            "...."
                            "X..O"
                            "X...",
                            second, {floating_stone, {3, 1}}));
    expect(refused<dropped>(drop_4x3,
                            "O..."
                            "...."
                            "X...",
                            first, {floating_stone, {0, 0}}));
    // Where stones are placed, they may stand anywhere.
    return expect(accepted<dropped>({.columns = 4, .rows = 3, .run = 3}, "O.......X...", first,
                                    outcome::in_play));
}
AT_BOTH_TIMES(dropped_stones_do_not_float)

constexpr bool no_line_of_the_player_to_move() {
    expect(refused<small>(tic_tac_toe, "XXXOO...O", first, {played_past_end, {0, 0}}));
    expect(refused<small>(tic_tac_toe, "XX.OOOX.X", second, {played_past_end, {0, 1}}));
    // Of two lines the first in reading order is named.
    expect(refused<basic_layout<18>>({.columns = 6, .rows = 3, .run = 3},
                                     "XXXO.O"
                                     "O.O.O."
                                     "XXX.O.",
                                     first, {played_past_end, {0, 0}}));
    // Both have a line: the one to move had it before.
    return expect(refused<small>(tic_tac_toe, "XXXOOO...", first, {played_past_end, {0, 0}}));
}
AT_BOTH_TIMES(no_line_of_the_player_to_move)

constexpr bool lines_that_are_too_long_need_an_order_too() {
    // The stone in the middle is in long lines of all directions, and came last.
    expect(accepted<basic_layout<51>>(exactly({.columns = 17, .rows = 3, .run = 2}),
                                      "XXXXX.O.O.O.O.O.O"
                                      ".XXX............."
                                      "XXXXX.O.O.O.O.O.O",
                                      second, outcome::in_play));
    // Nothing decides, but whichever stone came last, two in a row were there before.
    return expect(refused<basic_layout<48>>(exactly({.columns = 12, .rows = 4, .run = 2}),
                                            "XXX..O.O.O.O"
                                            "..X........."
                                            ".XXX.O.O.O.."
                                            "X...........",
                                            second, {no_order}));
}
AT_BOTH_TIMES(lines_that_are_too_long_need_an_order_too)

constexpr bool a_board_that_fills_its_words_to_the_last_bit() {
    constexpr rules r{.columns = 8, .rows = 8, .run = 3};
    auto l = *basic_layout<64>::start(r);
    for (const int row : {5, 6, 7}) l.put({7, row}, mark::first);
    for (const int column : {0, 1, 2}) l.put({column, 6}, mark::first);
    for (const int column : {0, 2, 4, 6}) l.put({column, 0}, mark::second);
    l.put({0, 4}, mark::second);
    l.set_to_move(second);
    expect(l.stones_of(first) == 6 && l.stones_of(second) == 5);
    return expect(l.checked().error() == illegal_layout{played_past_end, {7, 5}});
}
AT_BOTH_TIMES(a_board_that_fills_its_words_to_the_last_bit)

constexpr bool unchecked_takes_what_no_game_reaches() {
    const auto p = laid<small>(tic_tac_toe, "OXOOXXXO.", second).unchecked();
    expect(p.stones() == 8 && p.to_move() == second && p.outcome() == outcome::in_play);
    const auto next = p.play(square{2, 2});
    expect(next && next->outcome() == outcome::draw);
    // Of two lines, that of the one who is not to move counts.
    expect(laid<small>(tic_tac_toe, "XXXOOO...", first).unchecked().outcome() ==
           outcome::second_won);
    expect(laid<small>(tic_tac_toe, "XXXOOO...", second).unchecked().outcome() ==
           outcome::first_won);
    expect(laid<small>(tic_tac_toe, "XXX......", first).unchecked().outcome() ==
           outcome::first_won);
    return expect(laid<small>(tic_tac_toe, "XXXXXXXXX", first).unchecked().outcome() ==
                  outcome::first_won);
}
AT_BOTH_TIMES(unchecked_takes_what_no_game_reaches)

constexpr bool senseless_rules_do_not_start() {
    using number = illegal_rules::number;
    expect(small::start({0, 3, 3}).error() == illegal_rules{number::columns, 0, 999});
    return expect(small::start({4, 3, 3}).error() == illegal_rules{number::squares, 12, 9});
}
AT_BOTH_TIMES(senseless_rules_do_not_start)

TEST_CASE("dynamic layouts") {
    CHECK(accepted<layout>(drop_4x3, "....OO..XXX.", second, outcome::first_won));
    CHECK(refused<layout>(tic_tac_toe, "XXXOOO...", first, {played_past_end, {0, 0}}));
    CHECK(refused<layout>(drop_4x3, "O.......X...", first, {floating_stone, {0, 0}}));
    CHECK(!layout::start({3, 3, 0}));
}

}  // namespace
}  // namespace layout_test
