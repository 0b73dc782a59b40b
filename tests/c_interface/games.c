/* SPDX-License-Identifier: BSL-1.0 */
/* Whole games on small boards: what the solver answers is played, and compared with the values that
 * trying every game gives. */
#include <inarow.h>

#include "expect.h"

#include <stdio.h>

enum { max_squares = 16 };

static inarow_position* after(const inarow_position* p, inarow_square s) {
    char error[INAROW_ERROR_SIZE];
    inarow_position* next = inarow_position_play_square(p, s.column, s.row, error, sizeof error);
    EXPECT_TEXT(error, "");
    EXPECT(inarow_position_at(next, s.column, s.row) == inarow_position_to_move(p));
    return next;
}

static int is_same(inarow_square a, inarow_square b) {
    return a.column == b.column && a.row == b.row;
}
static int is_win_for(inarow_outcome outcome, inarow_player side) {
    return outcome == (side == INAROW_FIRST ? INAROW_FIRST_WON : INAROW_SECOND_WON);
}
/* Larger is better for that player: a win, and the sooner; else a draw; else a late loss. */
static int worth(inarow_value v, inarow_player side) {
    if (v.outcome == INAROW_DRAW) return 0;
    return is_win_for(v.outcome, side) ? 100 - v.plies : v.plies - 100;
}

/* The value of a position and, where `of_moves` is not null, of each legal move: by trying every
 * game. Without scores. */
static inarow_value value_of(const inarow_position* p, inarow_value* of_moves) {
    const inarow_player mover = inarow_position_to_move(p);
    inarow_value best = {INAROW_ONGOING, 0, 0};
    inarow_square squares[max_squares];
    size_t count = max_squares;
    best.outcome = inarow_position_outcome(p);
    if (best.outcome != INAROW_ONGOING) return best;
    EXPECT(inarow_position_legal_moves(p, squares, &count) == INAROW_OK);
    for (size_t i = 0; i < count; ++i) {
        inarow_position* next = after(p, squares[i]);
        inarow_value v = value_of(next, NULL);
        ++v.plies;
        if (of_moves != NULL) of_moves[i] = v;
        if (i == 0 || worth(v, mover) > worth(best, mover)) best = v;
        inarow_position_destroy(next);
    }
    return best;
}

/* The score as inarow_value has it. */
static int score_of(inarow_value v, const inarow_position* p) {
    const int squares = inarow_position_columns(p) * inarow_position_rows(p);
    const int left = squares - inarow_position_stones(p) - v.plies;
    if (v.outcome == INAROW_DRAW) return 0;
    return is_win_for(v.outcome, inarow_position_to_move(p)) ? left / 2 + 1 : -(left / 2 + 1);
}
static int is_equal(inarow_value found, inarow_value wanted, const inarow_position* p) {
    return found.outcome == wanted.outcome && found.plies == wanted.plies &&
           found.score == score_of(wanted, p);
}

/* Every answer about a position in play; returns its value. */
static inarow_value check_answers(inarow_solver* solver, const inarow_position* p) {
    inarow_value of_moves[max_squares];
    const inarow_value wanted = value_of(p, of_moves);
    inarow_value value;
    inarow_outcome outcome;
    inarow_square legal[max_squares];
    inarow_scored_move moves[max_squares];
    inarow_square best[max_squares];
    size_t legal_count = max_squares;
    size_t count = max_squares;
    size_t best_count = max_squares;
    size_t next_best = 0;
    EXPECT(inarow_solve_value(solver, p, &value) == INAROW_OK && is_equal(value, wanted, p));
    EXPECT(inarow_solve_outcome(solver, p, &outcome) == INAROW_OK && outcome == wanted.outcome);
    EXPECT(inarow_position_legal_moves(p, legal, &legal_count) == INAROW_OK);
    EXPECT(inarow_solve_moves(solver, p, moves, &count) == INAROW_OK && count == legal_count);
    EXPECT(inarow_solve_best_moves(solver, p, best, &best_count) == INAROW_OK);
    for (size_t i = 0; i < count; ++i) {
        const inarow_square s = moves[i].square;
        EXPECT(is_same(s, legal[i]) && is_equal(moves[i].value, of_moves[i], p));
        if (of_moves[i].outcome != wanted.outcome || of_moves[i].plies != wanted.plies) continue;
        EXPECT(next_best < best_count && is_same(s, best[next_best]));
        ++next_best;
    }
    EXPECT(next_best == best_count && best_count > 0);
    return wanted;
}

/* A game in which both sides play the first best move: it ends as its value says, which is
 * returned. */
static inarow_value check_game(inarow_solver* solver, inarow_position* p) {
    const inarow_value wanted = check_answers(solver, p);
    int plies = 0;
    while (inarow_position_outcome(p) == INAROW_ONGOING && failures == 0) {
        char error[INAROW_ERROR_SIZE];
        char text[8];
        inarow_position* next;
        inarow_square best[max_squares];
        size_t count = max_squares;
        if (plies > 0) check_answers(solver, p);
        EXPECT(inarow_solve_best_moves(solver, p, best, &count) == INAROW_OK);
        inarow_position_move_text(p, best[0].column, best[0].row, text, sizeof text);
        next = inarow_position_play(p, text, error, sizeof error);
        EXPECT_TEXT(error, "");
        EXPECT(inarow_position_at(next, best[0].column, best[0].row) == inarow_position_to_move(p));
        inarow_position_destroy(p);
        p = next;
        ++plies;
    }
    EXPECT(inarow_position_outcome(p) == wanted.outcome && plies == wanted.plies);
    inarow_position_destroy(p);
    return wanted;
}

/* Against every reply of the other side, the computer player gets what the position is worth. */
static void check_player(inarow_solver* solver, const inarow_position* p, inarow_player computer,
                         int lower) {
    inarow_square squares[max_squares];
    size_t count = 1;
    int is_proven = 0;
    inarow_value end = {INAROW_ONGOING, 0, 0};
    end.outcome = inarow_position_outcome(p);
    if (end.outcome != INAROW_ONGOING) {
        const int got = worth(end, computer);
        EXPECT((got > 0) - (got < 0) >= lower);
        return;
    }
    if (inarow_position_to_move(p) == computer) {
        EXPECT(inarow_choose_move(solver, p, INAROW_MAX_LEVEL, 0, squares, &is_proven) ==
               INAROW_OK);
        EXPECT(is_proven);
    } else {
        count = max_squares;
        EXPECT(inarow_position_legal_moves(p, squares, &count) == INAROW_OK);
    }
    for (size_t i = 0; i < count && failures == 0; ++i) {
        inarow_position* next = after(p, squares[i]);
        check_player(solver, next, computer, lower);
        inarow_position_destroy(next);
    }
}

/* A stone that is alone in blocking a line comes to rest where the line is, not in its mirror. */
static void check_block(inarow_solver* solver, const char* moves, const char* wanted) {
    inarow_position* p = inarow_position_create("tic-tac-toe", moves, NULL, 0);
    inarow_position* next;
    inarow_square best[max_squares];
    inarow_square s = {-1, -1};
    size_t count = max_squares;
    char text[8];
    EXPECT(inarow_solve_best_moves(solver, p, best, &count) == INAROW_OK && count == 1);
    inarow_position_square_text(p, best[0].column, best[0].row, text, sizeof text);
    EXPECT_TEXT(text, wanted);
    EXPECT(inarow_position_read_move(p, wanted, &s, NULL, 0) == INAROW_OK);
    EXPECT(is_same(s, best[0]));
    next = after(p, best[0]);
    EXPECT(value_of(next, NULL).outcome == INAROW_DRAW);
    inarow_position_destroy(next);
    inarow_position_destroy(p);
}

int main(void) {
    static const char* const boards[] = {"tic-tac-toe",   "4x2/3/misere", "4x2/3/second",
                                         "4x2/3/exactly", "3x3/3/drop",   "3x3/2/drop/misere",
                                         "2x4/2/second",  "2x2/3/drop"};
    inarow_solver* solver = inarow_solver_create((size_t)1 << 20, 1, NULL, 0);
    check_block(solver, "a3 b2 a2", "a1");
    check_block(solver, "a1 b2 a2", "a3");
    check_block(solver, "c3 b2 b3", "a3");
    for (size_t i = 0; i < sizeof boards / sizeof *boards && failures == 0; ++i) {
        inarow_position* p = inarow_position_create(boards[i], "", NULL, 0);
        const inarow_value value = check_game(solver, inarow_position_play(p, "", NULL, 0));
        const int first = worth(value, INAROW_FIRST);
        const int sign = (first > 0) - (first < 0);
        check_player(solver, p, INAROW_FIRST, sign);
        check_player(solver, p, INAROW_SECOND, -sign);
        inarow_position_destroy(p);
        if (failures != 0) fprintf(stderr, "on %s\n", boards[i]);
    }
    inarow_solver_destroy(solver);
    return exit_code();
}
