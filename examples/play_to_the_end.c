// SPDX-License-Identifier: BSL-1.0
// examples/play_to_the_end.c
#include <inarow.h>

#include <stdio.h>

/* Prints and makes the best move. Returns the next position, and destroys `position`. */
static inarow_position* play_best_move(inarow_solver* solver, inarow_position* position) {
    inarow_square square;
    char text[8];
    inarow_position* next = NULL;
    const inarow_status status =
        inarow_choose_move(solver, position, INAROW_MAX_LEVEL, 0, &square, NULL);
    if (status == INAROW_OK) {
        inarow_position_move_text(position, square.column, square.row, text, sizeof text);
        printf("%s plays %s\n", inarow_position_to_move(position) == INAROW_FIRST ? "X" : "O",
               text);
        next = inarow_position_play_square(position, square.column, square.row, NULL, 0);
    } else {
        puts(inarow_status_text(status));
    }
    inarow_position_destroy(position);
    return next;
}

int main(void) {
    char error[INAROW_ERROR_SIZE];
    char drawing[256];
    inarow_value value;
    inarow_solver* solver = NULL;
    inarow_position* p = inarow_position_create("connect-four", "32164625", error, sizeof error);
    if (p != NULL) solver = inarow_solver_create(0, 1, error, sizeof error);
    if (solver == NULL) return puts(error), 1;

    inarow_solver_set_limits(solver, 0, 1000000); /* no time limit, 1,000,000 nodes */
    if (inarow_solve_value(solver, p, &value) == INAROW_OK)
        printf("outcome %d in %d plies, score %d\n", value.outcome, value.plies, value.score);
    while (p != NULL && inarow_position_outcome(p) == INAROW_ONGOING) p = play_best_move(solver, p);
    inarow_position_drawing(p, drawing, sizeof drawing);
    fputs(drawing, stdout);

    inarow_position_destroy(p);
    inarow_solver_destroy(solver);
    return 0;
}
