/* SPDX-License-Identifier: BSL-1.0 */
#ifndef INAROW_H
#define INAROW_H

/* The C interface of inarow's compiled solver: positions from text, their exact values, scores and
 * best moves, within a time. docs/c_interface.md has an example.
 *
 * A position does not change; any number of threads may use it at once. Questions to one solver
 * wait for each other. Nothing is kept of the texts that a function takes. All numbers of columns
 * and rows start at 0, rows at the bottom. */

#include <stddef.h>

#if defined(__GNUC__) && !defined(_WIN32)
#define INAROW_C_API __attribute__((visibility("default")))
#else
#define INAROW_C_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct inarow_position inarow_position;
typedef struct inarow_solver inarow_solver;

typedef enum inarow_status {
    INAROW_OK = 0,
    INAROW_TIME_IS_UP = 1,      /* or the search was deeper than 150 plies */
    INAROW_GAME_IS_OVER = 2,    /* there is no move to ask for */
    INAROW_ARRAY_TOO_SMALL = 3, /* *count is the number of elements needed */
    INAROW_WRONG_ARGUMENT = 4   /* a null pointer, or a negative timeout */
} inarow_status;

typedef enum inarow_outcome {
    INAROW_ONGOING = 0,
    INAROW_FIRST_WON = 1,
    INAROW_SECOND_WON = 2,
    INAROW_DRAW = 3
} inarow_outcome;

typedef enum inarow_player { INAROW_FIRST = 0, INAROW_SECOND = 1 } inarow_player;

typedef struct inarow_square {
    int column;
    int row;
} inarow_square;

/* What a position is worth under perfect play. */
typedef struct inarow_value {
    inarow_outcome outcome;
    int plies; /* to the end */
    int score; /* positive if the player to move wins, and the sooner, the larger; 0 for a draw */
} inarow_value;

typedef struct inarow_scored_move {
    inarow_square square;
    int score; /* for the player who makes the move, as of inarow_value */
} inarow_scored_move;

/* The position after a list of moves, such as "4453" or "b2 a1", by rules such as "connect-four" or
 * "15x15/5". NULL if a text is refused: then `error`, where it is not NULL, has the reason as a
 * sentence, cut to error_size bytes with the terminating one. */
INAROW_C_API inarow_position* inarow_position_create(const char* rules, const char* moves,
                                                     char* error, size_t error_size);
INAROW_C_API void inarow_position_destroy(inarow_position* position);

INAROW_C_API int inarow_position_columns(const inarow_position* position);
INAROW_C_API int inarow_position_rows(const inarow_position* position);
INAROW_C_API inarow_player inarow_position_to_move(const inarow_position* position);
INAROW_C_API inarow_outcome inarow_position_outcome(const inarow_position* position);

/* A solver with a transposition table of at most that many bytes, 0 for 64 MB, and that many
 * threads for a question, 0 for those of the machine. */
INAROW_C_API inarow_solver* inarow_solver_create(size_t table_bytes, int threads);
INAROW_C_API void inarow_solver_destroy(inarow_solver* solver);

/* Exact answers. timeout_ms: time limit in milliseconds, 0 for none. */
INAROW_C_API inarow_status inarow_solve_value(inarow_solver* solver,
                                              const inarow_position* position, int timeout_ms,
                                              inarow_value* value);
/* The score of every move, in reading order: into `moves`, which has room for *count of them; after
 * that *count is their number. */
INAROW_C_API inarow_status inarow_solve_moves(inarow_solver* solver,
                                              const inarow_position* position, int timeout_ms,
                                              inarow_scored_move* moves, size_t* count);
/* The best moves, in the same way. */
INAROW_C_API inarow_status inarow_solve_best_moves(inarow_solver* solver,
                                                   const inarow_position* position, int timeout_ms,
                                                   inarow_square* moves, size_t* count);

/* A move to play, found within the time: a best one if *is_proven, else the best of a heuristic
 * search. timeout_ms is at least 1. */
INAROW_C_API inarow_status inarow_choose_move(inarow_solver* solver,
                                              const inarow_position* position, int timeout_ms,
                                              inarow_square* move, int* is_proven);

#ifdef __cplusplus
}
#endif

#endif
