# SPDX-License-Identifier: BSL-1.0
"""Records: games with their variations and properties. C++ reads and writes them."""

from __future__ import annotations

import codecs
import contextlib
import os
import pathlib
import tempfile
from collections.abc import Iterable, Iterator
from typing import IO, Any, NamedTuple

from inarow._core import Game, Position, RecordData, RecordReader, Rules
from inarow._errors import Error, NotationError
from inarow.typing import Notation

# In these files of other programs, a game takes several lines or is binary.
_SUFFIXES_OF_ONE_GAME = (".psq", ".sav", ".pos", ".lib")


class RecordNode(NamedTuple):
    """A node of the tree of a record: a move and its properties."""

    parent: int | None
    """The index of the previous node, which comes earlier in the list; None for the root."""
    action: int | None
    """The move; None for the root."""
    properties: dict[str, list[str]]
    """The properties by their SGF names, such as {"C": ["a comment"]}."""


class RecordWarning(NamedTuple):
    """A warning that a part of a text was not read, or that the author of the text may have meant
    something else."""

    kind: str
    """The reason as one word: "rules_not_applied", "pass", "unclosed", ..."""
    text: str
    """The reason as a sentence."""
    offset: int
    """The place of the part in the text, in bytes from 0."""


class Record:
    """A game with its variations, names, comments and other properties.

    You can change the properties, but not the moves.
    """

    __slots__ = ("__weakref__", "_data", "_nodes")

    def __init__(self, game: Game) -> None:
        self._data = RecordData(game)
        self._nodes: list[RecordNode] | None = None

    @classmethod
    def _of(cls, data: RecordData) -> Record:
        result = cls.__new__(cls)
        result._data = data
        result._nodes = None
        return result

    @property
    def game(self) -> Game:
        """The game of the main line, as a new copy."""
        return self._data.game()

    @property
    def start(self) -> Position:
        """The start position."""
        return self._data.start

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self._data.start.rules

    @property
    def variations(self) -> list[list[int]]:
        """The actions of each line from the start to an end of the tree; the main line is first."""
        return self._data.variations()

    @property
    def nodes(self) -> list[RecordNode]:
        """The nodes of the tree; the root is first, and each node follows its parent."""
        if self._nodes is None:
            self._nodes = [RecordNode(*node) for node in self._data.nodes()]
        return self._nodes

    @property
    def properties(self) -> dict[str, list[str]]:
        """The properties of the root by their SGF names, such as {"PB": ["Anna"]}."""
        return self.nodes[0].properties

    @property
    def warnings(self) -> list[RecordWarning]:
        """Warnings about parts of the text that were not read, or that may be misread."""
        return [RecordWarning(*warning[:3]) for warning in self._data.warnings()]

    @property
    def error(self) -> Error | None:
        """The error that ends the main line early, or None. This error is not raised."""
        error: Error | None = self._data.error()
        return error

    @property
    def is_whole(self) -> bool:
        """Whether the record contains the whole text: there is no `error`, and no warning about a
        part that was left out."""
        return self._data.is_whole()

    @property
    def score(self) -> int | None:
        """The score after the moves, if the text gives one."""
        return self._data.score

    @property
    def offset(self) -> int:
        """The place of the record in the text, in bytes from 0."""
        return self._data.offset

    def to_sgf(self) -> str:
        """The record in SGF, on one line unless its properties have line breaks."""
        if self._nodes is None:
            return self._data.sgf()
        return self._data.sgf([node.properties for node in self._nodes])

    def __eq__(self, other: object) -> bool:
        """Whether the start, the tree and the properties are the same."""
        if not isinstance(other, Record):
            return NotImplemented
        return self.start == other.start and self.nodes == other.nodes

    def __repr__(self) -> str:
        moves = self._data.game().ply
        return f"<Record of {self.rules}, {moves} {'move' if moves == 1 else 'moves'}>"


def read_games(
    source: str | os.PathLike[str] | IO[bytes] | IO[str],
    *,
    rules: Rules | str | None = None,
    position: Position | None = None,
    notation: Notation = "any",
    lines: bool | None = None,
    unchecked: bool = False,
) -> Iterator[Record]:
    """Reads the games of a file one after the other.

    `source` is a path or an open file. If `rules` are given, a game with other rules has an
    `error`. `position` is the start position of a list of moves [default: the empty board of
    `rules`. Without `rules`, the empty board of Connect Four if the moves are columns, otherwise of
    tic-tac-toe]. `lines` says whether each line of a file that is not SGF is a game [default: True,
    except for files of other programs: .psq, .sav, .pos and .lib]. `unchecked` says whether to
    accept start positions that legal moves cannot reach [default: False].

    If a game cannot be read to its end, the record has an `error`, and no exception is raised.
    """
    if isinstance(source, (str, os.PathLike)):
        name: Any = os.fspath(source)
        text: bytes | str = pathlib.Path(source).read_bytes()
    elif hasattr(source, "read"):
        name = getattr(source, "name", "")
        text = source.read()
    else:
        raise TypeError(f"source must be a path or an open file, not {type(source).__name__}")
    if lines is None:
        lines = not (isinstance(name, str) and name.lower().endswith(_SUFFIXES_OF_ONE_GAME))
    return _records(text, rules, position, notation, lines, unchecked)


def parse_games(
    text: str | bytes,
    *,
    rules: Rules | str | None = None,
    position: Position | None = None,
    notation: Notation = "any",
    lines: bool = False,
    unchecked: bool = False,
) -> Iterator[Record]:
    """Reads the games of a text one after the other, like `read_games`. A text that is not SGF is
    one game; if `lines` is True, each line is a game."""
    return _records(text, rules, position, notation, lines, unchecked)


def _records(
    text: str | bytes,
    rules: Rules | str | None,
    position: Position | None,
    notation: Notation,
    lines: bool,
    unchecked: bool,
) -> Iterator[Record]:
    if isinstance(text, str):
        text = text.encode("utf-8", "replace")
    elif isinstance(text, (bytearray, memoryview)):
        text = bytes(text)
    return map(Record._of, RecordReader(text, rules, position, notation, lines, unchecked))


def write_sgf(
    target: str | os.PathLike[str] | IO[bytes] | IO[str],
    records: Iterable[Record | Game],
    *,
    partial: bool = False,
) -> None:
    """Writes records or games as an SGF collection, one after the other, in UTF-8.

    `target` is a path or an open file. An existing file at the path is replaced after all records
    are written; if an exception is raised, the old file does not change. A record that is not whole
    is refused, unless `partial` is True.
    """
    if not isinstance(target, (str, os.PathLike)):
        _write(target, records, partial)
        return
    # In the same folder, because a file cannot be renamed across file systems.
    place = pathlib.Path(os.path.realpath(target))
    handle, name = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
    written = pathlib.Path(name)
    try:
        with open(handle, "wb") as file:
            _write(file, records, partial)
        written.chmod(_mode_of(place))
        written.replace(place)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            written.unlink()
        raise


def _mode_of(place: pathlib.Path) -> int:
    """The permissions of the file or, if there is no file, of a new file."""
    if place.exists():
        return place.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _write(file: Any, records: Iterable[Record | Game], partial: bool) -> None:
    is_text: bool | None = None
    for index, each in enumerate(records):
        record = Record(each) if isinstance(each, Game) else each
        if not (partial or record.is_whole):
            raise NotationError(
                f"records[{index}] was read only in part: {_first_loss(record)} "
                "With partial=True, the part that was read is written.",
                kind="partly_read",
                index=index,
            )
        line = record.to_sgf() + "\n"
        if is_text is None:
            is_text = _takes_text(file)
        file.write(line if is_text else line.encode("utf-8"))


def _first_loss(record: Record) -> str:
    if record.error is not None:
        return str(record.error)
    return next(text for kind, text, _, is_loss in record._data.warnings() if is_loss)


def _takes_text(file: Any) -> bool:
    encoding = getattr(file, "encoding", None)
    if encoding and codecs.lookup(encoding).name not in ("utf-8", "utf-8-sig"):
        raise ValueError(f'the file must be open with encoding="utf-8" or in "wb", not {encoding}')
    try:
        file.write("")
    except TypeError:
        return False
    return True
