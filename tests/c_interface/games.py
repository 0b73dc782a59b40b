#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""The C interface of a shared library, by ctypes: games.py LIBRARY. What the solver answers is
played, and compared with rules that are written here a second time."""

import concurrent.futures
import ctypes
import functools
import itertools
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_int64, c_size_t, c_uint64, c_void_p

OK, STOPPED, REFUSED = 0, 1, 6
FIRST, SECOND = 1, 2
DRAW = 3
ERROR_SIZE = 512


class Square(ctypes.Structure):
    _fields_ = [("column", c_int), ("row", c_int)]


class Value(ctypes.Structure):
    _fields_ = [("outcome", c_int), ("plies", c_int), ("score", c_int)]


class ScoredMove(ctypes.Structure):
    _fields_ = [("square", Square), ("value", Value)]


SIGNATURES = {
    "inarow_version": (c_char_p,),
    "inarow_position_create": (c_void_p, c_char_p, c_char_p, c_char_p, c_size_t),
    "inarow_position_set_up": (c_void_p, c_char_p, c_char_p, c_char_p, c_size_t),
    "inarow_position_play": (c_void_p, c_void_p, c_char_p, c_char_p, c_size_t),
    "inarow_position_play_square": (c_void_p, c_void_p, c_int, c_int, c_char_p, c_size_t),
    "inarow_position_destroy": (None, c_void_p),
    "inarow_position_to_move": (c_int, c_void_p),
    "inarow_position_outcome": (c_int, c_void_p),
    "inarow_position_board_text": (c_size_t, c_void_p, c_char_p, c_size_t),
    "inarow_position_move_text": (c_size_t, c_void_p, c_int, c_int, c_char_p, c_size_t),
    "inarow_solver_create": (c_void_p, c_size_t, c_int, c_char_p, c_size_t),
    "inarow_solver_destroy": (None, c_void_p),
    "inarow_solver_set_limits": (c_int, c_void_p, c_int64, c_int64),
    "inarow_solver_stop": (c_int, c_void_p),
    "inarow_solver_resume": (c_int, c_void_p),
    "inarow_solve_value": (c_int, c_void_p, c_void_p, POINTER(Value)),
    "inarow_solve_moves": (c_int, c_void_p, c_void_p, POINTER(ScoredMove), POINTER(c_size_t)),
    "inarow_solve_best_moves": (c_int, c_void_p, c_void_p, POINTER(Square), POINTER(c_size_t)),
    "inarow_choose_move": (
        c_int, c_void_p, c_void_p, c_int, c_uint64, POINTER(Square), POINTER(c_int),
    ),
}  # fmt: skip


def load(path):
    library = ctypes.CDLL(path)
    for name, (result, *arguments) in SIGNATURES.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
    return library


class Refused(Exception):
    pass


class Position:
    """A position of the library."""

    def __init__(self, library, handle, error):
        if not handle:
            raise Refused(error.value.decode())
        self.library = library
        self.handle = handle

    def __del__(self):
        if hasattr(self, "handle"):
            self.library.inarow_position_destroy(self.handle)

    @classmethod
    def create(cls, library, rules, moves=""):
        error = ctypes.create_string_buffer(ERROR_SIZE)
        handle = library.inarow_position_create(rules.encode(), moves.encode(), error, len(error))
        return cls(library, handle, error)

    @classmethod
    def set_up(cls, library, rules, board):
        error = ctypes.create_string_buffer(ERROR_SIZE)
        handle = library.inarow_position_set_up(rules.encode(), board.encode(), error, len(error))
        return cls(library, handle, error)

    def play(self, square):
        error = ctypes.create_string_buffer(ERROR_SIZE)
        handle = self.library.inarow_position_play_square(
            self.handle, square.column, square.row, error, len(error)
        )
        return Position(self.library, handle, error)

    def board(self):
        """As a text, "X.O/.X./..O X"."""
        text = ctypes.create_string_buffer(64)
        size = self.library.inarow_position_board_text(self.handle, text, len(text))
        assert size == len(text.value)
        return text.value.decode()

    def move_text(self, square):
        text = ctypes.create_string_buffer(8)
        self.library.inarow_position_move_text(
            self.handle, square.column, square.row, text, len(text)
        )
        return text.value.decode()

    def best_moves(self, solver):
        squares = (Square * 16)()
        count = c_size_t(len(squares))
        status = self.library.inarow_solve_best_moves(solver, self.handle, squares, byref(count))
        assert status == OK, status
        return squares[: count.value]

    def value(self, solver):
        value = Value()
        assert self.library.inarow_solve_value(solver, self.handle, byref(value)) == OK
        return value


def has_line(rows, mark):
    """Of three, in either direction."""
    ways = [(0, 1), (1, 0), (1, 1), (1, -1)]
    return any(
        all(
            0 <= r + i * down < len(rows) and 0 <= c + i * right < len(rows[0])
            and rows[r + i * down][c + i * right] == mark
            for i in range(3)
        )
        for r, c in itertools.product(range(len(rows)), range(len(rows[0])))
        for down, right in ways
    )  # fmt: skip


@functools.cache
def worth(board):
    """Of a board with three in a row for its player to move: above 0 a win, and the sooner, the
    larger; 0 a draw."""
    text, mover = board.split(" ")
    rows = text.split("/")
    other = "XO"["OX".index(mover)]
    if has_line(rows, other):
        return -1000
    free = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "."]
    if not free:
        return 0
    best = max(-worth(with_stone(board, r, c)) for r, c in free)
    return best - (best > 0) + (best < 0)  # a ply later


def with_stone(board, row, column):
    text, mover = board.split(" ")
    rows = text.split("/")
    rows[row] = rows[row][:column] + mover + rows[row][column + 1 :]
    return "/".join(rows) + " " + "XO"["OX".index(mover)]


def check_all_games(library, solver, position, seen):
    """Of each position that can follow: the best moves, played back."""
    board = position.board()
    if board in seen:
        return
    seen.add(board)
    outcome = library.inarow_position_outcome(position.handle)
    known = worth(board)
    if outcome == DRAW:
        assert known == 0, board
        return
    if outcome in (FIRST, SECOND):
        assert known == -1000, board
        return
    best = {(s.row, s.column) for s in position.best_moves(solver)}
    text = board.split(" ")[0].split("/")
    free = [(r, c) for r, row in enumerate(text) for c, mark in enumerate(row) if mark == "."]
    wanted = max(-worth(with_stone(board, r, c)) for r, c in free)
    assert best == {(r, c) for r, c in free if -worth(with_stone(board, r, c)) == wanted}, board
    sign = (known > 0) - (known < 0)
    score = position.value(solver).score
    assert (score > 0) - (score < 0) == sign, board
    for r, c in free:
        after = position.play(Square(c, r))
        assert after.board() == with_stone(board, r, c)
        check_all_games(library, solver, after, seen)


def check_block(library, solver):
    """X on a3 and a2 wins on a1, at the bottom left."""
    position = Position.create(library, "tic-tac-toe", "a3 b2 a2")
    (square,) = position.best_moves(solver)
    assert position.move_text(square) == "a1"
    assert position.play(square).board() == "X../XO./O.. X"


def check_texts(library):
    assert library.inarow_version().decode().count(".") == 2
    set_up = Position.set_up(library, "connect-four", "7/7/7/7/7/3X3 O")
    assert set_up.board() == Position.create(library, "connect-four", "4").board()
    for create, why in (
        (lambda: Position.create(library, "tic-tac-toe", "d4"), "off the board"),
        (lambda: Position.set_up(library, "tic-tac-toe", "XXX/.../..."), "No game reaches"),
    ):
        try:
            create()
        except Refused as refused:
            assert why in str(refused), refused
        else:
            raise AssertionError(why)


def check_threads(library, solver):
    """Several may ask one solver at once, and another may stop it."""
    wanted = {"32164625": 11, "321646253": -11, "321646255": 0}

    def score(moves):
        return Position.create(library, "connect-four", moves).value(solver).score

    endless = Position.create(library, "gomoku", "h8")
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            assert list(pool.map(score, wanted)) == list(wanted.values())
        status = pool.submit(library.inarow_solve_value, solver, endless.handle, byref(Value()))
        assert library.inarow_solver_stop(solver) == OK
        assert status.result() == STOPPED
    assert library.inarow_solver_resume(solver) == OK


def main():
    library = load(sys.argv[1])
    solver = library.inarow_solver_create(1 << 20, 1, None, 0)
    check_texts(library)
    check_block(library, solver)
    for rules in ("tic-tac-toe", "4x2/3"):
        seen = set()
        check_all_games(library, solver, Position.create(library, rules), seen)
        print(f"{rules}: {len(seen)} positions")
        if rules == "tic-tac-toe":
            assert len(seen) == 5478  # as is well known
    check_threads(library, solver)
    library.inarow_solver_destroy(solver)


if __name__ == "__main__":
    main()
