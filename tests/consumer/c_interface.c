/* SPDX-License-Identifier: BSL-1.0 */
#include <inarow.h>

#include <stdio.h>
#include <string.h>

static int failures = 0;

static void expect(int holds, const char* what) {
    if (holds) return;
    fprintf(stderr, "not so: %s\n", what);
    ++failures;
}
#define EXPECT(condition) expect(condition, #condition)

static void check_scores(inarow_solver* solver, const inarow_position* p) {
    static const int wanted[7] = {-4, -3, 11, 4, 0, -2, -5};
    inarow_value value;
    inarow_scored_move moves[7];
    inarow_square best[7];
    size_t count = 7;
    EXPECT(inarow_solve_value(solver, p, 0, &value) == INAROW_OK);
    EXPECT(value.outcome == INAROW_FIRST_WON && value.score == 11);
    EXPECT(inarow_solve_moves(solver, p, 0, moves, &count) == INAROW_OK && count == 7);
    for (size_t i = 0; i < count; ++i) EXPECT(moves[i].score == wanted[moves[i].square.column]);
    count = 0;
    EXPECT(inarow_solve_best_moves(solver, p, 0, best, &count) == INAROW_ARRAY_TOO_SMALL);
    EXPECT(count == 1);
    EXPECT(inarow_solve_best_moves(solver, p, 0, best, &count) == INAROW_OK);
    EXPECT(best[0].column == 2);
}

static void check_refusals(inarow_solver* solver) {
    char error[256];
    char cut[5];
    inarow_value value;
    EXPECT(inarow_position_create("7x6/4/dropp", "", error, sizeof error) == NULL);
    EXPECT(strstr(error, "The rules") == error);
    EXPECT(inarow_position_create("0x3/3", "", error, sizeof error) == NULL);
    EXPECT(inarow_position_create("tic-tac-toe", "b2 b2", error, sizeof error) == NULL);
    EXPECT(strcmp(error,
                  "Move 2: second (O) cannot play \"b2\": b2 is already taken by first "
                  "(X).") == 0);
    EXPECT(inarow_position_create("tic-tac-toe", "b2 b2", cut, sizeof cut) == NULL);
    EXPECT(strcmp(cut, "Move") == 0);
    EXPECT(inarow_position_create(NULL, "", NULL, 0) == NULL);
    EXPECT(inarow_solve_value(solver, NULL, 0, &value) == INAROW_WRONG_ARGUMENT);
}

static void check_limits(inarow_solver* solver) {
    inarow_position* hard = inarow_position_create("15x15/5", "h8", NULL, 0);
    inarow_position* over = inarow_position_create("tic-tac-toe", "a1 b1 a2 b2 a3", NULL, 0);
    inarow_value value;
    inarow_square move;
    int is_proven = 1;
    EXPECT(inarow_position_columns(hard) == 15 && inarow_position_rows(hard) == 15);
    EXPECT(inarow_position_to_move(hard) == INAROW_SECOND);
    EXPECT(inarow_solve_value(solver, hard, 20, &value) == INAROW_TIME_IS_UP);
    EXPECT(inarow_choose_move(solver, hard, 50, &move, &is_proven) == INAROW_OK && !is_proven);
    EXPECT(inarow_position_outcome(over) == INAROW_FIRST_WON);
    EXPECT(inarow_solve_value(solver, over, 0, &value) == INAROW_OK && value.plies == 0);
    EXPECT(inarow_choose_move(solver, over, 50, &move, &is_proven) == INAROW_GAME_IS_OVER);
    inarow_position_destroy(hard);
    inarow_position_destroy(over);
}

int main(void) {
    inarow_solver* solver = inarow_solver_create(0, 1);
    inarow_position* p = inarow_position_create("connect-four", "32164625", NULL, 0);
    EXPECT(p != NULL);
    check_scores(solver, p);
    check_refusals(solver);
    check_limits(solver);
    inarow_position_destroy(p);
    inarow_solver_destroy(solver);
    return failures == 0 ? 0 : 1;
}
