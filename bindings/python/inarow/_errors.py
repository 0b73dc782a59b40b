# SPDX-License-Identifier: BSL-1.0
"""What is raised when something is refused. The sentences are worded in C++."""

from __future__ import annotations

from typing import Any


class Error(ValueError):
    """What all errors of this package are, with what there is to say of each in fields.

    Fields that an error has not are None.
    """

    kind: str
    """Why, as one word: "taken", "game_over", "syntax", ..."""
    move: int | str | None
    """The action or the text that was refused."""
    square: int | None
    """The square that it is about, counted row by row from the top left."""
    number: int | None
    """Which move of the game it would have been, from 1."""
    at: int | None
    """Of a text: how many characters were fine."""
    index: int | None
    """Of many positions, or games: which."""
    score_lies: tuple[int, int] | None
    """Of an unsolved position: what is known of its score, the least and the most."""

    def __init__(
        self,
        message: str,
        *,
        kind: str = "",
        move: int | str | None = None,
        square: int | None = None,
        number: int | None = None,
        at: int | None = None,
        index: int | None = None,
        score_lies: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.move = move
        self.square = square
        self.number = number
        self.at = at
        self.index = index
        self.score_lies = score_lies

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), str(self), dict(self.__dict__))


def _made_again(of: type[Error], message: str, fields: dict[str, Any]) -> Error:
    return of(message, **fields)


class IllegalMove(Error):
    """A move that the rules, or its notation, do not allow; nothing was changed."""


class IllegalRules(Error):
    """Rules that make no sense."""


class IllegalPosition(Error):
    """A board that no game reaches."""


class NotationError(Error):
    """A text or an array that is not what it should be; `at` says from where on."""


class BookError(Error):
    """A file that is no opening book, or one of other rules."""


class Unsolved(Error):
    """No answer within the time limit."""
