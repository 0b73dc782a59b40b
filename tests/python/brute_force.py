# SPDX-License-Identifier: BSL-1.0
"""The rules again, in code that shares nothing with the library."""

import dataclasses
import functools
import itertools

DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]


@dataclasses.dataclass(frozen=True)
class BruteForce:
    """The rules again, as slow as they are plain. A board is a tuple of the marks 0, 1 and 2, row
    by row from the top; player 1 starts."""

    columns: int
    rows: int
    run: int
    drops: bool
    exactly: bool
    misere: bool

    @property
    def text(self):
        suffixes = {"/drop": self.drops, "/exactly": self.exactly, "/misere": self.misere}
        size = f"{self.columns}x{self.rows}/{self.run}"
        return size + "".join(suffix for suffix, is_present in suffixes.items() if is_present)

    @property
    def empty(self):
        return (0,) * (self.columns * self.rows)

    def mark(self, board, column, row):
        on_board = 0 <= column < self.columns and 0 <= row < self.rows
        return board[row * self.columns + column] if on_board else None

    def square(self, board, action):
        """The square that the stone comes onto; None if the action is not legal."""
        if not self.drops:
            return action if board[action] == 0 else None
        free = [row for row in range(self.rows) if self.mark(board, action, row) == 0]
        return max(free) * self.columns + action if free else None

    def lines(self, board, square):
        """The decisive lines through a stone, each as a list of squares."""
        row, column = divmod(square, self.columns)
        for right, down in DIRECTIONS:
            line = [square]
            for sign in (1, -1):
                for i in itertools.count(1):
                    c, r = column + sign * i * right, row + sign * i * down
                    if self.mark(board, c, r) != board[square]:
                        break
                    line.append(r * self.columns + c)
            if len(line) == self.run or (len(line) > self.run and not self.exactly):
                yield sorted(line)

    def moves(self, board):
        """(action, board after it, winner of the game: 1, 2, 0 for a draw, None while it goes on)
        for each legal action."""
        mover = 1 if board.count(1) == board.count(2) else 2
        for action in range(self.columns if self.drops else len(board)):
            square = self.square(board, action)
            if square is None:
                continue
            after = (*board[:square], mover, *board[square + 1 :])
            if any(self.lines(after, square)):
                yield action, after, 3 - mover if self.misere else mover
            else:
                yield action, after, None if 0 in after else 0


@functools.cache
def move_scores(brute, board):
    """The score of each legal action, for the player who makes it."""
    mover = 1 if board.count(1) == board.count(2) else 2
    scores = {}
    for action, after, winner in brute.moves(board):
        if winner is None:
            scores[action] = -max(move_scores(brute, after).values())
        else:
            size = after.count(0) // 2 + 1 if winner else 0
            scores[action] = size if winner == mover else -size
    return scores
