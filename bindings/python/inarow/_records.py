# SPDX-License-Identifier: BSL-1.0
"""Records: games with their variations, names and comments, read from every form and written as SGF."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import IO, Any

from inarow import _core
from inarow._core import Game, Gravity, Position, Rules

__all__ = ["Record", "RecordError", "RecordNode", "RecordWarning", "read_games", "write_sgf"]


@dataclass(frozen=True)
class RecordWarning:
    """A part of a text that was not read, or that its author may have meant differently."""

    kind: str
    """One word, such as "pass" or "rules_not_applied"."""
    text: str
    """A sentence."""
    offset: int
    """The place in the text, in bytes, from 0."""


@dataclass(frozen=True)
class RecordError:
    """Why the main line of a record was not read to its end."""

    kind: str
    """One word, such as "taken" or "other_rules"."""
    text: str
    """A sentence."""
    offset: int
    """The place in the text, in bytes, from 0."""


@dataclass
class RecordNode:
    """A node of a record: a move, and what the record says about it. The root has no move."""

    parent: int
    """The index of the node before; -1 for the root."""
    square: int | None
    """The square of the stone, counted from 0 at the top left, row by row; None for the root."""
    properties: dict[str, list[str]] = field(default_factory=dict)
    """The values by the names of SGF: "C" is a comment, "PB" and "PW" are the players."""

    @property
    def comment(self) -> str:
        """The comment, or an empty text."""
        return "".join(self.properties.get("C", [])[:1])

    @comment.setter
    def comment(self, text: str) -> None:
        if text:
            self.properties["C"] = [text]
        else:
            self.properties.pop("C", None)


class Record:
    """A game with its variations and properties.

    `Record(game)` makes a record of a game. `read_games` reads records.
    """

    def __init__(self, game: Game):
        self.start: Position = game.start
        """The start position."""
        self.nodes: list[RecordNode] = [RecordNode(-1, None)]
        """The tree: the root, then the moves; a parent precedes its children."""
        self.warnings: list[RecordWarning] = []
        """What was not read, or was understood differently than its author may have meant."""
        self.error: RecordError | None = None
        """Why the main line was not read to its end; None if it was."""
        self.score: int | None = None
        """The score of the position after the moves, if the text gives one."""
        self.offset: int = 0
        """The place of the record in the text, in bytes, from 0."""
        position = self.start
        for action in game.history():
            after = position.child(action)
            (square,) = (
                i
                for i, (a, b) in enumerate(zip(_marks(position), _marks(after), strict=True))
                if a != b
            )
            self.nodes.append(RecordNode(len(self.nodes) - 1, square))
            position = after

    @classmethod
    def _of_parts(cls, parts: tuple[Any, ...]) -> Record:
        start, nodes, charset, warnings, error, score, offset = parts
        self = cls.__new__(cls)
        self.start = start
        self.nodes = [
            RecordNode(parent, square, _decoded(properties, charset))
            for parent, square, properties in nodes
        ]
        self.warnings = [RecordWarning(*each) for each in warnings]
        self.error = None if error is None else RecordError(*error)
        self.score = score
        self.offset = offset
        return self

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.start.rules

    @property
    def properties(self) -> dict[str, list[str]]:
        """The properties of the root: names, date, result and others, by the names of SGF."""
        return self.nodes[0].properties

    def _main_line(self) -> list[int]:
        last = 0
        line = []
        for i, node in enumerate(self.nodes):
            if i > 0 and node.parent == last:
                line.append(i)
                last = i
        return line

    def _game_at(self, nodes: Iterable[int]) -> Game:
        game = Game(self.start)
        drops = self.rules.gravity == Gravity.DROP
        columns = self.rules.columns
        game.apply_actions(
            [
                square % columns if drops else square
                for i in nodes
                if (square := self.nodes[i].square) is not None
            ]
        )
        return game

    @property
    def game(self) -> Game:
        """The game of the main line, up to the refused move if there is an `error`."""
        return self._game_at(self._main_line())

    @property
    def main_line(self) -> list[RecordNode]:
        """The nodes of the main line, without the root."""
        return [self.nodes[i] for i in self._main_line()]

    @property
    def variations(self) -> list[Game]:
        """The game of each variation, the main line first."""
        children: list[list[int]] = [[] for _ in self.nodes]
        for i, node in enumerate(self.nodes):
            if node.parent >= 0:
                children[node.parent].append(i)
        result = []
        rest = [0]
        while rest:
            node = rest.pop()
            rest.extend(reversed(children[node]))
            if not children[node]:
                path = []
                while node > 0:
                    path.append(node)
                    node = self.nodes[node].parent
                result.append(self._game_at(reversed(path)))
        return result

    def to_sgf(self) -> str:
        """The record in SGF, in UTF-8, with all its variations and properties.

        Raises NotationError if the board has more than 52 columns or rows.
        """
        nodes = [
            (
                node.parent,
                node.square,
                [
                    (name, [_core._value_of_text(value).encode() for value in values])
                    for name, values in node.properties.items()
                ],
            )
            for node in self.nodes
        ]
        return _core._sgf_of(self.start, nodes).decode()

    def __repr__(self) -> str:
        return f"Record({self.game!r})"


def _marks(position: Position) -> str:
    return str(position).split(" ")[0].replace("/", "")


def _decoded(properties: list[tuple[str, list[bytes]]], charset: str) -> dict[str, list[str]]:
    result: dict[str, list[str]] = {}
    for name, values in properties:
        result.setdefault(name, []).extend(
            _core._text_of_value(_text(value, charset)) for value in values
        )
    return result


def _text(value: bytes, charset: str) -> str:
    try:
        return value.decode(charset, errors="replace")
    except LookupError:
        return value.decode("latin-1")


def read_games(
    source: str | os.PathLike[str] | bytes | IO[bytes] | IO[str],
    *,
    rules: Rules | str | None = None,
    start: Position | None = None,
    notation: str = "any",
    lines: bool = True,
    unchecked: bool = False,
) -> Iterator[Record]:
    """Read games in every form: SGF, links, lists of moves, positions, drawings, files of programs.

    `source` is the path of a file, an open file, or the text itself as bytes. The games are read one
    by one, so a file can have any number of them. A game that is read only in part has `warnings`
    or an `error`.

    `rules` are the rules that the games must have; without them, a record has its own rules, and a
    list of moves those of `start` or of tic-tac-toe. With `lines`, each line that is not SGF is a
    game; without, the text is one game, as when it is pasted. With `unchecked`, set-up boards that
    no game reaches are read too. Values in another encoding are decoded as the record says, or as
    Latin-1; what cannot be decoded becomes U+FFFD.
    """
    if isinstance(source, bytes):
        text = source
    elif isinstance(source, str | os.PathLike):
        with open(source, "rb") as file:
            text = file.read()
    else:
        content = source.read()
        text = content.encode() if isinstance(content, str) else content
    if start is None:
        start = Position(rules if rules is not None else "tic-tac-toe")
    reader = _core._TextReader(text, start, rules, notation, unchecked, lines)

    def games() -> Iterator[Record]:
        while (parts := reader.next()) is not None:
            yield Record._of_parts(parts)

    return games()


def write_sgf(
    target: str | os.PathLike[str] | IO[str], records: Record | Game | Iterable[Record | Game]
) -> int:
    """Write records or games as a collection in SGF, a game on each line. Return their number.

    `target` is the path of a file, which is replaced when all is written, or an open text file.
    Raises NotationError if a board has more than 52 columns or rows.
    """
    some = [records] if isinstance(records, Record | Game) else records

    def write(file: IO[str]) -> int:
        count = 0
        for each in some:
            record = Record(each) if isinstance(each, Game) else each
            file.write(record.to_sgf() + "\n")
            count += 1
        return count

    if not isinstance(target, str | os.PathLike):
        return write(target)
    path = os.path.realpath(target)
    mode = os.stat(path).st_mode & 0o777 if os.path.exists(path) else None
    descriptor, new = tempfile.mkstemp(
        dir=os.path.dirname(path), prefix=os.path.basename(path) + "."
    )
    try:
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            count = write(file)
        if mode is None:
            umask = os.umask(0)
            os.umask(umask)
            mode = 0o666 & ~umask
        os.chmod(new, mode)
        os.replace(new, path)
    except BaseException:
        os.unlink(new)
        raise
    return count
