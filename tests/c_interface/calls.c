/* SPDX-License-Identifier: BSL-1.0 */
/* Each function of the C interface, and what it refuses. With an argument, a folder that has
 * connect-four.book, the opening book too. */
#include <inarow.h>

#include "expect.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inarow_position* position(const char* rules, const char* moves) {
    char error[INAROW_ERROR_SIZE];
    inarow_position* p = inarow_position_create(rules, moves, error, sizeof error);
    EXPECT_TEXT(error, "");
    EXPECT(p != NULL);
    return p;
}

/* Whether a pointer is null and the error is that one. */
static void expect_refused(inarow_position* p, const char* error, const char* wanted) {
    EXPECT(p == NULL);
    EXPECT_TEXT(error, wanted);
    inarow_position_destroy(p);
}

static void check_version(void) {
    char text[32];
    int size = snprintf(text, sizeof text, "%d.%d.%d", INAROW_VERSION_MAJOR, INAROW_VERSION_MINOR,
                        INAROW_VERSION_PATCH);
    EXPECT(size > 0 && (size_t)size < sizeof text);
    EXPECT_TEXT(inarow_version(), text);
    EXPECT(inarow_version_number() == INAROW_VERSION_NUMBER);
    EXPECT(INAROW_VERSION_NUMBER / 1000 % 1000 == INAROW_VERSION_MINOR);
#ifdef VERSION_OF_BUILD /* what the build says */
    EXPECT_TEXT(inarow_version(), VERSION_OF_BUILD);
#endif
}

static void check_statuses(void) {
    const char* const none = inarow_status_text(-1);
    EXPECT_TEXT(none, "There is no such status.");
    for (int status = INAROW_OK; status <= INAROW_NO_RESOURCES; ++status)
        EXPECT(strcmp(inarow_status_text(status), none) != 0);
    EXPECT_TEXT(inarow_status_text(INAROW_NO_RESOURCES + 1), none);
    EXPECT_TEXT(inarow_status_text(INT_MAX), none);
}

/* Rows from the top: X in the top left corner, O in the middle of the bottom. */
static void check_squares(void) {
    inarow_position* p = position("3x4/3", "a4 b1");
    char text[64];
    inarow_square s = {-1, -1};
    EXPECT(inarow_position_columns(p) == 3 && inarow_position_rows(p) == 4);
    EXPECT(inarow_position_stones(p) == 2 && inarow_position_to_move(p) == INAROW_FIRST);
    EXPECT(inarow_position_at(p, 0, 0) == INAROW_FIRST);
    EXPECT(inarow_position_at(p, 1, 3) == INAROW_SECOND);
    EXPECT(inarow_position_at(p, 1, 0) == INAROW_NOBODY);
    EXPECT(inarow_position_at(p, -1, 0) == INAROW_NOBODY);
    EXPECT(inarow_position_at(p, 0, 4) == INAROW_NOBODY);
    EXPECT(inarow_position_square_text(p, 2, 3, text, sizeof text) == 2);
    EXPECT_TEXT(text, "c1");
    EXPECT(inarow_position_square_text(p, 3, 0, text, sizeof text) == 0);
    EXPECT_TEXT(text, "");
    EXPECT(inarow_position_move_text(p, 0, 1, text, sizeof text) == 2);
    EXPECT_TEXT(text, "a3");
    EXPECT(inarow_position_read_move(p, "c1", &s, text, sizeof text) == INAROW_OK);
    EXPECT(s.column == 2 && s.row == 3);
    EXPECT_TEXT(text, "");
    EXPECT(inarow_position_rules_text(p, text, sizeof text) == strlen("3x4/3"));
    EXPECT_TEXT(text, "3x4/3");
    inarow_position_board_text(p, text, sizeof text);
    EXPECT_TEXT(text, "X../.../.../.O. X");
    EXPECT(inarow_position_drawing(p, text, sizeof text) == strlen(text));
    EXPECT_TEXT(text, "4 X . .\n3 . . .\n2 . . .\n1 . O .\n  a b c\n");
    inarow_position_destroy(p);
}

static void check_drops(void) {
    inarow_position* p = position("connect-four", "44");
    char text[64];
    inarow_square s = {-1, -1};
    EXPECT(inarow_position_at(p, 3, 5) == INAROW_FIRST);
    EXPECT(inarow_position_at(p, 3, 4) == INAROW_SECOND);
    EXPECT(inarow_position_move_text(p, 3, 3, text, sizeof text) == 1);
    EXPECT_TEXT(text, "4");
    EXPECT(inarow_position_square_text(p, 3, 3, text, sizeof text) == 2);
    EXPECT_TEXT(text, "d3");
    EXPECT(inarow_position_read_move(p, "4", &s, NULL, 0) == INAROW_OK);
    EXPECT(s.column == 3 && s.row == 3);
    inarow_position_rules_text(p, text, sizeof text);
    EXPECT_TEXT(text, "7x6/4/drop");
    inarow_position_destroy(p);
}

/* As snprintf: what fits, a NUL, and the size of the whole. */
static void check_text_sizes(void) {
    inarow_position* p = position("tic-tac-toe", "b2");
    char text[8] = "#######";
    EXPECT(inarow_position_board_text(p, NULL, 0) == strlen(".../.X./... O"));
    EXPECT(inarow_position_board_text(p, text, 0) == strlen(".../.X./... O"));
    EXPECT(text[0] == '#');
    EXPECT(inarow_position_board_text(p, text, 1) == strlen(".../.X./... O"));
    EXPECT(text[0] == '\0' && text[1] == '#');
    EXPECT(inarow_position_board_text(p, text, 6) == strlen(".../.X./... O"));
    EXPECT_TEXT(text, ".../.");
    EXPECT(text[6] == '#');
    EXPECT(inarow_position_rules_text(p, text, 6) == 5);
    EXPECT_TEXT(text, "3x3/3");
    inarow_position_destroy(p);
}

static void check_play(void) {
    inarow_position* start = position("connect-four", "");
    inarow_position* again = NULL;
    char error[INAROW_ERROR_SIZE];
    inarow_position* by_text = inarow_position_play(start, "4", error, sizeof error);
    inarow_position* by_column = inarow_position_play_column(start, 3, error, sizeof error);
    inarow_position* by_square = inarow_position_play_square(start, 3, 5, error, sizeof error);
    inarow_position* const after[3] = {by_text, by_column, by_square};
    for (int i = 0; i < 3; ++i) {
        EXPECT(inarow_position_at(after[i], 3, 5) == INAROW_FIRST);
        EXPECT(inarow_position_stones(after[i]) == 1);
        EXPECT(inarow_position_to_move(after[i]) == INAROW_SECOND);
        inarow_position_destroy(after[i]);
    }
    EXPECT(inarow_position_stones(start) == 0);
    expect_refused(inarow_position_play_square(start, 3, 0, error, sizeof error), error,
                   "Move 1: first (X) cannot play \"d6\": a stone dropped into column 4 falls to "
                   "d1.");
    expect_refused(inarow_position_play_square(start, 7, -1, error, sizeof error), error,
                   "There is no square 7,-1: the columns are 0 to 6, the rows 0 to 5.");
    expect_refused(inarow_position_play_column(start, INT_MAX, error, sizeof error), error,
                   "There is no column 2147483647: the columns are 0 to 6.");
    EXPECT(inarow_position_play_square(start, INT_MIN, INT_MIN, NULL, 0) == NULL);
    expect_refused(inarow_position_play(start, "4 8", error, sizeof error), error,
                   "Move 2: second (O) cannot play \"8\": it is off the board (columns 1 to 7).");
    again = inarow_position_play(start, "", error, sizeof error);
    EXPECT(again != start && inarow_position_stones(again) == 0);
    inarow_position_destroy(again);
    inarow_position_destroy(start);
}

static void check_refusals(void) {
    char error[INAROW_ERROR_SIZE];
    char cut[5];
    inarow_position* over = position("tic-tac-toe", "a1 b1 a2 b2 a3");
    expect_refused(
        inarow_position_create("7x6/4/dropp", "", error, sizeof error), error,
        "The rules cannot be read: expected /exactly, /misere, /torus or /second at character "
        "11.");
    expect_refused(inarow_position_create("0x3/3", "", error, sizeof error), error,
                   "Invalid rules: 0 columns, but it must be 1 to 999.");
    expect_refused(inarow_position_create("tic-tac-toe", "b2 b2", error, sizeof error), error,
                   "Move 2: second (O) cannot play \"b2\": b2 is already taken by first (X).");
    expect_refused(inarow_position_create("tic-tac-toe", "b2 b2", cut, sizeof cut), cut, "Move");
    EXPECT(inarow_position_create("tic-tac-toe", "b2 b2", NULL, 0) == NULL);
    expect_refused(inarow_position_create(NULL, "", error, sizeof error), error,
                   "A text is missing: its pointer is null.");
    expect_refused(inarow_position_create("gomoku", NULL, error, sizeof error), error,
                   "A text is missing: its pointer is null.");
    expect_refused(inarow_position_play_square(over, 2, 2, error, sizeof error), error,
                   "Move 6: second (O) cannot play \"c1\": the game is over, first (X) has won.");
    inarow_position_destroy(over);
}

static void check_set_up(void) {
    char error[INAROW_ERROR_SIZE];
    char text[64];
    inarow_position* p = inarow_position_set_up("tic-tac-toe", "X1O/1X/ O", error, sizeof error);
    expect_refused(p, error,
                   "The board cannot be read: expected more squares in the row at character 7.");
    p = inarow_position_set_up("tic-tac-toe", "X1O/1X1/3 O", error, sizeof error);
    EXPECT_TEXT(error, "");
    EXPECT(inarow_position_to_move(p) == INAROW_SECOND);
    inarow_position_board_text(p, text, sizeof text);
    EXPECT_TEXT(text, "X.O/.X./... O");
    inarow_position_destroy(p);
    expect_refused(inarow_position_set_up("tic-tac-toe", "XX./.../... X", error, sizeof error),
                   error,
                   "No game reaches this board: with 2 X and 0 O it cannot be the turn of first "
                   "(X).");
    expect_refused(inarow_position_set_up("3x3/3/drop", "X../.../...", error, sizeof error), error,
                   "No game reaches this board: there is a free square under the stone on a3.");
    expect_refused(inarow_position_set_up("3/3", "", error, sizeof error), error,
                   "The rules cannot be read: expected an x between columns and rows at character "
                   "2.");
    EXPECT(inarow_position_set_up("tic-tac-toe", NULL, NULL, 0) == NULL);
}

static void check_legal_moves(void) {
    inarow_position* p = position("3x2/3", "b1");
    inarow_position* over = position("2x1/1", "a1");
    inarow_square squares[6];
    size_t count = 0;
    EXPECT(inarow_position_legal_moves(p, NULL, &count) == INAROW_ARRAY_TOO_SMALL && count == 5);
    count = 4;
    EXPECT(inarow_position_legal_moves(p, squares, &count) == INAROW_ARRAY_TOO_SMALL && count == 5);
    count = 6;
    EXPECT(inarow_position_legal_moves(p, squares, &count) == INAROW_OK && count == 5);
    EXPECT(squares[2].column == 2 && squares[2].row == 0);
    EXPECT(squares[3].column == 0 && squares[3].row == 1);
    EXPECT(squares[4].column == 2 && squares[4].row == 1);
    EXPECT(inarow_position_legal_moves(over, squares, &count) == INAROW_OK && count == 0);
    inarow_position_destroy(p);
    inarow_position_destroy(over);
}

static void check_scores(inarow_solver* solver) {
    static const int wanted[7] = {-4, -3, 11, 4, 0, -2, -5};
    inarow_position* p = position("connect-four", "32164625");
    inarow_value value;
    inarow_outcome outcome = INAROW_ONGOING;
    inarow_scored_move moves[7];
    inarow_square best[7];
    size_t count = 7;
    EXPECT(inarow_solve_value(solver, p, &value) == INAROW_OK);
    EXPECT(value.outcome == INAROW_FIRST_WON && value.score == 11 && value.plies == 13);
    EXPECT(inarow_solver_nodes(solver) > 0);
    EXPECT(inarow_solve_outcome(solver, p, &outcome) == INAROW_OK && outcome == INAROW_FIRST_WON);
    EXPECT(inarow_solve_moves(solver, p, moves, &count) == INAROW_OK && count == 7);
    for (size_t i = 0; i < count; ++i) {
        EXPECT(moves[i].square.column == (int)i); /* the order of the legal moves */
        EXPECT(moves[i].value.score == wanted[i]);
        EXPECT((moves[i].value.outcome == INAROW_DRAW) == (moves[i].value.score == 0));
    }
    EXPECT(moves[2].value.plies == 13);
    count = 6;
    EXPECT(inarow_solve_best_moves(solver, p, best, &count) == INAROW_ARRAY_TOO_SMALL);
    EXPECT(count == 7);
    EXPECT(inarow_solve_best_moves(solver, p, best, &count) == INAROW_OK && count == 1);
    EXPECT(best[0].column == 2);
    inarow_position_destroy(p);
}

static void check_limits(inarow_solver* solver) {
    inarow_position* hard = position("15x15/5", "h8");
    inarow_position* deep = position("20x20/5/drop/misere", "");
    inarow_value value;
    inarow_square s;
    int is_proven = 1;
    EXPECT(inarow_solver_set_limits(solver, 20, 0) == INAROW_OK);
    EXPECT(inarow_solve_value(solver, hard, &value) == INAROW_LIMIT_REACHED);
    EXPECT(inarow_solver_set_limits(solver, 0, 1000) == INAROW_OK);
    EXPECT(inarow_solve_value(solver, hard, &value) == INAROW_LIMIT_REACHED);
    EXPECT(inarow_solver_nodes(solver) == 1000);
    EXPECT(inarow_choose_move(solver, hard, INAROW_MAX_LEVEL, 0, &s, &is_proven) == INAROW_OK);
    EXPECT(!is_proven && inarow_position_at(hard, s.column, s.row) == INAROW_NOBODY);
    EXPECT(inarow_solver_nodes(solver) > 0);
    EXPECT(inarow_solver_set_limits(solver, INT64_MAX, INT64_MAX) == INAROW_OK);
    EXPECT(inarow_solve_value(solver, deep, &value) == INAROW_TOO_DEEP);
    EXPECT(inarow_solver_set_limits(solver, -1, 0) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solver_set_limits(solver, 0, -1) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solver_set_limits(solver, 0, 0) == INAROW_OK);
    inarow_position_destroy(hard);
    inarow_position_destroy(deep);
}

static void check_stop(inarow_solver* solver) {
    inarow_position* p = position("tic-tac-toe", "b2");
    inarow_value value;
    inarow_square s = {-1, -1};
    EXPECT(inarow_solver_stop(solver) == INAROW_OK);
    EXPECT(inarow_solve_value(solver, p, &value) == INAROW_STOPPED);
    EXPECT(inarow_solve_value(solver, p, &value) == INAROW_STOPPED);
    EXPECT(inarow_solver_nodes(solver) == 0);
    EXPECT(inarow_choose_move(solver, p, INAROW_MAX_LEVEL, 0, &s, NULL) == INAROW_OK);
    EXPECT(inarow_position_at(p, s.column, s.row) == INAROW_NOBODY && s.column >= 0);
    EXPECT(inarow_solver_resume(solver) == INAROW_OK);
    EXPECT(inarow_solve_value(solver, p, &value) == INAROW_OK && value.outcome == INAROW_DRAW);
    inarow_position_destroy(p);
}

static void check_end(inarow_solver* solver) {
    inarow_position* over = position("tic-tac-toe", "a1 b1 a2 b2 a3");
    inarow_value value;
    inarow_outcome outcome;
    inarow_square s;
    size_t count = 1;
    EXPECT(inarow_position_outcome(over) == INAROW_FIRST_WON);
    EXPECT(inarow_solve_value(solver, over, &value) == INAROW_OK);
    EXPECT(value.plies == 0 && value.outcome == INAROW_FIRST_WON && value.score < 0);
    EXPECT(inarow_solve_outcome(solver, over, &outcome) == INAROW_OK);
    EXPECT(outcome == INAROW_FIRST_WON);
    EXPECT(inarow_solve_best_moves(solver, over, &s, &count) == INAROW_GAME_OVER && count == 0);
    EXPECT(inarow_solve_moves(solver, over, NULL, &count) == INAROW_GAME_OVER && count == 0);
    EXPECT(inarow_choose_move(solver, over, 1, 0, &s, NULL) == INAROW_GAME_OVER);
    inarow_position_destroy(over);
}

static void check_levels(inarow_solver* solver) {
    inarow_position* p = position("gomoku", "h8 h9");
    int seen = 0;
    inarow_square first;
    inarow_square again;
    for (int level = 1; level < INAROW_MAX_LEVEL; ++level) {
        int is_proven = 1;
        EXPECT(inarow_choose_move(solver, p, level, 7, &first, &is_proven) == INAROW_OK);
        EXPECT(inarow_choose_move(solver, p, level, 7, &again, NULL) == INAROW_OK);
        EXPECT(first.column == again.column && first.row == again.row && !is_proven);
    }
    for (uint64_t seed = 1; seed < 20; ++seed) {
        EXPECT(inarow_choose_move(solver, p, 1, seed, &again, NULL) == INAROW_OK);
        seen += first.column != again.column || first.row != again.row;
    }
    EXPECT(seen > 0);
    EXPECT(inarow_choose_move(solver, p, 0, 0, &first, NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_choose_move(solver, p, INAROW_MAX_LEVEL + 1, 0, &first, NULL) ==
           INAROW_WRONG_ARGUMENT);
    inarow_position_destroy(p);
}

static void check_book(inarow_solver* solver, const char* folder) {
    inarow_position* p = position("connect-four", "32164625");
    char error[INAROW_ERROR_SIZE];
    char file[1024];
    inarow_value value;
    EXPECT(inarow_solver_set_book(solver, "no/such.book", error, sizeof error) == INAROW_REFUSED);
    EXPECT_TEXT(error, "The book cannot be read: No such file or directory.");
    if (folder != NULL) {
        EXPECT(snprintf(file, sizeof file, "%s/connect-four.book", folder) > 0);
        EXPECT(inarow_solver_set_book(solver, file, error, sizeof error) == INAROW_OK);
        EXPECT_TEXT(error, "");
        EXPECT(inarow_solve_value(solver, p, &value) == INAROW_OK && value.score == 11);
        EXPECT(inarow_solver_nodes(solver) == 0);
    }
    EXPECT(inarow_solver_set_book(solver, NULL, error, sizeof error) == INAROW_OK);
    EXPECT(inarow_solve_value(solver, p, &value) == INAROW_OK && value.score == 11);
    EXPECT(inarow_solver_nodes(solver) > 0);
    inarow_position_destroy(p);
}

static void check_null_positions(inarow_solver* solver) {
    char text[INAROW_ERROR_SIZE] = "#";
    inarow_square squares[9];
    size_t count = 9;
    EXPECT(inarow_position_columns(NULL) == 0 && inarow_position_rows(NULL) == 0);
    EXPECT(inarow_position_stones(NULL) == 0);
    EXPECT(inarow_position_to_move(NULL) == INAROW_NOBODY);
    EXPECT(inarow_position_outcome(NULL) == INAROW_ONGOING);
    EXPECT(inarow_position_at(NULL, 0, 0) == INAROW_NOBODY);
    EXPECT(inarow_position_legal_moves(NULL, squares, &count) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_position_rules_text(NULL, text, sizeof text) == 0 && text[0] == '\0');
    EXPECT(inarow_position_board_text(NULL, text, sizeof text) == 0);
    EXPECT(inarow_position_drawing(NULL, text, sizeof text) == 0);
    EXPECT(inarow_position_square_text(NULL, 0, 0, text, sizeof text) == 0);
    EXPECT(inarow_position_move_text(NULL, 0, 0, NULL, 0) == 0);
    EXPECT(inarow_position_read_move(NULL, "a1", squares, text, sizeof text) ==
           INAROW_WRONG_ARGUMENT);
    EXPECT_TEXT(text, inarow_status_text(INAROW_WRONG_ARGUMENT));
    EXPECT(inarow_position_play(NULL, "a1", text, sizeof text) == NULL);
    EXPECT_TEXT(text, "The position is missing: its pointer is null.");
    EXPECT(inarow_position_play_square(NULL, 0, 0, NULL, 0) == NULL);
    EXPECT(inarow_position_play_column(NULL, 0, NULL, 0) == NULL);
    inarow_position_destroy(NULL);
    EXPECT(inarow_choose_move(solver, NULL, 1, 0, squares, NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solve_best_moves(solver, NULL, squares, &count) == INAROW_WRONG_ARGUMENT);
}

static void check_null_solvers(void) {
    inarow_position* p = position("tic-tac-toe", "");
    inarow_value value;
    inarow_outcome outcome;
    inarow_square squares[9];
    size_t count = 9;
    EXPECT(inarow_solver_set_limits(NULL, 0, 0) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solver_set_book(NULL, NULL, NULL, 0) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solver_stop(NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solver_resume(NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solver_nodes(NULL) == 0);
    EXPECT(inarow_solve_value(NULL, p, &value) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solve_outcome(NULL, p, &outcome) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solve_best_moves(NULL, p, squares, &count) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_choose_move(NULL, p, 1, 0, squares, NULL) == INAROW_WRONG_ARGUMENT);
    inarow_solver_destroy(NULL);
    inarow_position_destroy(p);
}

static void check_null_answers(inarow_solver* solver) {
    inarow_position* p = position("tic-tac-toe", "");
    inarow_square square;
    size_t count = 9;
    EXPECT(inarow_solve_value(solver, p, NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solve_outcome(solver, p, NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solve_moves(solver, p, NULL, &count) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_solve_best_moves(solver, p, &square, NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_choose_move(solver, p, 1, 0, NULL, NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_position_legal_moves(p, NULL, &count) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_position_legal_moves(p, NULL, NULL) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_position_read_move(p, NULL, &square, NULL, 0) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_position_read_move(p, "a1", NULL, NULL, 0) == INAROW_WRONG_ARGUMENT);
    EXPECT(inarow_position_read_move(p, "a9", &square, NULL, 0) == INAROW_REFUSED);
    inarow_position_destroy(p);
}

static void check_solvers(const char* folder) {
    char error[INAROW_ERROR_SIZE];
    inarow_solver* solver = inarow_solver_create(0, -1, error, sizeof error);
    EXPECT(solver == NULL);
    EXPECT_TEXT(error, "threads must be 0 to 1024, not -1.");
    EXPECT(inarow_solver_create(0, INAROW_MAX_THREADS + 1, NULL, 0) == NULL);
    solver = inarow_solver_create((size_t)1 << 20, 1, error, sizeof error);
    EXPECT(solver != NULL);
    EXPECT_TEXT(error, "");
    check_scores(solver);
    check_limits(solver);
    check_stop(solver);
    check_end(solver);
    check_levels(solver);
    check_book(solver, folder);
    check_null_positions(solver);
    check_null_answers(solver);
    inarow_solver_destroy(solver);
    solver = inarow_solver_create(0, 0, error, sizeof error);
    check_scores(solver);
    inarow_solver_destroy(solver);
}

int main(int argc, char** argv) {
    check_version();
    check_statuses();
    check_squares();
    check_drops();
    check_text_sizes();
    check_play();
    check_refusals();
    check_set_up();
    check_legal_moves();
    check_solvers(argc > 1 ? argv[1] : NULL);
    check_null_solvers();
    return exit_code();
}
