# SPDX-License-Identifier: BSL-1.0
"""The exceptions of the package. Most messages come from C++."""

from __future__ import annotations

from typing import Any


class Error(ValueError):
    """The base class of all errors of this package.

    A field that does not apply is None.
    """

    kind: str
    """The reason as one word: "taken", "game_over", "syntax", ..."""
    move: int | str | None
    """The refused action or move text."""
    square: int | None
    """The number of the square that the error is about, row by row from the top left."""
    number: int | None
    """The number of the refused move in the game, from 1."""
    offset: int | None
    """The place where a text was refused, in characters from 0."""
    index: int | None
    """The index of the refused item in a list of positions or games."""
    nodes: int | None
    """With Unsolved: the number of nodes searched."""
    score_bounds: tuple[int, int] | None
    """With Unsolved: the known bounds of the score, (lower, upper)."""

    def __init__(
        self,
        message: str,
        *,
        kind: str = "",
        move: int | str | None = None,
        square: int | None = None,
        number: int | None = None,
        offset: int | None = None,
        index: int | None = None,
        nodes: int | None = None,
        score_bounds: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.move = move
        self.square = square
        self.number = number
        self.offset = offset
        self.index = index
        self.nodes = nodes
        self.score_bounds = score_bounds

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (type(self), str(self), dict(self.__dict__))


def _unpickled(error_type: type[Error], message: str, fields: dict[str, Any]) -> Error:
    return error_type(message, **fields)


class IllegalMove(Error):
    """A move that the rules or the notation do not allow. The game does not change."""


class IllegalRules(Error):
    """Rules that are out of range, unsupported, or different from the rules of other arguments."""


class IllegalPosition(Error):
    """A board that legal moves cannot reach, or a finished game in a call that needs a legal
    move."""


class NotationError(Error):
    """A text or an array that is not in its notation or format."""


class BookError(Error):
    """A file that is not an opening book."""


class ProofError(Error):
    """A file that is not a correct proof."""


class Unsolved(Error):
    """A position that is not solved, or not proven, within the time limit."""
