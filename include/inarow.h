/* SPDX-License-Identifier: BSL-1.0 */
#ifndef INAROW_H
#define INAROW_H

/* The C interface of inarow: positions of k-in-a-row games, and a solver. The solver finds exact
 * values and best moves. Within limits that you set, the solver can also choose a good move without
 * an exact value. docs/c_interface.md has an example, and describes what stays the same from one
 * version to the next.
 *
 * Squares: columns are numbered from 0 at the left, rows from 0 at the top. In texts, rows are
 * numbered from 1 at the bottom, so "a1" is the square at the bottom left.
 *
 * Null pointers: no function dereferences a null pointer. If the position or the solver is null, a
 * function that returns a number, a player or an outcome returns 0, and a function that writes a
 * text writes an empty text. A function that destroys an object does nothing. All other functions
 * return null or INAROW_WRONG_ARGUMENT.
 *
 * Threads: a position never changes, so any number of threads may share it. A solver answers one
 * question (a call of an inarow_solve function or of inarow_choose_move) at a time. Further
 * questions and changes of settings wait until the current question ends. inarow_solver_stop,
 * inarow_solver_resume and inarow_solver_nodes do not wait. Do not use a position or a solver in
 * one thread while another thread destroys the same object.
 *
 * Texts: every text that you pass must end with a NUL; the library does not keep the pointer. A
 * function that writes a text takes an array and the size of the array. Like snprintf, the function
 * writes as much as fits, ends the text with a NUL if the size is at least 1, and returns the size
 * of the whole text without the NUL.
 *
 * Errors: some functions take an array, `error`, and the size of this array. Such a function writes
 * to the array the reason why it fails, as a sentence that is cut to error_size bytes including the
 * NUL, or an empty text if it succeeds. `error` may be null. If memory runs out, a function returns
 * null or INAROW_NO_RESOURCES.
 *
 * Arrays of squares and moves: before the call, set *count to the number of elements that the array
 * has room for. The call sets *count to the number of elements that it wrote. If the array is too
 * small, the call writes no elements, sets *count to the number of elements that the array needs,
 * and returns INAROW_ARRAY_TOO_SMALL. To ask only for this number, pass a null array and set *count
 * to 0. An array with an element for each square of the board is always large enough.
 *
 * A call that returns a status other than INAROW_OK writes no result except *count and `error`. A
 * call that returns INAROW_WRONG_ARGUMENT does not change *count. */

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

/* The version of this header as a number, made from INAROW_VERSION_MAJOR, _MINOR and _PATCH.
 * inarow_version_number returns the version of the library in the same form. */
#define INAROW_VERSION_NUMBER \
    (INAROW_VERSION_MAJOR * 1000000 + INAROW_VERSION_MINOR * 1000 + INAROW_VERSION_PATCH)

#define INAROW_ERROR_SIZE 512 /* an array of this many bytes holds every error */
#define INAROW_MAX_LEVEL 8    /* the highest level of a computer player; the lowest is 1 */
#define INAROW_MAX_THREADS 1024

typedef struct inarow_position inarow_position;
typedef struct inarow_solver inarow_solver;

typedef enum inarow_status {
    INAROW_OK = 0,
    INAROW_STOPPED = 1,         /* inarow_solver_stop ended the question */
    INAROW_LIMIT_REACHED = 2,   /* the limit of time or of nodes was reached */
    INAROW_TOO_DEEP = 3,        /* the search was deeper than 150 plies */
    INAROW_GAME_OVER = 4,       /* the game is over, so there is no move */
    INAROW_ARRAY_TOO_SMALL = 5, /* *count is the number of elements that the array needs */
    INAROW_REFUSED = 6,         /* a text or a file was refused; `error` contains the reason */
    INAROW_WRONG_ARGUMENT = 7,  /* a null pointer, or a number out of range */
    INAROW_NO_RESOURCES = 8     /* memory ran out */
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
    int plies; /* number of plies to the end of the game */
    int score; /* positive if the player to move wins; faster wins score higher; 0 for a draw */
} inarow_value;

/* A legal move, and the value of the position after it. The number of plies includes the move. The
 * score is from the point of view of the player who makes the move. */
typedef struct inarow_scored_move {
    inarow_square square;
    inarow_value value;
} inarow_scored_move;

/* Return the version of the library that the program runs with: as a text, such as "0.1.0", and as
 * a number in the form of INAROW_VERSION_NUMBER. Do not free the text. */
INAROW_C_API const char* inarow_version(void);
INAROW_C_API int inarow_version_number(void);

/* Returns the meaning of a status as a sentence. Do not free the sentence. */
INAROW_C_API const char* inarow_status_text(int status);

/* Returns the position after a list of moves, such as "4453" or "b2 a1", with rules such as
 * "connect-four" or "15x15/5". Returns null if the rules or a move is refused. */
INAROW_C_API inarow_position* inarow_position_create(const char* rules, const char* moves,
                                                     char* error, size_t error_size);
/* Returns a position that is set up from a text: the rows of the board from the top, and the player
 * to move, such as "X.O/.X./..O X". Returns null if a text is refused, or if no game can reach the
 * position. */
INAROW_C_API inarow_position* inarow_position_set_up(const char* rules, const char* board,
                                                     char* error, size_t error_size);
/* Return the position after more moves. inarow_position_play takes a list of moves as a text. The
 * other two functions take one move: a square, or a column into which a stone drops. The functions
 * return null if a move is refused. */
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
/* Returns the player to move or, after the end of the game, the player who would be next. */
INAROW_C_API inarow_player inarow_position_to_move(const inarow_position* position);
INAROW_C_API inarow_outcome inarow_position_outcome(const inarow_position* position);
/* Returns the player whose stone is on the square, or INAROW_NOBODY if the square is free or off
 * the board. */
INAROW_C_API inarow_player inarow_position_at(const inarow_position* position, int column, int row);
/* Writes the squares of all legal moves: in reading order or, if stones drop, from left to right. A
 * finished game has no legal moves. */
INAROW_C_API inarow_status inarow_position_legal_moves(const inarow_position* position,
                                                       inarow_square* squares, size_t* count);

/* Write a text about a position: the rules with numbers, such as "7x6/4/drop"; the board and the
 * player to move, such as "X.O/.X./..O X"; or a drawing of several lines. */
INAROW_C_API size_t inarow_position_rules_text(const inarow_position* position, char* text,
                                               size_t size);
INAROW_C_API size_t inarow_position_board_text(const inarow_position* position, char* text,
                                               size_t size);
INAROW_C_API size_t inarow_position_drawing(const inarow_position* position, char* text,
                                            size_t size);
/* Write the name of a square, such as "a1", or the text of the move to the square: the column, such
 * as "4", if stones drop, and the name of the square otherwise. The text is empty if the square is
 * off the board. */
INAROW_C_API size_t inarow_position_square_text(const inarow_position* position, int column,
                                                int row, char* text, size_t size);
INAROW_C_API size_t inarow_position_move_text(const inarow_position* position, int column, int row,
                                              char* text, size_t size);
/* Reads a move from a text. Sets *square to the square on which the stone of the move lands, or
 * writes to `error` why the move is refused. */
INAROW_C_API inarow_status inarow_position_read_move(const inarow_position* position,
                                                     const char* move, inarow_square* square,
                                                     char* error, size_t error_size);

/* Creates a solver. The solver uses a transposition table of at most table_bytes bytes (0: 64 MB),
 * and up to `threads` threads for each question (0: one per CPU). If stones drop, the table can
 * take 256 KB even if table_bytes is smaller. Returns null if `threads` is negative or more than
 * INAROW_MAX_THREADS, or if memory runs out. */
INAROW_C_API inarow_solver* inarow_solver_create(size_t table_bytes, int threads, char* error,
                                                 size_t error_size);
INAROW_C_API void inarow_solver_destroy(inarow_solver* solver);

/* Sets the limits of time and of nodes (positions that the search visits) for every later question.
 * 0 means that there is no limit. With several threads, the limit of nodes counts only the nodes of
 * one thread. inarow_choose_move ignores this limit below the highest level. */
INAROW_C_API inarow_status inarow_solver_set_limits(inarow_solver* solver, int64_t milliseconds,
                                                    int64_t nodes);
/* Loads an opening book, in which the solver looks up positions before it searches. If `file` is
 * null, the solver uses no book. */
INAROW_C_API inarow_status inarow_solver_set_book(inarow_solver* solver, const char* file,
                                                  char* error, size_t error_size);
/* inarow_solver_stop ends the current question and all later questions, until inarow_solver_resume
 * is called. These questions return INAROW_STOPPED, except inarow_choose_move, which returns the
 * best move found so far. Both functions can be called from any thread. */
INAROW_C_API inarow_status inarow_solver_stop(inarow_solver* solver);
INAROW_C_API inarow_status inarow_solver_resume(inarow_solver* solver);
/* Returns the number of nodes that all threads searched for the last question. Returns 0 while a
 * question is being answered, and after a choice of a move below the highest level. */
INAROW_C_API int64_t inarow_solver_nodes(const inarow_solver* solver);

/* Finds the exact value of a position. */
INAROW_C_API inarow_status inarow_solve_value(inarow_solver* solver,
                                              const inarow_position* position, inarow_value* value);
/* Finds who wins under perfect play, or that the game is a draw. This function is usually faster
 * than inarow_solve_value. */
INAROW_C_API inarow_status inarow_solve_outcome(inarow_solver* solver,
                                                const inarow_position* position,
                                                inarow_outcome* outcome);
/* Finds the values of all legal moves, in the order of inarow_position_legal_moves. */
INAROW_C_API inarow_status inarow_solve_moves(inarow_solver* solver,
                                              const inarow_position* position,
                                              inarow_scored_move* moves, size_t* count);
/* Finds the best moves, in the order of inarow_position_legal_moves: the moves that win soonest; if
 * no move wins, all moves that draw; if every move loses, the moves that lose latest. The array
 * needs room for all legal moves. */
INAROW_C_API inarow_status inarow_solve_best_moves(inarow_solver* solver,
                                                   const inarow_position* position,
                                                   inarow_square* squares, size_t* count);

/* Chooses a move for a computer player. At the highest level, *is_proven is 1 if the move is proven
 * to be a best move. If the move is not proven, *is_proven is 0, and the move is the best move
 * found within the limits, or until the solver was stopped. At a lower level, the choice usually
 * takes up to 0.2 seconds (about a second if the board has hundreds of columns or rows), *is_proven
 * is 0, and the move depends only on the position, the level and the seed, unless the time limit or
 * a stop ends the search early. `is_proven` may be null. */
INAROW_C_API inarow_status inarow_choose_move(inarow_solver* solver,
                                              const inarow_position* position, int level,
                                              uint64_t seed, inarow_square* square, int* is_proven);

#ifdef __cplusplus
}
#endif

#endif
