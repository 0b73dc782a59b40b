# SPDX-License-Identifier: BSL-1.0
"""The suites: frozen lists of positions with the exact score of every legal move.

scripts/bench_suites.py makes the files. A file is a text that gzip compresses. It contains the
name, the rules and the kind of the labels. Each further line contains a position and the labels of
its legal actions. A suite never changes, which its checksum ensures. A changed list of positions is
a new suite with the next number.
"""

from __future__ import annotations

import dataclasses
import functools
import gzip
import hashlib
import importlib.resources
from typing import Literal, NamedTuple

from inarow._core import Position, Rules
from inarow._errors import Error

Labels = Literal["scores", "outcomes"]


class _Entry(NamedTuple):
    sha256: str
    """The checksum of the uncompressed text."""
    bands: tuple[int, ...]
    """The first ply of each row of a table."""


_ENTRIES = {
    "tic-tac-toe-1": _Entry(
        "3928f4e91ec7d92d0dac9eedd1e38eda57d369363e2fe9eba532551d884b572f", tuple(range(9))
    ),
    "connect-four-1": _Entry(
        "41c3808a2a674c7d21f557c4e09390e0a0874c3bcd9a1ed674c3abe1d1c502e8", (0, 7, 14, 21, 28)
    ),
    "6x6-4-1": _Entry(
        "64b0c7cc70c8b10601f11a0181b9b16db8c420521763de49f7e3d8e298cc069a", (8, 12, 18, 24, 30)
    ),
    "gomoku-threats-1": _Entry(
        "26a4fe4cc2bafbeea5b8f74bfbc19863382c7bc96e158f7aff9073bb69e7bc41", (0, 12, 16, 22)
    ),
}

SUITES = tuple(_ENTRIES)
"""The names of the suites."""


@dataclasses.dataclass(frozen=True)
class LabeledPosition:
    """A position of a suite, with its labels."""

    position: Position
    scores: dict[int, int]
    """The exact score of each legal action; if the suite has outcomes as labels, 1 for a win, 0 for
    a draw and -1 for a loss."""

    @property
    def best_score(self) -> int:
        """The greatest score of an action, which is the score of the position."""
        return max(self.scores.values())

    @property
    def best_actions(self) -> list[int]:
        """The actions with the greatest score."""
        best = self.best_score
        return [action for action, score in self.scores.items() if score == best]

    @property
    def good_actions(self) -> list[int]:
        """The actions that keep the outcome."""
        best = _sign(self.best_score)
        return [action for action, score in self.scores.items() if _sign(score) == best]


@dataclasses.dataclass(frozen=True, repr=False)
class Suite:
    """A frozen list of positions with the labels of all legal moves."""

    name: str
    rules: Rules
    labels: Labels
    """Whether the labels are exact scores, or only win, draw or loss."""
    bands: tuple[int, ...]
    """The first ply of each row of a table."""
    positions: tuple[LabeledPosition, ...]

    def __len__(self) -> int:
        return len(self.positions)

    def __repr__(self) -> str:
        return f"<Suite {self.name}, {len(self)} positions of {self.rules.name}>"


@functools.cache
def load(name: str) -> Suite:
    """Returns the suite with this name, one of SUITES."""
    if name not in _ENTRIES:
        raise Error(
            f"There is no suite {name!r}. The suites are {', '.join(SUITES)}.", kind="suite"
        )
    file = importlib.resources.files("inarow.bench") / "suites" / f"{name}.txt.gz"
    data = gzip.decompress(file.read_bytes())
    entry = _ENTRIES[name]
    if hashlib.sha256(data).hexdigest() != entry.sha256:
        raise Error(
            f"The file of the suite {name!r} has changed since its release: install inarow again.",
            kind="suite",
        )
    return _parsed(data.decode(), entry.bands)


def _parsed(text: str, bands: tuple[int, ...]) -> Suite:
    head, *lines = text.splitlines()
    name, rules_text, labels = head.split("\t")
    kind: Labels = "scores" if labels == "scores" else "outcomes"
    rules = Rules(rules_text)
    return Suite(name, rules, kind, bands, tuple(_labeled(rules, line) for line in lines))


def _labeled(rules: Rules, line: str) -> LabeledPosition:
    board, scores = line.split("\t")
    position = Position(rules, board, unchecked=True)  # the checksum was checked
    pairs = zip(position.legal_actions(), map(int, scores.split()), strict=True)
    return LabeledPosition(position, dict(pairs))


def _sign(score: int) -> int:
    return (score > 0) - (score < 0)
