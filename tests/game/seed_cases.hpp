// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <inarow/core/list.hpp>
#include <inarow/game/illegal_move.hpp>

#include <initializer_list>
#include <string_view>

// Cases from five documents about such games in other languages: those where they are wrong, with
// the right answer, and those that they publish. A table, so that values and types can be held to
// the same: `cases` is constexpr and can be walked with an index, at run time or as an
// index_sequence.

namespace seed {

using namespace inarow;

/// A move that is tried: legal, or refused for just this reason. A refused one changes nothing.
struct step {
    move wish;
    bool is_refused = false;
    illegal_move::reason why{};
};

// Members in the order in which a case reads, whatever room that costs.
struct seed_case {  // NOLINT(clang-analyzer-optin.performance.Padding)
    /// Of the table of wrong answers, from 1; 0 with the cases that the documents publish.
    int row = 0;
    std::string_view what;
    rules on;
    /// What the game begins from: rows from the top one after the other, X, O and '.', not
    /// necessarily a board that play reaches. Empty: the empty board.
    std::string_view from{};
    player from_to_move = first;  ///< with `from`
    core::list<step, 48> steps{};
    // What holds after all steps:
    inarow::outcome outcome = outcome::in_play;
    player to_move = first;
    std::string_view board;  ///< like `from`
};

/// Squares are (row, column), both from 0, row 0 on top: as the documents have them.
constexpr step onto(int row, int column) { return {square{.column = column, .row = row}}; }
constexpr step into(int column) { return {move::into_column(column)}; }
constexpr step refused(step s, illegal_move::reason why) { return {s.wish, true, why}; }
constexpr step by(player side, step s) { return {s.wish.made_by(side), s.is_refused, s.why}; }

constexpr core::list<step, 48> steps(std::initializer_list<step> all) {
    core::list<step, 48> result;
    for (const step& s : all) result.push_back(s);
    return result;
}
constexpr core::list<step, 48> columns(std::initializer_list<int> all) {
    core::list<step, 48> result;
    for (const int column : all) result.push_back(into(column));
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
     .on = connect_four,
     .steps = columns({2, 1, 3, 2, 3, 3, 4, 4, 4, 4}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "......."
              "......."
              "....O.."
              "...OX.."
              "..OXO.."
              ".OXXX.."},
    {.row = 2,
     .what = "a falling diagonal at the left edge",
     .on = connect_four,
     .steps = columns({0, 1, 3, 1, 5, 0, 1, 2, 2, 0, 0}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "......."
              "......."
              "X......"
              "OX....."
              "OOX...."
              "XOOX.X."},
    // 3: diagonals low at the edges, one of each kind. (All 69 lines have a test of their own.)
    {.row = 3,
     .what = "a rising diagonal from the lower left corner",
     .on = connect_four,
     .steps = columns({0, 3, 2, 3, 3, 1, 1, 2, 2, 1, 3}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "......."
              "......."
              "...X..."
              ".OXX..."
              ".XOO..."
              "XOXO..."},
    {.row = 3,
     .what = "a rising diagonal to the right edge",
     .on = connect_four,
     .steps = columns({6, 3, 4, 4, 6, 5, 6, 6, 5, 5}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "......."
              "......."
              "......O"
              ".....OX"
              "....OXX"
              "...OXOX"},
    {.row = 3,
     .what = "a falling diagonal from the left edge",
     .on = connect_four,
     .steps = columns({2, 3, 0, 2, 1, 1, 0, 1, 0, 0}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "......."
              "......."
              "O......"
              "XO....."
              "XOO...."
              "XXXO..."},
    {.row = 3,
     .what = "a falling diagonal into the lower right corner",
     .on = connect_four,
     .steps = columns({6, 3, 3, 5, 5, 4, 4, 0, 4, 3, 3}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "......."
              "......."
              "...X..."
              "...OX.."
              "...XXX."
              "O..OOOX"},
    // 4: the last square of all wins.
    {.row = 4,
     .what = "42 moves, the last one wins",
     .on = connect_four,
     .steps = columns({4, 6, 0, 2, 6, 5, 1, 2, 5, 2, 3, 4, 1, 1, 4, 0, 3, 5, 5, 6, 2,
                       4, 3, 0, 1, 3, 1, 5, 0, 1, 3, 0, 2, 6, 2, 4, 3, 0, 4, 6, 6, 5}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "OOXXXOX"
              "OXXXOOO"
              "XXXOOXO"
              "OOOXXOO"
              "OXOXOXX"
              "XXOXXOO"},
    // 5: what cannot be played is refused, and the turn does not pass.
    {.row = 5,
     .what = "a full column, and columns that are none",
     .on = connect_four,
     .steps = steps({into(3), into(3), into(3), into(3), into(3), into(3),
                     refused(into(3), column_full), refused(into(7), off_the_board),
                     refused(into(-1), off_the_board), by(first, into(2))}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "...O..."
              "...X..."
              "...O..."
              "...X..."
              "...O..."
              "..XX..."},
    // 6: moves that go on from a game in which the second player is to move.
    {.row = 6,
     .what = "a game that goes on with the second player",
     .on = tic_tac_toe,
     .from = "..."
             "..."
             ".X.",
     .from_to_move = second,
     .steps = steps({refused(by(first, onto(0, 0)), wrong_player), by(second, onto(0, 0)),
                     by(first, onto(1, 1))}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "O.."
              ".X."
              ".X."},
    // 7: on a draw, every square can be asked about. (`board` says what each must answer.)
    {.row = 7,
     .what = "a draw",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(0, 1), onto(0, 2), onto(1, 0), onto(1, 2), onto(1, 1),
                     onto(2, 0), onto(2, 2), onto(2, 1), refused(onto(1, 1), game_over)}),
     .outcome = outcome::draw,
     .to_move = second,
     .board = "XOX"
              "OOX"
              "XXO"},
    // 8: sizes side by side.
    {.row = 8,
     .what = "three in a row wins on 3x3",
     .on = square_board(3),
     .steps = steps({onto(0, 0), onto(1, 0), onto(0, 1), onto(1, 1), onto(0, 2)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "XXX"
              "OO."
              "..."},
    {.row = 8,
     .what = "and does not on 4x4",
     .on = square_board(4),
     .steps = steps({onto(0, 0), onto(1, 0), onto(0, 1), onto(1, 1), onto(0, 2)}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "XXX."
              "OO.."
              "...."
              "...."},
    // 9: all squares of a big board are distinct. ("111" was both (1,11) and (11,1).)
    // Column 1 and row 11, from 1 and from below, is the upper left corner here.
    {.row = 9,
     .what = "squares (1,11) and (11,1), counted from 1, of 11x11",
     .on = square_board(11),
     .steps = steps({onto(0, 0), onto(10, 10), refused(onto(10, 10), taken),
                     refused(onto(11, 0), off_the_board)}),
     .outcome = outcome::in_play,
     .to_move = first,
     .board = "X.........."
              "..........."
              "..........."
              "..........."
              "..........."
              "..........."
              "..........."
              "..........."
              "..........."
              "..........."
              "..........O"},
    // 10: sides that differ, and a run shorter than the sides.
    {.row = 10,
     .what = "5 by 3, three in a row",
     .on = {.columns = 5, .rows = 3, .run = 3},
     .steps = steps({onto(0, 4), onto(0, 0), onto(1, 3), onto(1, 0), onto(2, 2)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "O...X"
              "O..X."
              "..X.."},
    {.row = 10,
     .what = "3 by 5, three in a row",
     .on = {.columns = 3, .rows = 5, .run = 3},
     .steps = steps({onto(0, 0), onto(2, 1), onto(0, 1), onto(3, 1), onto(0, 2)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "XXX"
              "..."
              ".O."
              ".O."
              "..."},
    {.row = 10,
     .what = "3 by 5, a column that only the run ends",
     .on = {.columns = 3, .rows = 5, .run = 3},
     .steps = steps({onto(0, 0), onto(2, 1), onto(0, 1), onto(3, 1), onto(4, 2), onto(4, 1)}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "XX."
              "..."
              ".O."
              ".O."
              ".OX"},
    // 11: each row and column wins.
    {.row = 11,
     .what = "row 1",
     .on = tic_tac_toe,
     .steps = steps({onto(1, 0), onto(0, 0), onto(1, 1), onto(0, 1), onto(1, 2)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "OO."
              "XXX"
              "..."},
    {.row = 11,
     .what = "row 2, the second player",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(2, 0), onto(0, 1), onto(2, 1), onto(1, 2), onto(2, 2)}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "XX."
              "..X"
              "OOO"},
    {.row = 11,
     .what = "column 1",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 1), onto(0, 0), onto(1, 1), onto(1, 0), onto(2, 1)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "OX."
              "OX."
              ".X."},
    {.row = 11,
     .what = "column 2, the second player",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(0, 2), onto(1, 0), onto(1, 2), onto(2, 1), onto(2, 2)}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "X.O"
              "X.O"
              ".XO"},
    // 12: both diagonals, for who laid them.
    {.row = 12,
     .what = "the falling diagonal",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(0, 1), onto(1, 1), onto(0, 2), onto(2, 2)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "XOO"
              ".X."
              "..X"},
    {.row = 12,
     .what = "the rising diagonal, the second player",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(0, 2), onto(0, 1), onto(1, 1), onto(2, 2), onto(2, 0)}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "XXO"
              ".O."
              "O.X"},
    // 13: refused, with the reason. (There is no game that has not been started.)
    {.row = 13,
     .what = "a move after a win",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(1, 0), onto(0, 1), onto(1, 1), onto(0, 2),
                     refused(onto(2, 2), game_over), refused(onto(0, 0), game_over),
                     refused(onto(9, 9), game_over), refused(by(first, onto(2, 2)), game_over)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "XXX"
              "OO."
              "..."},
    {.row = 13,
     .what = "one player three times running",
     .on = tic_tac_toe,
     .steps = steps({by(first, onto(0, 0)), refused(by(first, onto(0, 1)), wrong_player),
                     refused(by(first, onto(0, 2)), wrong_player)}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "X.."
              "..."
              "..."},
    {.row = 13,
     .what = "squares that do not exist, and one that is taken",
     .on = tic_tac_toe,
     .steps = steps({refused(onto(3, 0), off_the_board), refused(onto(0, 3), off_the_board),
                     refused(onto(-1, 0), off_the_board), refused(onto(0, -1), off_the_board),
                     onto(1, 1), refused(onto(1, 1), taken)}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "..."
              ".X."
              "..."},
    // 14: "1,0" and "10,0", "1,10" and "11,0" are four squares.
    {.row = 14,
     .what = "squares of 12x12 that were confused",
     .on = square_board(12),
     .steps = steps({onto(1, 0), onto(10, 0), onto(1, 10), onto(11, 0), refused(onto(10, 0), taken),
                     refused(onto(1, 10), taken)}),
     .outcome = outcome::in_play,
     .to_move = first,
     .board = "............"
              "X.........X."
              "............"
              "............"
              "............"
              "............"
              "............"
              "............"
              "............"
              "............"
              "O..........."
              "O..........."},
    // 15: a full row is no full board.
    {.row = 15,
     .what = "a full row on 3x3",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(0, 1), onto(0, 2)}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "XOX"
              "..."
              "..."},
    {.row = 15,
     .what = "a full bottom row",
     .on = connect_four,
     .steps = columns({0, 1, 2, 3, 4, 5, 6}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "......."
              "......."
              "......."
              "......."
              "......."
              "XOXOXOX"},
    // 16: the ninth move wins; and a full column leaves the game unchanged.
    {.row = 16,
     .what = "a win on the ninth move",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 0), onto(0, 1), onto(0, 2), onto(1, 0), onto(1, 1), onto(1, 2),
                     onto(2, 1), onto(2, 0), onto(2, 2)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "XOX"
              "OXO"
              "OXX"},
    {.row = 16,
     .what = "a full column, and then the same player",
     .on = connect_four,
     .steps = steps(
         {into(0), into(0), into(0), into(0), into(0), into(0), refused(into(0), column_full)}),
     .outcome = outcome::in_play,
     .to_move = first,
     .board = "O......"
              "X......"
              "O......"
              "X......"
              "O......"
              "X......"},

    // What the document on tic-tac-toe publishes.
    {.what = "tic-tac-toe, moves 1 to 4",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 1), onto(0, 0), onto(1, 1), onto(2, 0)}),
     .outcome = outcome::in_play,
     .to_move = first,
     .board = "OX."
              ".X."
              "O.."},
    {.what = "tic-tac-toe, X wins",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 1), onto(0, 0), onto(1, 1), onto(2, 0), onto(2, 1)}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "OX."
              ".X."
              "OX."},
    {.what = "tic-tac-toe, move 5",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 1), onto(0, 0), onto(1, 1), onto(2, 0), onto(2, 2)}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = "OX."
              ".X."
              "O.X"},
    {.what = "tic-tac-toe, a taken square",
     .on = tic_tac_toe,
     .steps = steps({onto(0, 1), refused(onto(0, 1), taken)}),
     .outcome = outcome::in_play,
     .to_move = second,
     .board = ".X."
              "..."
              "..."},
    {.what = "tic-tac-toe, a draw from a board that play does not reach",
     .on = tic_tac_toe,
     .from = boards::nearly_drawn_3x3,
     .from_to_move = second,
     .steps = steps({onto(2, 2)}),
     .outcome = outcome::draw,
     .to_move = first,
     .board = "OXO"
              "OXX"
              "XOO"},

    // What the document on Connect Four publishes.
    {.what = "Connect Four, moves 1 to 6",
     .on = connect_four,
     .steps = columns({0, 0, 0, 1, 2, 1}),
     .outcome = outcome::in_play,
     .to_move = first,
     .board = "......."
              "......."
              "......."
              "X......"
              "OO....."
              "XOX...."},
    {.what = "Connect Four, the second player wins",
     .on = connect_four,
     .from = "......."
             "......."
             "X......"
             "X......"
             "OOO...."
             "XOXX...",
     .from_to_move = second,
     .steps = columns({3}),
     .outcome = outcome::second_won,
     .to_move = first,
     .board = "......."
              "......."
              "X......"
              "X......"
              "OOOO..."
              "XOXX..."},
    {.what = "Connect Four, the first player wins",
     .on = connect_four,
     .from = "......."
             "......."
             "O......"
             "X......"
             "O.OO..."
             "X.XX...",
     .from_to_move = first,
     .steps = columns({1}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "......."
              "......."
              "O......"
              "X......"
              "O.OO..."
              "XXXX..."},
    {.what = "Connect Four, a diagonal",
     .on = connect_four,
     .from = "......."
             "......."
             "......."
             "..XO..."
             "OXOO..."
             "XOXX...",
     .from_to_move = first,
     .steps = columns({3}),
     .outcome = outcome::first_won,
     .to_move = second,
     .board = "......."
              "......."
              "...X..."
              "..XO..."
              "OXOO..."
              "XOXX..."},
    {.what = "Connect Four, a draw from a board that play does not reach",
     .on = connect_four,
     .from = boards::nearly_drawn_7x6,
     .from_to_move = first,
     .steps = columns({6}),
     .outcome = outcome::draw,
     .to_move = second,
     .board = "XOOXXOX"
              "OXXOOXO"
              "XOOXXOX"
              "OXXOOXO"
              "XOOXXOX"
              "OXXOOXO"},
};

inline constexpr int case_count = static_cast<int>(sizeof(cases) / sizeof(cases[0]));

}  // namespace seed
