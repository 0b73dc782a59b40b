/* SPDX-License-Identifier: BSL-1.0 */
#ifndef INAROW_H
#define INAROW_H

/* The C interface of inarow: positions of k-in-a-row games, and a solver that finds their exact
 * values, their best moves, and good moves within a limit. docs/c_interface.md has an example, and
 * describes what stays the same from one version to the next.
 *
 * Squares: columns count from 0 at the left, rows from 0 at the top. As text "a1" is the square at
 * the bottom left.
 *
 * Null pointers: every function accepts them. A function that returns information then gives 0 or
 * an empty text, one that destroys does nothing, and all others refuse.
 *
 * Threads: a position does not change, so any number of threads may share it. A solver answers one
 * question at a time: questions and settings wait for the current question. inarow_solver_stop,
 * inarow_solver_resume and inarow_solver_nodes do not wait. Do not use a handle in one thread while
 * another thread destroys it.
 *
 * Texts: every text that you pass ends with a NUL; the library does not keep it. A function that
 * writes a text takes an array and its size. It writes as much as fits, always with a NUL, and
 * returns the size of the whole text without the NUL, as snprintf does.
 *
 * Errors: a function that can refuse for several reasons takes an array for the reason, `error`,
 * which may be null. The array receives a sentence, cut to error_size bytes including the NUL, or
 * an empty text on success.
 *
 * Arrays of squares and moves: set *count to the number of elements that the array has room for.
 * The call sets it to the number of elements. Room for every square of the board is enough. */

#include <inarow/version.hpp>

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) && !defined(_WIN32)
#define INAROW_C_API __attribute__((visibility("default")))
#else
#define INAROW_C_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header, in the form of inarow_version_number. INAROW_VERSION_MAJOR, _MINOR
 * and _PATCH are its parts. */
#define INAROW_VERSION_NUMBER \
    (INAROW_VERSION_MAJOR * 1000000 + INAROW_VERSION_MINOR * 1000 + INAROW_VERSION_PATCH)

#define INAROW_ERROR_SIZE 512 /* no error needs more bytes */
#define INAROW_MAX_LEVEL 8    /* of a computer player; the lowest is 1 */
#define INAROW_MAX_THREADS 1024

typedef struct inarow_position inarow_position;
typedef struct inarow_solver inarow_solver;

typedef enum inarow_status {
    INAROW_OK = 0,
    INAROW_STOPPED = 1,         /* by inarow_solver_stop */
    INAROW_LIMIT_REACHED = 2,   /* of time or of nodes */
    INAROW_TOO_DEEP = 3,        /* the search was deeper than 150 plies */
    INAROW_GAME_OVER = 4,       /* there is no move */
    INAROW_ARRAY_TOO_SMALL = 5, /* *count is the number of elements needed */
    INAROW_REFUSED = 6,         /* a text or a file was refused; see `error` */
    INAROW_WRONG_ARGUMENT = 7,  /* a null pointer, or a number out of range */
    INAROW_NO_RESOURCES = 8     /* there is not enough memory */
} inarow_status;

typedef enum inarow_player {
    INAROW_NOBODY = 0,
    INAROW_FIRST = 1, /* X */
    INAROW_SECOND = 2 /* O */
} inarow_player;

typedef enum inarow_outcome {
    INAROW_ONGOING = 0,
    INAROW_FIRST_WON = 1,
    INAROW_SECOND_WON = 2,
    INAROW_DRAW = 3
} inarow_outcome;

typedef struct inarow_square {
    int column;
    int row;
} inarow_square;

/* The value of a position under perfect play. */
typedef struct inarow_value {
    inarow_outcome outcome;
    int plies; /* to the end of the game */
    int score; /* positive if the player to move wins; faster wins score higher; 0 for a draw */
} inarow_value;

/* A legal move, and the value of the position if it is made. */
typedef struct inarow_scored_move {
    inarow_square square;
    inarow_value value;
} inarow_scored_move;

/* The version of the library at run time: as text, "0.1.0", and in the form of
 * INAROW_VERSION_NUMBER. Do not free the text. */
INAROW_C_API const char* inarow_version(void);
INAROW_C_API int inarow_version_number(void);

/* A status as a sentence. Do not free it. */
INAROW_C_API const char* inarow_status_text(int status);

/* The position after a list of moves, such as "4453" or "b2 a1", under rules such as "connect-four"
 * or "15x15/5". Null if a text is refused. */
INAROW_C_API inarow_position* inarow_position_create(const char* rules, const char* moves,
                                                     char* error, size_t error_size);
/* A position that is set up: the rows from the top and the player to move, such as
 * "X.O/.X./..O X". Null if a text is refused, or if no game reaches the position. */
INAROW_C_API inarow_position* inarow_position_set_up(const char* rules, const char* board,
                                                     char* error, size_t error_size);
/* The position after more moves as text, or after one move by its square or, if stones drop, by its
 * column. Null if a move is refused. */
INAROW_C_API inarow_position* inarow_position_play(const inarow_position* position,
                                                   const char* moves, char* error,
                                                   size_t error_size);
INAROW_C_API inarow_position* inarow_position_play_square(const inarow_position* position,
                                                          int column, int row, char* error,
                                                          size_t error_size);
INAROW_C_API inarow_position* inarow_position_play_column(const inarow_position* position,
                                                          int column, char* error,
                                                          size_t error_size);
INAROW_C_API void inarow_position_destroy(inarow_position* position);

INAROW_C_API int inarow_position_columns(const inarow_position* position);
INAROW_C_API int inarow_position_rows(const inarow_position* position);
INAROW_C_API int inarow_position_stones(const inarow_position* position);
/* Whose turn it is; after the end, whose turn it would be. */
INAROW_C_API inarow_player inarow_position_to_move(const inarow_position* position);
INAROW_C_API inarow_outcome inarow_position_outcome(const inarow_position* position);
/* Whose stone is on a square; INAROW_NOBODY if it is free, or off the board. */
INAROW_C_API inarow_player inarow_position_at(const inarow_position* position, int column, int row);
/* The squares of all legal moves, in reading order or, if stones drop, from the left. None once the
 * game is over. */
INAROW_C_API inarow_status inarow_position_legal_moves(const inarow_position* position,
                                                       inarow_square* squares, size_t* count);

/* The rules with numbers, "7x6/4/drop"; the board, "X.O/.X./..O X"; a drawing, line by line. */
INAROW_C_API size_t inarow_position_rules_text(const inarow_position* position, char* text,
                                               size_t size);
INAROW_C_API size_t inarow_position_board_text(const inarow_position* position, char* text,
                                               size_t size);
INAROW_C_API size_t inarow_position_drawing(const inarow_position* position, char* text,
                                            size_t size);
/* The text of a square, "a1", and of a move onto it: "4" if stones drop, else "a1". Empty if the
 * square is off the board. */
INAROW_C_API size_t inarow_position_square_text(const inarow_position* position, int column,
                                                int row, char* text, size_t size);
INAROW_C_API size_t inarow_position_move_text(const inarow_position* position, int column, int row,
                                              char* text, size_t size);
/* The square on which the stone of a move comes to rest, or the reason why the move is refused. */
INAROW_C_API inarow_status inarow_position_read_move(const inarow_position* position,
                                                     const char* move, inarow_square* square,
                                                     char* error, size_t error_size);

/* A solver with a transposition table of at most table_bytes bytes (0: 64 MB) and `threads` threads
 * for a question (0: one per CPU). Null if refused. */
INAROW_C_API inarow_solver* inarow_solver_create(size_t table_bytes, int threads, char* error,
                                                 size_t error_size);
INAROW_C_API void inarow_solver_destroy(inarow_solver* solver);

/* Sets the limits of time and of nodes for every later question; 0 for none. */
INAROW_C_API inarow_status inarow_solver_set_limits(inarow_solver* solver, int64_t milliseconds,
                                                    int64_t nodes);
/* Sets the file of the opening book that is probed before every later search; null for none. */
INAROW_C_API inarow_status inarow_solver_set_book(inarow_solver* solver, const char* file,
                                                  char* error, size_t error_size);
/* Callable from any thread. Until the solver is resumed, the current question and all later ones
 * end with INAROW_STOPPED. */
INAROW_C_API inarow_status inarow_solver_stop(inarow_solver* solver);
INAROW_C_API inarow_status inarow_solver_resume(inarow_solver* solver);
/* The nodes that the last question took. */
INAROW_C_API int64_t inarow_solver_nodes(const inarow_solver* solver);

/* The exact value of a position. */
INAROW_C_API inarow_status inarow_solve_value(inarow_solver* solver,
                                              const inarow_position* position, inarow_value* value);
/* Who wins, or that it is a draw. Faster than the value. */
INAROW_C_API inarow_status inarow_solve_outcome(inarow_solver* solver,
                                                const inarow_position* position,
                                                inarow_outcome* outcome);
/* The values of all legal moves, in the order of inarow_position_legal_moves. The array needs room
 * for them all. */
INAROW_C_API inarow_status inarow_solve_moves(inarow_solver* solver,
                                              const inarow_position* position,
                                              inarow_scored_move* moves, size_t* count);
/* The moves that win soonest, else draw, else lose latest, in the same order. The array needs room
 * for all legal moves. */
INAROW_C_API inarow_status inarow_solve_best_moves(inarow_solver* solver,
                                                   const inarow_position* position,
                                                   inarow_square* squares, size_t* count);

/* A move of a computer player. At the highest level: a best move if *is_proven, else the best move
 * found within the limits, or until the solver was stopped. At lower levels: a move found in
 * milliseconds, which depends only on the position, the level and the seed. `is_proven` may be
 * null. */
INAROW_C_API inarow_status inarow_choose_move(inarow_solver* solver,
                                              const inarow_position* position, int level,
                                              uint64_t seed, inarow_square* square, int* is_proven);

#ifdef __cplusplus
}
#endif

#endif
