// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/inplace_vector.hpp>
#include <inarow/game/illegal_move.hpp>

#include <initializer_list>
#include <string_view>

// Cases from five documents about such games in other languages: those where they are wrong, with
// the right answer, and those that they publish. A table, so that values and types can be held to
// the same: `cases` is constexpr and can be walked with an index, at run time or as an
// index_sequence. What stands on the boards, the oracle says (game/seed_test.cpp).

namespace seed {

using namespace inarow;

/// A move that is tried: legal, or refused for just this reason. A refused one changes nothing.
struct step {
    move attempted;
    bool is_refused = false;
    illegal_move::reason why{};
};

// Members in the order in which a case reads, whatever room that costs.
struct seed_case {  // NOLINT(clang-analyzer-optin.performance.Padding)
    /// The row in the table of wrong answers, from 1; 0 with the cases that the documents publish.
    int row = 0;
    std::string_view what;
    inarow::rules rules;
    /// The board at the start: rows from the top one after the other, X, O and '.', not
    /// necessarily a board that play reaches. Empty: the empty board.
    std::string_view start{};
    player start_to_move = first;  ///< with `start`
    core::inplace_vector<step, 48> steps{};
    // What holds after all steps:
    inarow::outcome outcome = outcome::in_play;
    player to_move = first;
};

/// Squares are (row, column), both from 0, row 0 on top: as the documents have them.
constexpr step placed(int row, int column) { return {square{.column = column, .row = row}}; }
constexpr step dropped(int column) { return {move::into_column(column)}; }
constexpr step refused(step s, illegal_move::reason why) { return {s.attempted, true, why}; }
constexpr step made_by(player side, step s) {
    return {s.attempted.made_by(side), s.is_refused, s.why};
}

constexpr core::inplace_vector<step, 48> steps(std::initializer_list<step> all) {
    core::inplace_vector<step, 48> result;
    for (const step& s : all) result.push_back(s);
    return result;
}
constexpr core::inplace_vector<step, 48> columns(std::initializer_list<int> all) {
    core::inplace_vector<step, 48> result;
    for (const int column : all) result.push_back(dropped(column));
    return result;
}

namespace boards {
inline constexpr std::string_view nearly_drawn_3x3 =
    "OXO"
    "OXX"
    "XO.";
inline constexpr std::string_view nearly_drawn_7x6 =
    "XOOXXO."
    "OXXOOXO"
    "XOOXXOX"
    "OXXOOXO"
    "XOOXXOX"
    "OXXOOXO";
}  // namespace boards

using enum illegal_move::reason;

inline constexpr seed_case cases[] = {
    // 1, 2: lines that were not seen.
    {.row = 1,
     .what = "a diagonal of the second player",
     .rules = connect_four,
     .steps = columns({2, 1, 3, 2, 3, 3, 4, 4, 4, 4}),
     .outcome = outcome::second_won,
     .to_move = first},
    {.row = 2,
     .what = "a falling diagonal at the left edge",
     .rules = connect_four,
     .steps = columns({0, 1, 3, 1, 5, 0, 1, 2, 2, 0, 0}),
     .outcome = outcome::first_won,
     .to_move = second},
    // 3: diagonals low at the edges, one of each kind. (All 69 lines have a test of their own.)
    {.row = 3,
     .what = "a rising diagonal from the lower left corner",
     .rules = connect_four,
     .steps = columns({0, 3, 2, 3, 3, 1, 1, 2, 2, 1, 3}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 3,
     .what = "a rising diagonal to the right edge",
     .rules = connect_four,
     .steps = columns({6, 3, 4, 4, 6, 5, 6, 6, 5, 5}),
     .outcome = outcome::second_won,
     .to_move = first},
    {.row = 3,
     .what = "a falling diagonal from the left edge",
     .rules = connect_four,
     .steps = columns({2, 3, 0, 2, 1, 1, 0, 1, 0, 0}),
     .outcome = outcome::second_won,
     .to_move = first},
    {.row = 3,
     .what = "a falling diagonal into the lower right corner",
     .rules = connect_four,
     .steps = columns({6, 3, 3, 5, 5, 4, 4, 0, 4, 3, 3}),
     .outcome = outcome::first_won,
     .to_move = second},
    // 4: the last square of all wins.
    {.row = 4,
     .what = "42 moves, the last one wins",
     .rules = connect_four,
     .steps = columns({4, 6, 0, 2, 6, 5, 1, 2, 5, 2, 3, 4, 1, 1, 4, 0, 3, 5, 5, 6, 2,
                       4, 3, 0, 1, 3, 1, 5, 0, 1, 3, 0, 2, 6, 2, 4, 3, 0, 4, 6, 6, 5}),
     .outcome = outcome::second_won,
     .to_move = first},
    // 5: what cannot be played is refused, and the turn does not pass.
    {.row = 5,
     .what = "a full column, and columns that are none",
     .rules = connect_four,
     .steps = steps({dropped(3), dropped(3), dropped(3), dropped(3), dropped(3), dropped(3),
                     refused(dropped(3), column_full), refused(dropped(7), off_the_board),
                     refused(dropped(-1), off_the_board), made_by(first, dropped(2))}),
     .outcome = outcome::in_play,
     .to_move = second},
    // 6: moves that go on from a game in which the second player is to move.
    {.row = 6,
     .what = "a game that goes on with the second player",
     .rules = tic_tac_toe,
     .start = "..."
              "..."
              ".X.",
     .start_to_move = second,
     .steps = steps({refused(made_by(first, placed(0, 0)), wrong_player),
                     made_by(second, placed(0, 0)), made_by(first, placed(1, 1))}),
     .outcome = outcome::in_play,
     .to_move = second},
    // 7: on a draw, every square can be asked about.
    {.row = 7,
     .what = "a draw",
     .rules = tic_tac_toe,
     .steps =
         steps({placed(0, 0), placed(0, 1), placed(0, 2), placed(1, 0), placed(1, 2), placed(1, 1),
                placed(2, 0), placed(2, 2), placed(2, 1), refused(placed(1, 1), game_over)}),
     .outcome = outcome::draw,
     .to_move = second},
    // 8: sizes side by side.
    {.row = 8,
     .what = "three in a row wins on 3x3",
     .rules = square_board(3),
     .steps = steps({placed(0, 0), placed(1, 0), placed(0, 1), placed(1, 1), placed(0, 2)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 8,
     .what = "and does not on 4x4",
     .rules = square_board(4),
     .steps = steps({placed(0, 0), placed(1, 0), placed(0, 1), placed(1, 1), placed(0, 2)}),
     .outcome = outcome::in_play,
     .to_move = second},
    // 9: all squares of a big board are distinct. ("111" was both (1,11) and (11,1).)
    // Column 1 and row 11, from 1 and from below, is the upper left corner here.
    {.row = 9,
     .what = "squares (1,11) and (11,1), counted from 1, of 11x11",
     .rules = square_board(11),
     .steps = steps({placed(0, 0), placed(10, 10), refused(placed(10, 10), taken),
                     refused(placed(11, 0), off_the_board)}),
     .outcome = outcome::in_play,
     .to_move = first},
    // 10: sides that differ, and a run shorter than the sides.
    {.row = 10,
     .what = "5 by 3, three in a row",
     .rules = {.columns = 5, .rows = 3, .run = 3},
     .steps = steps({placed(0, 4), placed(0, 0), placed(1, 3), placed(1, 0), placed(2, 2)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 10,
     .what = "3 by 5, three in a row",
     .rules = {.columns = 3, .rows = 5, .run = 3},
     .steps = steps({placed(0, 0), placed(2, 1), placed(0, 1), placed(3, 1), placed(0, 2)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 10,
     .what = "3 by 5, a column that only the run ends",
     .rules = {.columns = 3, .rows = 5, .run = 3},
     .steps = steps(
         {placed(0, 0), placed(2, 1), placed(0, 1), placed(3, 1), placed(4, 2), placed(4, 1)}),
     .outcome = outcome::second_won,
     .to_move = first},
    // 11: each row and column wins.
    {.row = 11,
     .what = "row 1",
     .rules = tic_tac_toe,
     .steps = steps({placed(1, 0), placed(0, 0), placed(1, 1), placed(0, 1), placed(1, 2)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 11,
     .what = "row 2, the second player",
     .rules = tic_tac_toe,
     .steps = steps(
         {placed(0, 0), placed(2, 0), placed(0, 1), placed(2, 1), placed(1, 2), placed(2, 2)}),
     .outcome = outcome::second_won,
     .to_move = first},
    {.row = 11,
     .what = "column 1",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 1), placed(0, 0), placed(1, 1), placed(1, 0), placed(2, 1)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 11,
     .what = "column 2, the second player",
     .rules = tic_tac_toe,
     .steps = steps(
         {placed(0, 0), placed(0, 2), placed(1, 0), placed(1, 2), placed(2, 1), placed(2, 2)}),
     .outcome = outcome::second_won,
     .to_move = first},
    // 12: both diagonals, for who laid them.
    {.row = 12,
     .what = "the falling diagonal",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 0), placed(0, 1), placed(1, 1), placed(0, 2), placed(2, 2)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 12,
     .what = "the rising diagonal, the second player",
     .rules = tic_tac_toe,
     .steps = steps(
         {placed(0, 0), placed(0, 2), placed(0, 1), placed(1, 1), placed(2, 2), placed(2, 0)}),
     .outcome = outcome::second_won,
     .to_move = first},
    // 13: refused, with the reason. (There is no game that has not been started.)
    {.row = 13,
     .what = "a move after a win",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 0), placed(1, 0), placed(0, 1), placed(1, 1), placed(0, 2),
                     refused(placed(2, 2), game_over), refused(placed(0, 0), game_over),
                     refused(placed(9, 9), game_over),
                     refused(made_by(first, placed(2, 2)), game_over)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 13,
     .what = "one player three times running",
     .rules = tic_tac_toe,
     .steps =
         steps({made_by(first, placed(0, 0)), refused(made_by(first, placed(0, 1)), wrong_player),
                refused(made_by(first, placed(0, 2)), wrong_player)}),
     .outcome = outcome::in_play,
     .to_move = second},
    {.row = 13,
     .what = "squares that do not exist, and one that is taken",
     .rules = tic_tac_toe,
     .steps = steps({refused(placed(3, 0), off_the_board), refused(placed(0, 3), off_the_board),
                     refused(placed(-1, 0), off_the_board), refused(placed(0, -1), off_the_board),
                     placed(1, 1), refused(placed(1, 1), taken)}),
     .outcome = outcome::in_play,
     .to_move = second},
    // 14: "1,0" and "10,0", "1,10" and "11,0" are four squares.
    {.row = 14,
     .what = "squares of 12x12 that were confused",
     .rules = square_board(12),
     .steps = steps({placed(1, 0), placed(10, 0), placed(1, 10), placed(11, 0),
                     refused(placed(10, 0), taken), refused(placed(1, 10), taken)}),
     .outcome = outcome::in_play,
     .to_move = first},
    // 15: a full row is no full board.
    {.row = 15,
     .what = "a full row on 3x3",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 0), placed(0, 1), placed(0, 2)}),
     .outcome = outcome::in_play,
     .to_move = second},
    {.row = 15,
     .what = "a full bottom row",
     .rules = connect_four,
     .steps = columns({0, 1, 2, 3, 4, 5, 6}),
     .outcome = outcome::in_play,
     .to_move = second},
    // 16: the ninth move wins; and a full column leaves the game unchanged.
    {.row = 16,
     .what = "a win on the ninth move",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 0), placed(0, 1), placed(0, 2), placed(1, 0), placed(1, 1),
                     placed(1, 2), placed(2, 1), placed(2, 0), placed(2, 2)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.row = 16,
     .what = "a full column, and then the same player",
     .rules = connect_four,
     .steps = steps({dropped(0), dropped(0), dropped(0), dropped(0), dropped(0), dropped(0),
                     refused(dropped(0), column_full)}),
     .outcome = outcome::in_play,
     .to_move = first},

    // What the document on tic-tac-toe publishes.
    {.what = "tic-tac-toe, moves 1 to 4",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 1), placed(0, 0), placed(1, 1), placed(2, 0)}),
     .outcome = outcome::in_play,
     .to_move = first},
    {.what = "tic-tac-toe, X wins",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 1), placed(0, 0), placed(1, 1), placed(2, 0), placed(2, 1)}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.what = "tic-tac-toe, move 5",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 1), placed(0, 0), placed(1, 1), placed(2, 0), placed(2, 2)}),
     .outcome = outcome::in_play,
     .to_move = second},
    {.what = "tic-tac-toe, a taken square",
     .rules = tic_tac_toe,
     .steps = steps({placed(0, 1), refused(placed(0, 1), taken)}),
     .outcome = outcome::in_play,
     .to_move = second},
    {.what = "tic-tac-toe, a draw from a board that play does not reach",
     .rules = tic_tac_toe,
     .start = boards::nearly_drawn_3x3,
     .start_to_move = second,
     .steps = steps({placed(2, 2)}),
     .outcome = outcome::draw,
     .to_move = first},

    // What the document on Connect Four publishes.
    {.what = "Connect Four, moves 1 to 6",
     .rules = connect_four,
     .steps = columns({0, 0, 0, 1, 2, 1}),
     .outcome = outcome::in_play,
     .to_move = first},
    {.what = "Connect Four, the second player wins",
     .rules = connect_four,
     .start = "......."
              "......."
              "X......"
              "X......"
              "OOO...."
              "XOXX...",
     .start_to_move = second,
     .steps = columns({3}),
     .outcome = outcome::second_won,
     .to_move = first},
    {.what = "Connect Four, the first player wins",
     .rules = connect_four,
     .start = "......."
              "......."
              "O......"
              "X......"
              "O.OO..."
              "X.XX...",
     .start_to_move = first,
     .steps = columns({1}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.what = "Connect Four, a diagonal",
     .rules = connect_four,
     .start = "......."
              "......."
              "......."
              "..XO..."
              "OXOO..."
              "XOXX...",
     .start_to_move = first,
     .steps = columns({3}),
     .outcome = outcome::first_won,
     .to_move = second},
    {.what = "Connect Four, a draw from a board that play does not reach",
     .rules = connect_four,
     .start = boards::nearly_drawn_7x6,
     .start_to_move = first,
     .steps = columns({6}),
     .outcome = outcome::draw,
     .to_move = second},
};

inline constexpr int case_count = static_cast<int>(sizeof(cases) / sizeof(cases[0]));

}  // namespace seed
